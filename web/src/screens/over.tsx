// over.tsx -- the end: who won, by how much, and how it went.

import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Dialog, useApp, useOnce, useText } from "../app";
import { Engine } from "../engine";
import { Chart } from "../parts/chart";
import { SEAT_MARKS } from "../parts/seats";
import type { Ending, Seat, State } from "../protocol";
import { SPECTATOR } from "../protocol";
import { optionsOf, startGame } from "../start";
import type { Saved, Tale } from "../store";
import type { TaleView } from "../tale";
import { closeLeg, playNext } from "../tale";
import { useGoOn } from "./tale";

/** Moments of a game that a chart shows, and games played on from each: more where they are
 * quick, so that a chart takes about as many milliseconds a point. */
const POINTS = 24;
const GAMES = [60, 400] as const;
const PATIENCE = 90;
/** A team's are not so quick. */
const TEAM_POINTS = 12;
const TEAM_GAMES = 16;

export interface Course {
	x: number;
	values: number[];
}

/** How many games are worth waiting for at every point. */
async function worth(engine: Engine): Promise<number> {
	const began = performance.now();
	await engine.ask(`chances 0 ${GAMES[0]}`);
	const quick = (GAMES[0] * PATIENCE) / (performance.now() - began);
	return Math.round(Math.min(GAMES[1], Math.max(GAMES[0], quick)));
}

/** Score and chance to win at some moments of a game, as they become known. */
export function useCourse(saved: Saved) {
	const { settings } = useApp();
	const [scores, setScores] = useState<Course[]>([]);
	const [chances, setChances] = useState<Course[]>([]);
	const [done, setDone] = useState(false);
	useEffect(() => {
		const engine = new Engine(settings.lang);
		let stale = false;
		void (async () => {
			await engine.ask("load", `seed ${saved.seed}\n${saved.record}`);
			const score: Course[] = [];
			const chance: Course[] = [];
			let together = false;
			for (let i = 0; i <= POINTS && !stale; i++) {
				const n = Math.round((saved.moves * i) / POINTS);
				const state = await engine.ask<State>(`state ${SPECTATOR} ${n}`);
				score.push({ x: i / POINTS, values: state.seats.map((s) => s.score) });
				together = state.together;
			}
			if (!stale) setScores(score);
			const points = together ? TEAM_POINTS : POINTS;
			const games = together ? TEAM_GAMES : await worth(engine);
			for (let i = 0; i <= points && !stale; i++) {
				const n = Math.round((saved.moves * i) / points);
				const { share } = await engine.ask<{ share: number[] }>(`chances ${n} ${games}`);
				chance.push({ x: i / points, values: share.map((v) => Math.round(v / 10)) });
				if (!stale && (i % 4 === 0 || i === points)) setChances([...chance]);
			}
			if (!stale) setDone(true);
			engine.close();
		})().catch(() => engine.close());
		return () => {
			stale = true;
			engine.close();
		};
	}, [saved.id, saved.moves]);
	return { scores, chances, done };
}

/** The campaign after this game, if it is a chapter of one. */
function useLeg(saved: Saved) {
	const { settings } = useApp();
	const [told, setTold] = useState<{ tale: Tale; view: TaleView }>();
	useEffect(() => {
		if (saved.tale === undefined || !saved.over) return;
		const engine = new Engine(settings.lang);
		void closeLeg(engine, saved).then(setTold).finally(() => engine.close());
	}, [saved.id, saved.over]);
	return told;
}

/** A cup with the harbour's waves, for whoever won. */
function Trophy() {
	return (
		<svg class="trophy" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
			<g stroke="#1d2b36" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">
				<path d="M12 10H5q0 12 9 13M36 10h7q0 12 -9 13" fill="none" stroke="#f2b632" stroke-width="3.6" />
				<path d="M11 6h26q0 22 -13 24q-13 -2 -13 -24z" fill="#f2b632" />
				<path d="M24 30v7M15 42h18q0 -5 -9 -5t-9 5z" fill="#b97c0b" />
				<path d="M14 14q3.3 -3 6.6 0t6.6 0t6.6 0" fill="none" stroke="#fff3c4" />
			</g>
		</svg>
	);
}

