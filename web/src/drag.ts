// drag.ts -- picking a thing up and putting it down, with a mouse, a pen or a finger.
//
// A mouse drags at once.  A finger first rests on the thing for a moment: a finger that moves
// earlier means to scroll, and the browser scrolls.  Nothing on the table changes while
// something is held; a picture of it follows the pointer.

import type { Item } from "./protocol";

/** How far a pointer may shake, in pixels, and how long a finger rests, in milliseconds. */
const SHAKE = 8;
const REST = 220;

export interface Drag {
	/** What is held was let go over this element. */
	drop(item: Item, over: Element): void;
	/** Something is picked up, or nothing is held any more. */
	held(item: Item | undefined): void;
}

class Hold {
	private ghost: HTMLElement | undefined;
	private readonly timer: ReturnType<typeof setTimeout> | undefined;
	private readonly x: number;
	private readonly y: number;
	private readonly box: DOMRect;
	private readonly finger: boolean;
	private readonly pointer: number;
	private readonly end = new AbortController();

	constructor(
		private readonly drag: Drag,
		private readonly item: Item,
		private readonly thing: HTMLElement,
		event: PointerEvent,
	) {
		this.x = event.clientX;
		this.y = event.clientY;
		this.box = thing.getBoundingClientRect();
		this.finger = event.pointerType === "touch";
		this.pointer = event.pointerId;
		if (this.finger) this.timer = setTimeout(() => this.lift(), REST);
		// A finger is taken for scrolling unless its moves are refused from the start.
		const signal = this.end.signal;
		window.addEventListener("touchmove", (e) => this.ghost && e.preventDefault(), { passive: false, signal });
		window.addEventListener("contextmenu", (e) => this.finger && e.preventDefault(), { signal });
		// A second finger neither moves nor drops what the first one holds.
		const mine = (act: (e: PointerEvent) => void) => (e: PointerEvent) => e.pointerId === this.pointer && act(e);
		window.addEventListener("pointermove", mine((e) => this.move(e)), { signal });
		window.addEventListener("pointerup", mine((e) => this.drop(e)), { signal });
		window.addEventListener("pointercancel", mine(() => this.cancel()), { signal });
		window.addEventListener("keydown", (e) => e.key === "Escape" && this.cancel(), { signal });
	}

	private lift(): void {
		const ghost = this.thing.cloneNode(true) as HTMLElement;
		ghost.className = `${this.thing.className} ghost`;
		ghost.removeAttribute("style");
		ghost.setAttribute("aria-hidden", "true");
		ghost.style.width = `${this.box.width}px`;
		ghost.style.height = `${this.box.height}px`;
		document.body.append(ghost);
		this.ghost = ghost;
		this.place(this.x, this.y);
		this.drag.held(this.item);
	}

	private place(x: number, y: number): void {
		if (this.ghost) this.ghost.style.translate = `${this.box.left + x - this.x}px ${this.box.top + y - this.y}px`;
	}

	private move(event: PointerEvent): void {
		const far = Math.hypot(event.clientX - this.x, event.clientY - this.y) > SHAKE;
		if (!this.ghost && far && this.finger) return this.cancel();
		if (!this.ghost && far) this.lift();
		this.place(event.clientX, event.clientY);
	}

	private drop(event: PointerEvent): void {
		const lifted = this.ghost !== undefined;
		this.cancel();
		if (!lifted) return;
		// The click that follows belongs to the drag.
		const swallow = (e: Event) => (e.stopPropagation(), e.preventDefault());
		window.addEventListener("click", swallow, { capture: true, once: true });
		setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
		const over = document.elementFromPoint(event.clientX, event.clientY);
		if (over) this.drag.drop(this.item, over);
	}

	private cancel(): void {
		clearTimeout(this.timer);
		this.end.abort();
		if (this.ghost) this.drag.held(undefined);
		this.ghost?.remove();
		this.ghost = undefined;
	}
}

/** Begins to hold a thing; what comes of it is told to `drag`. */
export function grab(drag: Drag, item: Item, event: PointerEvent): void {
	if (event.button === 0 && event.isPrimary && event.currentTarget instanceof HTMLElement) new Hold(drag, item, event.currentTarget, event);
}
