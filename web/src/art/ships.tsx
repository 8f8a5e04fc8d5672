// ships.tsx -- six ships, told apart by hull and rigging before their colour: a pinnace
// with one mast, a round-bellied flute, a barque under lateen sails, a long frigate and
// a galleon with a high stern; and the cult's with sails like wings.  Each fits a box of 100 by 92; the water is at y = 80.

import { At, HUES, INK, Mark, Skull, pen } from "./tokens";
import type { Colour } from "./tokens";

const ink = pen(2.6);
const SAIL = "#fbf3df";
const SHADE = "#e4d5b2";

function Flag(props: { x: number; y: number; colour: Colour }) {
	return <path d={`M${props.x} ${props.y}v-9l-13 3.5l13 4`} fill={HUES[props.colour].main} />;
}

/** A square sail, full of wind. */
function Square(props: { x: number; y: number; w: number; h: number }) {
	const { x, y, w, h } = props;
	return (
		<>
			<path d={`M${x} ${y}h${w}q${w * 0.22} ${h * 0.55} 0 ${h}h${-w}q${w * 0.22} ${-h * 0.45} 0 ${-h}z`} fill={SAIL} />
			<path d={`M${x + 2} ${y + h - 4}q${w * 0.12} 2 ${w - 1} 0`} fill="none" stroke={SHADE} stroke-width="2.5" />
		</>
	);
}

function Pinnace() {
	const c = HUES.yellow;
	return (
		<g {...ink}>
			<path d="M52 12v56" stroke-width="3.6" />
			<Flag x={52} y={14} colour="yellow" />
			<path d="M55 18q34 16 31 44q-15 4 -31 3z" fill={SAIL} />
			<path d="M49 24v40q-14 1 -27 -3q16 -12 27 -37z" fill={SHADE} />
			<At x={67} y={47} scale={0.95}><Mark colour="yellow" /></At>
			<path d="M14 66h76q-2 12 -10 18h-54q-9 -6 -12 -18z" fill={c.main} />
			<path d="M17 72h70" stroke={c.dark} stroke-width="3" />
			<path d="M88 66l10 -6" />
		</g>
	);
}

function Flute() {
	const c = HUES.blue;
	return (
		<g {...ink}>
			<path d="M36 10v56M68 6v60" stroke-width="3.6" />
			<Flag x={36} y={11} colour="blue" />
			<Flag x={68} y={7} colour="blue" />
			<Square x={24} y={14} w={24} h={17} />
			<Square x={21} y={34} w={29} h={22} />
			<Square x={56} y={10} w={25} h={19} />
			<Square x={53} y={32} w={31} h={25} />
			<At x={71} y={45} scale={0.85}><Mark colour="blue" /></At>
			<path d="M8 54q4 4 12 6h66q6 -2 10 -8q4 22 -12 32h-62q-18 -8 -14 -30z" fill={c.main} />
			<path d="M12 68q38 8 80 0" stroke={c.dark} stroke-width="3" fill="none" />
			<circle cx="30" cy="77" r="2" fill={c.light} stroke-width="1.5" />
			<circle cx="50" cy="78" r="2" fill={c.light} stroke-width="1.5" />
			<circle cx="70" cy="77" r="2" fill={c.light} stroke-width="1.5" />
		</g>
	);
}

function Barque() {
	const c = HUES.green;
	return (
		<g {...ink}>
			<path d="M28 20v48M54 12v56M78 26v42" stroke-width="3.2" />
			<path d="M12 30l40 -22M36 26l44 -24M66 40l30 -20" stroke-width="2.6" />
			<path d="M14 31l37 -20q6 26 -12 52q-18 -8 -25 -32z" fill={SAIL} transform="translate(-2 2) scale(.86) translate(0 6)" />
			<path d="M39 27l40 -22q8 30 -12 60q-22 -10 -28 -38z" fill={SAIL} />
			<path d="M70 40l24 -16q4 22 -8 38q-12 -6 -16 -22z" fill={SHADE} />
			<At x={60} y={36} scale={0.95}><Mark colour="green" /></At>
			<path d="M4 58q10 8 22 8h52q12 0 18 -12q2 20 -14 30h-60q-14 -6 -18 -26z" fill={c.main} />
			<path d="M12 72h76" stroke={c.dark} stroke-width="3" />
		</g>
	);
}

