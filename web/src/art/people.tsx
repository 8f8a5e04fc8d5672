// people.tsx -- the people of the harbour.  One body, many hats: a person is known by the
// outline of the head and the thing in hand, at any size.  Box 100 by 92.

import type { ComponentChildren } from "preact";
import { At, Anchor, Coin, Cross, GOLD, HUES, House, INK, Mark, Sword, pen } from "./tokens";
import type { Colour } from "./tokens";

const ink = pen(2.6);
const SKIN = ["#f2c9a0", "#d9a066", "#a9704a", "#f6d7b8"] as const;

interface Looks {
	skin: string;
	coat: string;
	trim: string;
	back?: ComponentChildren;
	chest?: ComponentChildren;
	face?: ComponentChildren;
	hat?: ComponentChildren;
	hand?: ComponentChildren;
}

function Person(props: Looks) {
	return (
		<g {...ink}>
			{props.back}
			<path d="M10 94q2 -30 28 -34h24q26 4 28 34z" fill={props.coat} />
			<path d="M38 60l12 14l12 -14" fill={props.trim} />
			{props.chest}
			<path d="M43 50h14v9q-7 7 -14 0z" fill={props.skin} />
			<ellipse cx="50" cy="38" rx="16" ry="18" fill={props.skin} />
			<path d="M43 38v2M57 38v2" stroke-width="3.4" />
			<path d="M50 40l-2 5h3" fill="none" stroke-width="1.8" />
			{props.face ?? <path d="M44.5 49q5.5 4 11 0" fill="none" stroke-width="2" />}
			{props.hat}
			{props.hand}
		</g>
	);
}

const beard = (fill: string) => <path d="M34 42q2 20 16 21q14 -1 16 -21q-4 6 -8 5q-8 -4 -16 0q-4 1 -8 -5z" fill={fill} />;
const smile = <path d="M44 50q6 3 12 0" fill="none" stroke-width="2" />;

function colourOf(words: string[]): Colour {
	return (words.find((w) => w in HUES) as Colour | undefined) ?? "black";
}

const trader = (colour: Colour): Looks => ({
	skin: SKIN[1],
	coat: HUES[colour].main,
	trim: "#fbf3df",
	face: <>{beard("#5b3a21")}{smile}</>,
	hat: <path d="M30 30q-4 -22 20 -22q24 0 20 22q-8 -7 -20 -7t-20 7zM50 8q4 -6 9 -5" fill={HUES[colour].main} />,
	hand: (
		<>
			<path d="M64 84q2 -14 14 -16q14 2 16 16q-2 10 -15 10t-15 -10z" fill="#c99a5b" />
			<At x={79} y={82} scale={0.8}><Mark colour={colour} /></At>
		</>
	),
});

const merchant = (colour: Colour): Looks => ({
	...trader(colour),
	skin: SKIN[0],
	face: <>{smile}<path d="M40 46q10 -6 20 0" fill="none" stroke-width="3.2" /></>,
	hat: <path d="M24 30q26 -12 52 0q-6 -6 -10 -6l-4 -16h-24l-4 16q-6 0 -10 6z" fill={HUES[colour].dark} />,
});

const clerk = (colour: Colour): Looks => ({
	skin: SKIN[3],
	coat: HUES[colour].dark,
	trim: "#fbf3df",
	face: (
		<>
			<circle cx="43" cy="39" r="5.5" fill="none" stroke-width="2" />
			<circle cx="57" cy="39" r="5.5" fill="none" stroke-width="2" />
			{smile}
		</>
	),
	hat: <path d="M33 34q-4 -18 17 -18q21 0 17 18q-6 -10 -17 -10t-17 10z" fill="#8a5a36" />,
	hand: (
		<>
			<rect x="60" y="62" width="30" height="28" fill="#fbf3df" transform="rotate(8 75 76)" />
			<At x={75} y={77} scale={0.85}><Mark colour={colour} /></At>
			<path d="M56 88l10 -26q6 -4 5 4z" fill="#fff" />
		</>
	),
});

