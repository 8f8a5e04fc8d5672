// contracts.tsx -- the contracts of Port Royal as small pictures of what they ask.

import type { ComponentChildren } from "preact";
import { personOf } from "../../src/art/people";
import { Ship } from "../../src/art/ships";
import { At, Coin, GOLD, HUES, INK, Influence, Mark, PAPER, Say, Sign, Sword, pen } from "../../src/art/tokens";
import type { Colour } from "../../src/art/tokens";
import type { Figure } from "../../src/surface";
import type { ContractRow } from "../../made/port-royal";
import { CONTRACT } from "../../made/port-royal";

const ink = pen(2.4);
const COLOURS: Colour[] = ["yellow", "blue", "green", "red", "black"];

/** Somebody, known by the first word of a card's id. */
export function Head(props: { who: string }) {
	return <g transform="translate(-25 -24) scale(.5)">{personOf(props.who)}</g>;
}

export function Chart() {
	return (
		<g {...ink}>
			<path d="M-26 -16q13 -5 26 0t26 0v32q-13 5 -26 0t-26 0z" fill="#f6e7c4" />
			<path d="M-18 8q8 -16 17 -9t17 -10" fill="none" stroke="#b6482f" stroke-dasharray="4 4" />
			<path d="M14 -12l8 8M22 -12l-8 8" stroke="#b6482f" stroke-width="3.6" />
		</g>
	);
}

function row(signs: ComponentChildren[], step: number, scale = 1): ComponentChildren {
	return signs.map((sign, i) => <At key={i} x={(i - (signs.length - 1) / 2) * step} y={0} scale={scale}>{sign}</At>);
}

function times(n: number, sign: () => ComponentChildren): ComponentChildren[] {
	return Array.from({ length: n }, sign);
}

type Picture = (a: string, b: string, steps: number) => ComponentChildren;

function renounces(a: string, _: string, steps: number): ComponentChildren {
	return (
		<>
			<g transform="translate(-42 -32) scale(.68)"><Ship colour={a.toLowerCase()} /></g>
			<At x={30} y={-10} scale={1.1}><Coin /></At>
			<path d="M18 -22l24 24" stroke="#8e2519" stroke-width="4.5" stroke-linecap="round" />
			<At x={30} y={22}><Say text={`×${steps}`} size={20} /></At>
		</>
	);
}

function taxed(): ComponentChildren {
	return (
		<>
			<path d="M-24 -20h40v44h-40z" fill="#fdfaf0" {...ink} />
			<path d="M-16 -8h24M-16 2h24M-16 12h14" stroke="#b9a98a" stroke-width="3" />
			<path d="M-16 -22l4 -9l7 6l5 -8l5 8l7 -6l2 9z" fill={GOLD} {...ink} />
			<At x={22} y={16} scale={1.25}><Coin label="½" /></At>
		</>
	);
}

function busts(): ComponentChildren {
	return (
		<>
			<g transform="translate(-46 -28) scale(.52)"><Ship colour="red" /></g>
			<g transform="translate(-2 -28) scale(.52)"><Ship colour="red" /></g>
			<path d="M-14 -16l28 30M14 -16l-28 30" stroke="#8e2519" stroke-width="5" stroke-linecap="round" />
		</>
	);
}

function captures(): ComponentChildren {
	return (
		<>
			<At x={0} y={-12}>{row(COLOURS.map((colour) => <Mark colour={colour} />), 18, 0.72)}</At>
			<At x={0} y={17} scale={1.3} turn={90}><Sword /></At>
		</>
	);
}

/** What a task looks like; the rows of contracts.def say which it is, with its numbers. */
const PICTURES: Record<ContractRow["task"], Picture> = {
	PAIR: (a, b) => row([<Head who={a.toLowerCase()} />, <Head who={b.toLowerCase()} />], 44, 0.9),
	TRADERS: (a) => row([<Head who="trader_red" />, <Head who="trader_blue" />].slice(0, Number(a)), 44, 0.9),
	CHEAP: (a, b) => row(times(Number(a), () => <Coin label={`≤${b}`} />), 21),
	SWORDS: (a) => row(times(Number(a), () => <Sword />), 22, 1.6),
	EXPEDITION: () => <At x={0} y={0} scale={1.3}><Chart /></At>,
	INFLUENCE: (a) => <At x={0} y={0} scale={2.4}><Influence label={a} /></At>,
	PAYS: (a) => <At x={0} y={0} scale={2.5}><Coin label={a} /></At>,
	RENOUNCES: renounces,
	TAXED: taxed,
	BUSTS: busts,
	COLOURS: (a) => row(COLOURS.slice(0, Number(a)).map((colour) => <Mark colour={colour} />), 23, 0.95),
	CAPTURES: captures,
};

export function drawContract(id: string): ComponentChildren {
	const row = CONTRACT[id];
	return (
		<svg class="portrait" viewBox="0 0 100 92" aria-hidden="true" focusable="false">
			<rect x="1.5" y="1.5" width="97" height="89" rx="8" fill={PAPER} stroke={INK} stroke-width="2.4" />
			<rect x="7" y="7" width="86" height="78" rx="5" fill={HUES.yellow.light} opacity=".55" />
			<At x={50} y={46}>{row && PICTURES[row.task](row.a, row.b, row.steps)}</At>
		</svg>
	);
}

/** The coins for whoever comes first, second …; nothing where there are none. */
export function Rewards(props: { figure: Figure }) {
	const coins = ["coins", "coins 2nd", "coins 3rd", "coins 4th", "coins 5th"].map((key) => Number(props.figure[key] ?? 0));
	if (coins.every((c) => c === 0)) return null;
	return (
		<small class="rewards">
			<Sign><Coin /></Sign> {coins.join(" · ")}
		</small>
	);
}
