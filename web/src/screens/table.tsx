// table.tsx -- the screen a game is played on.

import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "preact/hooks";
import { Dialog, Missing, SettingsDialog, useApp, useText } from "../app";
import type { Choosing } from "../choosing";
import { useChoosing } from "../choosing";
import { Engine } from "../engine";
import { download } from "../files";
import { lookAround, moveFocus, TABLE_KEYS, useFocusKept, useKeys } from "../keys";
import { useGame } from "../known";
import { played } from "../options";
import { Actions } from "../parts/actions";
import { AskingDialog } from "../parts/asking";
import { Bar, Sign } from "../parts/bar";
import { Coach } from "../parts/coach";
import { Curtain } from "../parts/curtain";
import { Felt, NARROW, PHONE, useMedia } from "../parts/felt";
import { GenericTable } from "../parts/generic";
import { Kept } from "../parts/kept";
import { Log, Speech } from "../parts/log";
import type { DialogName } from "../parts/menu";
import { MenuDialog, OddsDialog, SignsDialog } from "../parts/menu";
import { News, useAnswers } from "../parts/news";
import { StoryPage } from "../parts/page";
import { Purse, Tray } from "../parts/tray";
import { Play } from "../play";
import type { State } from "../protocol";
import { skins } from "../../made/skins";
import { speak } from "../sound";
import { optionsOf } from "../start";
import type { Saved, Wish } from "../store";
import type { Skin, Surface } from "../surface";
import { counterName, huesOf } from "../surface";
import { Over } from "./over";

export function TableScreen(props: { id: string }) {
	return <Kept id={props.id} show={(saved) => <Table key={saved.id} saved={saved} />} />;
}

function usePlay(saved: Saved) {
	const { settings } = useApp();
	const [, changed] = useReducer((n: number) => n + 1, 0);
	const ref = useRef<{ engine: Engine; play: Play }>();
	const sound = useRef(settings.sound);
	sound.current = settings.sound;
	if (!ref.current) {
		const engine = new Engine(settings.lang);
		const heard = (lines: { verb: string }[]) => sound.current && lines.forEach((l) => speak(l.verb));
		ref.current = { engine, play: new Play(engine, saved, settings, () => changed(0), heard) };
	}
	const { engine, play } = ref.current;
	useEffect(() => {
		void play.open().catch((error: Error) => {
			play.error = error.message;
			changed(0);
		});
		return () => {
			play.close();
			engine.close();
		};
	}, []);
	useLayoutEffect(() => {
		engine.lang = settings.lang;
		if (play.state) void play.set(settings);
	}, [settings]);
	return { engine, play };
}

/** Any key and any click ends the pause that is being shown, and what still moves is there at once. */
function useSkip(play: Play): void {
	useEffect(() => {
		const skip = () => {
			play.hurry();
			for (const moving of document.getAnimations()) if (!(moving instanceof CSSAnimation) || moving.animationName !== "breathe") moving.finish();
		};
		const end = new AbortController();
		for (const event of ["keydown", "click"]) window.addEventListener(event, skip, { signal: end.signal });
		return () => end.abort();
	}, [play]);
}

function useTableKeys(play: Play, choosing: Choosing, open: Laid["open"]): void {
	const { state } = play;
	useKeys(TABLE_KEYS, {
		choose: (key) => {
			const entry = choosing.entries[Number(key) - 1];
			if (entry) choosing.enter(entry);
		},
		to: () => moveFocus(1),
		fro: () => moveFocus(-1),
		look: lookAround,
		clear: choosing.all,
		undo: () => state?.undo && void play.back("undo"),
		redo: () => state?.redo && void play.back("redo"),
		hint: () => choosing.choices.length > 0 && choosing.hint(),
		log: () => open("log"),
		until: () => (choosing.waits ? void play.until() : play.passing && void play.wake()),
		asking: () => open("asking"),
		keys: () => open("settings"),
	});
}

/** Whose turn it is, in words. */
function useStatus(play: Play): string {
	const t = useText();
	const { state } = play;
	if (!state) return "";
	if (state.over) return t("over");
	const mover = state.seats[play.asked ?? state.waiting.find((seat) => !play.humans.includes(seat)) ?? -1];
	if (play.asked !== undefined) return play.humans.length > 1 ? t("turnOf", mover?.name ?? "") : t("yourTurn");
	if (play.passing) return t("untilOn");
	return mover ? t("thinking", mover.name) : t("dealing");
}

