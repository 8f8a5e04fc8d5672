// surface.tsx -- the table as the interface: things that lie there, which of them can be
// used now, and how to use them.  Skins draw; what may be done comes from the choices.

import type { ComponentChildren } from "preact";
import type { CardRow, Cards, Choice, Item, Lang, Line, State, Words } from "./protocol";
import { CHIEF, FACE_DOWN, LIST_COUNTERS, LIST_ZONES, SPECTATOR, SPENT } from "./protocol";
import { itemKey } from "./play";
import { text } from "./text";
import type { Three } from "./text";

export type Figure = Record<string, number | "never" | null>;

export interface Surface {
	state: State;
	words: Words;
	figures: Map<string, Figure>;
	cards: Cards;
	/** What a card can do, where its game says so. */
	about: Map<string, string>;
	lang: Lang;
	viewer: number;
	/** There is room beside the table for what the skin draws as `Others`. */
	wide: boolean;
	/** Choices of which this thing is a part; empty if it is only to look at. */
	at(item: Item): Choice[];
	touch(item: Item): void;
	/** Tells what this thing is, where nothing can hover over it. */
	look?(item: Item, about?: string): void;
	/** Begins to drag this thing; dropped at one's own seat, or where else it belongs, it is used. */
	grab(item: Item, event: PointerEvent): void;
	selected: string | undefined;
	hinted: Choice | undefined;
	/** The choices under the pointer or the focus: their things are shown. */
	pointed: Choice[] | undefined;
}

/** What somebody looks at, and what is said of it if not what its card says. */
export interface Looked {
	item: Item;
	about?: string | undefined;
}

/** A way to play: options by name; the rest stays normal. */
export interface Way {
	id: string;
	name: Three;
	about: Three;
	values: Record<string, string>;
	/** A story over several games. */
	tale?: boolean;
}

export interface CoachStep {
	id: string;
	/** Given where the game stands and what was told since the last decision. */
	when: (state: State, news: Line[]) => boolean;
	text: Three;
}

/** What a game calls its things, as ../made/GAME.ts has it. */
export interface Names {
	Verb: string;
	Zone: string;
	Counter: string;
	Phase: string;
}

/** How a game is drawn; with its own names whatever is called otherwise does not compile. */
export interface Skin<N extends Names = Names> {
	/** Where the arguments of a verb lie; a verb without arguments uses the whole zone. */
	touches: Partial<Record<N["Verb"], (N["Zone"] | "others")[]>>;
	/** Overrules the above where a game needs more than zones. */
	touch?: (choice: Choice, item: Item, viewer: number) => boolean | undefined;
	Table: (s: Surface) => ComponentChildren;
	/** The other seats, where there is room beside the table; the table then leaves them out. */
	Others?: (s: Surface) => ComponentChildren;
	Emblem: () => ComponentChildren;
	/** The counters of a seat, each with its sign. */
	counters?: Partial<Record<N["Counter"], ComponentChildren>>;
	/** Counters that make up the score at the end. */
	sums?: N["Counter"][];
	/** Those of them that this game uses; all if not given. */
	purse?: (state: State) => Partial<Record<N["Counter"], ComponentChildren>>;
	/** Lists of things whose drawings do without words: what such a thing can do is said when it is chosen. */
	wordless?: number[];
	/** Verbs whose choices explain what the chance to win is: it need not be said again. */
	told?: N["Verb"][];
	/** Ways to play that newcomers can choose without knowing the options. */
	ways?: Way[];
	/** The drawing of one thing, for the list of cards; undefined if there is none. */
	draw?: (id: string, list: number, name: string, figure: Figure) => ComponentChildren;
	/** What phases at which one may want to be asked are called. */
	phases?: Partial<Record<N["Phase"], Three>>;
	/** Lists of places: in the list of cards they come last. */
	places?: number[];
	coach: CoachStep[];
	/** Which of the page's colours its seats have, where the game names them; as they come if not given. */
	hues?: number[];
	/** Players of a game started with one click. */
	players: number;
}

export function figureOf(cards: Cards, row: CardRow): Figure {
	return Object.fromEntries(cards.columns.map((c, i) => [c.key, row.values[i] ?? null]));
}

export function figuresOf(cards: Cards): Map<string, Figure> {
	return new Map(cards.cards.map((row) => [row.id, figureOf(cards, row)]));
}

/** What a card can do, where the game says so in a sentence. */
export function aboutOf(cards: Cards): Map<string, string> {
	return new Map(cards.cards.filter((row) => row.note !== "").map((row) => [row.id, row.note]));
}

/** The colours of the seats, for everything inside an element. */
export function huesOf(skin: Skin | undefined): Record<string, string> {
	return Object.fromEntries((skin?.hues ?? []).map((hue, seat) => [`--hue-${seat}`, `var(--seat-${hue})`]));
}

