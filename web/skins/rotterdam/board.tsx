// board.tsx -- the Maas from the sea to the four harbours.  Fairways differ in colour,
// in dash and in the sign on them.

import { Board, SEAT_FILL } from "../../src/art/board";
import type { Place } from "../../src/art/board";
import { At, HUES, INK, Mark, Say, pen } from "../../src/art/tokens";
import type { Colour } from "../../src/art/tokens";
import { SEAT_MARKS } from "../../src/parts/seats";
import { Still } from "../../src/parts/still";
import type { Item } from "../../src/protocol";
import { NOBODY } from "../../src/protocol";
import type { Surface } from "../../src/surface";
import { inZone, itemName, zoneName } from "../../src/surface";
import type { Zone } from "../../made/rotterdam";
import { FAIRWAY, LIST_COLOURS, LIST_FAIRWAYS, LIST_MATERIALS, LIST_PRODUCTS, LIST_SHIPS, LIST_SPACES, MATERIAL, PRODUCT } from "../../made/rotterdam";
import { Good } from "./cards";

const WIDTH = 700;
const HEIGHT = 444;
const x = (i: { column: number }) => 56 + i.column * 117;
const y = (i: { row: number }) => 48 + i.row * 17.2;
const ink = pen(2);

const DASH: Record<string, string> = { blue: "", green: "10 5", red: "3 5", white: "14 4 3 4", yellow: "6 4" };

interface Way {
	item: Item;
	colour: Colour;
	from: Item;
	to: Item;
}

/** Where a fairway leads and what colour it has, as the rules' own board says. */
function ways(s: Surface, spaces: Map<string, Item>): Way[] {
	return inZone<Zone>(s.state, "board").flatMap((item) => {
		const row = item.list === LIST_FAIRWAYS ? FAIRWAY[item.id] : undefined;
		const from = row && spaces.get(row.from);
		const to = row && spaces.get(row.to);
		return from && to ? [{ item, colour: row.colour, from, to }] : [];
	});
}

/** Two fairways between the same spaces bend apart. */
function bend(way: Way, all: Way[]): number {
	const same = all.filter((o) => o.from === way.from && o.to === way.to);
	return same.length === 1 ? 0 : same.indexOf(way) === 0 ? -16 : 16;
}

function middle(w: Way, all: Way[]): [number, number] {
	return [(x(w.from) + x(w.to)) / 2, (y(w.from) + y(w.to)) / 2 + bend(w, all) / 2];
}

function Fairway(props: { way: Way; all: Way[]; called: string }) {
	const { way, all } = props;
	const [mx, my] = middle(way, all);
	const on = props.called === way.colour;
	const d = `M${x(way.from)} ${y(way.from)}Q${(x(way.from) + x(way.to)) / 2} ${(y(way.from) + y(way.to)) / 2 + bend(way, all)} ${x(way.to)} ${y(way.to)}`;
	return (
		<g opacity={props.called !== "" && !on ? 0.45 : 1}>
			<path d={d} fill="none" stroke={INK} stroke-width={on ? 11 : 7.5} stroke-linecap="round" />
			<path d={d} fill="none" stroke={HUES[way.colour].main} stroke-width={on ? 7.5 : 4.8} stroke-dasharray={DASH[way.colour] ?? ""} />
			<At x={mx} y={my} scale={0.52}><circle r="14" fill="#f4efe0" stroke={INK} stroke-width="2" /><Mark colour={way.colour} /></At>
		</g>
	);
}

/** What a harbour takes and what it makes of that, as the rules' own table says; undefined on the water. */
function trade(space: string): { good: string; makes: string[] } | undefined {
	const good = Object.entries(MATERIAL).find(([, row]) => row.harbour === space)?.[0];
	const makes = Object.entries(PRODUCT).filter(([, row]) => row.material === good).map(([id]) => id);
	return good === undefined ? undefined : { good, makes };
}

/** "Waalhaven: cloth → clothes, carpet". */
function tradeName(s: Surface, space: Item): string | undefined {
	const at = trade(space.id);
	const name = (list: number, id: string) => s.words.lists[list]?.[id] ?? id;
	return at && `${itemName(s, space)}: ${name(LIST_MATERIALS, at.good)} → ${at.makes.map((id) => name(LIST_PRODUCTS, id)).join(", ")}`;
}

