// icon.tsx -- the signs of the page itself, in the same hand as the cards.

const PATHS: Record<string, string> = {
	undo: "M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12h-3",
	redo: "M19 6l5 5l-5 5M24 11H14a6 6 0 0 0 0 12h3",
	hint: "M14 4a8 8 0 0 0 -4.5 14.5V21h9v-2.5A8 8 0 0 0 14 4zM10.5 24.5h7",
	log: "M6 6h16M6 11h16M6 16h16M6 21h10",
	menu: "M5 8h18M5 14h18M5 20h18",
	odds: "M5 5h18v18H5zM10 10h.01M18 10h.01M14 14h.01M10 18h.01M18 18h.01",
	play: "M9 6l13 8l-13 8z",
	back: "M16 6l-8 8l8 8",
	next: "M12 6l8 8l-8 8",
	first: "M7 6v16M20 6l-8 8l8 8",
	last: "M21 6v16M8 6l8 8l-8 8",
	until: "M5 7l8 7l-8 7zM14 7l8 7l-8 7zM24 7v14",
	bell: "M14 4a7 7 0 0 0 -7 7v6l-3 4h20l-3 -4v-6a7 7 0 0 0 -7 -7zM11.5 24.5h5",
	pause: "M9 6v16M19 6v16",
};

export function Icon(props: { name: string }) {
	if (props.name === "logo") return <Logo />;
	if (props.name === "parrot") return <Parrot />;
	return (
		<svg class="icon" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
			<path d={PATHS[props.name] ?? ""} fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" />
		</svg>
	);
}

/** A bollard with a rope on a quay, and a sail behind. */
function Logo() {
	return (
		<svg class="logo" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
			<circle cx="32" cy="32" r="30" fill="#123a4a" />
			<path d="M34 8v32M37 10q18 12 15 28h-15zM31 16v22h-14q10 -8 14 -22z" fill="#fbf3df" stroke="#fbf3df" stroke-width="1.5" stroke-linejoin="round" />
			<path d="M4 43q5 -5 10 0t10 0t10 0t10 0t10 0t8 0a30 30 0 0 1 -56 0z" fill="#f2b632" />
			<path d="M8 50q5 -4 10 0t10 0t10 0t10 0t8 0a30 30 0 0 1 -48 0z" fill="#2b7c93" />
		</svg>
	);
}

function Parrot() {
	return (
		<svg class="parrot" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
			<g stroke="#1d2b36" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">
				<path d="M18 58q-4 -28 8 -40q12 -10 22 2q4 8 0 18q-6 14 -18 20z" fill="#3f9a5a" />
				<path d="M28 28q-10 10 -10 30l12 -8q8 -10 6 -20z" fill="#cf4331" />
				<path d="M46 20q12 0 10 14q-6 -2 -10 -4z" fill="#f2b632" />
				<circle cx="40" cy="20" r="5" fill="#fff" />
				<circle cx="41" cy="20" r="1.6" fill="#1d2b36" />
				<path d="M24 16q-2 -10 6 -12q-1 6 4 8" fill="#f2b632" />
			</g>
		</svg>
	);
}
