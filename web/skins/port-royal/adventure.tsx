// adventure.tsx -- missions, events and characters of the adventure as small pictures.

import type { ComponentChildren } from "preact";
import { personOf } from "../../src/art/people";
import { Ship } from "../../src/art/ships";
import { At, Book, Bread, CardSign, Coin, Crown, Herbs, Hourglass, HUES, INK, Mark, PAPER, Rum, Say, Sign, Skull, Sword, pen } from "../../src/art/tokens";
import type { Colour } from "../../src/art/tokens";
import type { Figure } from "../../src/surface";
import { MISSION } from "../../made/port-royal";
import { Chart, Head } from "./contracts";

const ink = pen(2.4);
const COLOURS: Colour[] = ["yellow", "blue", "green", "red"];

function Frame(props: { fill: string; children: ComponentChildren }) {
	return (
		<svg class="portrait" viewBox="0 0 100 92" aria-hidden="true" focusable="false">
			<rect x="1.5" y="1.5" width="97" height="89" rx="8" fill={PAPER} stroke={INK} stroke-width="2.4" />
			<rect x="7" y="7" width="86" height="78" rx="5" fill={props.fill} opacity=".7" />
			{props.children}
		</svg>
	);
}

/** A head in the size of a sign. */
const head = (who: string) => <g transform="scale(.5)"><Head who={who} /></g>;

export const Food = () => <><g transform="translate(-5 -4) scale(.66)"><Bread /></g><g transform="translate(5 4) scale(.66)"><Rum /></g></>;

/** What a mission asks for, by the second half of its need. */
const NEEDS: Record<string, () => ComponentChildren> = {
	ARES: () => <g transform="translate(-13 -12) scale(.27)"><Ship colour="purple" /></g>,
	COINS: () => <Coin />,
	CROWNS: () => <Crown />,
	BREAD: () => <Bread />,
	RUM: () => <Rum />,
	FOOD: () => <Food />,
	HERBS: () => <Herbs />,
	BOOKS: () => <Book />,
	SWORDS: () => <Sword />,
	CAPTAIN: () => head("captain"),
	PRIEST: () => head("priest"),
	BARMAID: () => head("barmaid"),
	LOOKOUT: () => head("lookout"),
	OFFICER: () => head("admiral"),
	TRADERS: () => head("trader_blue"),
	CHEAP: () => <Coin label="≤3" />,
	EXPEDITION: () => <g transform="scale(.42)"><Chart /></g>,
	COLOURS: () => <>{COLOURS.map((c, i) => <g key={c} transform={`translate(${(i % 2) * 12 - 6} ${Math.floor(i / 2) * 12 - 6}) scale(.5)`}><Mark colour={c} /></g>)}</>,
	TAX: () => <Coin label="½" />,
	FOURTH: () => <CardSign label="4" />,
	SINGLE: () => <CardSign label="1" />,
};

/** What a mission asks for: up to three things, each to be paid or to be had. */
function needsOf(id: string) {
	const row = MISSION[id];
	const asked: [string, number][] = row ? [[row.need, row.many], [row.need2, row.many2], [row.need3, row.many3]] : [];
	return asked.filter(([need]) => need !== "NOTHING").map(([need, count]) => ({ sign: NEEDS[need.replace(/^[A-Z]+_/, "")], count, paid: need.startsWith("PAY_") }));
}

export function drawMission(id: string): ComponentChildren {
	const needs = needsOf(id);
	const step = needs.length > 2 ? 28 : 40;
	const size = needs.length > 2 ? 1.05 : needs.length > 1 ? 1.45 : 2.1;
	return (
		<Frame fill={HUES.purple.light}>
			{needs.map((need, i) => (
				<At key={i} x={50 + (i - (needs.length - 1) / 2) * step} y={38} scale={size}>{need.sign?.()}</At>
			))}
			{needs.map((need, i) => (
				<At key={i} x={50 + (i - (needs.length - 1) / 2) * step} y={73}><Say text={`${need.paid ? "−" : ""}${need.count}`} size={19} /></At>
			))}
		</Frame>
	);
}

const Cloud = () => <path d="M-11 4q-1 -6 5 -6q2 -6 8 -4q7 -1 7 5q4 1 3 5z" fill="#c9cfd6" {...ink} stroke-width="1.8" />;