/** What is made there hangs above the quay, where ships do not hide it. */
function Harbour(props: { name: string; good: string; makes: string[]; tip: string | undefined }) {
	return (
		<g {...ink}>
			<title>{props.tip}</title>
			<rect x="-34" y="-22" width="84" height="44" rx="8" fill="#c9a063" />
			<path d="M-34 -4h84M-34 8h84" stroke="#a8773f" stroke-width="1.6" />
			<path d="M38 -22v-20l-18 6" fill="none" stroke="#b3361f" stroke-width="3.4" />
			<At x={36} y={0} scale={0.95}><Good id={props.good} /></At>
			<rect x="-38" y="-46.5" width="56" height="24.5" rx="6" fill="#fdfaf0" stroke-width="1.4" />
			{props.makes.map((id, n) => <At key={id} x={-24 + n * 28} y={-34.2}><Good id={id} /></At>)}
			<text class="harbour-name" x="52" y="37" text-anchor="end">{props.name}</text>
		</g>
	);
}

/** Ships are called red, yellow, blue or green by their seats, and by a letter, which ends their ids. */
export const FLEETS = [1, 4, 0, 2];

export function Boat(props: { ship: Item; cargo?: string | undefined; small?: boolean }) {
	const { ship } = props;
	return (
		<g class="boat" {...ink} transform={props.small ? "scale(.9)" : "scale(1.3)"}>
			<path d="M-15 2h30l-5 10h-20z" fill={SEAT_FILL[FLEETS[ship.owner] ?? 5]} />
			<path d="M-13 2v-8h9v8z" fill="#fdfaf0" />
			<path d="M-11 -6v-5h3v5" fill={INK} />
			<At x={-6} y={7} scale={0.5}><Say text={SEAT_MARKS[ship.owner] ?? ""} size={15} /></At>
			<At x={5} y={7} scale={0.5}><Say text={ship.id.slice(-1).toUpperCase()} size={17} /></At>
			{props.cargo !== undefined && <At x={6} y={-3} scale={0.72}><Good id={props.cargo} /></At>}
		</g>
	);
}

/** A mill on a green dyke. */
function Mill() {
	return (
		<g {...ink} stroke-width="1.6">
			<path d="M-7 14l3 -20h8l3 20z" fill="#8a5a36" />
			<path d="M-5 -6q5 -7 10 0z" fill="#5b3a21" />
			<path d="M-2 14v-6h4v6z" fill="#f6e7c4" />
			<g fill="#fbf3df" stroke-width="1.2">{[20, 110, 200, 290].map((a) => <path key={a} d="M0 0l1 -15h5l-1 13z" transform={`translate(0 -7) rotate(${a})`} />)}</g>
		</g>
	);
}

/** Rows of tulips, each with a stripe of its colour. */
function Tulips() {
	return (
		<g>
			{["#cf4331", "#f2b632", "#b07cc6"].map((colour, row) => (
				<g key={colour}>
					<path d={`M0 ${row * 8}h86`} stroke="#6f9a55" stroke-width="5" stroke-linecap="round" />
					{[4, 14, 24, 34, 44, 54, 64, 74, 84].map((at) => <circle key={at} cx={at} cy={row * 8 - 1} r="2.6" fill={colour} />)}
				</g>
			))}
		</g>
	);
}

function Houses() {
	return (
		<g {...ink} stroke-width="1.6">
			{["#c9634a", "#e0b060", "#6b8fa8"].map((wall, n) => (
				<g key={wall} transform={`translate(${n * 16} 0)`}>
					<path d="M0 14v-16h3v-4h3v-4h4v4h3v4h3v16z" fill={wall} />
					<path d="M4 2h2M10 2h2M4 8h2M10 8h2" stroke="#fff3c4" stroke-width="2.2" />
				</g>
			))}
		</g>
	);
}

