// keys.ts -- everything at the table from a keyboard.

import { useEffect, useRef } from "preact/hooks";
import type { Choice } from "./protocol";

export interface Keys {
	choices: Choice[];
	act: (c: Choice) => void;
	/** What a letter or sign does. */
	letters: Record<string, () => void>;
	hurry: () => void;
	blocked: boolean;
}

function moveFocus(step: number): void {
	const all = [...document.querySelectorAll<HTMLElement>(".felt button, .side .thing, .actions button")];
	const here = all.indexOf(document.activeElement as HTMLElement);
	const next = all[(here + step + all.length) % all.length];
	next?.focus();
}

export function useKeys(keys: Keys): void {
	const ref = useRef(keys);
	ref.current = keys;
	useEffect(() => {
		const press = (e: KeyboardEvent) => {
			const k = ref.current;
			if (k.blocked || e.ctrlKey || e.metaKey || e.altKey) return;
			if (e.target instanceof HTMLInputElement || e.target instanceof HTMLSelectElement) return;
			const choice = k.choices[Number(e.key) - 1];
			const letter = k.letters[e.key];
			if (e.key >= "1" && e.key <= "9" && choice) k.act(choice);
			else if (letter) letter();
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
