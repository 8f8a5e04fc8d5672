// tray.tsx -- the lower edge of the table: what happened, what one owns, what can be done.
//
// It takes as little of the screen as it can, and never less than it had at the same question:
// nothing on the table moves while one chooses.  What is looked up or opened meanwhile lies over the
// table's lower edge.  On a phone there is no edge to spare: what is said there stays, and a kind of
// choices that is opened takes hardly more.  What does not fit is scrolled inside the tray, and a
// button that is always in sight makes it taller.

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useText } from "../app";
import type { Looked, Surface } from "../surface";
import { aboutItem, counterName, itemName } from "../surface";
import { PHONE, SIDEWAYS, useMedia } from "./felt";
import { SEAT_MARKS } from "./seats";

/** `question`: another one when somebody is asked anew; `settled`: nothing is looked up or opened. */
export function Tray(props: { count: number; question: string | undefined; settled: boolean; narrowed: boolean; children: ComponentChildren }) {
	const t = useText();
	const ref = useRef<HTMLElement>(null);
	const [tall, setTall] = useState(false);
	const [full, setFull] = useState(false);
	const [phone, sideways] = [useMedia(PHONE), useMedia(SIDEWAYS)];
	const over = !phone && !sideways;
	const held = useRef({ question: props.question, height: 0 });
	if (held.current.question !== props.question) held.current = { question: props.question, height: 0 };
	const now = useRef({ tall, over, settled: false }); // for the observer, which lives longer than one drawing
	now.current = { tall, over, settled: props.settled };
	const look = () => {
		const box = ref.current;
		const content = box?.firstElementChild as HTMLElement | null;
		if (!box || !content) return;
		const { tall, over, settled } = now.current;
		const free = over && settled && !tall;
		const put = (name: string, pixels: number) => box.style.getPropertyValue(name) !== `${pixels}px` && box.style.setProperty(name, `${pixels}px`);
		if (free) put("--held", 0);
		// Without the button, which takes room itself.
		const { paddingTop, paddingBottom } = getComputedStyle(box);
		const needed = content.offsetHeight + parseFloat(paddingTop) + parseFloat(paddingBottom);
		setFull(needed > box.clientHeight + 4);
		const natural = Math.min(box.offsetHeight, needed + box.offsetHeight - box.clientHeight);
		const whole = () => box.getBoundingClientRect().height; // a rounded one would move the table by a part of a pixel
		if (free) held.current.height = whole();
		else if (!over && !tall) held.current.height = Math.max(held.current.height, natural);
		const { height } = held.current;
		if (!free) put("--held", tall && !over ? 0 : height);
		put("--over", over && height > 0 ? Math.max(0, whole() - height) : 0);
	};
	useLayoutEffect(look);
	useEffect(() => {
		const watch = new ResizeObserver(look);
		if (ref.current?.firstElementChild) watch.observe(ref.current.firstElementChild);
		return () => watch.disconnect();
	}, []);
	useLayoutEffect(() => setTall(false), [props.question]);
	return (
		<footer class={`hand ${tall ? "tall" : props.narrowed ? "step" : ""}`} ref={ref}>
			<div>{props.children}</div>
			{(full || tall) && props.count > 1 && (
				<button class="taller" aria-expanded={tall} onClick={() => setTall(!tall)}>
					{tall ? `▾ ${t("moreTable")}` : `▴ ${t("moreChoices", props.count)}`}
				</button>
			)}
		</footer>
	);
}

/** What a thing that somebody looks at is. */
export function Told(props: Looked & { s: Surface }) {
	const { s, item } = props;
	return <p class="hintline" role="status"><b>{itemName(s, item)}</b> {props.about ?? aboutItem(s, item)}</p>;
}

/** The own figures, where the own seat may be out of sight; it is there for who listens. */
export function Purse(props: { s: Surface; counters: Record<string, ComponentChildren> }) {
	const { s } = props;
	const who = s.state.seats[s.viewer];
	const [seen, setSeen] = useState(true);
	useEffect(() => {
		const head = document.querySelector(".felt .seat.mine .seat-head");
		if (!head) return setSeen(true);
		const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true), { threshold: 0.9 });
		watch.observe(head);
		return () => watch.disconnect();
	}, [s.viewer]);
	if (!who || seen) return null;
	return (
		<p class={`purse seat-${s.viewer}`} aria-hidden="true">
			<span class="mark">{SEAT_MARKS[s.viewer]}</span> <b>{who.name}</b>
			{Object.keys(props.counters).filter((c) => c in who.counters).map((counter) => (
				<span key={counter} title={counterName(s, counter)}>
					{props.counters[counter]} {who.counters[counter]}
				</span>
			))}
		</p>
	);
}