function Frigate() {
	const c = HUES.red;
	return (
		<g {...ink}>
			<path d="M22 14v54M50 6v62M78 14v54" stroke-width="3.2" />
			<Flag x={50} y={7} colour="red" />
			{[22, 50, 78].map((x, i) => (
				<g key={x}>
					<Square x={x - 9} y={i === 1 ? 10 : 17} w={18} h={11} />
					<Square x={x - 11} y={i === 1 ? 24 : 30} w={22} h={14} />
					<Square x={x - 13} y={i === 1 ? 41 : 46} w={25} h={i === 1 ? 19 : 14} />
				</g>
			))}
			<At x={52} y={50} scale={0.72}><Mark colour="red" /></At>
			<path d="M90 62l10 -8" />
			<path d="M2 62h92l-5 20q-40 5 -82 0z" fill={c.main} />
			<path d="M5 69h86" stroke={c.light} stroke-width="2.4" />
			{[16, 30, 44, 58, 72].map((x) => (
				<rect key={x} x={x} y="73" width="6" height="5" fill={c.dark} stroke-width="1.6" />
			))}
		</g>
	);
}

function Galleon() {
	const c = HUES.black;
	return (
		<g {...ink}>
			<path d="M38 10v56M70 16v50" stroke-width="4" />
			<Flag x={38} y={10} colour="black" />
			<Square x={26} y={13} w={24} h={15} />
			<Square x={22} y={31} w={33} h={26} />
			<Square x={60} y={18} w={21} h={14} />
			<Square x={58} y={35} w={26} h={20} />
			<At x={42} y={44} scale={0.95}><Mark colour="black" /></At>
			<path d="M2 34h16l2 22h52l4 -8h16l-6 34q-36 6 -74 0q-9 -20 -10 -48z" fill={c.main} />
			<path d="M4 42h14M8 66h78" stroke={GOLDEN} stroke-width="2.6" />
			<path d="M6 50h10M7 57h10" stroke={c.light} stroke-width="2" />
			<circle cx="8" cy="29" r="3.2" fill={GOLDEN} />
			{[26, 42, 58].map((x) => (
				<circle key={x} cx={x} cy="74" r="3" fill={c.dark} stroke={c.light} stroke-width="1.4" />
			))}
		</g>
	);
}

/** The cult's ship: dark sails like bat wings, and a skull on the flag. */
function Ares() {
	const c = HUES.purple;
	return (
		<g {...ink}>
			<path d="M30 12v54M64 4v62" stroke-width="4" />
			<path d="M64 6v-5h22l-4 7l4 7h-22z" fill={INK} />
			<g transform="translate(73 8) scale(.5)"><Skull /></g>
			<path d="M33 16q24 8 22 40q-6 -6 -11 0q-5 -6 -11 0z" fill={c.main} />
			<path d="M27 22v34q-5 -5 -10 0q-4 -5 -9 -1q14 -12 19 -33z" fill={c.dark} />
			<path d="M67 18q26 10 25 38q-6 -6 -12 0q-6 -6 -13 0z" fill={c.main} />
			<g transform="translate(44 38) scale(.62)"><Mark colour="purple" plain /></g>
			<path d="M0 50q6 10 16 10h62q12 0 20 -14q4 26 -14 38h-66q-16 -10 -18 -34z" fill={c.dark} />
			<path d="M10 68q38 8 80 0" stroke={GOLDEN} stroke-width="2.6" fill="none" />
			{[28, 46, 64].map((x) => <circle key={x} cx={x} cy="77" r="3" fill={INK} stroke={c.light} stroke-width="1.4" />)}
		</g>
	);
}

const GOLDEN = "#f2b632";

export function Ship(props: { colour: string }) {
	switch (props.colour) {
		case "yellow":
			return <Pinnace />;
		case "blue":
			return <Flute />;
		case "green":
			return <Barque />;
		case "red":
			return <Frigate />;
		case "purple":
			return <Ares />;
		default:
			return <Galleon />;
	}
}

/** Waves to stand in front of a hull. */
export function Waves(props: { width: number; fill: string }) {
	const steps = Math.ceil(props.width / 20);
	let d = "M-10 0";
	for (let i = 0; i <= steps; i++) d += "q5 -6 10 0t10 0";
	return <path d={`${d}v40H-10z`} fill={props.fill} stroke={INK} stroke-width="2" />;
}
