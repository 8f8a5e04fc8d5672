// table.tsx -- the screen a game is played on.

import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import { Dialog, LangSwitch, SettingsDialog, useApp, useText } from "../app";
import { Engine } from "../engine";
import type { Advice } from "../play";
import { itemKey, Play } from "../play";
import type { Cards, Choice, Item, Words } from "../protocol";
import { skins } from "../skins";
import { speak } from "../sound";
import type { Saved } from "../store";
import { loadGame } from "../store";
import type { Figure, Skin, Surface } from "../surface";
import { aboutOf, counterName, figuresOf, touches } from "../surface";
import { percent, three } from "../text";
import { Actions } from "../parts/actions";
import { GenericTable } from "../parts/generic";
import { Icon } from "../parts/icon";
import { Log } from "../parts/log";
import { StoryPage } from "../parts/page";
import { download } from "../files";
import { Harbour } from "../art/harbour";
import { Over } from "./over";

/** Lines of news that fit beside the actions; the log has them all. */
const NEWS = 3;

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
	const t = useText();
	const [saved, setSaved] = useState<Saved | null>();
	useEffect(() => {
		void loadGame(props.id).then((game) => setSaved(game ?? null));
	}, [props.id]);
	if (saved === undefined) return <main class="wait" aria-busy="true" />;
	if (saved === null)
		return (
			<main class="page">
				<h1>Quayside</h1>
				<p>{t("notFound")}</p>
				<a class="button" href="#/">
					{t("home")}
				</a>
			</main>
		);
	return <Table key={saved.id} saved={saved} />;
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
	useEffect(() => {
		engine.lang = settings.lang;
		if (play.state) void play.set(settings);
	}, [settings]);
	return { engine, play };
}

