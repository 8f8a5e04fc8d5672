// cards.tsx -- the cards of Port Royal.  A kind of card is read off its id, which is for
// ever; figures come from the module.

import type { ComponentChildren } from "preact";
import { BACKDROP, personOf } from "../../src/art/people";
import { Ship, Waves } from "../../src/art/ships";
import { Anchor, Arrow, At, Book, Bread, CardSign, Coin, Cross, Crown, Gift, GOLD, Herbs, HUES, House, INK, Influence, Mark, PAPER, Rum, Sails, Say, Skull, Sword, pen } from "../../src/art/tokens";
import type { Colour } from "../../src/art/tokens";
import type { Figure } from "../../src/surface";
import {
	ADMIRAL_COINS, ADMIRAL_FROM, BARMAID_FROM, CLERK_CARDS, DISCOUNT, EXPEDITION, GAMBLER_CARDS, GAMBLER_DRAWS, JESTER_COINS, LAW, LIST_CARDS, LIST_CONTRACTS, LIST_EVENTS,
	LIST_MISSIONS, LIST_PERSONAS, MERCHANT_POINTS, TAX, TRADER_COINS, VICE_COINS, VICE_FROM, VICE_TO,
} from "../../made/port-royal";
import { cargoOf, drawEvent, drawMission, drawPersona, Food } from "./adventure";
import { drawContract } from "./contracts";

const ink = pen(2.4);

function Frame(props: { sky: string; name: string; children: ComponentChildren; edge?: string }) {
	const long = props.name.length;
	const size = long > 24 ? 7.6 : long > 18 ? 9 : long > 13 ? 10.5 : 12.5;
	return (
		<svg class="card-art" viewBox="0 0 120 168" aria-hidden="true" focusable="false">
			<rect x="1.5" y="1.5" width="117" height="165" rx="11" fill={PAPER} stroke={INK} stroke-width="2.6" />
			<rect x="7" y="7" width="106" height="108" rx="7" fill={props.sky} stroke={props.edge ?? INK} stroke-width="2" />
			{props.children}
			<text class="card-name" x="60" y="131" text-anchor="middle" font-size={size} fill={INK}>{props.name}</text>
		</svg>
	);
}

export function CardBack() {
	return (
		<svg class="card-art" viewBox="0 0 120 168" aria-hidden="true" focusable="false">
			<rect x="1.5" y="1.5" width="117" height="165" rx="11" fill="#17566b" stroke={INK} stroke-width="2.6" />
			<rect x="8" y="8" width="104" height="152" rx="7" fill="none" stroke="#f2d694" stroke-width="2" />
			<g fill="none" stroke="#2b7c93" stroke-width="2.4">
				{[28, 46, 64, 82, 100, 118, 136].map((y) => (
					<path key={y} d={`M12 ${y}q8 -8 16 0t16 0t16 0t16 0t16 0t16 0`} />
				))}
			</g>
			<At x={60} y={84} scale={3.5}><Coin /></At>
			<At x={22} y={24} scale={0.8}><Coin /></At>
			<At x={98} y={144} scale={0.8}><Coin /></At>
		</svg>
	);
}

function Row(props: { signs: ComponentChildren[]; y?: number; scale?: number; step?: number }) {
	const many = props.signs.length > 4;
	const { signs, y = 148, scale = many ? 0.72 : 0.95, step = many ? 15 : 22 } = props;
	const start = 60 - ((signs.length - 1) * step) / 2;
	return (
		<g class={props.y === undefined ? `foot foot-${signs.length}` : "asks"}>
			{signs.map((sign, i) => (
				<At key={i} x={start + i * step} y={y} scale={scale}>{sign}</At>
			))}
		</g>
	);
}

/** What a person can do, as a row of signs. */
function skill(words: string[], figure: Figure): ComponentChildren[] {
	const colour = (words[1] ?? "black") as Colour;
	switch (words[0]) {
		case "trader":
			return [<Mark colour={colour} />, <Arrow />, <Coin label={`+${TRADER_COINS}`} />];
		case "merchant":
			return [<Mark colour={colour} />, <Arrow />, <Influence label={`+${MERCHANT_POINTS}`} />];
		case "clerk":
			return [<Mark colour={colour} />, <Arrow />, <CardSign label={`+${CLERK_CARDS}`} />];
		case "settler":
			return [<House />];
		case "captain":
			return [<Anchor />];
		case "priest":
			return [<Cross />];
		case "jack":
			return [<House />, <Anchor />, <Cross />];
		case "barmaid":
			return [<CardSign label={`${BARMAID_FROM}+`} />, <Arrow />, <Crown />, null, <Food />, <Arrow />, <Coin />];
		case "lookout":
			return [<CardSign label="?" />, <CardSign label="?" />];
		case "sailor":
		case "tybuk":
		case "pirate":
			return Array.from({ length: Number(figure["swords"] ?? 1) }, () => <Sword />);
		case "mademoiselle":
			return [<Coin label={`−${DISCOUNT}`} />];
		case "jester":
			return [<CardSign label="0" />, <Arrow />, <Coin label={`+${JESTER_COINS}`} />];
		case "admiral":
			return [<CardSign label={`${ADMIRAL_FROM}+`} />, <Arrow />, <Coin label={`+${ADMIRAL_COINS}`} />];
		case "governor":
			return [<CardSign label="+1" />];
		case "viceadmiral":
			return [<CardSign label={VICE_FROM} />, <CardSign label={VICE_TO} />, <Arrow />, <Coin label={`+${VICE_COINS}`} />];
		case "gunner":
			return [<Sails />, <Coin label="0" />, <Coin label="+1" />, <Coin label="+1" />];
		case "gambler":
			return [<CardSign label={GAMBLER_DRAWS} />, <Arrow />, <CardSign label={`+${GAMBLER_CARDS}`} />];
		default:
			return [];
	}
}