const LOOKS: Record<string, (words: string[]) => Looks> = {
	trader: (w) => trader(colourOf(w)),
	merchant: (w) => merchant(colourOf(w)),
	clerk: (w) => clerk(colourOf(w)),
	settler: () => ({
		skin: SKIN[0],
		coat: "#8a9a4b",
		trim: "#f6e7c4",
		face: <>{beard("#c58a3d")}{smile}</>,
		hat: <><path d="M16 30q34 -14 68 0q-34 8 -68 0z" fill="#e6c15a" /><path d="M33 26q2 -18 17 -18t17 18q-17 -5 -34 0z" fill="#e6c15a" /><path d="M33 25q17 -5 34 0" fill="none" stroke="#b6482f" stroke-width="3.4" /></>,
		hand: <><path d="M84 94v-40" stroke="#7a4a21" stroke-width="4" /><path d="M75 40h18v8q-2 10 -9 10t-9 -10z" fill="#aeb8bf" /><At x={18} y={80} scale={1.05}><House /></At></>,
	}),
	captain: () => ({
		skin: SKIN[3],
		coat: "#22507f",
		trim: "#f6e7c4",
		chest: <path d="M50 76v16" stroke={GOLD} stroke-width="3" stroke-dasharray="1 6" />,
		face: <>{beard("#ece7dd")}{smile}</>,
		hat: <><path d="M20 27q10 -22 30 -21q20 -1 30 21q-12 -8 -30 -8t-30 8z" fill="#22507f" /><path d="M20 27q12 -8 30 -8t30 8" fill="none" stroke={GOLD} stroke-width="3" /></>,
		hand: <><g fill="none" stroke="#7a4a21" stroke-width="4"><circle cx="82" cy="78" r="12" /><path d="M82 60v36M64 78h36M69 65l26 26M95 65l-26 26" stroke-width="3" /></g><At x={18} y={80} scale={1.05}><Anchor /></At></>,
	}),
	priest: () => ({
		skin: SKIN[2],
		coat: "#4a3d52",
		trim: "#fdfaf0",
		back: <path d="M26 64q-6 -52 24 -54q30 2 24 54z" fill="#4a3d52" />,
		hat: <path d="M32 40q-3 -26 18 -26q21 0 18 26q-3 -16 -18 -16t-18 16z" fill="#6b5a75" />,
		hand: <><rect x="66" y="66" width="24" height="26" rx="2" fill="#7c2e22" /><path d="M78 71v16M72 76h12" stroke={GOLD} stroke-width="3" /><At x={18} y={80} scale={1.05}><Cross /></At></>,
	}),
	jack: () => ({
		skin: SKIN[1],
		coat: "#2f8f83",
		trim: "#f2b632",
		hat: <><path d="M30 28q2 -18 20 -18q20 0 22 16q8 0 12 5q-10 3 -20 0q-14 -6 -34 -3z" fill="#b6482f" /><path d="M68 12q10 -8 14 2q-6 4 -12 5" fill="#3f9a5a" /></>,
		hand: <><At x={20} y={83} scale={0.82}><House /></At><At x={50} y={85} scale={0.78}><Anchor /></At><At x={80} y={82} scale={0.82}><Cross /></At></>,
	}),
	sailor: () => ({
		skin: SKIN[0],
		coat: "#fdfaf0",
		trim: "#f2c9a0",
		chest: <path d="M24 72q26 10 52 0M18 82q32 10 64 0M14 91q36 6 72 0" fill="none" stroke="#2f7fc4" stroke-width="4" />,
		hat: <><path d="M33 30q-1 -19 17 -19t17 19q-17 -6 -34 0z" fill="#cf4331" /><path d="M66 28l14 6l-8 2l4 8q-8 -4 -11 -12z" fill="#cf4331" /><circle cx="42" cy="19" r="1.5" fill="#fff" stroke="none" /><circle cx="53" cy="16" r="1.5" fill="#fff" stroke="none" /><circle cx="60" cy="22" r="1.5" fill="#fff" stroke="none" /></>,
		hand: <At x={84} y={68} scale={1.7} turn={18}><Sword /></At>,
	}),
	pirate: () => ({
		skin: SKIN[1],
		coat: "#2b2f3a",
		trim: "#cf4331",
		back: <><At x={18} y={58} scale={1.9} turn={-30}><Sword /></At><At x={82} y={58} scale={1.9} turn={30}><Sword /></At></>,
		face: <>{beard("#2b1d16")}<path d="M45 51q5 2 10 0" fill="none" stroke="#fff" stroke-width="2" /><path d="M34 32l32 4M52 34l12 1.5q-1 9 -7 8q-5 -1 -5 -9.5z" fill={INK} /></>,
		hat: <><path d="M18 26q2 -20 32 -20t32 20q-16 -6 -32 -6t-32 6z" fill="#2b2f3a" /><circle cx="50" cy="13" r="3.6" fill="#fff" stroke-width="1.5" /><path d="M43 19l14 -3M57 19l-14 -3" stroke="#fff" stroke-width="1.8" /></>,
	}),
	mademoiselle: () => ({
		skin: SKIN[3],
		coat: "#b5477c",
		trim: "#f2c9a0",
		back: <path d="M28 66q-10 -56 22 -56t22 56q-10 6 -22 6t-22 -6z" fill="#8a4b24" />,
		face: <><path d="M45 49q5 4 10 0q-5 -2 -10 0z" fill="#c0392b" stroke="#c0392b" stroke-width="1.6" /><path d="M40 35l5 1M60 35l-5 1" stroke-width="1.8" /></>,
		hat: <><path d="M33 34q2 -16 17 -16t17 16q-6 -10 -20 -9q-9 1 -14 9z" fill="#8a4b24" /><circle cx="50" cy="12" r="9" fill="#8a4b24" /><circle cx="66" cy="22" r="4.5" fill="#e85d8f" /></>,
		hand: <><path d="M70 92l-8 -26q16 -12 34 2z" fill="#f7c9dc" /><path d="M70 92l0 -28M70 92l12 -28M70 92l20 -24" stroke-width="1.6" /></>,
	}),
	jester: () => ({
		skin: SKIN[0],
		coat: "#7d3c98",
		trim: "#f2b632",
		chest: <path d="M50 60v34" stroke={GOLD} stroke-width="3" stroke-dasharray="1 8" />,
		face: <><path d="M42 47q8 10 16 0q-8 3 -16 0z" fill="#fff" /><circle cx="39" cy="45" r="2.6" fill="#e85d5d" stroke="none" /><circle cx="61" cy="45" r="2.6" fill="#e85d5d" stroke="none" /></>,
		hat: <><path d="M32 32q-2 -18 -22 -8q4 -22 28 -14q6 -2 12 -2v22q-10 -4 -18 2z" fill="#f2b632" /><path d="M68 32q2 -18 22 -8q-4 -22 -28 -14q-6 -2 -12 -2v22q10 -4 18 2z" fill="#cf4331" /><circle cx="10" cy="27" r="4" fill="#fff" /><circle cx="90" cy="27" r="4" fill="#fff" /></>,
		hand: <><path d="M86 94v-22" stroke="#7a4a21" stroke-width="4" /><circle cx="86" cy="66" r="8" fill="#f2c9a0" /><path d="M78 62q8 -14 16 0z" fill="#cf4331" /></>,
	}),
	admiral: () => ({
		skin: SKIN[3],
		coat: "#1f3f73",
		trim: "#fdfaf0",
		chest: <><path d="M14 74q6 -12 20 -12l2 8q-12 0 -16 8zM86 74q-6 -12 -20 -12l-2 8q12 0 16 8z" fill={GOLD} /><circle cx="36" cy="82" r="4.5" fill={GOLD} /><path d="M36 71v6" stroke="#cf4331" stroke-width="4" /></>,
		face: <><path d="M39 48q6 -6 11 -2q5 -4 11 2q-6 3 -11 0q-5 3 -11 0z" fill="#ece7dd" /></>,
		hat: <><path d="M14 28q10 -24 36 -24t36 24q-14 2 -36 -6q-22 8 -36 6z" fill="#1f3f73" /><path d="M50 4v16" stroke={GOLD} stroke-width="3.4" /><path d="M14 28q22 2 36 -6q14 8 36 6" fill="none" stroke={GOLD} stroke-width="2.4" /></>,
		hand: <path d="M70 92l20 -22l6 5l-19 20z" fill="#b8863b" />,
	}),
	viceadmiral: () => ({
		skin: SKIN[1],
		coat: "#2e6f8e",
		trim: "#fdfaf0",
		chest: <><path d="M14 74q6 -12 20 -12l2 8q-12 0 -16 8z" fill={GOLD} /><path d="M64 94l-26 -30" stroke="#cf4331" stroke-width="5" /></>,
		hat: <><path d="M26 26q6 -20 40 -22q12 8 10 20q-10 2 -24 0q-14 -3 -26 2z" fill="#2e6f8e" /><path d="M66 4q6 8 4 18" fill="none" stroke={GOLD} stroke-width="3" /></>,
		hand: <path d="M68 88l24 -20l5 6l-23 20z" fill="#b8863b" />,
	}),
	governor: () => ({
		skin: SKIN[3],
		coat: "#8e2519",
		trim: "#fdfaf0",
		back: <path d="M24 70q-12 -10 -4 -22q-6 -12 4 -20q4 -20 26 -20t26 20q10 8 4 20q8 12 -4 22z" fill="#ece7dd" />,
		chest: <path d="M50 74v8M44 74q6 12 12 0" fill="#fff" />,
		hat: <path d="M34 34q0 -14 16 -14t16 14q-8 -8 -16 -8t-16 8z" fill="#ece7dd" />,
		hand: <><rect x="66" y="64" width="24" height="28" rx="3" fill="#f6e7c4" transform="rotate(10 78 78)" /><path d="M72 72l14 2M71 78l14 2" stroke-width="1.8" /><circle cx="76" cy="88" r="4" fill="#cf4331" /></>,
	}),
	passenger: () => ({
		skin: SKIN[0],
		coat: "#6b8fa3",
		trim: "#f6e7c4",
		hat: <><path d="M22 28h56" stroke-width="5" /><path d="M34 27v-18h32v18z" fill="#46525e" /><path d="M34 22h32" stroke="#cf4331" stroke-width="3.4" /></>,
		hand: <><rect x="60" y="70" width="34" height="22" rx="3" fill="#a8672f" /><path d="M70 70v-5h14v5" fill="none" /><path d="M60 78h34" stroke-width="1.8" /></>,
	}),
	gunner: () => ({
		skin: SKIN[2],
		coat: "#6f7a3a",
		trim: "#f6e7c4",
		hat: <path d="M32 34q-2 -22 18 -22t18 22q-4 -8 -18 -8t-18 8z" fill="#46525e" />,
		hand: <><path d="M52 84l36 -16l7 12l-36 14z" fill="#46525e" /><circle cx="26" cy="84" r="8" fill={INK} /><path d="M30 77q4 -8 8 -6" fill="none" stroke="#f2b632" /></>,
	}),
	barmaid: () => ({
		skin: SKIN[0],
		coat: "#5f8f4f",
		trim: "#fdfaf0",
		back: <path d="M30 60q-8 -48 20 -48t20 48q-10 6 -20 6t-20 -6z" fill="#c58a3d" />,
		chest: <path d="M36 74q14 8 28 0v20h-28z" fill="#fdfaf0" />,
		hat: <path d="M33 33q0 -19 17 -19t17 19q-8 -9 -17 -9t-17 9zM42 15q8 -8 16 0" fill="#fdfaf0" />,
		hand: <><path d="M66 66h18v24h-18z" fill="#c99a5b" /><path d="M84 71h7v12h-7" fill="none" /><path d="M64 66q1 -8 7 -5q4 -6 9 0q6 -2 6 5z" fill="#fff" /></>,
	}),
	lookout: () => ({
		skin: SKIN[2],
		coat: "#b6482f",
		trim: "#f2d694",
		hat: <path d="M31 31q0 -20 19 -20t19 20q-19 -8 -38 0zM31 31q-8 2 -10 -3q6 -1 10 3" fill="#2f7fc4" />,
		hand: <><path d="M58 42l34 -14l4 9l-33 13z" fill="#b8863b" /><path d="M72 37l4 9" stroke="#7a4a21" stroke-width="3.4" /><circle cx="57" cy="40" r="6" fill="none" stroke="#7a4a21" /></>,
	}),
	tybuk: () => ({
		skin: SKIN[1],
		coat: "#6b5a46",
		trim: "#cf4331",
		back: <><At x={16} y={60} scale={1.9} turn={-34}><Sword /></At><At x={84} y={60} scale={1.9} turn={34}><Sword /></At></>,
		face: <>{beard("#7a3b1e")}<path d="M40 47q10 -5 20 0" fill="none" stroke="#7a3b1e" stroke-width="4" />{smile}<path d="M38 30l8 3M62 30l-8 3" stroke-width="3" /></>,
		hat: <path d="M33 30q2 -18 17 -18t17 18q-17 -8 -34 0zM36 14q-2 -10 -9 -9q0 9 7 13M64 14q2 -10 9 -9q0 9 -7 13" fill="#aeb8bf" />,
	}),
	grace: () => ({
		skin: SKIN[3],
		coat: "#2f8f83",
		trim: "#fdfaf0",
		back: <path d="M32 58q-8 -40 18 -44q26 4 18 44z" fill="#d98f3c" />,
		hat: <><path d="M31 30q3 -20 20 -20t18 20q-18 -8 -38 0z" fill="#cf4331" /><path d="M30 30q-9 4 -12 -2q7 -3 12 2" fill="#cf4331" /></>,
		hand: <At x={80} y={74} scale={1.5}><Coin /></At>,
	}),
	jacques: () => ({
		skin: SKIN[0],
		coat: "#7d3c98",
		trim: "#fdfaf0",
		face: <><path d="M38 47q6 -5 12 0q6 -5 12 0" fill="none" stroke="#3a2a20" stroke-width="3.6" />{smile}</>,
		hat: <><path d="M16 28q34 -16 68 0q-12 6 -34 4t-34 -4z" fill="#4d1f66" /><path d="M34 24q2 -16 16 -16t16 16q-16 -5 -32 0z" fill="#4d1f66" /><path d="M62 14q18 -14 24 0q-12 2 -20 9" fill="#fdfaf0" /></>,
		hand: <><path d="M64 70q10 -4 28 0v20q-14 4 -28 0z" fill="#f6e7c4" /><path d="M69 86q6 -12 18 -10" fill="none" stroke="#b6482f" stroke-dasharray="3 3" /></>,
	}),
	jean: () => ({
		skin: SKIN[1],
		coat: "#3b4552",
		trim: "#cf4331",
		face: <><path d="M33 40q-2 32 17 36q19 -4 17 -36q-5 8 -9 7q-8 -4 -16 0q-4 1 -9 -7z" fill="#1d1712" />{smile}</>,
		hat: <path d="M20 26q6 -20 30 -20t30 20q-14 -6 -30 -6t-30 6z" fill="#1d2530" />,
		hand: <At x={84} y={66} scale={1.9} turn={16}><Sword /></At>,
	}),
	anne: () => ({
		skin: SKIN[1],
		coat: "#8e2519",
		trim: "#f2c9a0",
		back: <path d="M28 70q-10 -58 22 -58t22 58q-10 8 -22 8t-22 -8z" fill="#1d1712" />,
		face: <path d="M45 49q5 4 10 0q-5 -2 -10 0z" fill="#c0392b" stroke="#c0392b" stroke-width="1.6" />,
		hat: <><path d="M33 34q0 -18 17 -18t17 18q-8 -10 -17 -10t-17 10z" fill="#1d1712" /><path d="M40 16q-4 -12 10 -12t10 12z" fill="#2b2f3a" /><circle cx="64" cy="24" r="5" fill="#cf4331" /></>,
		hand: <At x={80} y={78} scale={1.3}><Coin label="−1" /></At>,
	}),
	ferdinando: () => ({
		skin: SKIN[0],
		coat: "#1b5288",
		trim: "#fdfaf0",
		chest: <ellipse cx="50" cy="64" rx="22" ry="8" fill="#fdfaf0" />,
		face: <><path d="M46 52l4 11l4 -11z" fill="#3a2a20" /><path d="M38 46q12 -6 24 0" fill="none" stroke-width="3.2" /></>,
		hat: <><path d="M24 28q26 -10 52 0" fill="none" stroke-width="6" /><path d="M35 26v-14q15 -6 30 0v14z" fill="#1b5288" /></>,
		hand: <At x={82} y={78} scale={1.2}><Mark colour="blue" /></At>,
	}),
	scott: () => ({
		skin: SKIN[3],
		coat: "#b3261e",
		trim: "#fdfaf0",
		chest: <path d="M30 66l40 28M70 66l-40 28" stroke="#fdfaf0" stroke-width="5" />,
		hat: <><path d="M32 28v-20h36v20z" fill="#2b2f3a" /><path d="M26 29h48" stroke-width="5" /><circle cx="50" cy="17" r="4.5" fill={GOLD} /></>,
		hand: <path d="M88 94v-60M84 40h8" stroke="#7a4a21" stroke-width="4" />,
	}),
	peter: () => ({
		skin: SKIN[0],
		coat: "#3f9a5a",
		trim: "#f6e7c4",
		face: <>{beard("#d98f3c")}{smile}</>,
		hat: <path d="M28 32q-2 -24 22 -24t22 24q-10 -5 -22 -5t-22 5zM28 32q-4 8 2 14M72 32q4 8 -2 14" fill="#22663a" />,
		hand: <At x={82} y={78} scale={1.2}><Mark colour="green" /></At>,
	}),
	mary: () => ({
		skin: SKIN[3],
		coat: "#2b2f3a",
		trim: "#cf4331",
		back: <path d="M30 62q-10 -48 20 -50q30 2 20 50z" fill="#b6482f" />,
		face: <>{smile}<path d="M58 28l5 14" stroke="#b3261e" stroke-width="2.4" /></>,
		hat: <path d="M31 30q2 -19 19 -19t19 19q-19 -8 -38 0zM69 30l12 8l-9 1l1 8q-7 -6 -8 -14z" fill="#2b2f3a" />,
		hand: <At x={20} y={68} scale={1.6} turn={-24}><Sword /></At>,
	}),
	samuel: () => ({
		skin: SKIN[2],
		coat: "#6f4a2a",
		trim: "#f2b632",
		face: <>{smile}<path d="M34 33l32 3M38 34l11 1q-1 9 -6 8q-5 -1 -5 -9z" fill={INK} /></>,
		hat: <path d="M20 28q4 -22 30 -22t30 22q-14 -8 -30 -8t-30 8z" fill="#3b2a1c" />,
		hand: <><At x={70} y={84} scale={0.9}><Coin /></At><At x={86} y={78} scale={0.9}><Coin /></At></>,
	}),
	thomas: () => ({
		skin: SKIN[0],
		coat: "#3d6f8e",
		trim: "#f2d694",
		face: <>{beard("#ece7dd")}{smile}</>,
		hat: <path d="M32 30q-2 -22 18 -22t18 22q-18 -7 -36 0zM50 8v-4" fill="#e6c15a" />,
		hand: <><path d="M62 84q10 -12 24 -2q-14 12 -24 2zM86 82l9 -6v12z" fill="#9ac7d6" /><path d="M68 82h.01" stroke-width="3.4" /></>,
	}),
	gambler: () => ({
		skin: SKIN[0],
		coat: "#2b2f3a",
		trim: "#3f9a5a",
		face: <><path d="M40 47q10 -5 20 0" fill="none" stroke-width="3" />{smile}</>,
		hat: <><path d="M20 30q30 -8 60 0" fill="none" stroke-width="6" /><path d="M34 27q-2 -18 16 -18t16 18z" fill="#3f9a5a" /></>,
		hand: <><rect x="62" y="60" width="18" height="26" rx="2.5" fill="#fff" transform="rotate(-12 71 73)" /><rect x="74" y="62" width="18" height="26" rx="2.5" fill="#fff" transform="rotate(14 83 75)" /><path d="M83 70l5 6l-5 6l-5 -6z" fill="#cf4331" stroke-width="1.4" /></>,
	}),
};

export const BACKDROP: Record<string, string> = {
	settler: "#d9e5b5", captain: "#cfe3f2", priest: "#e3d9ea", jack: "#cfe9e2", sailor: "#d4ecf7",
	pirate: "#f3d3c8", mademoiselle: "#f8dbe7", jester: "#eadcf4", admiral: "#dfe6f3", viceadmiral: "#d9ecf0",
	governor: "#f7e0cf", trader: "#f4e9c9", merchant: "#efe3cd", clerk: "#e9e6da", passenger: "#e0e9ee",
	gunner: "#e6e6cd", gambler: "#d8ecd9", barmaid: "#e7efd2", lookout: "#d4ecf7", tybuk: "#e9dccb",
};

/** The person a card's id names: "trader_blue_3_1"; undefined if it names nobody we know. */
export function personOf(id: string): ComponentChildren | undefined {
	const words = id.split("_");
	const looks = LOOKS[words[0] ?? ""];
	return looks && <Person {...looks(words)} />;
}

export { Coin };
