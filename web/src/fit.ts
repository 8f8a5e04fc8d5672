// fit.ts -- the felt shows the middle of the table and what is one's own.
//
// Things are drawn in multiples of the variable --fit: they grow while there is room and shrink
// before anything is hidden.  They grow only when somebody is asked anew, so that nothing swells
// under a pointer or while others play.  What does not fit even then is scrolled to: what is
// asked about by itself, the rest by a button that is there as long as something lies below.
//
// To try a size costs the browser a layout, so there are few sizes, and none is tried in vain.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { RefObject } from "preact";

const SIZES = [0.6, 0.68, 0.76, 0.84, 0.92, 1, 1.15, 1.3, 1.45, 1.6];
const NORMAL = SIZES.indexOf(1);
/** Below this words give way to pictures, and below that the others to what is one's own. */
const TIGHT = 0.9;
const CRAMPED = 0.7;
/** What is drawn in multiples of --fit, as the style sheet says. */
const SCALED = ".card, .cards-row, .board, .papers, .papers > div, .tile-card, .tile-card small";
/** Pixels below the own seat, and those that the button covers which says that there is more. */
const MARGIN = 6;
const STRIP = 28;
/** So much below the edge is nothing but margins. */
const SLACK = 12;

class Fitting {
	private size = NORMAL;
	/** How much lay there when this size was found, and in how much room. */
	private found = { things: 0, room: 0 };

	constructor(private readonly felt: HTMLElement) {}

	private set(size: number): void {
		const fit = SIZES[size] ?? 1;
		for (const e of this.felt.querySelectorAll<HTMLElement>(SCALED)) e.style.setProperty("--fit", String(fit));
		this.felt.classList.toggle("tight", fit < TIGHT);
		this.felt.classList.toggle("cramped", fit < CRAMPED);
		this.size = size;
	}

	/** Are the middle and the own seat in sight? */
	private fits(size: number): boolean {
		this.set(size);
		const { felt } = this;
		const room = felt.clientHeight - (this.longer() ? STRIP : MARGIN);
		const edge = felt.getBoundingClientRect().top - felt.scrollTop + room;
		return ![...felt.querySelectorAll(".seat.mine, .quay, .stays")].some((e) => e.getBoundingClientRect().bottom > edge);
	}

	/** In how many rows things lie that would rather lie in one. */
	private rows(): number {
		return new Set([...this.felt.querySelectorAll<HTMLElement>(".one-row > *")].map((e) => e.offsetTop)).size;
	}

	/** The largest size from `small` on, which is taken to fit, that is good and below `large`. */
	private search(small: number, large: number, good: (size: number) => boolean): void {
		while (large - small > 1) {
			const middle = Math.floor((small + large) / 2);
			if (good(middle)) small = middle;
			else large = middle;
		}
		this.set(small);
	}

	/** Other things lie there, or there is less room. */
	shrink(): void {
		const { size } = this;
		if (!this.fits(size)) this.search(0, size, (n) => this.fits(n));
	}

	/** What grows does not take more rows than before. */
	grow(): void {
		const now = { things: this.felt.querySelectorAll(SCALED).length, room: this.felt.clientHeight };
		const before = this.found;
		this.found = now;
		if (now.things >= before.things && now.room <= before.room) return this.shrink();
		if (!this.fits(NORMAL)) return this.search(0, NORMAL, (n) => this.fits(n));
		const rows = this.rows();
		this.search(NORMAL, SIZES.length, (n) => this.fits(n) && this.rows() <= rows);
	}

	/** Scrolls to the first of these, unless one of them is in sight. */
	reveal(which: string): void {
		const things = [...this.felt.querySelectorAll(which)];
		const box = this.felt.getBoundingClientRect();
		const seen = (e: Element) => {
			const { top, bottom } = e.getBoundingClientRect();
			return top >= box.top && bottom <= box.bottom - (this.longer() ? STRIP : 0);
		};
		if (!things.some(seen)) things[0]?.scrollIntoView({ block: "nearest" });
	}

	/** Is there more than the felt has room for? */
	private longer(): boolean {
		return this.felt.clientHeight < this.felt.scrollHeight - SLACK;
	}

	/** Does something lie below? */
	more(): boolean {
		const { scrollTop, clientHeight, scrollHeight } = this.felt;
		return scrollTop + clientHeight < scrollHeight - SLACK;
	}
}

/** Fits the felt to what lies on it; is there more below?
 * `question` is another one when somebody is asked anew, `shape` when other things lie there. */
export function useFit(ref: RefObject<HTMLElement>, question: string | undefined, shape: string, pointed: unknown): boolean {
	const [more, setMore] = useState(false);
	const fitting = useRef<Fitting>();
	const asked = useRef<string>();
	useLayoutEffect(() => {
		if (!ref.current) return;
		const fit = (fitting.current ??= new Fitting(ref.current));
		if (question !== undefined && question !== asked.current) {
			fit.grow();
			fit.reveal(".thing.glow");
		} else fit.shrink();
		asked.current = question;
		setMore(fit.more());
	}, [question, shape]);
	useEffect(() => {
		if (pointed) fitting.current?.reveal(".thing.pointed");
	}, [pointed]);
	useEffect(() => {
		const felt = ref.current;
		const fit = fitting.current;
		if (!felt || !fit) return;
		const look = () => setMore(fit.more());
		let width = innerWidth;
		const watch = new ResizeObserver(() => {
			if (width === innerWidth) fit.shrink();
			else fit.grow();
			width = innerWidth;
			look();
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
