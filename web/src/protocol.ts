// protocol.ts -- what the module answers (src/wasm/*.c); the page computes none of it.  Its numbers and
// words are the program's own: ../made/protocol.ts is made of it when the page is built.

import type { Asking, Weight, What } from "../made/protocol";

export * from "../made/protocol";

export interface Option {
	name: string;
	min: number;
	max: number;
	normal: number;
	set: boolean;
	title: string;
	help: string;
	values: string[];
	/** What the values are called. */
	names: string[];
	/** What they do; empty where there is nothing to say. */
	helps: string[];
}
export interface GameInfo {
	id: string;
	title: string;
	summary: string;
	rules: number;
	options: Option[];
	bots: string[];
}
export interface Catalogue {
	games: GameInfo[];
}
/** Names of everything a position can mention: lists[LIST][id]. */
export interface Words {
	id: string;
	title: string;
	hidden: string;
	lists: Record<string, string>[];
	/** What kinds of moves are called, with gaps like {0}. */
	verbs: Record<string, string>;
}
export interface Section {
	id: string;
	title: string;
	body: string;
}
export interface CardRow {
	list: number;
	id: string;
	name: string;
	set: string;
	note: string;
	source: string;
	copies: number;
	values: (number | "never" | null)[];
}
export interface Cards {
	columns: { key: string; name: string }[];
	cards: CardRow[];
}
export interface Item {
	list: number;
	id: string;
	zone: string;
	owner: number;
	row: number;
	column: number;
	count: number;
	flags: number;
}
export interface Choice {
	move: string;
	verb: string;
	amount: number;
	args: { list: number; id: string }[];
	label: string;
	explain: string[];
	/** What chance may answer, likeliest first. */
	odds?: { section: string; title: string; permille: number }[];
	/** The chance to win a fight, and coins on average; missing where nothing hangs on chance. */
	win?: string;
	hope?: string;
}
export interface Seat {
	name: string;
	kind: string;
	score: number;
	place: number;
	counters: Record<string, number>;
}
/** How a game ended: whose rows are shown, which counters stand beside the scores, and why (src/play/ending.h). */
export interface Ending {
	together: boolean;
	won: boolean;
	rows: number[];
	counters: string[];
	why: string[];
}
export interface State {
	game: string;
	moves: number;
	at: number;
	seat: number;
	/** The person who is asked now; -1: nobody. */
	asks: number;
	/** All win or lose as one. */
	together: boolean;
	undo: boolean;
	redo: boolean;
	ply: number;
	round: number;
	active: number;
	phase: string;
	over: boolean;
	waiting: number[];
	seats: Seat[];
	items: Item[];
	choices?: Choice[];
	ending?: Ending;
}
export interface Line {
	n: number;
	seat: number;
	by: number;
	/** The round and the seat whose turn it belongs to, who made the move (a seat or 7, the dealer), how much it matters. */
	round: number;
	active: number;
	actor: number;
	weight: Weight;
	verb: string;
	text: string;
	section: string;
	/** Read as one with the line before it, and this is the sentence; or a turn begins with it, and this is whose. */
	joined?: string;
	heading?: string;
	/** The heading says it all. */
	bare?: boolean;
	/** A page of a tale that this line opens. */
	title?: string;
	page?: string;
}
/** What comes next (src/play/sitting.h), and who may follow it. */
export interface Coming {
	what: What;
	/** Whose it is; -1: nobody's. */
	seat: number;
	/** Whose eyes may follow on the screen now. */
	eyes: number;
	/** People who pass until their turn comes. */
	until: number[];
}
export interface Story {
	moves: number;
	over: boolean;
	next: Coming;
	lines: Line[];
}
/** A table was opened. */
export interface Opened {
	moves: number;
	over: boolean;
	next: Coming;
	/** Where people share the screen and nothing is dealt yet: the seal of the deal, in a few words. */
	watchwords?: string;
}
/** Something was done: what was told of it, and the table as it may be shown now. */
export interface Done extends Story {
	state: State;
	/** Everything, for the eyes that may follow now; missing if they are the same as before. */
	retold?: Line[];
	/** What the record has grown by, or all of it. */
	grown: string;
	anew: boolean;
}
/** When a seat wants to be asked (src/play/prefs.h). */
export interface Prefs {
	asking: Asking;
	until: boolean;
	/** Names of verbs and phases, with blanks between. */
	stops: string;
	next: Coming;
}

/** The answer to a question that the module has no room for. */
export const TOO_LONG = "too long";

/** A refusal of the module, in the reader's language. */
export class Refusal extends Error {}
