// choosing.ts -- from what a person touches to what is played.
//
// A thing that is touched leaves only the choices it is part of; a second thing, the same again
// or a drag from one to the other decides.  All of it holds for one position and goes with it.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { useApp } from "./app";
import type { Drag } from "./drag";
import { grab } from "./drag";
import type { Entry } from "./parts/actions";
import { arrange, isKin } from "./parts/actions";
import type { Advice, Play } from "./play";
import { itemKey } from "./play";
import type { Choice, Item } from "./protocol";
import type { Looked, Skin } from "./surface";
import { touches } from "./surface";

/** What a person has marked so far.  Choices are remembered by their moves: their words change
 * with the language. */
interface Marks {
	/** The thing that was touched. */
	selected?: string | undefined;
	/** A kind of choices that was opened; the others wait. */
	unfolded?: string[] | undefined;
	/** The choices under the pointer or the focus. */
	pointed?: Choice[] | undefined;
	/** A thing only to look at. */
	looked?: Looked | undefined;
	advice?: Advice | undefined;
	/** The choice whose odds are shown. */
	risk?: string | undefined;
}

const NONE: Marks = {};

export type Choosing = ReturnType<typeof useChoosing>;

/** The marks hold for one position; whoever comes to another has none. */
function useMarks(moves: number | undefined) {
	const [marks, setMarks] = useState(NONE);
	/** Draws nothing anew where nothing is marked otherwise: a focus that leaves has mostly pointed at nothing. */
	const mark = (more: Marks) => {
		const keys = Object.keys(more) as (keyof Marks)[];
		setMarks((before) => (keys.every((key) => before[key] === more[key]) ? before : { ...before, ...more }));
	};
	// Before anybody can touch what is new.
	useLayoutEffect(() => setMarks(NONE), [moves]);
	return { marks, mark };
}

/** What can be done, what of it is listed, and what on the table belongs to it.
 * `phone`: what lies on the table need not be listed below it as well. */
function offer(play: Play, skin: Skin | undefined, marks: Marks, phone: boolean) {
	const { state } = play;
	const choices = state && play.asked !== undefined && state.asks === play.asked ? (state.choices ?? []) : [];
	const open = marks.unfolded ? choices.filter((c) => marks.unfolded?.includes(c.move)) : choices;
	const at = (item: Item) => open.filter((c) => touches(skin, c, item, play.viewer));
	const named = (key: string | undefined) => state?.items.find((i) => itemKey(i) === key);
	const lies = (choice: Choice) => phone && state !== undefined && state.items.some((i) => touches(skin, choice, i, play.viewer));
	const chosen = named(marks.selected);
	return { choices, at, named, chosen, entries: arrange(chosen ? at(chosen) : open, lies) };
}

/** What touching a thing does, and dropping one somewhere: a choice is played, or the thing is taken up. */
function hands(play: Play, { at, named, chosen }: ReturnType<typeof offer>, mark: (more: Marks) => void) {
	const act = (choice: Choice) => void play.play(choice);
	const select = (item: Item) => mark({ selected: itemKey(item), looked: undefined });
	const same = (one: Item | undefined, other: Item) => one !== undefined && itemKey(one) === itemKey(other);
	/** Two things that only one choice has in common are that choice: cargo and a quay, a ship and a hex. */
	const both = (one: Item | undefined, other: Item | undefined) => {
		if (!one || !other || same(one, other)) return undefined;
		const common = at(one).filter((c) => at(other).includes(c));
		return common.length === 1 ? common[0] : undefined;
	};
	const only = (item: Item) => (at(item).length === 1 ? at(item)[0] : undefined);
	const decide = (choice: Choice | undefined, item: Item) => (choice ? act(choice) : select(item));
	const touch = (item: Item) => decide((same(chosen, item) ? only(item) : undefined) ?? both(chosen, item), item);
	const drop = (item: Item, over: Element) => {
		const target = named(over.closest<HTMLElement>("[data-thing]")?.dataset["thing"]);
		// A slow tap lifts a thing and puts it down where it was.
		if (same(target, item)) return touch(item);
		// What is one's own already is not used by leaving it there.
		const taken = item.owner !== play.viewer && over.closest(".seat.mine, .hand") !== null;
		decide(both(item, target) ?? (taken ? only(item) : undefined), item);
	};
	return { act, touch, drop };
}

export function useChoosing(play: Play, skin: Skin | undefined, phone: boolean) {
	const { settings } = useApp();
	const { state } = play;
	const { marks, mark } = useMarks(state?.moves);
	const [dragging, setDragging] = useState(false);
	const offered = offer(play, skin, marks, phone);
	const { choices, entries, at, chosen } = offered;
	const { act, touch, drop } = hands(play, offered, mark);
	// Nothing may move under a drag, so the choices are not narrowed; only the goals are marked.
	const drag: Drag = { held: (item) => setDragging(item !== undefined), drop };
	const advise = async () => mark({ advice: await play.hint() });
	useEffect(() => {
		if (!marks.advice) return;
		mark({ advice: undefined });
		void advise();
	}, [settings.lang]);

	return {
		/** What can be done, and what of it is listed. */
		choices,
		entries,
		selected: marks.selected,
		pointed: marks.pointed,
		looked: marks.looked,
		advice: marks.advice,
		narrowed: chosen !== undefined || marks.unfolded !== undefined,
		chosen,
		hinted: choices.find((c) => c.move === marks.advice?.move),
		odds: choices.find((c) => c.move === marks.risk),
		/** Others play: whoever is asked may pass until the own turn comes. */
		waits: state !== undefined && state.active !== play.viewer && choices.some((c) => c.verb === "pass"),
		dragging,
		at,
		touch,
		grab: (item: Item, event: PointerEvent) => grab(drag, item, event),
		enter: (entry: Entry) => (isKin(entry) ? mark({ selected: undefined, unfolded: entry.choices.map((c) => c.move) }) : act(entry)),
		all: () => mark({ looked: undefined, selected: undefined, unfolded: undefined }),
		look: (looked: Looked) => mark({ looked }),
		point: (pointed: Choice[] | undefined) => mark({ pointed }),
		weigh: (choice: Choice | undefined) => mark({ risk: choice?.move }),
		hint: () => void advise(),
	};
}