/** What a thing can do, or else its figures. */
export function aboutItem(s: Surface, item: Item): string {
	return s.about.get(item.id) ?? factsOf(s, item.id);
}

/** The figures of a thing in words: "defence 9, loot 6". */
export function factsOf(s: Surface, id: string): string {
	const figure = s.figures.get(id) ?? {};
	return s.cards.columns.filter((c) => figure[c.key] || figure[c.key] === 0).map((c) => `${c.name} ${figure[c.key]}`).join(", ");
}

/** Is this thing part of that choice? */
export function touches(skin: Skin | undefined, choice: Choice, item: Item, viewer: number): boolean {
	const ruled = skin?.touch?.(choice, item, viewer);
	if (ruled !== undefined) return ruled;
	const zones = skin?.touches[choice.verb];
	if (zones && !zones.includes(item.zone)) return false;
	if (item.owner < SPECTATOR && item.owner !== viewer && zones && !zones.includes("others")) return false;
	if (choice.args.length === 0) return zones !== undefined;
	return choice.args.some((arg) => arg.list === item.list && arg.id === item.id);
}

export function itemName(s: Surface, item: Item): string {
	if (item.id === "") return s.words.hidden;
	return s.words.lists[item.list]?.[item.id] ?? item.id;
}

export function zoneName(s: Surface, zone: string): string {
	const name = s.words.lists[LIST_ZONES]?.[zone] ?? zone;
	return name.charAt(0).toUpperCase() + name.slice(1);
}

export function counterName(s: Surface, counter: string): string {
	return s.words.lists[LIST_COUNTERS]?.[counter] ?? counter;
}

function label(s: Surface, item: Item, choices: Choice[], said?: string): string {
	const parts = [itemName(s, item)];
	const about = s.about.get(item.id);
	if (about) parts.push(about);
	if (said) parts.push(said);
	if (item.count > 1) parts.push(`× ${item.count}`);
	if (item.flags & FACE_DOWN && item.id !== "") parts.push(text(s.lang, "faceDown"));
	if (item.flags & SPENT) parts.push(text(s.lang, "used"));
	if (item.flags & CHIEF) parts.push(text(s.lang, "chief"));
	for (const choice of choices.slice(0, 3)) parts.push([choice.label, ...choice.explain].join(", "));
	return parts.join("; ");
}

/** Something on the table: a button when it can be used, a picture when not.  Both are the same
 * element, or every question would draw half the table anew. */
export function Thing(props: {
	s: Surface;
	item: Item;
	children: ComponentChildren;
	class?: string;
	style?: Record<string, string>;
	/** Said to a pointer that hovers, where the drawing does not say it. */
	tip?: string | undefined;
	/** Said to who listens, where signs show it. */
	said?: string | undefined;
}) {
	const { s, item } = props;
	const choices = s.at(item);
	const classes = ["thing", props.class ?? ""];
	if (item.flags & SPENT) classes.push("spent");
	const common = { style: props.style ?? {}, "aria-label": label(s, item, choices, props.said), title: props.tip ?? [itemName(s, item), aboutItem(s, item)].join(" ").trim() };
	const look = () => s.look?.(item);
	if (choices.length === 0)
		return (
			<div {...common} class={classes.join(" ")} role="img" tabIndex={-1} onClick={look} onFocus={look}>
				{props.children}
			</div>
		);
	classes.push("glow");
	if (s.hinted && choices.includes(s.hinted)) classes.push("hinted");
	if (s.pointed?.some((c) => choices.includes(c))) classes.push("pointed");
	const pressed = s.selected === itemKey(item);
	const use = () => s.touch(item);
	return (
		<div {...common} class={classes.join(" ")} role="button" tabIndex={0} aria-pressed={pressed} data-thing={itemKey(item)} onPointerDown={(e) => s.grab(item, e)} onClick={use} onKeyDown={(e) => pressing(e, use)}>
			{props.children}
		</div>
	);
}

/** What a browser does for its own buttons. */
function pressing(event: KeyboardEvent, act: () => void): void {
	if ((event.key !== "Enter" && event.key !== " ") || event.repeat) return;
	event.preventDefault(); // a space would scroll
	act();
}

/** The seats around the table: the viewer's own, or -1, and the others as they follow. */
export function seatsOf(s: Surface): { mine: number; others: number[] } {
	const seats = s.state.seats.map((_, i) => i);
	const mine = s.viewer < seats.length ? s.viewer : -1;
	return { mine, others: mine < 0 ? seats : [...seats.slice(mine + 1), ...seats.slice(0, mine)] };
}

export function inZone<Zone extends string = string>(state: State, zone: Zone, owner?: number): Item[] {
	return state.items.filter((i) => i.zone === zone && (owner === undefined || i.owner === owner));
}
