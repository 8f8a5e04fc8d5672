// actions.tsx -- what can be done now, as buttons: label, cost and consequence.
//
// More choices than can be taken in at a glance are asked in steps: those of one kind stand
// behind one button with the words they share, and opening it leaves only them.  Whatever lies on
// the table can be chosen there at once.  Under the words they share each needs only its own, and a
// note that several carry is told once above them; all of it stays in the button for who cannot see that.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useApp, useText } from "../app";
import type { Choice, Lang } from "../protocol";
import { percent } from "../text";
import { PHONE, useMedia } from "./felt";

/** More than these are asked in steps; and more than those if the table shows them as well. */
const FEW = 6;
const FEWER = 4;
/** Fewer of a kind than this need no button before them. */
const KIND = 3;

/** So many letters must be saved for a note to leave its choices. */
const WORTH = 25;
/** The first so many choices have a number, which is their key. */
const NUMBERED = 9;

/** Choices of one kind and the words around what differs. */
export interface Kin {
	choices: Choice[];
	before: string;
	after: string;
}

/** What one button stands for. */
export type Entry = Choice | Kin;

export const isKin = (entry: Entry): entry is Kin => "choices" in entry;

const words = (choice: Choice) => choice.label.split(" ");

/** How many words all lists begin with, leaving each at least one. */
function shared(lists: string[][]): number {
	const least = Math.min(...lists.map((l) => l.length)) - 1;
	let n = 0;
	while (n < least && lists.every((l) => l[n] === lists[0]?.[n])) n++;
	return n;
}

function kinOf(choices: Choice[]): Kin {
	const all = choices.map(words);
	const before = shared(all);
	const after = shared(all.map((l) => l.slice(before).reverse()));
	const first = all[0] ?? [];
	return { choices, before: first.slice(0, before).join(" "), after: after > 0 ? first.slice(-after).join(" ") : "" };
}

function by(choices: Choice[], key: (c: Choice) => string | undefined): Choice[][] {
	const groups = new Map<string | undefined, Choice[]>();
	for (const choice of choices) groups.set(key(choice), [...(groups.get(key(choice)) ?? []), choice]);
	return [...groups.values()];
}

/** Kinds: what is done or else what with, whichever first tells choices apart without naming each. */
function kinds(choices: Choice[]): Choice[][] {
	const ways = [(c: Choice) => c.verb, (c: Choice) => c.args[0]?.id, (c: Choice) => c.args[1]?.id];
	for (const way of ways) {
		const groups = by(choices, way);
		if (groups.length > 1 && groups.some((g) => g.length >= KIND)) return groups;
	}
	return [choices];
}

/** What is asked first.  `lies`: this choice need not be shown twice, it lies on the table.
 * A single kind among few others is opened at once if it has kinds itself. */
export function arrange(choices: Choice[], lies: (choice: Choice) => boolean): Entry[] {
	const groups = kinds(choices);
	if (choices.length <= FEWER || groups.length === 1) return choices;
	const large = groups.filter((g) => g.length >= KIND && (choices.length > FEW || g.every(lies)));
	const inner = large.length === 1 && large[0] ? arrange(large[0], lies) : [];
	return groups.flatMap((g): Entry[] => (!large.includes(g) ? g : inner.some(isKin) ? inner : folded(g)));
}

/** One button for all of a kind, if they have words in common to put on it. */
function folded(choices: Choice[]): Entry[] {
	const kin = kinOf(choices);
	return kin.before + kin.after === "" ? choices : [kin];
}

/** Notes that several choices carry, with the numbers of those, as "3,4,5" -> notes. */
function commonNotes(all: string[][]): Map<string, string[]> {
	const lines = new Map<string, string[]>();
	for (const note of new Set(all.flat())) {
		const carriers = all.flatMap((notes, n) => (notes.includes(note) ? [n] : []));
		if ((carriers.length - 1) * note.length < WORTH || carriers.some((n) => n >= NUMBERED)) continue;
		lines.set(carriers.join(), [...(lines.get(carriers.join()) ?? []), note]);
	}
	return lines;
}

const stem = (kin: Kin) => [kin.before, "…", kin.after].join(" ").trim();
/** What begins with a gap goes on in the middle of a sentence: no capital. */
const opens = (kin: Kin) => (kin.before === "" ? "open" : "");

/** The label, with the words of its kind for ears only. */
function Label(props: { choice: Choice; kin: Kin }) {
	const { label } = props.choice;
	const { before, after } = props.kin;
	if (before + after === "") return <span class="label">{label}</span>;
	return (
		<span class="label own">
			{before && <span class="hidden-text">{before} </span>}
			{label.slice(before ? before.length + 1 : 0, after ? -after.length - 1 : undefined)}
			{after && <span class="hidden-text"> {after}</span>}
		</span>
	);
}

/** What chance may bring, in a line.  That a card is turned over when one turns over a card need not
 * be said, nor the chance to win where the choice itself says what it is. */
function chancesOf(lang: Lang, choice: Choice, told: boolean): string {
	const odds = (choice.odds ?? []).filter((o) => o.section !== choice.verb).slice(0, 3);
	return [...odds.map((o) => `${o.title} ${percent(lang, o.permille)}`), told ? "" : choice.win, choice.hope].filter(Boolean).join(" · ");
}

