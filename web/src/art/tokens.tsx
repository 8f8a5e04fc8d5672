// tokens.tsx -- the small signs of all games, drawn in one hand: bold ink, flat colour.
// Each fits a box of 24 by 24 around the origin, so that a drawing can place it anywhere.

import type { ComponentChildren } from "preact";

export const INK = "#1d2b36";
export const PAPER = "#fbf3df";
export const GOLD = "#f2b632";

/** The one pen everything is drawn with, as thick as a drawing's scale asks. */
export const pen = (width: number) => ({ stroke: INK, "stroke-width": width, "stroke-linejoin": "round", "stroke-linecap": "round" }) as const;

export type Colour = "yellow" | "blue" | "green" | "red" | "black" | "white" | "purple";

export const HUES: Record<Colour, { main: string; dark: string; light: string }> = {
	yellow: { main: "#f0b429", dark: "#b97c0b", light: "#ffe29a" },
	blue: { main: "#2f7fc4", dark: "#1b5288", light: "#bfe0f7" },
	green: { main: "#3f9a5a", dark: "#22663a", light: "#c6e8c5" },
	red: { main: "#cf4331", dark: "#8e2519", light: "#f7c9bd" },
	black: { main: "#3b4552", dark: "#1d2530", light: "#c9cfd6" },
	white: { main: "#eef0ec", dark: "#a9aea8", light: "#ffffff" },
	purple: { main: "#7d3c98", dark: "#4d1f66", light: "#e6d3f0" },
};

export function At(props: { x: number; y: number; scale?: number; turn?: number; children: ComponentChildren }) {
	const { x, y, scale = 1, turn = 0 } = props;
	return <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>{props.children}</g>;
}

const ink = pen(1.8);

export function Coin(props: { label?: string | number | undefined }) {
	return (
		<g>
			<circle r="10.5" fill={GOLD} {...ink} />
			<circle r="7.6" fill="none" stroke="#b97c0b" stroke-width="1.2" />
			{props.label === undefined ? (
				<path d="M0 -5v10M-3.4 -2.2h6.8M-4 1.5a4 3.6 0 0 0 8 0" fill="none" stroke="#8a5a06" stroke-width="1.7" stroke-linecap="round" />
			) : (
				<text class="figure" y="4.6" text-anchor="middle" font-size="13" fill={INK}>{props.label}</text>
			)}
		</g>
	);
}

export function Influence(props: { label?: string | number | undefined }) {
	return (
		<g>
			<path d="M-9 -10h18v10c0 6 -5 9.5 -9 11.5c-4 -2 -9 -5.5 -9 -11.5z" fill="#7d3c98" {...ink} />
			<path d="M-6.4 -7.5h12.8v7.4c0 4 -3.2 6.6 -6.4 8.3c-3.2 -1.7 -6.4 -4.3 -6.4 -8.3z" fill="none" stroke="#e6c6f2" stroke-width="1" />
			{props.label === undefined ? (
				<path d="M0 -5.5l1.6 3.4 3.7.4-2.8 2.5.8 3.7L0 2.6l-3.3 1.9.8-3.7-2.8-2.5 3.7-.4z" fill="#fff" />
			) : (
				<text class="figure" y="4" text-anchor="middle" font-size="13" fill="#fff">{props.label}</text>
			)}
		</g>
	);
}

export function Sword() {
	return (
		<g {...ink}>
			<path d="M-1.8 4L-1.8 -8L0 -11.5L1.8 -8L1.8 4Z" fill="#e9eef2" />
			<path d="M-6 4h12" stroke-width="2.6" />
			<path d="M0 4.5v5" stroke="#7a4a21" stroke-width="3" />
			<circle cy="10.2" r="1.6" fill={GOLD} stroke-width="1.2" />
		</g>
	);
}

