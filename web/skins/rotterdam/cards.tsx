// cards.tsx -- raw materials, products, orders and ship cards of Rotterdam.

import type { ComponentChildren } from "preact";
import { At, CardSign, Coin, HUES, INK, Mark, PAPER, Say, Skull, pen } from "../../src/art/tokens";
import type { Figure } from "../../src/surface";
import { FAIRWAY, LIST_FAIRWAYS, LIST_ORDERS, LIST_SPACES, ORDER } from "../../made/rotterdam";

const ink = pen(1.6);

const GOODS: Record<string, ComponentChildren> = {
	grain: <><rect x="-9" y="-9" width="18" height="18" rx="3" fill="#f0c64a" /><path d="M0 7v-12M0 -1q-5 0 -5 -5q5 0 5 5zM0 -1q5 0 5 -5q-5 0 -5 5zM0 4q-5 0 -5 -5q5 0 5 5zM0 4q5 0 5 -5q-5 0 -5 5z" fill="#fff3c4" stroke-width="1.2" /></>,
	fruit: <><rect x="-9" y="-9" width="18" height="18" rx="3" fill="#d94f3d" /><circle cy="1" r="5" fill="#ffb3a0" stroke-width="1.2" /><path d="M0 -4q3 -4 5 -2" stroke="#2f7d47" fill="none" /></>,
	cloth: <><rect x="-9" y="-9" width="18" height="18" rx="3" fill="#a7aeb5" /><path d="M-6 -4q6 4 12 0M-6 1q6 4 12 0M-6 6q6 3 12 0" fill="none" stroke="#fff" stroke-width="1.6" /></>,
	oil: <><rect x="-9" y="-9" width="18" height="18" rx="3" fill="#2b3036" /><path d="M0 -6c3 4 5 6 5 8.5a5 5 0 0 1 -10 0c0 -2.5 2 -4.5 5 -8.5z" fill="#c9cfd6" stroke-width="1.2" /></>,
	bread: <path d="M-10 4q-2 -10 10 -10t10 10q0 4 -4 4h-12q-4 0 -4 -4zM-4 -4l-2 5M1 -5l-2 6M6 -4l-2 5" fill="#d9a25f" />,
	beer: <><path d="M-7 -6h11v15h-11z" fill="#f0b429" /><path d="M4 -3h5v8h-5" fill="none" /><path d="M-8 -6q1 -5 4 -3q3 -4 5 0q4 -2 4 3z" fill="#fff" /></>,
	juice: <><path d="M-6 -6h12l-2 16h-8z" fill="#f5a742" /><path d="M2 -6l4 -5" /><circle cx="-5" cy="-7" r="4" fill="#ffd08a" /></>,
	jam: <><path d="M-7 -5h14v13q0 2 -2 2h-10q-2 0 -2 -2z" fill="#b3304a" /><path d="M-8 -9h16v4h-16z" fill="#f6e7c4" /><path d="M-4 0h8v5h-8z" fill="#fff" stroke-width="1.2" /></>,
	clothes: <path d="M-4 -9q4 4 8 0l6 4l-3 5l-3 -1v10h-8v-10l-3 1l-3 -5z" fill="#c3c9ce" />,
	carpet: <><path d="M-8 -8h16v16h-16z" fill="#8b939b" /><path d="M0 -5l5 5l-5 5l-5 -5z" fill="#f2d694" /><path d="M-8 8v3M-3 8v3M3 8v3M8 8v3" /></>,
	petrol: <><path d="M-8 -8h11v18h-11z" fill="#cf4331" /><path d="M-5 -5h5v4h-5z" fill="#fff" /><path d="M3 -2h3v8q3 2 3 -2v-8l-3 -3" fill="none" /></>,
	plastic: <><path d="M-3 -11h6v4l3 4v13h-12v-13l3 -4z" fill="#7cc3d6" /><path d="M-6 1h12v5h-12z" fill="#fff" stroke-width="1.2" /></>,
	swap: <path d="M-9 -3h14l-4 -5M9 4h-14l4 5" fill="none" stroke-width="2.6" />,
	double: <path d="M-9 -6l7 6l-7 6M0 -6l7 6l-7 6" fill="none" stroke-width="2.8" />,
	setback: <path d="M9 -6l-7 6l7 6M-2 0h-7" fill="none" stroke-width="2.8" />,
	storm: <path d="M-9 -2q0 -6 6 -6q3 -3 7 0q6 0 5 6zM-1 0l-4 6h5l-3 6" fill="#9aa7b2" />,
	joker: <path d="M-10 6l-1 -12l6 5l5 -9l5 9l6 -5l-1 12z" fill="#f2b632" />,
	police: <path d="M0 -11l9 3q1 12 -9 18q-10 -6 -9 -18z" fill="#2f7fc4" />,
	rob: <Skull />,
	vp1: <Coin label="1" />,
	vp2: <Coin label="2" />,
};

export function Good(props: { id: string }) {
	return <g {...ink}>{GOODS[props.id] ?? <CardSign />}</g>;
}

function Frame(props: { children: ComponentChildren; back?: boolean }) {
	return (
		<svg class="portrait" viewBox="0 0 100 92" aria-hidden="true" focusable="false">
			<rect x="1.5" y="1.5" width="97" height="89" rx="8" fill={props.back ? "#1d5b73" : PAPER} stroke={INK} stroke-width="2.4" />
			{props.children}
		</svg>
	);
}

/** The products that an order asks for, as the rules' own table says. */
function productsOf(order: string): string[] {
	const row = ORDER[order];
	return row ? [row.a, row.b, row.c].filter(Boolean) : [];
}

function fairway(id: string): ComponentChildren {
	const { from, to, colour } = FAIRWAY[id] ?? { from: "", to: "", colour: "white" };
	return (
		<>
			<path d="M18 46h64" stroke={INK} stroke-width="12" stroke-linecap="round" />
			<path d="M18 46h64" stroke={HUES[colour].main} stroke-width="8" />
			<At x={50} y={46} scale={1.1}><circle r="13" fill={PAPER} {...ink} /><Mark colour={colour} /></At>
			<At x={20} y={74}><Say text={from} size={15} /></At>
			<At x={80} y={74}><Say text={to} size={15} /></At>
		</>
	);
}

export function drawCard(id: string, list: number, figure: Figure): ComponentChildren {
	if (id === "") return <Frame back><At x={50} y={46} scale={2.4}><CardSign label="?" /></At></Frame>;
	if (list === LIST_SPACES) return <Frame><circle cx="50" cy="46" r="27" fill={id.startsWith("s") ? "#f4dfa8" : "#e8f5f7"} {...ink} /><At x={50} y={46}><Say text={id} size={22} /></At></Frame>;
	if (list === LIST_FAIRWAYS) return <Frame>{fairway(id)}</Frame>;
	if (list !== LIST_ORDERS) return <Frame><At x={50} y={46} scale={2.9}><Good id={id} /></At></Frame>;
	const products = productsOf(id);
	return (
		<Frame>
			{products.map((p, i) => <At key={p} x={50 + (i - (products.length - 1) / 2) * 31} y={38} scale={1.45}><Good id={p} /></At>)}
			<At x={50} y={74} scale={1.2}><circle r="11" fill="#7d3c98" {...ink} /><Say text={String(figure["points"] ?? "")} size={14} fill="#fff" /></At>
		</Frame>
	);
}
