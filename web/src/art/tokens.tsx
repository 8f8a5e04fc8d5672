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
			<path d="M-9 -1a9 9 0 1 1 18 0c0 3.4 -1.8 5 -3.6 6v4.2h-10.800v-4.200c-1.800 -1 -3.600 -2.600 -3.600 -6z" fill="#fdfaf0" />
			<circle cx="-3.6" cy="-.6" r="2.500" fill={INK} stroke="none" />
			<circle cx="3.6" cy="-.6" r="2.500" fill={INK} stroke="none" />
			<path d="M0 2.600l-1.300 2.400h2.600z" fill={INK} stroke="none" />
			<path d="M-2 9v-2M2 9v-2" stroke-width="1.200" />
		</g>
	);
}

/** The sign of a colour: a shape of its own, so that colour never stands alone. */
export function Mark(props: { colour: Colour; plain?: boolean }) {
	const fill = props.plain ? PAPER : HUES[props.colour].main;
	const shapes: Record<Colour, ComponentChildren> = {
		yellow: (
			<>
				<path d="M0 -11v22M-11 0h22M-7.800 -7.800l15.600 15.600M7.800 -7.800l-15.600 15.600" fill="none" />
				<circle r="6" fill={fill} />
			</>
		),
		blue: <path d="M0 -11c5 6 8 9.500 8 13.500a8 8 0 0 1 -16 0c0 -4 3 -7.500 8 -13.500z" fill={fill} />,
		green: <path d="M0 11v-6M0 6C-10 6 -10 -6 0 -11C10 -6 10 6 0 6z" fill={fill} />,
		red: <path d="M0 -11L9.500 0L0 11L-9.500 0z" fill={fill} />,
		black: <path d="M0 -11l3.100 7.200 7.800.7 -5.900 5.100 1.800 7.600L0 6.600l-6.800 4 1.800-7.600 -5.900-5.100 7.800-.7z" fill={fill} />,
		white: <circle r="8" fill={fill} />,
		purple: (
			<>
				<path d="M-9 -1a9 9 0 1 1 18 0c0 3.400 -1.800 5 -3.600 6v4.200h-10.800v-4.200c-1.800 -1 -3.600 -2.600 -3.600 -6z" fill={fill} />
				<path d="M-3.600 -.600h.010M3.600 -.600h.010" stroke={PAPER} stroke-width="4.600" />
			</>
		),
	};
	return <g {...ink}>{shapes[props.colour]}</g>;
}

export function House() {
	return (
		<g {...ink}>
			<path d="M-8 0v9.500h16v-9.500" fill="#e8b27a" />
			<path d="M-11 1L0 -9.500L11 1z" fill="#b6482f" />
			<path d="M-2.500 9.500v-5.500h5v5.500" fill="#6b3d1c" />
		</g>
	);
}

export function Anchor() {
	return (
		<g fill="none" {...ink} stroke-width="2.600" stroke="#1b5288">
			<circle cy="-8.200" r="2.600" />
			<path d="M0 -5.500v15M-5 -2h10M-9 3c1 4.500 5 6.800 9 6.800s8 -2.300 9 -6.800" />
		</g>
	);
}

export function Cross() {
	return (
		<g {...ink}>
			<path d="M-2.600 -10.500h5.200v5.500h5.400v5.200h-5.400v10.300h-5.200v-10.300h-5.400v-5.200h5.400z" fill={PAPER} />
		</g>
	);
}

/** A card seen from behind, small. */
export function CardSign(props: { label?: string | number | undefined }) {
	return (
		<g>
			<rect x="-7" y="-10" width="14" height="20" rx="2.500" fill={PAPER} {...ink} />
			<text class="figure" y="4.400" text-anchor="middle" font-size="11" fill={INK}>{props.label}</text>
		</g>
	);
}

export function Arrow() {
	return <path d="M-7 0h12M1 -4l4.500 4l-4.500 4" fill="none" {...ink} stroke-width="2.200" />;
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
			<path d="M-10 7l-1.500 -13l6 5l5.500 -9l5.500 9l6 -5l-1.500 13z" fill={GOLD} />
			<path d="M-9.500 3.500h19" stroke-width="1.400" />
			<circle cy="-1" r="1.700" fill="#cf4331" stroke-width="1" />
		</g>
	);
}

export function Bread() {
	return <path d="M-10.500 4q-2 -10 10.500 -10t10.500 10q0 4 -4 4h-13q-4 0 -4 -4zM-5 -4.500l-2 5M.500 -5.500l-2 6M6 -4.500l-2 5" fill="#d9a25f" {...ink} />;
}

export function Rum() {
	return (
		<g {...ink}>
			<path d="M-3 -11h6v5q5 2 5 7v10h-16v-10q0 -5 5 -7z" fill="#8a5a36" />
			<path d="M-6 1.500h12v6h-12z" fill={PAPER} stroke-width="1.300" />
			<path d="M-2.500 3l5 3M2.500 3l-5 3" stroke-width="1.400" />
		</g>
	);
}

export function Book() {
	return (
		<g {...ink}>
			<path d="M-9 -9h15q3 0 3 3v15h-15q-3 0 -3 -3z" fill="#6b2f86" />
			<path d="M-6 9q-3 0 -3 -3q0 -3 3 -3h15" fill="none" />
			<path d="M0 -6.500l1.500 3l3.300.500l-2.400 2.300l.600 3.200l-3 -1.500l-3 1.500l.600 -3.200l-2.400 -2.300l3.300 -.500z" fill={GOLD} stroke-width="1.100" />
		</g>
	);
}

export function Herbs() {
	return (
		<g {...ink}>
			<path d="M0 11v-16" fill="none" stroke="#2f6b3c" stroke-width="2.200" />
			<path d="M0 -3q-9 -1 -9 -8q8 -1 9 8zM0 -3q9 -1 9 -8q-8 -1 -9 8zM0 5q-9 0 -10 -7q8 -1 10 7zM0 5q9 0 10 -7q-8 -1 -10 7z" fill="#6fb46a" />
			<path d="M-4 7h8" stroke="#b6482f" stroke-width="2.800" />
		</g>
	);
}

export function Hourglass() {
	return (
		<g {...ink}>
			<path d="M-7 -9h14q0 6 -5.500 9q5.500 3 5.500 9h-14q0 -6 5.500 -9q-5.500 -3 -5.500 -9z" fill="#eaf4f6" />
			<path d="M-4.500 -5h9q-1.500 3 -4.500 4.500q-3 -1.500 -4.500 -4.500zM-5.500 9q.500 -4 5.500 -5.500q5 1.500 5.500 5.500z" fill={GOLD} stroke-width="1" />
			<path d="M-9 -10.500h18M-9 10.500h18" stroke="#7a4a21" stroke-width="3" />
		</g>
	);
}

/** A parcel with a bow. */
export function Gift() {
	return (
		<g {...ink}>
			<path d="M-9 -3h18v12h-18z" fill="#cf4331" />
			<path d="M0 -3v12M-9 -3h18M0 -3q-9 -2 -6 -7q5 -1 6 7q1 -8 6 -7q3 5 -6 7" fill={GOLD} stroke-width="1.500" />
		</g>
	);
}
