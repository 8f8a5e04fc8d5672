// replay.tsx -- a kept game, step by step, through anybody's eyes.

import type { Dispatch, StateUpdater } from "preact/hooks";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Dialog, LangSwitch, Missing, useApp, useOnce, useText } from "../app";
import { Engine } from "../engine";
import { download } from "../files";
import { lookAround, REPLAY_KEYS, useKeys } from "../keys";
import { useGame } from "../known";
import { Bar, Sign } from "../parts/bar";
import { Chart } from "../parts/chart";
import { Felt, NARROW, useMedia } from "../parts/felt";
import { GenericTable } from "../parts/generic";
import { Kept } from "../parts/kept";
import { Log } from "../parts/log";
import { Told } from "../parts/tray";
import type { Line, State, Story } from "../protocol";
import { SPECTATOR, TRUTH } from "../protocol";
import { skins } from "../../made/skins";
import { branchGame, optionsOf } from "../start";
import type { Saved } from "../store";
import type { Looked, Surface } from "../surface";
import { huesOf } from "../surface";
import { useCourse } from "./over";

export function Replay(props: { id: string }) {
	return <Kept id={props.id} show={(saved) => <Viewer key={saved.id} saved={saved} />} />;
}

function useReplay(saved: Saved, seat: number, at: number) {
	const { settings } = useApp();
	const engine = useRef<Engine>();
	engine.current ??= new Engine(settings.lang);
	const [loaded, setLoaded] = useState(false);
	const [state, setState] = useState<State>();
	const [lines, setLines] = useState<Line[]>([]);
	const [error, setError] = useState("");
	const e = engine.current;
	useEffect(() => {
		void e.ask("load", `seed ${saved.seed}\n${saved.record}`).then(() => setLoaded(true), (wrong: Error) => setError(wrong.message));
		return () => e.close();
	}, []);
	useEffect(() => {
		if (!loaded) return;
		e.lang = settings.lang;
		void e.ask<Story>(`log ${seat} 0`).then((story) => setLines(story.lines));
	}, [loaded, seat, settings.lang]);
	useEffect(() => {
		if (loaded) void e.ask<State>(`state ${seat} ${at}`).then((then) => setState({ ...then, moves: at }));
	}, [loaded, seat, at, settings.lang]);
	return { engine: e, state, lines, error };
}

/** Goes on by itself, or by keys and buttons, from one told moment to the next. */
function useRunning(saved: Saved, lines: Line[], at: number, setAt: Dispatch<StateUpdater<number>>, openLog: () => void) {
	const [running, setRunning] = useState(false);
	const told = [...new Set(lines.map((l) => l.n + 1))];
	const on = () => setAt((n) => told.find((x) => x > n) ?? saved.moves);
	const back = () => setAt((n) => [...told].reverse().find((x) => x < n) ?? 0);
	useEffect(() => {
		if (!running) return;
		if (at >= saved.moves) return setRunning(false);
		const timer = setTimeout(on, 700);
		return () => clearTimeout(timer);
	}, [running, at, told.length]);
	useKeys(REPLAY_KEYS, {
		next: on,
		previous: back,
		first: () => setAt(0),
		last: () => setAt(saved.moves),
		auto: () => setRunning(!running),
		look: lookAround,
		log: openLog,
	});
	return { on, back, running, setRunning };
}

/** Through whose eyes one may look.  What others hold in a game that still runs is nobody's to look
 * at, nor is it of two who share a screen. */
function eyesOf(saved: Saved, t: ReturnType<typeof useText>): [number, string][] {
	const seats: [number, string][] = [...saved.names.map((name, i): [number, string] => [i, name]), [SPECTATOR, t("spectator")]];
	const alone = saved.kinds.filter((kind) => kind === "human").length === 1;
	return saved.over ? [...seats, [TRUTH, t("everything")]] : seats.filter(([i]) => (alone && saved.kinds[i] === "human") || i === SPECTATOR);
}

interface Steering {
	saved: Saved;
	seat: number;
	setSeat: (seat: number) => void;
	at: number;
	setAt: (n: number) => void;
	steps: ReturnType<typeof useRunning>;
	playOn: () => void;
}