/** The result of a game that is over lies on the table until somebody wants to look at the table. */
function useResult() {
	const [away, put] = useState(false);
	return { away, put };
}

/** What every part of this screen is made from. */
interface Laid {
	saved: Saved;
	engine: Engine;
	play: Play;
	skin: Skin | undefined;
	surface: Surface;
	choosing: Choosing;
	result: ReturnType<typeof useResult>;
	open: (dialog: DialogName | undefined) => void;
}

function Table(props: { saved: Saved }) {
	const { settings } = useApp();
	const { game } = props.saved;
	const { engine, play } = usePlay(props.saved);
	const known = useGame(engine, game, optionsOf(props.saved.record));
	const skin: Skin | undefined = skins[game];
	const choosing = useChoosing(play, skin, useMedia(PHONE));
	const [dialog, open] = useState<DialogName>();
	const wide = !useMedia(NARROW) && !settings.plain && skin?.Others !== undefined;
	const result = useResult();
	useTableKeys(play, choosing, open);
	useFocusKept();
	useSkip(play);
	const { state } = play;
	if (!state && play.error) return <Missing what="broken" why={play.error} />;
	if (!state || !known) return <main class="wait" aria-busy="true" />;
	const { at, touch, grab, selected, hinted, pointed } = choosing;
	const look: Surface["look"] = (item, about) => choosing.look({ item, about });
	const surface: Surface = { state, ...known, lang: settings.lang, viewer: play.viewer, wide, at, touch, look, grab, selected, hinted, pointed };
	const laid: Laid = { saved: props.saved, engine, play, skin, surface, choosing, result, open };
	return (
		<div class={`table-screen game-${game} ${choosing.dragging ? "dragging" : ""}`} style={huesOf(skin)} data-moves={state.moves}>
			<Spread {...laid} />
			<Interruption {...laid} />
			<Dialogs {...laid} dialog={dialog} />
		</div>
	);
}

/** The signs at the right of the bar. */
function Tools(props: Laid) {
	const { play, choosing, open } = props;
	const { state } = props.surface;
	return (
		<>
			<Sign icon="undo" word="undo" why={play.booked ? "booked" : undefined} disabled={!state.undo} act={() => void play.back("undo")} />
			<Sign icon="redo" word="redo" disabled={!state.redo} act={() => void play.back("redo")} />
			<Sign icon="hint" word="hint" disabled={choosing.choices.length === 0} act={choosing.hint} />
			<Sign icon="log" word="log" class="only-small" act={() => open("log")} />
			<Sign icon="menu" word="menu" act={() => open("menu")} />
		</>
	);
}

/** The game, below it what can be done, beside it the others and the log. */
function Spread(props: Laid) {
	const { settings, catalogue } = useApp();
	const t = useText();
	const { play, skin, surface, choosing, result, open } = props;
	const { game, id, tutorial } = props.saved;
	const about = played(settings.lang, catalogue.games.find((g) => g.id === game), optionsOf(props.saved.record));
	const { state } = surface;
	const phone = useMedia(PHONE);
	const answers = useAnswers(play, choosing, surface, skin);
	const status = useStatus(play);
	const yours = play.asked !== undefined;
	const narrow = useMedia(NARROW);
	const coach = tutorial && skin && <Coach skin={skin} surface={surface} news={play.since} id={id} />;
	const Art = (settings.plain ? undefined : skin?.Table) ?? GenericTable;
	const question = choosing.choices.length > 0 ? `${play.viewer}/${state.moves}` : undefined;
	return (
		<>
			<Bar title={surface.words.title} about={about} status={<p class={yours ? "yours" : ""}>{status}</p>}>
				<Tools {...props} />
			</Bar>
			<Felt question={question} shape={String(state.moves)} dress={[surface.words, settings.plain]} pointed={choosing.pointed}>
				<Art {...surface} />
			</Felt>
			{narrow && coach}
			<Tray count={choosing.entries.length} question={question} settled={answers.length === 0 && !choosing.narrowed} narrowed={choosing.narrowed}>
				{play.error && <p class="error" role="alert">{play.error}</p>}
				{skin?.counters && <Purse s={surface} counters={skin.purse?.(state) ?? skin.counters} />}
				<News play={play} choosing={choosing} phone={phone} answers={answers} open={open} />
				{phone && answers}
				{result.away && (
					<div class="buttons">
						<button class="primary" onClick={() => result.put(false)}>{t("showResult")}</button>
					</div>
				)}
				<Actions entries={choosing.entries} hinted={choosing.hinted} told={skin?.told} enter={choosing.enter} point={choosing.point} narrowed={choosing.narrowed} clear={choosing.all} />
			</Tray>
			<div class="beside">
				<aside class="side" aria-label={t("log")}>
					{surface.wide && skin?.Others && <div class="others" role="group" aria-label={t("players")} tabIndex={0}>{skin.Others(surface)}</div>}
					<Log game={game} lines={play.lines} />
				</aside>
				{!narrow && coach}
			</div>
			<Speech lines={play.spoken} status={yours || play.passing ? status : ""} />
		</>
	);
}

