// fit.ts -- the felt shows the middle of the table and what is one's own.
//
// Things are drawn in multiples of the variable --fit: they grow while there is room and shrink
// before anything is hidden.  They grow only when somebody is asked anew, so that nothing swells
// under a pointer or while others play.  What does not fit even then is scrolled to: what is
// asked about by itself, the rest by a button that is there as long as something lies below.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { RefObject } from "preact";

const LEAST = 0.6;
const MOST = 1.6;
/** Below this words give way to pictures, and below that the others to what is one's own. */
const TIGHT = 0.92;
const CRAMPED = 0.76;
/** Less than this is not worth a change. */
const WORTH = 1.12;
const HALVINGS = 5;
/** Pixels below the own seat. */
const MARGIN = 6;

function set(felt: HTMLElement, fit: number): void {
	felt.style.setProperty("--fit", fit.toFixed(3));
	felt.classList.toggle("tight", fit < TIGHT);
	felt.classList.toggle("cramped", fit < CRAMPED);
}

/** In how many rows things lie that would rather lie in one. */
function rows(felt: HTMLElement): number {
	return new Set([...felt.querySelectorAll<HTMLElement>(".one-row > *")].map((e) => e.offsetTop)).size;
}

/** Are the middle and the own seat in sight? */
function fits(felt: HTMLElement, fit: number): boolean {
	set(felt, fit);
	const edge = felt.getBoundingClientRect().top - felt.scrollTop + felt.clientHeight - MARGIN;
	return ![...felt.querySelectorAll(".seat.mine, .stays")].some((e) => e.getBoundingClientRect().bottom > edge);
}

/** The largest size that fits, at most this; what grows does not take more rows than before. */
function largest(felt: HTMLElement, most: number): number {
	const grows = most > 1 && fits(felt, 1);
	const lines = rows(felt);
	const good = (fit: number) => fits(felt, fit) && (!grows || rows(felt) <= lines);
	if (good(most)) return most;
	let [small, large] = grows ? [1, most] : [LEAST, Math.min(1, most)];
	for (let n = 0; n < HALVINGS; n++) {
		const middle = (small + large) / 2;
		if (good(middle)) small = middle;
		else large = middle;
	}
	set(felt, small);
	return small;
}

/** Scrolls to the first thing that answers, unless one of them is in sight. */
function reveal(felt: HTMLElement, which: string): void {
	const things = [...felt.querySelectorAll(which)];
	const box = felt.getBoundingClientRect();
	const seen = (e: Element) => {
		const { top, bottom } = e.getBoundingClientRect();
		return top >= box.top && bottom <= box.bottom;
	};
	if (things.length > 0 && !things.some(seen)) things[0]?.scrollIntoView({ block: "nearest" });
}

/** Fits the felt to what lies on it; is there more below?
 * `question` is another one when somebody is asked anew, `shape` when other things lie there. */
export function useFit(ref: RefObject<HTMLElement>, question: string | undefined, shape: string, pointed: unknown): boolean {
	const [more, setMore] = useState(false);
	const look = () => {
		const felt = ref.current;
		if (felt) setMore(felt.scrollTop + felt.clientHeight < felt.scrollHeight - 12);
	};
	const now = () => Number(ref.current?.style.getPropertyValue("--fit") || 1);
	const shrink = () => ref.current && (largest(ref.current, now()), look());
	useLayoutEffect(() => {
		const felt = ref.current;
		if (!felt || question === undefined) return;
		const before = now();
		const best = largest(felt, MOST);
		if (before <= best && best < before * WORTH) set(felt, before);
		reveal(felt, ".thing.glow");
		look();
	}, [question]);
	useLayoutEffect(() => void shrink(), [shape]);
	useEffect(() => void (pointed && ref.current && reveal(ref.current, ".thing.pointed")), [pointed]);
	useEffect(() => {
		const felt = ref.current;
		if (!felt) return;
		let size = `${innerWidth}/${innerHeight}`;
		const watch = new ResizeObserver(() => {
			const other = `${innerWidth}/${innerHeight}`;
			if (other !== size) largest(felt, MOST);
			size = other;
			shrink();
		});
		watch.observe(felt);
		felt.addEventListener("scroll", look, { passive: true });
		return () => {
			watch.disconnect();
			felt.removeEventListener("scroll", look);
		};
	}, []);
	return more;
}