/** The printed board, with the fairways that are open now. */
function Chart(props: { s: Surface; spaces: Map<string, Item>; called: string }) {
	const { s } = props;
	const all = ways(s, props.spaces);
	return (
		<>
			<rect width={WIDTH} height={HEIGHT} rx="14" fill="#a9c98b" />
			<path d="M0 50Q90 60 160 56T470 26Q560 18 610 90T690 222T600 352T470 414T160 390T0 392Z" fill="#7cc3d6" stroke="#4b93a8" stroke-width="4" />
			<path d="M0 50Q50 56 92 57V389Q50 392 0 392Z" fill="#4a9fb8" />
			<At x={250} y={20}><Mill /></At>
			<At x={30} y={18} scale={0.9}><Mill /></At>
			<At x={330} y={10} scale={0.8}><Houses /></At>
			<At x={640} y={386} scale={1.25}><Mill /></At>
			<At x={20} y={414}><Tulips /></At>
			<At x={200} y={418}><Tulips /></At>
			<At x={586} y={416}><Tulips /></At>
			<At x={640} y={22} scale={1.1}><Houses /></At>
			{[80, 150, 220, 290].map((wave) => <path key={wave} d={`M8 ${wave}q6 -6 12 0t12 0t12 0`} fill="none" stroke="#fff" stroke-width="2" opacity=".5" />)}
			{all.map((w) => <Fairway key={w.item.id} way={w} all={all} called={props.called} />)}
			{[...props.spaces.values()].map((i) => {
				const at = trade(i.id);
				if (at) return <At key={i.id} x={x(i)} y={y(i)}><Harbour name={itemName(s, i).split(" (")[0] ?? ""} {...at} tip={tradeName(s, i)} /></At>;
				const anchor = Number(s.figures.get(i.id)?.["anchor"] ?? 0) > 0;
				return (
					<At key={i.id} x={x(i)} y={y(i)}>
						<circle class="space" r="15.5" fill={i.id.startsWith("s") ? "#f4dfa8" : "#e8f5f7"} {...ink} />
						<At x={0} y={anchor ? 10 : 0}><Say text={i.id} size={anchor ? 7 : 9.5} fill="#3d5663" /></At>
						{anchor && <path d="M0 -11v13M-4 -7h8M-7 -2c1 4 4 5 7 5s6 -1 7 -5" fill="none" stroke="#1b5288" stroke-width="2.2" />}
					</At>
				);
			})}
		</>
	);
}

export function River(props: { s: Surface }) {
	const { s } = props;
	const board = inZone<Zone>(s.state, "board");
	const spaces = new Map(board.filter((i) => i.list === LIST_SPACES).map((i) => [i.id, i]));
	const all = ways(s, spaces);
	const called = board.find((i) => i.list === LIST_COLOURS)?.id ?? "";
	const ships = s.state.items.filter((i) => i.list === LIST_SHIPS && spaces.has(i.zone));
	const cargo = (ship: Item) => s.state.items.find((i) => i.list === LIST_MATERIALS && i.zone === ship.zone && i.owner === ship.owner && i.owner !== NOBODY)?.id;
	const spot = (ship: Item): [number, number] => {
		const here = ships.filter((o) => o.zone === ship.zone);
		const n = here.indexOf(ship);
		return here.length === 1 ? [x(ship), y(ship)] : [x(ship) - 22 + (n % 3) * 22, y(ship) - 8 + Math.floor(n / 3) * 18];
	};
	const places: Place[] = [
		...[...spaces.values()].map((item) => ({ item, x: x(item), y: y(item), tip: tradeName(s, item) })),
		...all.map((w) => ({ item: w.item, x: middle(w, all)[0], y: middle(w, all)[1] })),
		...ships.map((item) => ({ item, x: spot(item)[0], y: spot(item)[1] })),
	];
	const said = (list: number, id: string | undefined) => (id ? s.words.lists[list]?.[id] : undefined);
	const where = ships.map((i) => [`${itemName(s, i)}: ${said(LIST_SPACES, i.zone) ?? i.zone}`, said(LIST_MATERIALS, cargo(i))].filter(Boolean).join(", "));
	const makes = [...spaces.values()].flatMap((i) => tradeName(s, i) ?? []);
	const colour = said(LIST_COLOURS, called);
	return (
		<Board s={s} w={WIDTH} h={HEIGHT} size={38} places={places} label={[zoneName(s, "board"), colour, [...makes, ...where].join("; ")].filter(Boolean).join(". ")}>
			<Still of={`${called}/${s.lang}/${[...spaces.values()].map((i) => itemName(s, i)).join()}`} draw={() => <Chart s={s} spaces={spaces} called={called} />} />
			{ships.map((i) => {
				const [sx, sy] = spot(i);
				return <g class="sails" key={i.id} transform={`translate(${sx} ${sy})`}><Boat ship={i} cargo={cargo(i)} small={ships.filter((o) => o.zone === i.zone).length > 1} /></g>;
			})}
		</Board>
	);
}
