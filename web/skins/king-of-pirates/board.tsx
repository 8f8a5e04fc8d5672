// board.tsx -- the sea of King of Pirates: sixty-one hexes, drawn from what lies on them.

import type { ComponentChildren } from "preact";
import { At, GOLD, INK, Say, pen } from "../../src/art/tokens";
import { Board, SEAT_FILL, SeatShip } from "../../src/art/board";
import { SEAT_MARKS } from "../../src/parts/seats";
import { Still } from "../../src/parts/still";
import type { Item } from "../../src/protocol";
import { LIST_ZONES } from "../../src/protocol";
import type { Surface } from "../../src/surface";
import { factsOf, inZone, itemName, zoneName } from "../../src/surface";
import type { HexRow, Zone } from "../../made/king-of-pirates";
import { HEX } from "../../made/king-of-pirates";

const SIZE = 22;
const W = SIZE * Math.sqrt(3);
const MARGIN = 6;
const WIDTH = W * 9 + 2 * MARGIN;
const HEIGHT = SIZE * 14 + 2 * MARGIN;
const ink = pen(1.4);

const x = (i: Item) => MARGIN + W / 2 + (i.column * W) / 2;
const y = (i: Item) => MARGIN + SIZE + i.row * SIZE * 1.5;

const corner = (n: number, r: number) => {
	const a = (Math.PI / 3) * n + Math.PI / 6;
	return `${(r * Math.cos(a)).toFixed(2)} ${(r * Math.sin(a)).toFixed(2)}`;
};
const hexPath = (r: number) => `M${[0, 1, 2, 3, 4, 5].map((n) => corner(n, r)).join("L")}Z`;
const EDGE = hexPath(SIZE);
const TILE = hexPath(SIZE * 0.82);

type Nation = "british" | "french" | "spanish";

/** Three flags, told apart by their lines as well: a cross, stripes, a saltire. */
function Flag(props: { nation: Nation; x: number; y: number }) {
	return (
		<g transform={`translate(${props.x} ${props.y})`} {...ink} stroke-width="1">
			<path d="M0 0v-11" stroke-width="1.4" />
			{props.nation === "british" && <><rect y="-11" width="11" height="7" fill="#fff" /><path d="M5.5 -11v7M0 -7.5h11" stroke="#c0392b" stroke-width="2" /></>}
			{props.nation === "french" && <><rect y="-11" width="11" height="7" fill="#fff" /><path d="M0 -11h3.6v7h-3.6z" fill="#2f5fa8" /><path d="M7.4 -11h3.6v7h-3.6z" fill="#2f5fa8" /></>}
			{props.nation === "spanish" && <><rect y="-11" width="11" height="7" fill="#f5c542" /><path d="M0 -11l11 7M11 -11l-11 7" stroke="#b3261e" stroke-width="1.8" /></>}
		</g>
	);
}

function nationOf(name: string): Nation {
	return /french/i.test(name) ? "french" : /spanish/i.test(name) ? "spanish" : "british";
}

/** What lies at a hex and whose it is, as the rules' own board says. */
function placeOf(hex: string): { land: HexRow["land"]; nation: Nation } {
	const row = HEX[hex];
	return { land: row?.land ?? "OCEAN", nation: nationOf(row?.nation ?? "") };
}

const sand = <path d="M-15 6q-2 -12 9 -13q8 -6 15 2q8 3 6 11q-6 9 -16 7q-10 2 -14 -7z" fill="#f0d9a0" />;