/** They hunt the cult's ships. */
const HUNTERS = new Set(["settler_5_1", "captain_5_1", "priest_5_1"]);

function Character(props: { id: string; name: string; figure: Figure; person: ComponentChildren }) {
	const words = props.id.split("_");
	const edge = words[0] === "trader" ? HUES[(words[1] ?? "black") as Colour]?.main : undefined;
	return (
		<Frame sky={BACKDROP[words[0] ?? ""] ?? "#eee3c8"} name={props.name} {...(edge ? { edge } : {})}>
			<clipPath id={`window-${props.id}`}><rect x="8" y="8" width="104" height="106" rx="6" /></clipPath>
			<g clip-path={`url(#window-${props.id})`}><At x={10} y={22}>{props.person}</At></g>
			<g class="badge left"><At x={20} y={21} scale={1.3}><Coin label={props.figure["cost"] ?? ""} /></At></g>
			<g class="badge right"><At x={100} y={21} scale={1.3}><Influence label={props.figure["influence"] ?? ""} /></At></g>
			{HUNTERS.has(props.id) && <At x={100} y={98} scale={0.9}><Mark colour="purple" /></At>}
			<Row signs={skill(words, props.figure)} />
		</Frame>
	);
}

function ShipCard(props: { id: string; colour: Colour; name: string; figure: Figure }) {
	const hue = HUES[props.colour];
	const coins = Number(props.figure["coins"] ?? 0);
	const crowns = Number(props.figure["crowns"] ?? 0);
	const swords = props.figure["swords"];
	const cargo = props.id.endsWith("_gift") ? <Gift /> : cargoOf(props.id);
	return (
		<Frame sky={hue.light} name={props.name} edge={hue.main}>
			<circle cx="90" cy="32" r="13" fill="#fff" opacity=".55" />
			<clipPath id={`window-${props.id}`}><rect x="8" y="8" width="104" height="106" rx="6" /></clipPath>
			<g clip-path={`url(#window-${props.id})`}>
				<At x={10} y={18}><Ship colour={props.colour} /></At>
				<At x={0} y={100}><Waves width={130} fill="#3f97a8" /></At>
				<At x={-6} y={108}><Waves width={140} fill="#2b7c93" /></At>
			</g>
			<At x={19} y={20} scale={0.95}><Mark colour={props.colour} /></At>
			<g class="foot">
			{[...Array<() => ComponentChildren>(coins).fill(() => <Coin />), ...Array<() => ComponentChildren>(crowns).fill(() => <Crown />)].map((sign, i) => (
				<At key={i} x={18 + i * 14} y={149} scale={0.92}>{sign()}</At>
			))}
			</g>
			{cargo && <><circle cx="98" cy="100" r="14" fill={PAPER} stroke={INK} stroke-width="2" /><At x={98} y={100} scale={0.95}>{cargo}</At></>}
			{swords === "never" ? (
				<At x={99} y={149} scale={1.05}><Skull /></At>
			) : (
				<>
					<g class="foot last">
						<At x={86} y={149} scale={1.05} turn={20}><Sword /></At>
						<At x={104} y={150}><Say text={String(swords ?? "")} size={17} /></At>
					</g>
				</>
			)}
		</Frame>
	);
}

/** What an expedition may ask for: people, then provisions. */
const ASKED = { settlers: House, captains: Anchor, priests: Cross, bread: Bread, rum: Rum, herbs: Herbs, books: Book };