/** What must be seen before the game goes on: a curtain, a page of a story, the result. */
function Interruption(props: Laid) {
	const { go } = useApp();
	const t = useText();
	const { play, skin, surface, result } = props;
	const { state } = surface;
	const page = play.pages[0];
	const sums = (seat: State["seats"][number]) => (skin?.sums ?? []).map((c) => `${counterName(surface, c)} ${seat.counters[c] ?? 0}`).join(", ");
	if (play.elsewhere)
		return (
			<Dialog title={t("elsewhere")} close={() => go("/")}>
				<p>{t("elsewhereAbout")}</p>
				<div class="buttons">
					<button class="primary" onClick={() => location.reload()}>{t("playHere")}</button>
					<a class="button" href="#/">{t("home")}</a>
				</div>
			</Dialog>
		);
	if (play.sealed)
		return (
			<Dialog title={t("sealed")} kind="sealed" close={() => play.deal()}>
				<p>{t("sealedAbout")}</p>
				<p class="watchwords" lang="en">{play.sealed}</p>
				<div class="buttons">
					<button class="primary" autofocus onClick={() => play.deal()}>{t("sealedDeal")}</button>
				</div>
			</Dialog>
		);
	if (play.curtain !== undefined) return <Curtain name={state.seats[play.curtain]?.name ?? ""} lift={() => void play.lift()} />;
	if (page) return <StoryPage key={`${page.n}-${page.title}`} title={page.title ?? ""} text={page.page ?? ""} close={() => play.turn()} />;
	if (state.over && !result.away) return <Over saved={play.saved} state={state} sums={sums} called={(c) => counterName(surface, c)} close={() => result.put(true)} />;
	return null;
}

/** Of several people each has wishes of their own; who is alone has settings. */
function useWish(play: Play) {
	const { settings, change } = useApp();
	return ({ asking = settings.asking, stops }: Partial<Wish>) => {
		if (play.humans.length > 1) return void play.wish(stops ? { stops } : { asking });
		change({ asking, stops: stops ? { ...settings.stops, [play.saved.game]: stops } : settings.stops });
	};
}

/** What somebody wanted to look up or to change. */
function Dialogs(props: Laid & { dialog: DialogName | undefined }) {
	const t = useText();
	const { dialog, open, saved, engine, play, skin, surface, choosing } = props;
	const wish = useWish(play);
	const close = () => open(undefined);
	const share = async () => {
		const { record } = await engine.ask<{ record: string }>("save");
		download(`${saved.game}-${saved.id}.record`, record);
	};
	const who = play.humans.length > 1 ? surface.state.seats[play.viewer]?.name : undefined;
	return (
		<>
			{dialog === "settings" && <SettingsDialog close={close} />}
			{dialog === "asking" && <AskingDialog words={surface.words} skin={skin} usual={play.usual.stops} choices={choosing.choices} wish={play.wishOf(play.viewer)} who={who} change={wish} close={close} />}
			{dialog === "log" && <Dialog title={t("log")} close={close} wide><Log game={saved.game} lines={play.lines} /></Dialog>}
			{dialog === "menu" && <MenuDialog saved={saved} signs={skin?.counters !== undefined} open={open} share={() => void share()} close={close} />}
			{dialog === "signs" && <SignsDialog s={surface} counters={skin?.counters ?? {}} close={close} />}
			{choosing.odds && <OddsDialog choice={choosing.odds} close={() => choosing.weigh(undefined)} />}
		</>
	);
}