/** Who opened a kind from the keyboard goes on there. */
function useSteps(entries: Entry[]) {
	const box = useRef<HTMLDivElement>(null);
	const keyed = useRef(false);
	useEffect(() => {
		if (keyed.current) box.current?.querySelector("button")?.focus();
		keyed.current = false;
	}, [entries.length, entries[0]]);
	const step = (event: MouseEvent, go: () => void) => {
		keyed.current = event.detail === 0;
		go();
	};
	return { box, step };
}

/** A kind of choices, behind one button with the words they share. */
function Fold(props: { kin: Kin; hinted: boolean; sign: ComponentChildren; open: (event: MouseEvent) => void; pointing: Pointing }) {
	const t = useText();
	const { kin } = props;
	return (
		<button data-kind={kin.choices[0]?.verb} class={`action fold ${props.hinted ? "hinted" : ""}`} onClick={props.open} {...props.pointing}>
			{props.sign}
			<span class={`label ${opens(kin)}`}>{stem(kin)}</span>
			<small>▸ {t("moreChoices", kin.choices.length)}</small>
		</button>
	);
}

/** A long note that several choices carry is told once, behind their numbers. */
function Common(props: { notes: Map<string, string[]>; sign: (n: number) => ComponentChildren }) {
	if (props.notes.size === 0) return null;
	return (
		<p class="stem" aria-hidden="true">
			{[...props.notes].map(([numbers, about]) => <span key={numbers}>{numbers.split(",").map((n) => props.sign(Number(n)))} {about.join(" · ")} </span>)}
		</p>
	);
}

interface Offer {
	entries: Entry[];
	hinted: Choice | undefined;
	/** Verbs whose choices say themselves what the chance to win is. */
	told: string[] | undefined;
	/** Plays a choice, or opens a kind of them. */
	enter: (entry: Entry) => void;
	/** The choices under the pointer or the focus, or none. */
	point: (choices: Choice[] | undefined) => void;
	narrowed: boolean;
	clear: () => void;
}

/** What a button tells of the choices it stands for, while it is pointed at. */
interface Pointing {
	onMouseEnter: () => void;
	onFocus: () => void;
	onBlur: () => void;
}

export function Actions(props: Offer) {
	const t = useText();
	const { settings } = useApp();
	const { entries } = props;
	const chances = (choice: Choice) => chancesOf(settings.lang, choice, props.told?.includes(choice.verb) ?? false);
	const phone = useMedia(PHONE);
	const many = entries.length > FEW;
	const plain = entries.filter((e): e is Choice => !isKin(e));
	const kin = (many || (phone && props.narrowed && entries.length > 1)) && plain.length === entries.length ? kinOf(plain) : { choices: [], before: "", after: "" };
	const pointing = (choices: Choice[]): Pointing => ({
		onMouseEnter: () => props.point(choices),
		onFocus: () => props.point(choices),
		onBlur: () => props.point(undefined),
	});
	const { box, step } = useSteps(entries);
	const notes = (entry: Entry) => (isKin(entry) ? [] : [...entry.explain, chances(entry)].filter(Boolean));
	const common = phone || entries.length <= FEWER ? new Map<string, string[]>() : commonNotes(entries.map(notes));
	const said = new Set([...common.values()].flat());
	const own = (note: string) => note !== "" && !said.has(note);
	const key = (n: number) => n < NUMBERED && <kbd aria-hidden="true">{n + 1}</kbd>;
	return (
		<div class={`actions ${many ? "crowd" : entries.length > 4 ? "several" : ""}`} role="group" aria-label={t("actions")} ref={box} onMouseLeave={() => props.point(undefined)}>
			{kin.before + kin.after !== "" && <p class={`stem ${opens(kin)}`} aria-hidden="true">{stem(kin)}</p>}
			<Common notes={common} sign={key} />
			{entries.map((entry, n) =>
				isKin(entry) ? (
					<Fold
						key={stem(entry)} kin={entry} hinted={props.hinted !== undefined && entry.choices.includes(props.hinted)} sign={key(n)}
						open={(e) => step(e, () => props.enter(entry))} pointing={pointing(entry.choices)}
					/>
				) : (
					<button key={entry.move} data-move={entry.move} class={`action ${entry === props.hinted ? "hinted" : ""}`} onClick={() => props.enter(entry)} {...pointing([entry])}>
						{key(n)}
						<Label choice={entry} kin={kin} />
						{entry.explain.some(own) && <small>{entry.explain.filter(own).join(" · ")}</small>}
						{own(chances(entry)) && <small class="chances">{chances(entry)}</small>}
						{notes(entry).some((note) => said.has(note)) && <small class="hidden-text">{notes(entry).filter((note) => said.has(note)).join(" · ")}</small>}
					</button>
				),
			)}
			{props.narrowed && plain.length === 1 && entries.length === 1 && <p class="small again">{t("clickAgain")}</p>}
			{props.narrowed && (
				<button class="quiet all" onClick={(e) => step(e, props.clear)}>
					✕ {t("allChoices")}
				</button>
			)}
		</div>
	);
}