function Table(props: { saved: Saved }) {
	const { settings, go } = useApp();
	const t = useText();
	const { engine, play } = usePlay(props.saved);
	const known = useGame(engine, props.saved.game);
	const skin: Skin | undefined = skins[props.saved.game];
	const [selected, select] = useState<string>();
	const [advice, setAdvice] = useState<Advice>();
	const hinted = advice?.choice;
	const [odds, setOdds] = useState<Choice>();
	const [dialog, setDialog] = useState<"settings" | "log" | "menu" | "signs">();
	const [looking, setLooking] = useState(false);
	const state = play.state;

	useEffect(() => {
		select(undefined);
		setAdvice(undefined);
		setOdds(undefined);
	}, [state?.moves]);

	const choices = state && state.asks === play.viewer && play.curtain === undefined ? (state.choices ?? []) : [];
	const at = (item: Item) => choices.filter((c) => touches(skin, c, item, play.viewer));
	const act = (choice: Choice) => void play.play(choice);
	const touch = (item: Item) => {
		const possible = at(item);
		const only = possible[0];
		if (selected === itemKey(item) && possible.length === 1 && only) act(only);
		else select(itemKey(item));
	};
	const held = useRef<Item>();
	const [dragging, setDragging] = useState(false);
	const drop = (e: DragEvent) => {
		e.preventDefault();
		const possible = held.current ? at(held.current) : [];
		held.current = undefined;
		const home = e.target instanceof Element && e.target.closest(".seat.mine, .hand");
		if (home && possible.length === 1 && possible[0]) act(possible[0]);
	};
	const chosen = state?.items.find((i) => itemKey(i) === selected);
	const narrowed = chosen ? at(chosen) : choices;
	const hint = async () => setAdvice(await play.hint());
	useKeys({
		choices: narrowed,
		act,
		undo: () => state?.undo && void play.back("undo"),
		redo: () => state?.redo && void play.back("redo"),
		hint: () => choices.length > 0 && void hint(),
		log: () => setDialog("log"),
		clear: () => select(undefined),
		hurry: () => play.hurry(),
		blocked: dialog !== undefined || odds !== undefined || play.pages.length > 0,
	});

	if (!state || !known) return <main class="wait" aria-busy="true">{play.error && <p role="alert">{play.error}</p>}</main>;
	const surface: Surface = {
		state,
		...known,
		lang: settings.lang,
		viewer: play.viewer,
		at,
		touch,
		// Nothing may move under a drag, so the choices are not narrowed; only the goal is marked,
		// once the browser has taken its picture of the thing.
		grab: (item) => {
			held.current = item;
			setTimeout(() => setDragging(true));
		},
		selected,
		hinted,
	};
	const TableArt = (settings.plain ? undefined : skin?.Table) ?? GenericTable;
	const mover = state.seats[state.asks >= 0 ? state.asks : (state.waiting[0] ?? -1)];
	const status = state.over
		? t("over")
		: state.asks >= 0
			? play.humans.length > 1 ? t("turnOf", mover?.name ?? "") : t("yourTurn")
			: mover
				? t("thinking", mover.name)
				: t("dealing");
	const share = async () => {
		const { record } = await engine.ask<{ record: string }>("save");
		download(`${props.saved.game}-${props.saved.id}.record`, record);
	};
	const page = play.pages[0];
	const risky = choices.find((c) => (c.odds?.length ?? 0) > 0);
	return (
		<div
			class={`table-screen game-${props.saved.game} ${dragging ? "dragging" : ""}`}
			data-moves={state.moves}
			onDragOver={(e) => e.preventDefault()}
			onDrop={drop}
			onDragEnd={() => setDragging(false)}
		>
			<header class="bar">
				<a class="home" href="#/" aria-label={t("home")}>
					<Icon name="logo" />
				</a>
				<div class="status">
					<h1>{known.words.title}</h1>
					<p class={state.asks >= 0 ? "yours" : ""}>{status}</p>
				</div>
				<nav aria-label={t("menu")}>
					<button onClick={() => void play.back("undo")} disabled={!state.undo} title={t("undo")} aria-label={t("undo")}>
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
			<main class="felt" tabIndex={0} onClick={() => play.hurry()}>
				<TableArt {...surface} />
			</main>
			{props.saved.tutorial && skin && <Coach skin={skin} surface={surface} id={props.saved.id} />}
			<footer class="hand">
				{play.error && (
					<p class="error" role="alert">
						{play.error}
					</p>
				)}
				{(play.since.length > 0 || risky) && (
					<div class="newsline">
						<p class="news" aria-hidden="true">
							{play.since.slice(-NEWS).map((l) => l.text).join(" · ")}
						</p>
						{risky && (
							<button class="quiet odds" onClick={() => setOdds(risky)}>
								<Icon name="odds" /> {t("odds")}
							</button>
						)}
					</div>
				)}
				{advice && (
					<p class="hintline" role="status">
						<b>{t("hintIs", advice.choice.label)}</b> {t("hintChance", percent(settings.lang, advice.win[play.viewer] ?? 0))} {advice.reason}
					</p>
				)}
				<Actions tells={(choice) => skin?.tells?.(choice, known.about)} choices={narrowed} hinted={hinted} play={act} narrowed={chosen !== undefined} clear={() => select(undefined)} />
			</footer>
			<aside class="side" aria-label={t("log")}>
				<Log game={props.saved.game} lines={play.lines} />
			</aside>
			<div class="hidden-text" role="status" aria-live="polite">
				{play.spoken.map((l) => l.text).join(" ")} {state.asks >= 0 ? status : ""}
			</div>
			{play.curtain !== undefined && <Curtain name={state.seats[play.curtain]?.name ?? ""} lift={() => void play.lift()} />}
			{page && play.curtain === undefined && <StoryPage key={`${page.n}-${page.title}`} title={page.title ?? ""} text={page.page ?? ""} close={() => play.turn()} />}
			{state.over && !looking && !page && <Over saved={play.saved} state={state} close={() => setLooking(true)} />}
			{dialog === "settings" && <SettingsDialog close={() => setDialog(undefined)} />}
			{dialog === "log" && (
				<Dialog title={t("log")} close={() => setDialog(undefined)} wide>
					<Log game={props.saved.game} lines={play.lines} />
				</Dialog>
			)}
			{dialog === "menu" && (
				<Dialog title={t("menu")} close={() => setDialog(undefined)}>
					<div class="menu">
						<LangSwitch />
						<button onClick={() => setDialog("settings")}>{t("settings")}</button>
						{skin?.counters && <button onClick={() => setDialog("signs")}>{t("signs")}</button>}
						<a class="button" href={`#/rules/${props.saved.game}`}>{t("rules")}</a>
						<a class="button" href={`#/cards/${props.saved.game}`}>{t("cards")}</a>
						<button onClick={() => void share()}>{t("export")}</button>
						<button onClick={() => go(`/replay/${props.saved.id}`)}>{t("replay")}</button>
						<a class="button" href="#/">{t("home")}</a>
					</div>
				</Dialog>
			)}
			{dialog === "signs" && (
				<Dialog title={t("signs")} close={() => setDialog(undefined)}>
					<ul class="signs">
						{Object.entries(skin?.counters ?? {}).map(([id, drawing]) => (
							<li key={id}>
								{drawing} {counterName(surface, id)}
							</li>
						))}
					</ul>
				</Dialog>
			)}
			{odds && (
				<Dialog title={t("oddsOf", odds.label)} close={() => setOdds(undefined)}>
					<ul class="odds-list">
						{odds.odds?.map((o) => (
							<li key={o.section}>
								<meter min={0} max={1000} value={o.permille} aria-label={o.title} />
								<b>{percent(settings.lang, o.permille)}</b>
								<span>{o.title}</span>
							</li>
						))}
					</ul>
				</Dialog>
			)}
		</div>
	);
}

