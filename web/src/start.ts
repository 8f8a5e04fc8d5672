// start.ts -- new games: from a click, from a setup, from a file.

import type { Engine } from "./engine";
import { newSeed } from "./engine";
import type { State } from "./protocol";
import { SPECTATOR } from "./protocol";
import type { Saved } from "./store";
import { keepGame, newId, resultOf } from "./store";

export interface Chair {
	kind: string;
	name: string;
}

/** Whom one plays against without choosing. */
export const USUAL_BOT = "medium";

const CREW = ["Anne", "Jan", "Mary", "Piet", "Klaus", "Grace", "Kees", "Liesel"];

/** Names for bots, none of them somebody's at the table already. */
export function botNames(count: number, taken: string[]): string[] {
	return CREW.filter((name) => !taken.includes(name)).slice(0, count);
}

/** What was chosen for a game: "game NAME 2 players=3 … #1f0c22ab"; older records have no tag. */
export function optionsOf(record: string): string {
	return /^game \S+ \S+ (.*?)(?: #\w+)?$/m.exec(record)?.[1] ?? "";
}

async function keep(engine: Engine, seed: string, more: Partial<Saved> = {}): Promise<Saved> {
	const { record } = await engine.ask<{ record: string }>("save");
	const state = await engine.ask<State>(`state ${SPECTATOR}`);
	const saved: Saved = {
		id: newId(),
		game: state.game,
		names: state.seats.map((s) => s.name),
		kinds: state.seats.map((s) => s.kind),
		record,
		seed,
		created: Date.now(),
		updated: Date.now(),
		moves: state.moves,
		over: state.over,
		...resultOf(state),
		tutorial: false,
		...more,
	};
	await keepGame(saved);
	return saved;
}

export async function startGame(
	engine: Engine,
	game: string,
	options: string,
	chairs: Chair[],
	seed = newSeed(),
	more: Partial<Saved> = {},
	after = "",
): Promise<Saved> {
	const seats = chairs.map((c, i) => `seat ${i} ${c.kind} ${c.name}`);
	const before = after ? [`after ${after}`] : [];
	await engine.ask("new", [`seed ${seed}`, `${game} ${options}`, ...seats, ...before].join("\n"));
	return keep(engine, seed, more);
}

/** A record from a file; the rest of an unfinished game is dealt from a new seed. */
export async function importGame(engine: Engine, record: string, more: Partial<Saved> = {}): Promise<Saved> {
	const seed = newSeed();
	await engine.ask("load", `seed ${seed}\n${record}`);
	return keep(engine, seed, more);
}

/** A game of its own that begins with the first n moves of another. */
export async function branchGame(engine: Engine, saved: Saved, n: number): Promise<Saved> {
	const seed = newSeed();
	await engine.ask("load", `seed ${seed}\n${saved.record}`);
	await engine.ask(`cut ${n}`);
	return keep(engine, seed);
}