function Expedition(props: { id: string; name: string; figure: Figure }) {
	const row = EXPEDITION[props.id];
	const kinds = Object.keys(ASKED) as (keyof typeof ASKED)[];
	const needs = kinds.flatMap((kind) => {
		const Asked = ASKED[kind];
		return Array.from({ length: row?.[kind] ?? 0 }, () => <Asked />);
	});
	return (
		<Frame sky="#cfe6df" name={props.name} edge="#22663a">
			<path d="M16 24q22 -8 44 0t44 0v76q-22 8 -44 0t-44 0z" fill="#f6e7c4" {...ink} />
			<path d="M24 86q14 -30 30 -18t20 -10t24 -22" fill="none" stroke="#b6482f" stroke-width="3" stroke-dasharray="5 5" />
			<path d="M90 28l12 12M102 28l-12 12" stroke="#b6482f" stroke-width="4.5" stroke-linecap="round" />
			<path d="M22 46q10 -10 18 -2t-2 14q-14 2 -16 -12z" fill="#b9cf8c" {...ink} stroke-width="1.8" />
			<Row signs={needs} y={70} scale={1.35} step={31} />
			<g class="foot foot-map">
				<At x={38} y={149} scale={1.15}><Influence label={props.figure["influence"] ?? ""} /></At>
				{Array.from({ length: Number(props.figure["coins"] ?? 0) }, (_, i) => (
					<At key={i} x={66 + i * 13} y={149} scale={0.92}><Coin /></At>
				))}
			</g>
		</Frame>
	);
}

/** From how many coins it is paid depends on the game, and half of them or all but a few with it. */
function Tax(props: { id: string; name: string; figure: Figure }) {
	const tax = TAX[props.id];
	const from = props.figure["taxed from"] ?? "";
	const leaves = Object.values(LAW).find((law) => law.from === from)?.leaves ?? 0;
	const prize = <Coin label={`+${tax?.coins ?? ""}`} />;
	return (
		<Frame sky="#f7dccb" name={props.name} edge="#8e2519">
			<path d="M26 20h60q8 0 8 8v60h-60q-8 0 -8 -8z" fill="#fdfaf0" {...ink} />
			<path d="M38 34h36M38 44h42M38 54h30" stroke="#b9a98a" stroke-width="3" stroke-linecap="round" />
			<path d="M44 18l4 -10l7 7l5 -9l5 9l7 -7l4 10z" fill={GOLD} {...ink} />
			<circle cx="80" cy="84" r="15" fill="#cf4331" {...ink} />
			<At x={80} y={84}><Say text={leaves === 0 ? "½" : `→${leaves}`} size={leaves === 0 ? 20 : 16} fill="#fff" /></At>
			<At x={44} y={78} scale={1.15}><Coin label={`${from}+`} /></At>
			<Row signs={tax?.bonus === "MOST_SWORDS" ? [<Sword />, <Sword />, <Arrow />, prize] : [<Influence label="↓" />, <Arrow />, prize]} />
		</Frame>
	);
}

/** A card nobody has drawn yet: its name is all there is. */
function Plain(props: { name: string }) {
	return (
		<Frame sky="#efe3cd" name="">
			<foreignObject x="12" y="14" width="96" height="96"><div class="paper-name">{props.name}</div></foreignObject>
		</Frame>
	);
}

/** "Sailor 3/1" without the figures, which the card shows as signs. */
export function shortName(name: string): string {
	const short = name.replace(/\s*\d.*$/, "").replace(/\s*\(.*\)$/, "");
	return short.charAt(0).toUpperCase() + short.slice(1);
}

/** The colour of a ship, which the adventure's ids name last: "bread_yellow", "ares_book_2". */
function colourOf(id: string): Colour | undefined {
	const [first = "", second = ""] = id.split("_");
	if (first === "ares") return "purple";
	const colour = first === "bread" || first === "rum" ? second : first;
	return colour in HUES ? (colour as Colour) : undefined;
}

export function drawCard(id: string, list: number, name: string, figure: Figure): ComponentChildren {
	const first = id.split("_")[0] ?? "";
	if (list === LIST_CONTRACTS) return drawContract(id);
	if (list === LIST_MISSIONS) return drawMission(id);
	if (list === LIST_EVENTS) return drawEvent(id);
	if (list === LIST_PERSONAS) return drawPersona(id);
	if (list !== LIST_CARDS) return <Plain name={name} />;
	if (id === "") return <CardBack />;
	const colour = colourOf(id);
	if (colour) return <ShipCard id={id} colour={colour} name={shortName(name)} figure={figure} />;
	const person = personOf(id);
	if (person) return <Character id={id} name={shortName(name)} figure={figure} person={person} />;
	if (first === "exp") return <Expedition id={id} name={expeditionName(name)} figure={figure} />;
	if (first === "tax") return <Tax id={id} name={shortName(name)} figure={figure} />;
	return <Plain name={name} />;
}

/** The signs say who must go; the banner needs only the first word. */
function expeditionName(name: string): string {
	return shortName(name).split(" ")[0] ?? name;
}
