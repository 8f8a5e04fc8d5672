// seats.tsx -- who sits where, whose turn it is, and the numbers of a seat.

import type { ComponentChildren } from "preact";
import type { Surface } from "../surface";
import { counterName } from "../surface";
import { text } from "../text";

export const SEAT_MARKS = ["●", "▲", "■", "◆", "★", "✚"] as const;

export function SeatPanel(props: {
	s: Surface;
	seat: number;
	/** Which counters, with what drawing; all with their names if not given. */
	counters?: Record<string, ComponentChildren>;
	children?: ComponentChildren;
}) {
	const { s, seat } = props;
	const who = s.state.seats[seat];
	if (!who) return null;
	const mine = seat === s.viewer;
	const alone = s.state.seats.every((other) => (other.kind === "human") === (other === who));
	const classes = ["seat", `seat-${seat}`];
	// Who is asked, which need not be the one whose turn it is.
	const { waiting, active, over } = s.state;
	const asked = waiting.includes(s.viewer) ? s.viewer : (waiting.find((w) => w < s.state.seats.length) ?? active);
	if (seat === active && !over) classes.push("active");
	if (seat === asked && !over) classes.push("asked");
	if (mine) classes.push("mine");
	const shown = props.counters ? Object.keys(props.counters) : Object.keys(who.counters).filter((c) => who.counters[c]);
	return (
		<div role="group" class={classes.join(" ")} aria-label={who.name}>
			<div class="seat-head">
				<span class="mark" aria-hidden="true">
					{SEAT_MARKS[seat]}
				</span>
				<span class="seat-name">
					{who.name}
					{mine && alone && <small> ({text(s.lang, "you")})</small>}
				</span>
				<dl class="counters">
					{shown.map((counter) => (
						<div key={counter} title={counterName(s, counter)}>
							<dt>
								{props.counters?.[counter] ?? counterName(s, counter)}
								{props.counters && <span class="hidden-text">{counterName(s, counter)}</span>}
							</dt>
							<dd key={who.counters[counter]}>{who.counters[counter]}</dd>
						</div>
					))}
				</dl>
			</div>
			{props.children}
		</div>
	);
}