function Land(props: { hex: string }) {
	const { land, nation } = placeOf(props.hex);
	if (land === "HIDEOUT")
		return (
			<g {...ink}>
				{sand}
				<path d="M-9 7q0 -13 9 -13t9 13z" fill="#7a6a5a" />
				<path d="M-4 7q0 -7 4 -7t4 7z" fill={INK} />
				<path d="M6 -4v-10h8l-2 3l2 3h-8" fill="#2b2f3a" />
			</g>
		);
	if (land === "CITY")
		return (
			<g {...ink}>
				{sand}
				<path d="M-11 8v-8l4 -4l4 4v8z" fill="#f6e7c4" />
				<path d="M-3 8v-12l5 -4l5 4v12z" fill="#e8b27a" />
				<path d="M7 8v-6h5v6z" fill="#f6e7c4" />
				<path d="M0 8v-4h4v4" fill={INK} />
				<Flag nation={nation} x={2} y={-8} />
			</g>
		);
	if (land === "FORTRESS")
		return (
			<g {...ink}>
				{sand}
				<path d="M-12 9v-13h4v3h3v-3h4v3h3v-3h4v3h3v-3h4v13z" fill="#a9b0b6" />
				<path d="M-3 9v-5q3 -3 6 0v5z" fill={INK} />
				<path d="M-9 2h2M7 2h2" stroke-width="2.2" />
				<Flag nation={nation} x={0} y={-4} />
			</g>
		);
	const large = land === "LARGE_ISLAND";
	return (
		<g {...ink}>
			{sand}
			{large && <path d="M-10 6l6 -13h4l6 13z" fill="#8a7a5c" />}
			<path d={large ? "M8 7q0 -8 -1 -11" : "M0 6q1 -7 -1 -11"} stroke="#7a4a21" stroke-width="2" fill="none" />
			<path d={large ? "M7 -4q-6 -3 -8 1M7 -4q5 -4 8 1M7 -4q-2 -6 -6 -5M7 -4q3 -5 6 -4" : "M-1 -5q-7 -3 -9 2M-1 -5q6 -4 9 2M-1 -5q-2 -6 -7 -5M-1 -5q3 -6 7 -5"} stroke="#2f7d47" stroke-width="2.4" fill="none" />
			<path d="M-9 9l4 4M-5 9l-4 4" stroke="#b3261e" stroke-width="2" />
		</g>
	);
}

function Fin() {
	return <path d="M-5 8q4 -3 5 -11q5 4 6 11z" fill="#2d4654" {...ink} stroke-width="1" opacity=".8" />;
}

/** A face-down tile: nobody knows what sails there. */
function Unseen(props: { shark: boolean }) {
	return (
		<g>
			<path d={TILE} fill={props.shark ? "#1f5a72" : "#4d9fb8"} stroke="#cfe9ef" stroke-width="1.2" stroke-dasharray="3 2.5" />
			{props.shark ? <At x={0} y={1} scale={0.9}><Fin /></At> : <Say text="?" size={13} fill="#eaf7fa" />}
		</g>
	);
}

function Sail(props: { id: string }) {
	if (props.id === "empty") return null;
	const nation = nationOf(props.id);
	const size = props.id.startsWith("small") ? 0.72 : 1;
	const war = props.id.startsWith("warship");
	return (
		<g>
			<path d={TILE} fill="#a9dbe4" stroke={INK} stroke-width="1" />
			<g transform={`translate(0 3) scale(${size})`} {...ink}>
				<path d="M-11 3h22l-3 7h-16z" fill={war ? "#4a4f58" : "#9a6b3c"} />
				{war && <path d="M-6 6.5h.01M-1 6.5h.01M4 6.5h.01" stroke="#fff" stroke-width="2.4" />}
				<path d="M-4 3v-13M5 3v-10" />
				<path d="M-8 -9h8q2 4 0 8h-8q2 -4 0 -8zM2 -6h6q1.5 3 0 6h-6q1.5 -3 0 -6z" fill="#fbf3df" />
			</g>
			<Flag nation={nation} x={-4} y={war ? -5 : -4} />
		</g>
	);
}

function spread(n: number, of: number): [number, number] {
	if (of === 1) return [0, 2];
	const a = (2 * Math.PI * n) / of - Math.PI / 2;
	return [9 * Math.cos(a), 7 * Math.sin(a) + 2];
}

/** What it takes and what it brings: defence and loot cards, or maps. */
function Facts(props: { s: Surface; id: string }) {
	const figure = props.s.figures.get(props.id) ?? {};
	const fact = (key: string, x: number, fill: string, d: string, colour = INK) =>
		figure[key] && <g transform={`translate(${x} 14)`}><path d={d} fill={fill} {...ink} stroke-width="1" /><Say text={String(figure[key])} size={8.5} fill={colour} /></g>;
	return (
		<>
			{fact("maps", 9, "#f6e7c4", "M-5.5 -5h11v10h-11z")}
			{fact("defence", -8.5, "#8e2519", "M-5.5 -5.5h11v6q-1 4 -5.5 6q-4.5 -2 -5.5 -6z", "#fff")}
			{fact("loot", 8.5, GOLD, "M-5.5 0a5.5 5.5 0 0 1 11 0a5.5 5.5 0 0 1 -11 0z")}
		</>
	);
}