function Curtain(props: { name: string; lift: () => void }) {
	const t = useText();
	const ref = useRef<HTMLButtonElement>(null);
	useEffect(() => ref.current?.focus(), []);
	return (
		<div class="curtain" role="dialog" aria-modal="true" aria-label={t("curtain", props.name)}>
			<Harbour />
			<h2>{t("curtain", props.name)}</h2>
			<button class="big primary" ref={ref} onClick={props.lift}>
				{t("curtainReady", props.name)}
			</button>
		</div>
	);
}

/** Comments in a first game: each is shown when its moment comes, once. */
function Coach(props: { skin: Skin; surface: Surface; id: string }) {
	const { settings } = useApp();
	const t = useText();
	const key = `quayside-coach-${props.id}`;
	const [seen, setSeen] = useState<string[]>(() => JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[]);
	const see = (ids: string[]) => {
		const all = [...seen, ...ids];
		sessionStorage.setItem(key, JSON.stringify(all));
		setSeen(all);
	};
	const step = props.skin.coach.find((s) => !seen.includes(s.id) && s.when(props.surface.state));
	if (!step) return null;
	return (
		<aside class="coach" aria-label={t("tutorial")}>
			<Icon name="parrot" />
			<p>{three(settings.lang, step.text)}</p>
			<div>
				<button class="primary" onClick={() => see([step.id])}>
					{t("gotIt")}
				</button>
				<button class="quiet" onClick={() => see(props.skin.coach.map((s) => s.id))}>
					{t("tutorialSkip")}
				</button>
			</div>
		</aside>
	);
}

interface Keys {
	choices: Choice[];
	act: (c: Choice) => void;
	undo: () => void;
	redo: () => void;
	hint: () => void;
	log: () => void;
	clear: () => void;
	hurry: () => void;
	blocked: boolean;
}

function moveFocus(step: number): void {
	const all = [...document.querySelectorAll<HTMLElement>(".felt button, .actions button")];
	const here = all.indexOf(document.activeElement as HTMLElement);
	const next = all[(here + step + all.length) % all.length];
	next?.focus();
}

function useKeys(keys: Keys): void {
	const ref = useRef(keys);
	ref.current = keys;
	useEffect(() => {
		const press = (e: KeyboardEvent) => {
			const k = ref.current;
			if (k.blocked || e.ctrlKey || e.metaKey || e.altKey) return;
			if (e.target instanceof HTMLInputElement || e.target instanceof HTMLSelectElement) return;
			const choice = k.choices[Number(e.key) - 1];
			if (e.key >= "1" && e.key <= "9" && choice) k.act(choice);
			else if (e.key === "u") k.undo();
			else if (e.key === "r") k.redo();
			else if (e.key === "h") k.hint();
			else if (e.key === "l") k.log();
			else if (e.key === "Escape") k.clear();
			else if (e.key === "ArrowRight" || e.key === "ArrowDown") moveFocus(1);
			else if (e.key === "ArrowLeft" || e.key === "ArrowUp") moveFocus(-1);
			else return;
			k.hurry();
			e.preventDefault();
		};
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, []);
}