const EVENTS: Record<string, () => ComponentChildren> = {
	fair_wind: () => <g fill="none" {...ink}><path d="M-10 -4h13q5 -1 4 -5t-6 -2M-10 1h18M-10 6h11q4 1 3 4t-5 1" /></g>,
	market_day: () => <g {...ink} stroke-width="1.8"><path d="M-10 -9h20l1 6q-3 4 -5.5 0q-2.7 4 -5.5 0q-2.7 4 -5.5 0q-3 4 -5.5 0z" fill="#cf4331" /><path d="M-8 0v10M8 0v10M-10 10h20" fill="none" /><circle cy="6" r="3" fill="#f2b632" /></g>,
	smugglers: () => <g {...ink} stroke-width="1.8"><path d="M-7 -2v-4a7 7 0 0 1 14 0v4" fill="none" /><path d="M-9 -2h18v11h-18z" fill="#8a5a36" /><path d="M0 2v4" stroke-width="3" /></g>,
	favour: () => <CardSign label="+1" />,
	treasure: () => <><path d="M-11 -4l22 0M-8 -9v18M0 -9v18M8 -9v18M-11 4h22" stroke="#7a5c3a" stroke-width="1.6" /><Coin /></>,
	envoy: () => <Crown />,
	brawl: () => <g {...ink} stroke-width="1.8"><path d="M-8 9v-11q1 -5 4 -3q1 -4 4 -2q2 -3 4 0q4 -2 4 3v13z" fill="#d9a066" /></g>,
	dues: () => <Coin label="−1" />,
	storm: () => <><Cloud /><path d="M-1 5l-4 6h5l-3 5" fill="none" stroke="#d98a00" stroke-width="2.4" /></>,
	fog: () => <><Cloud /><path d="M-10 8h20M-7 12h14" stroke="#7f8c94" stroke-width="2.4" stroke-linecap="round" /></>,
	calm: () => <path d="M-11 -3h22M-11 3h22M-11 9h22" stroke="#2b7c93" stroke-width="2.8" stroke-linecap="round" />,
	ares: () => <g transform="translate(-14 -13) scale(.29)"><Ship colour="purple" /></g>,
	rotten: () => <><Bread /><path d="M-9 -9l18 18M9 -9l-18 18" stroke="#8e2519" stroke-width="2.6" stroke-linecap="round" /></>,
	quiet: () => <path d="M4 -10a10 10 0 1 0 6 14a8 8 0 0 1 -6 -14z" fill="#f2d694" {...ink} stroke-width="1.8" />,
	month: () => <Hourglass />,
	late_month: () => <Hourglass />,
};

export function drawEvent(id: string): ComponentChildren {
	if (id === "") return <Frame fill="#17566b"><At x={50} y={46} scale={2.4}><Hourglass /></At></Frame>;
	return <Frame fill="#cfe6df"><At x={50} y={46} scale={2.5}>{EVENTS[id]?.() ?? <Skull />}</At></Frame>;
}

export function drawPersona(id: string): ComponentChildren {
	return (
		<svg class="portrait" viewBox="0 0 100 92" aria-hidden="true" focusable="false">
			<rect width="100" height="92" rx="8" fill="#efd9b4" />
			{personOf(id)}
		</svg>
	);
}

/** What only the first to complete a mission gets, behind a "1.", and everybody. */
export function MissionRewards(props: { figure: Figure }) {
	const { figure } = props;
	const part = (key: string, sign: ComponentChildren) => figure[key] && <span><Sign>{sign}</Sign> {figure[key]} </span>;
	const coins = part("first: coins", <Coin />);
	const extra = part("first: crowns", <Crown />);
	return (
		<small class="rewards">
			{(coins || extra) && "1. "}{coins}{extra}
			{(coins || extra) && figure["crowns"] && "· "}
			{part("crowns", <Crown />)}
		</small>
	);
}

export const adventureCounters = {
	crowns: <Sign><Crown /></Sign>,
	missions: <Sign><CardSign label="✓" /></Sign>,
	markers: <Sign><circle r="8" fill={HUES.red.main} stroke={INK} stroke-width="1.8" /></Sign>,
};

/** What a ship of these ids carries besides its pay. */
export function cargoOf(id: string): ComponentChildren | undefined {
	if (id.endsWith("_gift")) return undefined;
	if (/^bread_/.test(id)) return <Bread />;
	if (/^rum_/.test(id)) return <Rum />;
	if (/^ares_book/.test(id)) return <Book />;
	if (/^ares_herbs/.test(id)) return <Herbs />;
	return undefined;
}