export function Skull() {
	return (
		<g {...ink}>
			<path d="M-9 -1a9 9 0 1 1 18 0c0 3.4 -1.8 5 -3.6 6v4.2h-10.8v-4.2c-1.8 -1 -3.6 -2.6 -3.6 -6z" fill="#fdfaf0" />
			<circle cx="-3.6" cy="-.6" r="2.5" fill={INK} stroke="none" />
			<circle cx="3.6" cy="-.6" r="2.5" fill={INK} stroke="none" />
			<path d="M0 2.6l-1.3 2.4h2.6z" fill={INK} stroke="none" />
			<path d="M-2 9v-2M2 9v-2" stroke-width="1.2" />
		</g>
	);
}

/** The sign of a colour: a shape of its own, so that colour never stands alone. */
export function Mark(props: { colour: Colour; plain?: boolean }) {
	const fill = props.plain ? PAPER : HUES[props.colour].main;
	const shapes: Record<Colour, ComponentChildren> = {
		yellow: (
			<>
				<path d="M0 -11v22M-11 0h22M-7.8 -7.8l15.6 15.6M7.8 -7.8l-15.6 15.6" fill="none" />
				<circle r="6" fill={fill} />
			</>
		),
		blue: <path d="M0 -11c5 6 8 9.5 8 13.5a8 8 0 0 1 -16 0c0 -4 3 -7.5 8 -13.5z" fill={fill} />,
		green: <path d="M0 11v-6M0 6C-10 6 -10 -6 0 -11C10 -6 10 6 0 6z" fill={fill} />,
		red: <path d="M0 -11L9.5 0L0 11L-9.5 0z" fill={fill} />,
		black: <path d="M0 -11l3.1 7.2 7.8.7 -5.9 5.1 1.8 7.6L0 6.6l-6.8 4 1.8-7.6 -5.9-5.1 7.8-.7z" fill={fill} />,
		white: <circle r="8" fill={fill} />,
		purple: (
			<>
				<path d="M-9 -1a9 9 0 1 1 18 0c0 3.4 -1.8 5 -3.6 6v4.2h-10.8v-4.2c-1.8 -1 -3.6 -2.6 -3.6 -6z" fill={fill} />
				<path d="M-3.6 -.6h.01M3.6 -.6h.01" stroke={PAPER} stroke-width="4.6" />
			</>
		),
	};
	return <g {...ink}>{shapes[props.colour]}</g>;
}

export function House() {
	return (
		<g {...ink}>
			<path d="M-8 0v9.5h16v-9.5" fill="#e8b27a" />
			<path d="M-11 1L0 -9.5L11 1z" fill="#b6482f" />
			<path d="M-2.5 9.5v-5.5h5v5.5" fill="#6b3d1c" />
		</g>
	);
}

export function Anchor() {
	return (
		<g fill="none" {...ink} stroke-width="2.6" stroke="#1b5288">
			<circle cy="-8.2" r="2.6" />
			<path d="M0 -5.5v15M-5 -2h10M-9 3c1 4.5 5 6.8 9 6.8s8 -2.3 9 -6.8" />
		</g>
	);
}

export function Cross() {
	return (
		<g {...ink}>
			<path d="M-2.6 -10.5h5.2v5.5h5.4v5.2h-5.4v10.3h-5.2v-10.3h-5.4v-5.2h5.4z" fill={PAPER} />
		</g>
	);
}

/** A card seen from behind, small. */
export function CardSign(props: { label?: string | number | undefined }) {
	return (
		<g>
			<rect x="-7" y="-10" width="14" height="20" rx="2.5" fill={PAPER} {...ink} />
			<text class="figure" y="4.4" text-anchor="middle" font-size="11" fill={INK}>{props.label}</text>
		</g>
	);
}

export function Sails() {
	return (
		<g {...ink}>
			<path d="M-10 4h20l-3.5 6h-13z" fill="#9a6b3c" />
			<path d="M-1 -11v15" />
			<path d="M1 -10q9 5 8 12h-8zM-3 -8v10h-6q5 -3 6 -10z" fill="#fff" />
		</g>
	);
}