/** Where in the game one is, through whose eyes, and what else can be done with it. */
function Steer(props: Steering) {
	const t = useText();
	const { saved, seat, at, setAt } = props;
	const { on, back, running, setRunning } = props.steps;
	return (
		<>
			<input
				type="range" class="timeline" min={0} max={saved.moves} value={at} aria-label={t("timeline")}
				aria-valuetext={t("of", at, saved.moves)} onInput={(e) => setAt(Number(e.currentTarget.value))}
			/>
			<div class="buttons centre">
				<Sign icon="first" word="first" act={() => setAt(0)} />
				<Sign icon="back" word="previous" act={back} />
				<Sign icon={running ? "pause" : "play"} word={running ? "pause" : "auto"} act={() => setRunning(!running)} />
				<Sign icon="next" word="next" act={on} />
				<Sign icon="last" word="last" act={() => setAt(saved.moves)} />
				<label class="inline">
					<span>{t("seenBy")}</span>
					<select value={String(seat)} onChange={(e) => props.setSeat(Number(e.currentTarget.value))}>
						{eyesOf(saved, t).map(([value, name]) => <option key={value} value={String(value)}>{name}</option>)}
					</select>
				</label>
				<button onClick={props.playOn} disabled={saved.over && at >= saved.moves}>{t("playOn")}</button>
				<button onClick={() => download(`${saved.game}-${saved.id}.record`, saved.record)}>{t("export")}</button>
			</div>
		</>
	);
}

/** The whole log over the table, on a small screen. */
function LogDialog(props: { game: string; lines: Line[]; pick: (n: number) => void; close: () => void }) {
	const t = useText();
	return (
		<Dialog title={t("log")} close={props.close} wide>
			<Log game={props.game} lines={props.lines} pick={(n) => (props.pick(n), props.close())} />
		</Dialog>
	);
}

function Viewer(props: { saved: Saved }) {
	const { settings, go } = useApp();
	const t = useText();
	const { saved } = props;
	const [seat, setSeat] = useState(saved.over ? TRUTH : SPECTATOR);
	const [at, setAt] = useState(0);
	const [log, setLog] = useState(false);
	const [looked, look] = useState<Looked>();
	useLayoutEffect(() => look(undefined), [at, seat]);
	const once = useOnce();
	const { engine, state, lines, error } = useReplay(saved, seat, at);
	const known = useGame(engine, saved.game, optionsOf(saved.record));
	const course = useCourse(saved);
	const skin = settings.plain ? undefined : skins[saved.game];
	const wide = !useMedia(NARROW) && skin?.Others !== undefined;
	const steps = useRunning(saved, lines, at, setAt, () => setLog(true));
	if (error) return <Missing what="broken" why={error} />;
	if (!state || !known) return <main class="wait" aria-busy="true" />;
	const surface: Surface = {
		state, ...known, lang: settings.lang, viewer: seat, wide,
		at: () => [], look: (item, about) => look({ item, about }), touch: () => undefined, grab: () => undefined, selected: undefined, hinted: undefined, pointed: undefined,
	};
	const Art = skin?.Table ?? GenericTable;
	const playOn = async () => go(`/table/${(await branchGame(engine, saved, at)).id}`);
	return (
		<div class={`table-screen replay game-${saved.game}`} style={huesOf(skins[saved.game])}>
			<Bar title={known.words.title} status={<p><span>{t("replay")}: </span>{t("of", at, saved.moves)}</p>}>
				<Sign class="only-small" icon="log" word="log" act={() => setLog(true)} />
				<LangSwitch />
			</Bar>
			<Felt question={String(seat)} shape={String(state.moves)} dress={[known.words, settings.plain]}><Art {...surface} /></Felt>
			<footer class="hand">
				{looked && <Told s={surface} {...looked} />}
				<p class="news" role="status">{lines.filter((l) => l.n === at - 1).map((l) => l.text).join(" ")}</p>
				{course.chances.length > 0 && (
					<Chart title={t("chartChance")} names={saved.names} points={course.chances} max={100} unit="%" low busy={!course.done} at={at / (saved.moves || 1)} pick={(x) => setAt(Math.round(x * saved.moves))} />
				)}
				<Steer saved={saved} seat={seat} setSeat={setSeat} at={at} setAt={setAt} steps={steps} playOn={() => once(playOn)} />
			</footer>
			<aside class="beside side" aria-label={t("log")}>
				{wide && skin?.Others && <div class="others" role="group" aria-label={t("players")} tabIndex={0}>{skin.Others(surface)}</div>}
				<Log game={saved.game} lines={lines.filter((l) => l.n < at)} pick={setAt} />
			</aside>
			{log && <LogDialog game={saved.game} lines={lines} pick={setAt} close={() => setLog(false)} />}
		</div>
	);
}
