// table.tsx -- the screen a game is played on.

import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "preact/hooks";
import { Dialog, SettingsDialog, Title, useApp, useText } from "../app";
import { Engine } from "../engine";
import type { Advice } from "../play";
import { itemKey, Play } from "../play";
import type { Cards, Choice, Item, Words } from "../protocol";
import { skins } from "../skins";
import { speak } from "../sound";
import type { Saved, Wish } from "../store";
import type { Figure, Looked, Skin, Surface } from "../surface";
import { aboutOf, counterName, figuresOf, huesOf, touches } from "../surface";
import { percent } from "../text";
import type { Drag } from "../drag";
import { grab } from "../drag";
import { lookAround, moveFocus, TABLE_KEYS, useFocusKept, useKeys } from "../keys";
import type { Entry } from "../parts/actions";
import { Actions, arrange, isKin } from "../parts/actions";
import { AskingDialog } from "../parts/asking";
import { Coach } from "../parts/coach";
import { Curtain } from "../parts/curtain";
import { Felt, NARROW, PHONE, useMedia } from "../parts/felt";
import { GenericTable } from "../parts/generic";
import { Icon } from "../parts/icon";
import { Kept } from "../parts/kept";
import type { DialogName } from "../parts/menu";
import { MenuDialog, OddsDialog, SignsDialog } from "../parts/menu";
import { Log, readable, Speech } from "../parts/log";
import { StoryPage } from "../parts/page";
import { Purse, Told, Tray } from "../parts/tray";
import { download } from "../files";
import { Over } from "./over";

interface Known {
	words: Words;
	cards: Cards;
	figures: Map<string, Figure>;
	about: Map<string, string>;
}

/** The words and figures of a game in the current language. */
export function useGame(engine: Engine, game: string | undefined) {
	const { settings } = useApp();
	const [known, setKnown] = useState<Known>();
	useEffect(() => {
		if (game === undefined) return;
		let stale = false;
		void (async () => {
			const words = await engine.ask<Words>(`words ${game}`);
			const cards = await engine.ask<Cards>(`cards ${game}`);
			if (!stale) setKnown({ words, cards, figures: figuresOf(cards), about: aboutOf(cards) });
		})();
		return () => {
			stale = true;
		};
	}, [game, settings.lang]);
	return known;
}

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

