// keys.ts -- everything from a keyboard.
//
// A screen has a table of keys; the hook does what the table says, and the help lists the same
// table, so that there is no key without a line in the help.

import { useEffect, useRef } from "preact/hooks";
import type { Key } from "./text";

interface Row {
	name: string;
	keys: readonly string[];
	/** As the help writes them; ^ is Ctrl, or ⌘ where there is that. */
	shown: string;
	word: Key;
}

export const TABLE_KEYS = [
	{ name: "choose", keys: [..."123456789"], shown: "1–9", word: "key_choose" },
	{ name: "to", keys: ["ArrowRight", "ArrowDown"], shown: "→ ↓", word: "key_to" },
	{ name: "fro", keys: ["ArrowLeft", "ArrowUp"], shown: "← ↑", word: "key_fro" },
	{ name: "look", keys: ["i", "I"], shown: "I", word: "key_look" },
	{ name: "clear", keys: ["Escape"], shown: "Esc", word: "key_clear" },
	{ name: "undo", keys: ["u", "^z"], shown: "U, Ctrl+Z", word: "undo" },
	{ name: "redo", keys: ["r", "^y", "^Z"], shown: "R, Ctrl+Y", word: "redo" },
	{ name: "hint", keys: ["h"], shown: "H", word: "hint" },
	{ name: "log", keys: ["l"], shown: "L", word: "log" },
	{ name: "until", keys: ["."], shown: ".", word: "until" },
	{ name: "asking", keys: [","], shown: ",", word: "askingTitle" },
	{ name: "keys", keys: ["?"], shown: "?", word: "key_keys" },
] as const satisfies readonly Row[];

export const REPLAY_KEYS = [
	{ name: "next", keys: ["ArrowRight"], shown: "→", word: "next" },
	{ name: "previous", keys: ["ArrowLeft"], shown: "←", word: "previous" },
	{ name: "first", keys: ["Home"], shown: "Home", word: "first" },
	{ name: "last", keys: ["End"], shown: "End", word: "last" },
	{ name: "auto", keys: [" "], shown: "␣", word: "auto" },
	{ name: "look", keys: ["i", "I"], shown: "I", word: "key_look" },
	{ name: "log", keys: ["l"], shown: "L", word: "log" },
] as const satisfies readonly Row[];

/** A control keeps the keys that work it; one that is typed in keeps them all. */
function keeps(target: EventTarget | null, key: string): boolean {
	const kind = target instanceof HTMLInputElement ? target.type : "";
	if (kind === "range") return /^(Arrow|Page|Home|End)/.test(key);
	if (kind === "checkbox") return key === " ";
	if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return true;
	return (key === " " || key === "Enter") && target instanceof Element && target.closest("button, a, summary, [role=button]") !== null;
}

/** The key, whether or not capitals are locked. */
function pressed(e: KeyboardEvent): string {
	if (e.key.length > 1 || !e.getModifierState("CapsLock")) return e.key;
	return e.shiftKey ? e.key.toUpperCase() : e.key.toLowerCase();
}

/** Nothing happens behind a dialog, and a curtain is one. */
export function useKeys<R extends readonly Row[]>(rows: R, acts: Record<R[number]["name"], (key: string) => void>): void {
	const ref = useRef(acts);
	ref.current = acts;
	useEffect(() => {
		const press = (e: KeyboardEvent) => {
			// A key that is held goes round the table, but does nothing twice.
			if (e.repeat && !e.key.startsWith("Arrow")) return;
			const key = (e.ctrlKey || e.metaKey ? "^" : "") + pressed(e);
			if (e.altKey || keeps(e.target, key) || document.querySelector("dialog[open]")) return;
			const row = rows.find((r) => r.keys.includes(key));
			if (!row) return;
			ref.current[row.name as R[number]["name"]](key);
			e.preventDefault();
		};
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, []);
}

const USABLE = ".felt button:enabled, .thing.glow, .actions button";

/** The focus to the next of these at the table, or the one before. */
export function moveFocus(step: number, which = USABLE): void {
	// What is not shown would keep the focus where it is for ever.
	const all = [...document.querySelectorAll<HTMLElement>(which)].filter((e) => e.checkVisibility());
	const here = all.indexOf(document.activeElement as HTMLElement);
	all[here < 0 ? (step > 0 ? 0 : all.length - 1) : (here + step + all.length) % all.length]?.focus();
}

/** What is only to look at says what it is when it has the focus, and what can be used when it is
 * taken up: forwards, or backwards with Shift. */
export const lookAround = (key: string) => moveFocus(key === "i" ? 1 : -1, ".thing:not(.glow)");

/** What had the focus may be gone after a choice: then it waits where the next choices come. */
export function useFocusKept(): void {
	const inside = useRef(false);
	useEffect(() => {
		const noticed = () => {
			inside.current = true;
		};
		window.addEventListener("focusin", noticed);
		return () => window.removeEventListener("focusin", noticed);
	}, []);
	useEffect(() => {
		const lost = document.activeElement === null || document.activeElement === document.body;
		const actions = document.querySelector<HTMLElement>(".actions");
		if (!inside.current || !lost || !actions || document.querySelector("dialog[open]")) return;
		actions.tabIndex = -1;
		actions.focus({ preventScroll: true });
	});
}
