// cards.tsx -- pirates, actions, parts and dice of King of Pirates.

import type { ComponentChildren } from "preact";
import { personOf } from "../../src/art/people";
import { LIST_PIRATES } from "../../made/king-of-pirates";
import { At, CardSign, Coin, INK, PAPER, Say, Skull, Sword, pen } from "../../src/art/tokens";

const ink = pen(1.8);

const Lemon = () => <g {...ink}><path d="M-10 2q0 -9 9 -10q8 -1 11 5q1 8 -7 11q-9 3 -13 -6z" fill="#f5d442" /><path d="M2 -9q4 -4 8 -2q-2 4 -7 4" fill="#3f9a5a" /></g>;
const Wind = () => <g fill="none" {...ink} stroke-width="2.4"><path d="M-10 -4h13q5 -1 4 -5t-6 -2M-10 1h18M-10 6h11q4 1 3 4t-5 1" /></g>;
const MapSign = () => <g {...ink}><path d="M-10 -7l6 -2l7 2l7 -2v15l-7 2l-7 -2l-6 2z" fill="#f6e7c4" /><path d="M-6 4q4 -8 9 -3" fill="none" stroke="#b3261e" stroke-dasharray="2 2.5" /><path d="M4 -4l4 4M8 -4l-4 4" stroke="#b3261e" stroke-width="2.2" /></g>;
const Fist = () => <g {...ink}><path d="M-5 11v-7q-4 -2 -4 -6v-4q0 -2.5 2 -2.5t2.5 2q0 -3 2.3 -3t2.4 3q.2 -2.6 2.3 -2.6t2.3 2.6q.3 -2 2.2 -2t2 2.5v4q0 5 -4 7v4z" fill="#d9a066" /><path d="M-4.5 -6v4M.2 -6v4M4.8 -6v4M-9 -1q4 2.5 9 .5" fill="none" stroke-width="1.4" /><path d="M-6 8h12v4h-12z" fill="#b3261e" /></g>;
const Ghost = () => <g {...ink}><path d="M-8 10v-11a8 8 0 0 1 16 0v11l-4 -3l-4 3l-4 -3z" fill="#d6f5df" /><circle cx="-3" cy="-1" r="1.6" fill={INK} /><circle cx="3" cy="-1" r="1.6" fill={INK} /></g>;
const Soldier = () => <g {...ink}><path d="M-5 -4v-7h10v7z" fill="#2b2f3a" /><circle cy="-1" r="4.5" fill="#f2c9a0" /><path d="M-8 11q0 -8 8 -8t8 8z" fill="#b3261e" /></g>;
const Keel = () => <g {...ink}><path d="M-11 -2h22q-3 9 -11 9t-11 -9z" fill="#8a5a36" /><path d="M-6 -2v-8M6 -2v-8M-6 -9q6 5 12 0" fill="none" /></g>;
const Dagger = () => <g {...ink} transform="rotate(35)"><path d="M-2 1l0 -9l2 -3l2 3v9z" fill="#e9eef2" /><path d="M-5 1h10" stroke-width="2.4" /><path d="M0 2v6" stroke="#7a4a21" stroke-width="3" /><path d="M6 -7c2 3 3 4 3 5.5a3 3 0 0 1 -6 0c0 -1.5 1 -2.5 3 -5.5z" fill="#b3261e" /></g>;
const Eyes = () => <g {...ink}><path d="M-11 0q5 -8 10 0q-5 6 -10 0zM1 0q5 -8 10 0q-5 6 -10 0z" fill="#fff" /><circle cx="-6" r="2" fill={INK} /><circle cx="6" r="2" fill={INK} /><path d="M-11 -8l9 3M11 -8l-9 3" stroke-width="2.6" /></g>;
const Sick = () => <g {...ink}><circle r="9.5" fill="#a9c77a" /><path d="M-5 -4l3 3M-2 -4l-3 3M5 -4l-3 3M2 -4l3 3" stroke-width="1.6" /><path d="M-5 5q2 -3 5 0t5 0" fill="none" /></g>;
const Barrel = () => <g {...ink}><path d="M-7 -10h14q4 10 0 20h-14q-4 -10 0 -20z" fill="#a8672f" /><path d="M-8.5 -4h17M-8.5 4h17" stroke="#4a4f58" /></g>;
const Ball = () => <circle r="8" fill="#3b4552" {...ink} />;

const SIGNS: Record<string, () => ComponentChildren> = {
	map: MapSign, attack: Sword, ambush: Eyes, murder: Dagger, citrus: Lemon, dutch: Ghost, merc: () => <Coin />,
	scurvy: Sick, wind: Wind, keel: Keel, mutiny: Fist, soldiers: Soldier,
	part_hull: Keel, part_rum: Barrel, part_cannon: Ball,
	rum: Barrel, balls: Ball, hand: () => <CardSign />, score: () => <Coin />, speed: Wind, left: Wind,
	nations: Soldier, players: Sword, maps: MapSign,
};

export function sign(id: string): ComponentChildren {
	const Draw = SIGNS[id];
	return Draw ? <Draw /> : <CardSign />;
}

/** Twenty pirates from the people of the harbour, each with a face of their own that fits the name. */
const FACES = [
	"mary", "samuel", "sailor", "peter", "anne", "merchant_red", "clerk_green", "thomas", "gunner", "lookout",
	"mademoiselle", "trader_blue", "ferdinando", "priest", "passenger", "grace", "gambler", "viceadmiral", "barmaid", "pirate",
];

export function drawPirate(id: string): ComponentChildren {
	const face = FACES[(Number(id.slice(1)) || 1) - 1] ?? "pirate";
	return (
		<svg class="portrait" viewBox="0 0 100 92" aria-hidden="true" focusable="false">
			<rect width="100" height="92" rx="8" fill="#efd9b4" />
			{personOf(face)}
		</svg>
	);
}

export function drawCard(id: string, list: number): ComponentChildren {
	if (list === LIST_PIRATES && id !== "") return drawPirate(id);
	const loot = /^loot_(\d+)/.exec(id);
	return (
		<svg class="portrait" viewBox="0 0 100 92" aria-hidden="true" focusable="false">
			<rect x="1.5" y="1.5" width="97" height="89" rx="8" fill={id === "" ? "#5a2330" : PAPER} stroke={INK} stroke-width="2.4" />
			<At x={50} y={46} scale={2.6}>{loot ? <Coin label={loot[1]} /> : id === "" ? <Skull /> : sign(id)}</At>
		</svg>
	);
}

export function Die(props: { face: number }) {
	return (
		<svg class="die" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
			<rect x="-10" y="-10" width="20" height="20" rx="4" fill="#fff" {...ink} />
			<Say text={String(props.face)} size={15} />
		</svg>
	);
}
