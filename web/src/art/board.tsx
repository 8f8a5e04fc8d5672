// board.tsx -- what both boards share: a drawing with places to click on top of it.

import type { ComponentChildren } from "preact";
import type { Item } from "../protocol";
import type { Surface } from "../surface";
import { Thing } from "../surface";
import { INK, pen } from "./tokens";

export const SEAT_FILL = ["#5aa9e6", "#ef6f53", "#5fb878", "#b07cc6", "#eeb33b", "#9aa7b2"] as const;

export interface Place {
	item: Item;
	x: number;
	y: number;
	tip?: string;
}

/** A picture of w by h; every place that can be used now lies on it as a round button. */
export function Board(props: { s: Surface; w: number; h: number; size: number; places: Place[]; label: string; children: ComponentChildren }) {
	const { s, w, h, size } = props;
	return (
		<div class="board">
			<svg viewBox={`0 0 ${w} ${h}`} role="img" aria-label={props.label}>{props.children}</svg>
			{props.places.filter((p) => s.at(p.item).length > 0).map((p) => (
				<Thing
					key={`${p.item.list}/${p.item.id}/${p.item.zone}`}
					s={s}
					item={p.item}
					tip={p.tip}
					class="spot"
					style={{ left: `${((p.x - size / 2) / w) * 100}%`, top: `${((p.y - size / 2) / h) * 100}%`, width: `${(size / w) * 100}%` }}
				>
					{" "}
				</Thing>
			))}
		</div>
	);
}

/** A little ship seen from the side, in the colour and with the sign of its seat; box 24 by 24. */
export function SeatShip(props: { seat: number; ghost?: boolean }) {
	const fill = props.ghost ? "#bfeecb" : (SEAT_FILL[props.seat] ?? "#fff");
	const ink = pen(1.4);
	return (
		<g {...ink} opacity={props.ghost ? 0.92 : 1}>
			<path d="M-10 4h20l-3.5 6.5h-13z" fill={props.ghost ? "#4b6b5c" : "#6b4426"} />
			<path d="M-1 4v-15" />
			<path d="M0 -10.5q10 4 8.5 12.5h-8.5z" fill={fill} />
			<path d="M-2 -8v10h-7q5 -3 7 -10z" fill={fill} />
			<SeatMark seat={props.seat} ghost={props.ghost ?? false} />
		</g>
	);
}

function SeatMark(props: { seat: number; ghost: boolean }) {
	const at = { fill: INK, stroke: "none", transform: "translate(3.6 -2.6)" };
	if (props.ghost) return <path d="M-2 -2a2.2 2.2 0 1 1 4 0v2h-4z" {...at} />;
	switch (props.seat) {
		case 0:
			return <circle r="2.2" {...at} />;
		case 1:
			return <path d="M0 -2.6l2.6 4.6h-5.2z" {...at} />;
		case 2:
			return <rect x="-2" y="-2" width="4" height="4" {...at} />;
		case 3:
			return <path d="M0 -2.9l2.6 2.9l-2.6 2.9l-2.6 -2.9z" {...at} />;
		case 4:
			return <path d="M0 -3l.9 2 2.1.2-1.6 1.4.5 2.1L0 1.6l-1.9 1.1.5-2.1L-3 -.8l2.1-.2z" {...at} />;
		default:
			return <path d="M-.9 -2.6h1.8v1.7h1.7v1.8h-1.7v1.7h-1.8v-1.7h-1.7v-1.8h1.7z" {...at} />;
	}
}