/** One hex alone, for the list of cards. */
export function drawHex(id: string): ComponentChildren {
	const { land } = placeOf(id);
	return (
		<svg class="portrait" viewBox="-25 -23 50 46" aria-hidden="true" focusable="false">
			<path d={EDGE} fill={land === "SHARK" ? "#2f7f9a" : land === "OCEAN" ? "#6fbdd0" : "#8fd0dc"} stroke="#1c566c" stroke-width="1.6" />
			{land === "SHARK" ? <Fin /> : land === "OCEAN" ? null : <Land hex={id} />}
		</svg>
	);
}

/** A rose of the winds. */
function Rose() {
	return (
		<g stroke={INK} stroke-width=".9" stroke-linejoin="round">
			<circle r="15" fill="#f0d9a0" opacity=".92" />
			<circle r="11.5" fill="none" stroke-dasharray="1.5 2.5" />
			{[45, 135, 225, 315].map((a) => <path key={a} d="M0 0l-2 -5l2 -6l2 6z" fill="#d9b36c" transform={`rotate(${a})`} />)}
			{[0, 90, 180, 270].map((a) => <g key={a} transform={`rotate(${a})`}><path d="M0 0l-3.2 -5l3.2 -12z" fill="#b3261e" /><path d="M0 0l3.2 -5l-3.2 -12z" fill="#fbf3df" /></g>)}
		</g>
	);
}

/** Here be serpents. */
function Serpent() {
	return (
		<g stroke={INK} stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round">
			<path d="M-20 10q3 -14 8 0zM-9 10q4 -19 9 0z" fill="#5f9e6e" />
			<path d="M2 10q0 -19 8 -21q9 -1 10 5l-6 2q-4 0 -4 14z" fill="#5f9e6e" />
			<circle cx="13" cy="-8" r="1" fill={INK} />
			<path d="M20 -6l4 -1M8 -11l-3 -4M12 -12l0 -4" fill="none" />
			<path d="M-24 11q3 -3 6 0t6 0t6 0t6 0t6 0t6 0t6 0" fill="none" stroke="#cfe9ef" />
		</g>
	);
}

const isSea = (land: string) => land === "SHARK" || land === "OCEAN";

/** The printed board, which no move changes. */
function Chart(props: { hexes: Item[] }) {
	return (
		<>
			<rect width={WIDTH} height={HEIGHT} rx="10" fill="#2a7089" />
			<rect x="3" y="3" width={WIDTH - 6} height={HEIGHT - 6} rx="8" fill="none" stroke="#d9b36c" stroke-width="1.6" stroke-dasharray="6 2.5" opacity=".8" />
			<At x={36} y={38} scale={1.5}><Rose /></At>
			<At x={WIDTH - 38} y={HEIGHT - 40} scale={1.15}><Serpent /></At>
			<At x={40} y={HEIGHT - 36} scale={1.7}><Fin /></At>
			<At x={WIDTH - 36} y={36} scale={1.7}><Fin /></At>
			{props.hexes.map((i) => {
				const { land } = placeOf(i.id);
				return (
					<At key={i.id} x={x(i)} y={y(i)}>
						<path d={EDGE} fill={land === "SHARK" ? "#2f7f9a" : isSea(land) ? "#6fbdd0" : "#8fd0dc"} stroke="#1c566c" stroke-width="1.6" />
						{isSea(land) ? <path d="M-9 3q2.5 -3 5 0t5 0t5 0" fill="none" stroke="#fff" stroke-width="1" opacity=".35" /> : <Land hex={i.id} />}
					</At>
				);
			})}
		</>
	);
}

/** What lies there, each drawn around its hex; `of` says all that the drawing depends on. */
function Layer(props: { items: Item[]; of: (item: Item) => string; draw: (item: Item) => ComponentChildren }) {
	return <>{props.items.map((i) => <Still key={`${i.row}/${i.column}`} of={props.of(i)} draw={() => <At x={x(i)} y={y(i)}>{props.draw(i)}</At>} />)}</>;
}

/** What lies on the same hex as that one. */
const at = (items: Item[], hex: Item) => items.find((i) => i.row === hex.row && i.column === hex.column);