/** Who came where, what decided between equal scores, and what the score is made of. */
function Ranking(props: { seats: Seat[]; ending: Ending; called: (counter: string) => string; sums: (seat: Seat) => string }) {
	const t = useText();
	const { rows, counters, together } = props.ending;
	return (
		<table class="result">
			<thead>
				<tr>
					{!together && <th scope="col">{t("place")}</th>}
					<th scope="col">{t("name")}</th>
					<th scope="col">{t("score")}</th>
					{counters.map((c) => <th key={c} scope="col">{props.called(c)}</th>)}
				</tr>
			</thead>
			<tbody>
				{rows.map((n) => {
					const seat = props.seats[n];
					if (!seat) return null;
					return (
						<Fragment key={n}>
							<tr class={`seat-${n} ${seat.place === 1 ? "winner" : ""}`}>
								{!together && <td>{seat.place}</td>}
								<td><span class="mark" aria-hidden="true">{SEAT_MARKS[n]}</span> {seat.name}</td>
								<td>{seat.score}</td>
								{counters.map((c) => <td key={c}>{seat.counters[c]}</td>)}
							</tr>
							{props.sums(seat) && (
								<tr class={`sums ${seat.place === 1 ? "winner" : ""}`}>
									{!together && <td />}
									<td colSpan={2 + counters.length}><small>{props.sums(seat)}</small></td>
								</tr>
							)}
						</Fragment>
					);
				})}
			</tbody>
		</table>
	);
}

/** Who has won, in a sentence. */
function useTitle(saved: Saved, state: State, winners: string[]) {
	const t = useText();
	const alone = saved.names.length === 1;
	if (state.together) return t(winners.length === 0 ? (alone ? "lostAlone" : "lostTogether") : alone ? "wonAlone" : "wonTogether");
	return winners.length === 1 ? t("wins", winners[0] ?? "") : winners.length ? t("shared", winners.join(", ")) : t("over");
}

export function Over(props: { saved: Saved; state: State; sums: (seat: Seat) => string; called: (counter: string) => string; close: () => void }) {
	const { engine, go } = useApp();
	const t = useText();
	const { saved, state } = props;
	const course = useCourse(saved);
	const winners = state.seats.filter((s) => s.place === 1).map((s) => s.name);
	const again = async () => {
		const chairs = saved.kinds.map((kind, i) => ({ kind, name: saved.names[i] ?? "" }));
		go(`/table/${(await startGame(engine, saved.game, optionsOf(saved.record), chairs)).id}`);
	};
	const { together, ending } = state;
	// What a team that lost had gathered counts for nothing, so nothing is said of it.
	const lost = together && winners.length === 0;
	// Together there is one score and one chance.
	const lines = together ? [saved.names.join(", ")] : saved.names;
	const max = Math.max(1, ...course.scores.flatMap((p) => p.values));
	const scored = !lost && course.scores.some((p) => p.values.some((v) => v > 0));
	const told = useLeg(saved);
	const goOn = useGoOn();
	const [error, setError] = useState("");
	const once = useOnce((e) => setError(e.message)); // a notice would lie behind the dialog
	const next = async (tale: Tale) => go(`/table/${await playNext(engine, tale)}`);
	const title = useTitle(saved, state, winners);
	return (
		<Dialog title={title} close={props.close} wide crest={winners.length > 0 && <Trophy />}>
			{together && <p class="together">{saved.names.join(" · ")}</p>}
			{ending && ending.rows.length > 0 && <Ranking seats={state.seats} ending={ending} called={props.called} sums={together ? () => "" : props.sums} />}
			{ending?.why.map((line) => <p key={line}>{line}</p>)}
			<div class="charts">
				{scored && <Chart title={t("chartScore")} names={lines} points={course.scores} max={max} unit="" half />}
				{course.chances.length > 0 && <Chart title={t("chartChance")} names={lines} points={course.chances} max={100} unit="%" half={scored} busy={!course.done} />}
			</div>
			{course.done && <p class="small">{t("chartNote")}</p>}
			{error && <p class="error" role="alert">{error}</p>}
			<div class="buttons ends">
				{told?.view.next && <button class="primary" onClick={() => once(() => next(told.tale))}>{goOn(told.view)}</button>}
				{told && <a class="button" href={`#/tale/${told.tale.id}`}>{t("tale")}</a>}
				{saved.tale === undefined && <button class="primary" onClick={() => once(again)}>{t("again")}</button>}
				<a class="button" href={`#/replay/${saved.id}`}>{t("replay")}</a>
				<button onClick={props.close}>{t("showTable")}</button>
				<a class="button" href="#/">{t("home")}</a>
			</div>
		</Dialog>
	);
}
