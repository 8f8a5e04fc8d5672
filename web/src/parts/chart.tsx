// chart.tsx -- lines over the course of a game, one per seat: colour, dash and mark differ,
// so that no line is told by its colour alone.

import { PHONE, useMedia } from "./felt";
import { SEAT_MARKS } from "./seats";

const DASH = ["", "7 4", "2 4", "10 3 2 3", "12 5", "4 2"];

const LABEL = 15;
const LEFT = 40;
/** Room for a mark and a number at the end of a line, and more for every digit after two. */
const RIGHT = 44;
const DIGIT = 9;

/** Heights of labels in a picture so high, pushed apart so that none covers another: upwards, and
 * down again those that came too high. */
function spread(heights: number[], high: number): number[] {
	const order = heights.map((_, i) => i).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
	const out = [...heights];
	const gap = Math.min(LABEL, (high - LABEL) / Math.max(1, heights.length - 1));
	let edge = high - LABEL / 2;
	for (const i of order) edge = (out[i] = Math.min(out[i] ?? 0, edge)) - gap;
	edge = LABEL / 2;
	for (const i of order.reverse()) edge = (out[i] = Math.max(out[i] ?? 0, edge)) + gap;
	return out;
}

function Legend(props: { names: string[] }) {
	return (
		<ul class="legend">
			{props.names.map((name, seat) => (
				<li key={seat} class={`seat-${seat}`}>
					<span class="mark" aria-hidden="true">
						{SEAT_MARKS[seat]}
					</span>{" "}
					{name}
				</li>
			))}
		</ul>
	);
}

interface Course {
	title: string;
	names: string[];
	/** points[i] = [x, value per seat]; x from 0 to 1 */
	points: { x: number; values: number[] }[];
	max: number;
	unit: string;
	at?: number | undefined;
	/** A flat strip instead of a picture. */
	low?: boolean;
	/** More points are still being reckoned. */
	busy?: boolean;
	/** Somebody clicks at this moment, from 0 to 1. */
	pick?: (x: number) => void;
	/** One of two beside each other. */
	half?: boolean;
}

/** From moments and values to places in the picture. */
interface Scale {
	w: number;
	h: number;
	left: number;
	right: number;
	x: (v: number) => number;
	y: (v: number) => number;
}

/** Letters keep their size: a narrow screen gets a smaller picture, not a shrunken one. */
function scaleOf(c: Course, narrow: boolean): Scale {
	const w = narrow ? 350 : c.low ? 900 : c.half ? 460 : 640;
	const h = c.low ? (narrow ? 84 : 96) : 210;
	const right = RIGHT + DIGIT * Math.max(0, String(Math.round(c.max)).length - 2);
	const left = Math.max(LEFT, 10 + 7 * `${Math.round(c.max)}${c.unit}`.length);
	const x = (v: number) => left + v * (w - left - right);
	const y = (v: number) => h - 12 - (v / (c.max || 1)) * (h - 26);
	return { w, h, left, right, x, y };
}

/** Nothing, half and all. */
function Levels(props: { course: Course; scale: Scale }) {
	const { max, unit } = props.course;
	const { w, left, right, y } = props.scale;
	return (
		<>
			{[0, 0.5, 1].map((part) => (
				<g key={part}>
					<line class="grid" x1={left} x2={w - right} y1={y(part * max)} y2={y(part * max)} />
					<text class="axis" x={left - 6} y={y(part * max) + 4} text-anchor="end">
						{Math.round(part * max)}
						{unit}
					</text>
				</g>
			))}
		</>
	);
}

/** A line for every seat, with its mark and where it ends. */
function Curves(props: { course: Course; scale: Scale }) {
	const { names, points } = props.course;
	const { h, x, y } = props.scale;
	const last = points[points.length - 1];
	const labels = spread(last ? last.values.map(y) : [], h);
	return (
		<>
			{names.map((_, seat) => (
				<g key={seat} class={`seat-${seat}`}>
					<polyline
						class="curve"
						stroke-dasharray={DASH[seat] ?? ""}
						points={points.map((p) => `${x(p.x).toFixed(1)},${y(p.values[seat] ?? 0).toFixed(1)}`).join(" ")}
					/>
					{last && (
						<text class="end" x={x(last.x) + 6} y={(labels[seat] ?? 0) + 5}>
							{SEAT_MARKS[seat]} {last.values[seat]}
						</text>
					)}
				</g>
			))}
		</>
	);
}

export function Chart(props: Course) {
	const scale = scaleOf(props, useMedia(PHONE));
	const { w, h, left, right, x } = scale;
	const last = props.points[props.points.length - 1];
	// For ears: where one is, or else where it ended.
	const here = props.points.filter((p) => p.x <= (props.at ?? 1)).pop() ?? last;
	const table = here ? props.names.map((n, i) => `${n} ${here.values[i] ?? 0}${props.unit}`).join(", ") : "";
	const pick = (e: MouseEvent & { currentTarget: SVGSVGElement }) => {
		const box = e.currentTarget.getBoundingClientRect();
		const at = ((e.clientX - box.left) * w) / box.width;
		props.pick?.(Math.min(1, Math.max(0, (at - left) / (w - left - right))));
	};
	return (
		<figure class="chart" aria-busy={props.busy ?? false}>
			<figcaption>
				{props.title}
				<Legend names={props.names} />
			</figcaption>
			<svg viewBox={`0 0 ${w} ${h}`} role="img" aria-label={`${props.title}: ${table}`} style={props.pick ? "cursor: pointer" : ""} onClick={pick}>
				<Levels course={props} scale={scale} />
				<Curves course={props} scale={scale} />
				{props.at !== undefined && <line class="now" x1={x(props.at)} x2={x(props.at)} y1={6} y2={h - 6} />}
			</svg>
		</figure>
	);
}