function Table(props: { saved: Saved }) {
	const { settings, change, go } = useApp();
	const t = useText();
	const { engine, play } = usePlay(props.saved);
	const known = useGame(engine, props.saved.game);
	const skin: Skin | undefined = skins[props.saved.game];
	const [selected, select] = useState<string>();
	const [advice, setAdvice] = useState<Advice>();
	// Choices are remembered by their moves: their words change with the language.
	const [risk, setRisk] = useState<string>();
	const [dialog, setDialog] = useState<DialogName>();
	const [looking, setLooking] = useState(false);
	const [pointed, point] = useState<Choice[]>();
	/** A kind of choices that was opened; the others wait. */
	const [unfolded, open] = useState<string[]>();
	const [looked, look] = useState<Looked>();
	const narrow = useMedia(NARROW);
	const phone = useMedia(PHONE);
	const state = play.state;

	// Before anybody can touch what is new.
	useLayoutEffect(() => {
		select(undefined);
		setAdvice(undefined);
		setRisk(undefined);
		point(undefined);
		open(undefined);
		look(undefined);
	}, [state?.moves]);

	// What is taken back may end again, and then the result is shown again.
	useEffect(() => {
		if (!state?.over) setLooking(false);
	}, [state?.over]);

	const choices = state && play.asked !== undefined && state.asks === play.asked ? (state.choices ?? []) : [];
	const opened = unfolded && choices.filter((c) => unfolded.includes(c.move));
	const hinted = choices.find((c) => c.move === advice?.move);
	const odds = choices.find((c) => c.move === risk);
	const at = (item: Item) => (opened ?? choices).filter((c) => touches(skin, c, item, play.viewer));
	const act = (choice: Choice) => void play.play(choice);
	const named = (key: string | undefined) => state?.items.find((i) => itemKey(i) === key);
	const chosen = named(selected);
	/** Two things that only one choice has in common are that choice: cargo and a quay, a ship and a hex. */
	const both = (one: Item, other: Item) => {
		const common = at(one).filter((c) => at(other).includes(c));
		return common.length === 1 ? common[0] : undefined;
	};
	const touch = (item: Item) => {
		const possible = at(item);
		const pair = chosen && itemKey(chosen) !== itemKey(item) ? both(chosen, item) : undefined;
		const only = selected === itemKey(item) && possible.length === 1 ? possible[0] : pair;
		look(undefined);
		if (only) act(only);
		else select(itemKey(item));
	};
	const [dragging, setDragging] = useState(false);
	// Nothing may move under a drag, so the choices are not narrowed; only the goals are marked.
	const drag: Drag = {
		held: (item) => setDragging(item !== undefined),
		drop: (item, over) => {
			const target = named(over.closest<HTMLElement>("[data-thing]")?.dataset["thing"]);
			const possible = at(item);
			const home = over.closest(".seat.mine, .hand") && possible.length === 1 ? possible[0] : undefined;
			const choice = (target && itemKey(target) !== itemKey(item) ? both(item, target) : undefined) ?? home;
			if (choice) act(choice);
			else select(itemKey(item));
		},
	};
	const lies = (choice: Choice) => phone && state !== undefined && state.items.some((i) => touches(skin, choice, i, play.viewer));
	const entries = arrange(chosen ? at(chosen) : (opened ?? choices), lies);
	const narrowed = chosen !== undefined || opened !== undefined;
	const all = () => {
		look(undefined);
		select(undefined);
		open(undefined);
	};
	const enter = (entry: Entry) => (isKin(entry) ? (select(undefined), open(entry.choices.map((c) => c.move))) : act(entry));
	const waits = state !== undefined && state.active !== play.viewer && choices.some((c) => c.verb === "pass");
	const hint = async () => setAdvice(await play.hint());
	useEffect(() => {
		if (!advice) return;
		setAdvice(undefined);
		void hint();
	}, [settings.lang]);
	useKeys(TABLE_KEYS, {
		choose: (key) => {
			const entry = entries[Number(key) - 1];
			if (entry) enter(entry);
		},
		to: () => moveFocus(1),
		fro: () => moveFocus(-1),
		look: lookAround,
		clear: all,
		undo: () => state?.undo && void play.back("undo"),
		redo: () => state?.redo && void play.back("redo"),
		hint: () => choices.length > 0 && void hint(),
		log: () => setDialog("log"),
		until: () => (waits ? void play.until() : play.passing.size > 0 && void play.wake()),
		asking: () => setDialog("asking"),
		keys: () => setDialog("settings"),
	});
	useFocusKept();
	useSkip(play);

	const wide = !narrow && !settings.plain && skin?.Others !== undefined;
	if (!state || !known) return <main class="wait" aria-busy="true">{play.error && <p role="alert">{play.error}</p>}</main>;
	const surface: Surface = {
		state,
		...known,
		lang: settings.lang,
		viewer: play.viewer,
		wide,
		at,
		touch,
		look: (item, about) => look({ item, about }),
		grab: (item, event) => grab(drag, item, event),
		selected,
		hinted,
		pointed,
	};
	const TableArt = (settings.plain ? undefined : skin?.Table) ?? GenericTable;
	const mover = state.seats[play.asked ?? state.waiting.find((seat) => !play.humans.includes(seat)) ?? -1];
	const status = state.over
		? t("over")
		: play.asked !== undefined
			? play.humans.length > 1 ? t("turnOf", mover?.name ?? "") : t("yourTurn")
			: play.passing.size > 0
				? t("untilOn")
				: mover
					? t("thinking", mover.name)
					: t("dealing");
	const share = async () => {
		const { record } = await engine.ask<{ record: string }>("save");
		download(`${props.saved.game}-${props.saved.id}.record`, record);
	};
	/** Of several people each has wishes of their own; who is alone has settings. */
	const wish = ({ asking = settings.asking, stops }: Partial<Wish>) => {
		if (play.humans.length > 1) return void play.wish(stops ? { stops } : { asking });
		change({ asking, stops: stops ? { ...settings.stops, [props.saved.game]: stops } : settings.stops });
	};
	const page = play.pages[0];
	const told = looked ?? (chosen && skin?.wordless?.includes(chosen.list) && known.about.has(chosen.id) ? { item: chosen } : undefined);
	const question = choices.length > 0 ? `${play.viewer}/${state.moves}` : undefined;
	const risky = choices.find((c) => c.odds?.length || c.hope);
	return (
		<div
			class={`table-screen game-${props.saved.game} ${dragging ? "dragging" : ""}`}
			style={huesOf(skin)}
			data-moves={state.moves}
		>
			<header class="bar">
				<a class="home" href="#/" aria-label={t("home")}>
					<Icon name="logo" />
				</a>
				<div class="status">
					<Title>{known.words.title}</Title>
					<p class={play.asked !== undefined ? "yours" : ""}>{status}</p>
				</div>
				<nav aria-label={t("menu")}>
					<button onClick={() => void play.back("undo")} disabled={!state.undo || play.booked} title={t(play.booked ? "booked" : "undo")} aria-label={t("undo")}>
						<Icon name="undo" />
					</button>
					<button onClick={() => void play.back("redo")} disabled={!state.redo} title={t("redo")} aria-label={t("redo")}>
						<Icon name="redo" />
					</button>
					<button onClick={() => void hint()} disabled={choices.length === 0} title={t("hint")} aria-label={t("hint")}>
						<Icon name="hint" />
					</button>
					<button class="only-small" onClick={() => setDialog("log")} title={t("log")} aria-label={t("log")}>
						<Icon name="log" />
					</button>
					<button onClick={() => setDialog("menu")} title={t("menu")} aria-label={t("menu")}>
						<Icon name="menu" />
					</button>
				</nav>
			</header>
			<Felt question={question} shape={`${state.moves}/${settings.lang}/${settings.plain}`} pointed={pointed}>
				<TableArt {...surface} />
			</Felt>
			{props.saved.tutorial && skin && <Coach skin={skin} surface={surface} id={props.saved.id} />}
			<Tray count={entries.length} question={question} narrowed={narrowed}>
				{play.error && (
					<p class="error" role="alert">
						{play.error}
					</p>
				)}
				{skin?.counters && <Purse s={surface} counters={skin.purse?.(state) ?? skin.counters} />}
				{(play.since.length > 0 || risky || waits || play.passing.size > 0) && (
					<div class="newsline">
						<p class="news" aria-hidden="true">
							{readable(play.since).slice(phone ? -1 : -3).map((l) => l.text).join(" ")}
						</p>
						{risky && (
							<button class="quiet odds" onClick={() => setRisk(risky.move)}>
								<Icon name="odds" /> {t("odds")}
							</button>
						)}
						{waits && (
							<>
								<button class="quiet odds until" onClick={() => void play.until()}>
									<Icon name="until" /> {t("until")}
								</button>
								<button class="quiet odds" onClick={() => setDialog("asking")} aria-label={t("askingTitle")} title={t("askingTitle")}>
									<Icon name="bell" />
								</button>
							</>
						)}
						{play.passing.size > 0 && play.asked === undefined && (
							<button class="quiet odds" onClick={() => void play.wake()}>
								<Icon name="bell" /> {t("wake")}
							</button>
						)}
					</div>
				)}
				{told && <Told s={surface} {...told} />}
				{play.refused && <p class="hintline" role="status">{t("untilNot")}</p>}
				{play.booked && <p class="hintline" role="status">{t("booked")}</p>}
				{advice && hinted && (
					<p class="hintline" role="status">
						<b>{t("hintIs", hinted.label)}</b> {t("hintChance", percent(settings.lang, advice.win[play.viewer] ?? 0))} {advice.reason}
					</p>
				)}
				{state.over && looking && (
					<div class="buttons">
						<button class="primary result-again" onClick={() => setLooking(false)}>{t("showResult")}</button>
					</div>
				)}
				<Actions entries={entries} hinted={hinted} told={skin?.told} enter={enter} point={point} narrowed={narrowed} clear={all} />
			</Tray>
			<aside class="side" aria-label={t("log")}>
				{wide && skin?.Others && <div class="others" role="group" aria-label={t("players")} tabIndex={0}>{skin.Others(surface)}</div>}
				<Log game={props.saved.game} lines={play.lines} />
			</aside>
			<Speech lines={play.spoken} status={play.asked !== undefined || play.passing.size > 0 ? status : ""} />
			{play.curtain !== undefined && <Curtain name={state.seats[play.curtain]?.name ?? ""} lift={() => void play.lift()} />}
			{page && play.curtain === undefined && <StoryPage key={`${page.n}-${page.title}`} title={page.title ?? ""} text={page.page ?? ""} close={() => play.turn()} />}
			{state.over && !looking && !page && <Over saved={play.saved} state={state} sums={(seat) => (skin?.sums ?? []).map((c) => `${counterName(surface, c)} ${seat.counters[c] ?? 0}`).join(", ")} close={() => setLooking(true)} />}
			{play.elsewhere && (
				<Dialog title={t("elsewhere")} close={() => go("/")}>
					<p>{t("elsewhereAbout")}</p>
					<div class="buttons">
						<button class="primary" onClick={() => location.reload()}>{t("playHere")}</button>
						<a class="button" href="#/">{t("home")}</a>
					</div>
				</Dialog>
			)}
			{dialog === "settings" && <SettingsDialog close={() => setDialog(undefined)} />}
			{dialog === "asking" && (
				<AskingDialog
					words={known.words} skin={skin} usual={play.usual.stops} choices={choices} wish={play.wishOf(play.viewer)}
					who={play.humans.length > 1 ? state.seats[play.viewer]?.name : undefined} change={wish} close={() => setDialog(undefined)}
				/>
			)}
			{dialog === "log" && (
				<Dialog title={t("log")} close={() => setDialog(undefined)} wide>
					<Log game={props.saved.game} lines={play.lines} />
				</Dialog>
			)}
			{dialog === "menu" && <MenuDialog saved={props.saved} signs={skin?.counters !== undefined} open={setDialog} share={() => void share()} close={() => setDialog(undefined)} />}
			{dialog === "signs" && <SignsDialog s={surface} counters={skin?.counters ?? {}} close={() => setDialog(undefined)} />}
			{odds && <OddsDialog choice={odds} close={() => setRisk(undefined)} />}
		</div>
	);
}