/** What lies where, and in words what is known of every hex. */
function chartOf(s: Surface) {
	const hexes = inZone<Zone>(s.state, "board");
	const shown = inZone<Zone>(s.state, "shown");
	const tiles = inZone<Zone>(s.state, "tiles");
	/** The seats that have dug at an island. */
	const dug = inZone<Zone>(s.state, "dug");
	const diggers = (hex: Item) => dug.filter((i) => i.id === hex.id).map((i) => i.owner);
	/** What lies at a hex, in words. */
	const tell = (hex: Item) => {
		const ship = at(shown, hex);
		if (ship) return [itemName(s, ship), factsOf(s, ship.id)].filter(Boolean).join(", ");
		const names = diggers(hex).map((seat) => s.state.seats[seat]?.name ?? "").join(", ");
		return at(tiles, hex) ? zoneName(s, "tiles") : [factsOf(s, hex.id), names && `${zoneName(s, "dug")}: ${names}`].filter(Boolean).join("; ");
	};
	const names = new Map(hexes.map((hex) => [hex.id, [itemName(s, hex), tell(hex)].filter(Boolean).join(": ")]));
	return { hexes, shown, tiles, diggers, tell, name: (hex: Item) => names.get(hex.id) ?? "" };
}

/** Ships, side by side where several lie. */
function Sails(props: { ships: Item[] }) {
	return (
		<>
			{props.ships.map((i) => {
				const here = props.ships.filter((o) => o.id === i.id);
				const [dx, dy] = spread(here.indexOf(i), here.length);
				return (
					<g class="sails" key={`${i.zone}${i.owner}`} transform={`translate(${x(i) + dx} ${y(i) + dy}) scale(${here.length > 1 ? 0.85 : 1.15})`}>
						<circle r="11.5" fill="#fff" opacity=".45" />
						<SeatShip seat={i.owner} ghost={i.zone === "dutchman"} />
					</g>
				);
			})}
		</>
	);
}

/** Who has dug at an island. */
function Spades(props: { hex: Item; seats: number[] }) {
	const { hex, seats } = props;
	return (
		<>
			{seats.map((seat, n) => (
				<At key={seat} x={x(hex) + (n - (seats.length - 1) / 2) * 7} y={y(hex) + 14}>
					<circle r="3.9" fill={SEAT_FILL[seat] ?? GOLD} stroke={INK} stroke-width=".8" />
					<Say text={SEAT_MARKS[seat] ?? ""} size={4.6} fill={INK} />
				</At>
			))}
		</>
	);
}

export function Sea(props: { s: Surface }) {
	const { s } = props;
	const { hexes, shown, tiles, diggers, tell, name } = chartOf(s);
	const shark = (i: Item) => placeOf(at(hexes, i)?.id ?? "").land === "SHARK";
	const ships = inZone<Zone>(s.state, "ship");
	const dutchman = inZone<Zone>(s.state, "dutchman");
	const where = ships.map((i) => `${s.state.seats[i.owner]?.name ?? ""}: ${itemName(s, i)}`);
	where.push(...dutchman.map((i) => `${s.words.lists[LIST_ZONES]?.["dutchman"] ?? ""}: ${itemName(s, i)}`));
	where.push(...hexes.filter((i) => !at(tiles, i) && tell(i) !== "").map(name));
	/** The number or the figures of a hex, and a place to ask what it is. */
	const legend = (hex: Item) => {
		const ship = at(shown, hex)?.id;
		const sea = isSea(placeOf(hex.id).land);
		return (
			<>
				{sea && !ship && <g class="number"><At x={0} y={12}><Say text={hex.id.slice(1)} size={6.5} fill={at(tiles, hex) ? "#fff" : "#0d3342"} /></At></g>}
				<Facts s={s} id={ship ?? (sea ? "" : hex.id)} />
				<path d={EDGE} fill="transparent" onClick={() => s.look?.(hex, tell(hex))}><title>{name(hex)}</title></path>
			</>
		);
	};
	return (
		<Board
			s={s}
			w={WIDTH}
			h={HEIGHT}
			size={W * 0.94}
			label={`${zoneName(s, "board")}. ${where.join("; ")}`}
			places={[...hexes, ...ships].map((item) => ({ item, x: x(item), y: y(item), tip: item.zone === "board" ? name(item) : "" }))}
		>
			<Still of="" draw={() => <Chart hexes={hexes} />} />
			<Layer items={tiles} of={() => ""} draw={(i) => <Unseen shark={shark(i)} />} />
			<Layer items={shown} of={(i) => i.id} draw={(i) => <Sail id={i.id} />} />
			<Layer items={hexes} of={(i) => `${at(shown, i)?.id}/${name(i)}`} draw={legend} />
			<Sails ships={[...ships, ...dutchman]} />
			{hexes.map((hex) => <Spades key={hex.id} hex={hex} seats={diggers(hex)} />)}
		</Board>
	);
}
