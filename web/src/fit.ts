// fit.ts -- the felt shows the middle of the table and what is one's own.
//
// Things are drawn in multiples of the variable --fit: they grow while there is room and shrink
// before anything is hidden.  They grow only when somebody is asked anew, so that nothing swells
// under a pointer or while others play.  What does not fit even then is scrolled to: what is
// asked about by itself, the rest by a button that is there as long as something lies below.
//
// To try a size costs the browser a layout, and in a big harbour that is half the time in which a
// key should be answered.  So there are few sizes, a larger one is tried in each frame and not all
// in one, and what fitted is remembered: the same number of things lies there again and again.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { RefObject } from "preact";

const SIZES = [0.5, 0.6, 0.68, 0.76, 0.6, 0.68, 0.76, 0.84, 0.92, 1, 1.15, 1.3, 1.45, 1.6];
/** The first so many take less room than the smallest: the other seats lie below one's own. */
const PACKED = 4;
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
	/** What fitted so many things in such a room. */
	private readonly known = new Map<string, number>();
	/** The frame in which a larger size will be tried; 0 if none will. */
	private frame = 0;
	/** How large the felt was when it was last looked at. */
	private box = [0, 0];

	constructor(private readonly felt: HTMLElement) {}

	private set(size: number): void {
		const fit = SIZES[size] ?? 1;
		for (const e of this.felt.querySelectorAll<HTMLElement>(SCALED))
			if (e.style.getPropertyValue("--fit") !== String(fit)) e.style.setProperty("--fit", String(fit));
		this.felt.classList.toggle("tight", fit < TIGHT);
		this.felt.classList.toggle("cramped", fit < CRAMPED || size < PACKED);
		this.felt.classList.toggle("packed", size < PACKED);
		this.size = size;
	}

	/** How much of the room the middle and the own seat take: 1 is all of it. */
	private need(size: number): number {
		this.set(size);
		const { felt } = this;
		const room = felt.clientHeight - (this.longer() ? STRIP : MARGIN);
		const top = felt.getBoundingClientRect().top - felt.scrollTop;
		return Math.max(0, ...[...felt.querySelectorAll(".seat.mine, .quay, .stays")].map((e) => e.getBoundingClientRect().bottom - top)) / room;
	}

	/** In how many rows things lie that would rather lie in one. */
	private rows(): number {
		return new Set([...this.felt.querySelectorAll<HTMLElement>(".one-row > *")].map((e) => e.offsetTop)).size;
	}

	/** No larger than this.  What is too high by some part has lines that break, so that both
	 * its sides shrink: the next to try is smaller by the root of it. */
	private atMost(size: number): void {
		for (let over = this.need(size); over > 1 && size > 0; over = this.need(size)) {
			const target = (SIZES[size] ?? 1) / Math.sqrt(over);
			const least = size > PACKED ? PACKED : 0;
			for (size--; size > least && (SIZES[size] ?? 1) > target; ) size--;
		}
	}

	/** The same things are drawn otherwise: nothing that fitted before says anything. */
	anew(settled: () => void): void {
		this.known.clear();
		this.size = NORMAL;
		this.grow(settled, true);
	}

	/** Other things lie there, or there is less room. */
	shrink(): void {
		cancelAnimationFrame(this.frame);
		this.frame = 0;
		this.atMost(this.size);
	}

	/** The felt itself may have another size.  Where a larger size was being tried it still is: the
	 * choices below the table come a moment after what lies on it. */
	resize(settled: () => void): void {
		const [width, height] = this.box;
		const { clientWidth, clientHeight } = this.felt;
		this.box = [clientWidth, clientHeight];
		if (clientWidth !== width || (clientHeight !== height && this.frame !== 0)) this.grow(settled, true);
		else if (clientHeight !== height) (this.shrink(), settled());
	}

	/** Somebody is asked anew: as large as there is room for, at once or in the next frames. */
	grow(settled: () => void, again = false): void {
		const now = { things: this.felt.querySelectorAll(SCALED).length, room: this.felt.clientHeight };
		const before = this.found;
		this.found = now;
		const place = `${now.things}/${now.room}/${this.felt.clientWidth}`;
		const known = this.known.get(place);
		// A question that comes while larger sizes are being tried does not end that.
		const trying = again || this.frame !== 0;
		if (known !== undefined) this.size = known;
		this.shrink();
		settled();
		if (known === undefined && (trying || now.things < before.things || now.room > before.room)) this.climb(place, settled);
		else if (known !== undefined) this.known.set(place, this.size);
	}

	/** A size larger in every frame, until one does not fit. */
	private climb(place: string, settled: () => void): void {
		this.frame = requestAnimationFrame(() => {
			const { size } = this;
			const rows = this.rows();
			if (size + 1 < SIZES.length && this.need(size + 1) <= 1 && (size < NORMAL || this.rows() <= rows)) return this.climb(place, settled);
			this.frame = 0;
			this.set(size);
			this.known.set(place, size);
			settled();
		});
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
 * `question` is another one when somebody is asked anew, `shape` when other things lie there, and
 * anything of `dress` when the same things are drawn otherwise. */
export function useFit(ref: RefObject<HTMLElement>, question: string | undefined, shape: string, dress: unknown[], pointed: unknown): boolean {
	const [more, setMore] = useState(false);
	const fitting = useRef<Fitting>();
	const asked = useRef<string>();
	const worn = useRef(dress);
	useLayoutEffect(() => {
		if (!ref.current) return;
		const fit = (fitting.current ??= new Fitting(ref.current));
		const anew = question !== undefined && question !== asked.current;
		const look = () => setMore(fit.more());
		const reveal = () => (fit.reveal(".thing.glow"), look());
		if (worn.current.some((part, n) => part !== dress[n])) fit.anew(reveal);
		else if (anew) fit.grow(reveal);
		else (fit.shrink(), look());
		asked.current = question;
		worn.current = dress;
	}, [question, shape, ...dress]);
	useEffect(() => {
		if (pointed) fitting.current?.reveal(".thing.pointed");
	}, [pointed]);
	useEffect(() => {
		const felt = ref.current;
		const fit = fitting.current;
		if (!felt || !fit) return;
		const look = () => setMore(fit.more());
		const watch = new ResizeObserver(() => fit.resize(look));
		watch.observe(felt);
		felt.addEventListener("scroll", look, { passive: true });
		return () => {
			watch.disconnect();
			felt.removeEventListener("scroll", look);
		};
	}, []);
	return more;
}
