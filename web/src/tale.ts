// tale.ts -- campaigns: the module says what follows from what (src/wasm/campaign.c); here they are
// kept, and their games begun and ended.

import type { Engine } from "./engine";
import type { Upload } from "./files";
import type { GameInfo } from "./protocol";
import type { Chair } from "./start";
import { importGame, startGame } from "./start";
import type { Saved, Tale } from "./store";
import { forgetGame, forgetTale, keepTale, listGames, loadGame, loadTale, newId } from "./store";

export interface Leg {
	chapter: number;
	attempt: number;
	finish: "open" | "won" | "lost" | "ranked";
	record: string;
	winners: number[];
	scores: number[];
}

export interface TaleView {
	text: string;
	game: string;
	chapters: number;
	together: boolean;
	unbeaten: boolean;
	seats: Chair[];
	legs: Leg[];
	/** What is to be played now; missing when the story has been told. */
	next?: { chapter: number; attempt: number; options: string };
}

export function viewTale(engine: Engine, tale: Tale): Promise<TaleView> {
	return engine.ask<TaleView>("campaign", tale.text);
}

async function keep(tale: Tale, view: TaleView): Promise<Tale> {
	const kept = { ...tale, text: view.text, updated: Date.now() };
	await keepTale(kept);
	return kept;
}

/** A campaign chooses chapter and attempt itself. */
export async function newTale(engine: Engine, game: GameInfo, options: string, chairs: Chair[]): Promise<Tale> {
	const own = options.split(" ").filter((o) => !/^(chapter|attempt)=/.test(o));
	const seats = chairs.map((c, i) => `seat ${i} ${c.kind} ${c.name.replaceAll(",", "")}`);
	const text = ["campaign 1", `game ${game.id} ${game.rules} ${own.join(" ")}`, ...seats, ""].join("\n");
	const view = await engine.ask<TaleView>("campaign", text);
	return keep({ id: newId(), text, updated: 0 }, view);
}

/** The id under which a game of a campaign is kept here. */
export function gameOf(tale: Tale, leg: Leg): string {
	return `${tale.id}-${leg.record.replace(/\.record$/, "")}`;
}

/** The head of the record before leg n, from which that goes on; none before the first, after a record
 * of an older form, or where it is lost. */
async function headBefore(tale: Tale, legs: Leg[], n: number): Promise<string> {
	const before = legs[n - 1];
	const game = before && (await loadGame(gameOf(tale, before)));
	return /^head ([0-9a-f]{64})$/m.exec(game?.record ?? "")?.[1] ?? "";
}

/** The game that is open, or the next one, begun now. */
export async function playNext(engine: Engine, tale: Tale): Promise<string> {
	const view = await viewTale(engine, tale);
	const last = view.legs[view.legs.length - 1];
	if (!view.next) return "";
	const { chapter, attempt, options } = view.next;
	if (last?.finish === "open") {
		const id = gameOf(tale, last);
		// Deleted, or not among the files of a campaign that was imported: the attempt begins anew.
		if (!(await loadGame(id)))
			await startGame(engine, view.game, options, view.seats, undefined, { id, tale: tale.id }, await headBefore(tale, view.legs, view.legs.length - 1));
		return id;
	}
	const begun = await engine.ask<TaleView>(`campaign-begin tale-${chapter}-${attempt}.record`, tale.text);
	const leg = begun.legs[begun.legs.length - 1];
	if (!leg) return "";
	const saved = await startGame(engine, view.game, options, view.seats, undefined, { id: gameOf(tale, leg), tale: tale.id }, await headBefore(tale, view.legs, view.legs.length));
	await keep(tale, begun);
	return saved.id;
}

/** A game of a campaign is over: writes down how it ended, once. */
export async function closeLeg(engine: Engine, saved: Saved): Promise<{ tale: Tale; view: TaleView } | undefined> {
	const tale = saved.tale === undefined ? undefined : await loadTale(saved.tale);
	if (!tale) return undefined;
	const view = await viewTale(engine, tale);
	const last = view.legs[view.legs.length - 1];
	if (last?.finish !== "open" || gameOf(tale, last) !== saved.id) return { tale, view };
	await engine.ask("load", `seed ${saved.seed}\n${saved.record}`);
	const closed = await engine.ask<TaleView>("campaign-close", tale.text);
	return { tale: await keep(tale, closed), view: closed };
}

/** A campaign and the games that were played for it. */
export async function dropTale(tale: Tale): Promise<void> {
	for (const game of await taleGames(tale)) await forgetGame(game.id);
	await forgetTale(tale.id);
}

export async function taleGames(tale: Tale): Promise<Saved[]> {
	return (await listGames()).filter((game) => game.tale === tale.id);
}

/** A campaign from files: its records go by the names that it gives them. */
export async function importTale(engine: Engine, text: string, files: Upload[]): Promise<Tale> {
	const view = await engine.ask<TaleView>("campaign", text);
	const tale = await keep({ id: newId(), text, updated: 0 }, view);
	for (const leg of view.legs) {
		const file = files.find((f) => f.name === leg.record);
		if (file) await importGame(engine, file.text, { id: gameOf(tale, leg), tale: tale.id });
	}
	return tale;
}