export function Arrow() {
	return <path d="M-7 0h12M1 -4l4.5 4l-4.5 4" fill="none" {...ink} stroke-width="2.2" />;
}

export function Say(props: { text: string; size?: number; fill?: string }) {
	return (
		<text class="figure" y={(props.size ?? 12) * 0.36} text-anchor="middle" font-size={props.size ?? 12} fill={props.fill ?? INK}>
			{props.text}
		</text>
	);
}

/** A token alone, as an icon inside text. */
export function Sign(props: { children: ComponentChildren }) {
	return (
		<svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
			{props.children}
		</svg>
	);
}

/** What ships of the adventure carry, and what is won with it. */
export function Crown() {
	return (
		<g {...ink}>
			<path d="M-10 7l-1.5 -13l6 5l5.5 -9l5.5 9l6 -5l-1.5 13z" fill={GOLD} />
			<path d="M-9.5 3.5h19" stroke-width="1.4" />
			<circle cy="-1" r="1.7" fill="#cf4331" stroke-width="1" />
		</g>
	);
}

export function Bread() {
	return <path d="M-10.5 4q-2 -10 10.5 -10t10.5 10q0 4 -4 4h-13q-4 0 -4 -4zM-5 -4.5l-2 5M.5 -5.5l-2 6M6 -4.5l-2 5" fill="#d9a25f" {...ink} />;
}

export function Rum() {
	return (
		<g {...ink}>
			<path d="M-3 -11h6v5q5 2 5 7v10h-16v-10q0 -5 5 -7z" fill="#8a5a36" />
			<path d="M-6 1.5h12v6h-12z" fill={PAPER} stroke-width="1.3" />
			<path d="M-2.5 3l5 3M2.5 3l-5 3" stroke-width="1.4" />
		</g>
	);
}

export function Book() {
	return (
		<g {...ink}>
			<path d="M-9 -9h15q3 0 3 3v15h-15q-3 0 -3 -3z" fill="#6b2f86" />
			<path d="M-6 9q-3 0 -3 -3q0 -3 3 -3h15" fill="none" />
			<path d="M0 -6.5l1.5 3l3.3.5l-2.4 2.3l.6 3.2l-3 -1.5l-3 1.5l.6 -3.2l-2.4 -2.3l3.3 -.5z" fill={GOLD} stroke-width="1.1" />
		</g>
	);
}

export function Herbs() {
	return (
		<g {...ink}>
			<path d="M0 11v-16" fill="none" stroke="#2f6b3c" stroke-width="2.2" />
			<path d="M0 -3q-9 -1 -9 -8q8 -1 9 8zM0 -3q9 -1 9 -8q-8 -1 -9 8zM0 5q-9 0 -10 -7q8 -1 10 7zM0 5q9 0 10 -7q-8 -1 -10 7z" fill="#6fb46a" />
			<path d="M-4 7h8" stroke="#b6482f" stroke-width="2.8" />
		</g>
	);
}

export function Hourglass() {
	return (
		<g {...ink}>
			<path d="M-7 -9h14q0 6 -5.5 9q5.5 3 5.5 9h-14q0 -6 5.5 -9q-5.5 -3 -5.5 -9z" fill="#eaf4f6" />
			<path d="M-4.5 -5h9q-1.5 3 -4.5 4.5q-3 -1.5 -4.5 -4.5zM-5.5 9q.5 -4 5.5 -5.5q5 1.5 5.5 5.5z" fill={GOLD} stroke-width="1" />
			<path d="M-9 -10.5h18M-9 10.5h18" stroke="#7a4a21" stroke-width="3" />
		</g>
	);
}

/** A parcel with a bow. */
export function Gift() {
	return (
		<g {...ink}>
			<path d="M-9 -3h18v12h-18z" fill="#cf4331" />
			<path d="M0 -3v12M-9 -3h18M0 -3q-9 -2 -6 -7q5 -1 6 7q1 -8 6 -7q3 5 -6 7" fill={GOLD} stroke-width="1.5" />
		</g>
	);
}
