// index.tsx -- Rotterdam's table: the river, the quay's stocks, everybody's hand and offers.

import { itemKey } from "../../src/play";
import type { Item } from "../../src/protocol";
import { NOBODY, SPENT } from "../../src/protocol";
import { SeatPanel } from "../../src/parts/seats";
import { Still } from "../../src/parts/still";
import { At, CardSign, Coin, Influence, Sign } from "../../src/art/tokens";
import type { Skin, Surface } from "../../src/surface";
import { inZone, itemName, seatsOf, Thing, zoneName } from "../../src/surface";
import { Boat, FLEETS, River } from "./board";
import type { Names, Zone } from "../../made/rotterdam";
import { LIST_FAIRWAYS, LIST_SHIPS, LIST_SPACES } from "../../made/rotterdam";
import { drawCard, Good } from "./cards";
import { coach } from "./coach";

/** What lies before a seat. */
const BELONGINGS: Zone[] = ["hand", "orders", "cards", "shown", "laid", "filled", "dock"];

const COUNTERS = {
	score: <Sign><Influence /></Sign>,
	orders: <Sign><Coin label="✓" /></Sign>,
	products: <Sign><Good id="bread" /></Sign>,
	shipcards: <Sign><CardSign label="⚓" /></Sign>,
	tasks: <Sign><CardSign label="?" /></Sign>,
};

function DockedBoat(props: { ship: Item }) {
	return <svg class="portrait" viewBox="-22 -18 44 36" aria-hidden="true" focusable="false"><Boat ship={props.ship} /></svg>;
}

function Card(props: { s: Surface; item: Item }) {
	const { s, item } = props;
	return (
		<Thing s={s} item={item} class="tile-card">
			<Still of={`${item.list}/${item.id}`} draw={() => (item.list === LIST_SHIPS ? <DockedBoat ship={item} /> : drawCard(item.id, item.list, s.figures.get(item.id) ?? {}))} />
			<small>{item.id === "" ? "" : itemName(s, item)}</small>
			{item.count > 1 && <b class="count">×{item.count}</b>}
		</Thing>
	);
}

function Cards(props: { s: Surface; zone: Zone; owner: number }) {
	const { s, zone, owner } = props;
	const items = inZone<Zone>(s.state, zone, owner);
	if (items.length === 0) return null;
	return (
		<div role="group" class={`tiles zone-${zone} ${owner === NOBODY ? "stays" : ""}`} aria-label={zoneName(s, zone)}>
			<h2>{zoneName(s, zone)}</h2>
			<div class={owner === NOBODY ? "one-row" : ""}>{items.map((item, n) => <Card key={`${itemKey(item)}/${n}`} s={s} item={item} />)}</div>
		</div>
	);
}

/** Offers: what is given on the left, what is wanted on the right; drafts are dashed. */
function Offers(props: { s: Surface; seat: number }) {
	const { s, seat } = props;
	const gives = inZone<Zone>(s.state, "gives", seat);
	const wants = inZone<Zone>(s.state, "wants", seat);
	const slots = [...new Set([...gives, ...wants].map((i) => i.row))];
	const side = (items: Item[], row: number) =>
		items.filter((i) => i.row === row).map((i) => (
			<span key={i.id} title={itemName(s, i)}>
				<Sign><Good id={i.id} /></Sign>
				<span class="hidden-text">{itemName(s, i)}</span>
				{i.count > 1 ? `×${i.count}` : ""}
			</span>
		));
	return (
		<>
			{slots.map((row) => (
				<p key={row} class={`offer ${[...gives, ...wants].some((i) => i.row === row && i.flags & SPENT) ? "draft" : ""}`}>
					<small>{row + 1}</small> {side(gives, row)} <b aria-hidden="true">⇄</b> {side(wants, row)}
				</p>
			))}
		</>
	);
}

function Seat(props: { s: Surface; seat: number }) {
	const { s, seat } = props;
	const master = inZone<Zone>(s.state, "master").some((i) => i.owner === seat);
	return (
		<SeatPanel s={s} seat={seat} counters={COUNTERS}>
			{master && <p class="small">⚓ {zoneName(s, "master")}</p>}
			<Offers s={s} seat={seat} />
			{BELONGINGS.map((zone) => <Cards key={zone} s={s} zone={zone} owner={seat} />)}
		</SeatPanel>
	);
}

function Table(s: Surface) {
	const { mine, others } = seatsOf(s);
	const cubes = <Cards s={s} zone="supply" owner={NOBODY} />;
	return (
		<div class="rotterdam">
			<div>
				<River s={s} />
				{cubes}
			</div>
			<div class="seat-column">
				{mine >= 0 && <Seat s={s} seat={mine} />}
				{!s.wide && others.map((seat) => <Seat key={seat} s={s} seat={seat} />)}
			</div>
		</div>
	);
}

function Others(s: Surface) {
	return <div class="rotterdam-others">{seatsOf(s).others.map((seat) => <Seat key={seat} s={s} seat={seat} />)}</div>;
}

function Emblem() {
	return (
		<svg viewBox="0 0 240 130">
			<rect width="240" height="130" fill="#cfe6ef" />
			<path d="M0 96h240v40H0z" fill="#7cc3d6" />
			<path d="M30 96v-70h8v70M30 34h70l-8 10h-54M92 44v24" fill="none" stroke="#b3361f" stroke-width="7" />
			<path d="M196 96v-78h7v78M203 26h-56l6 10h50" fill="none" stroke="#b3361f" stroke-width="7" />
			<At x={92} y={78} scale={1.3}><Good id="grain" /></At>
			<g stroke="#1d2b36" stroke-width="3" stroke-linejoin="round">
				<path d="M40 92h160l-16 26h-128z" fill="#2f7fc4" />
				<path d="M52 92v-24h26v24z" fill="#fdfaf0" />
			</g>
			<At x={120} y={80} scale={1.2}><Good id="fruit" /></At>
			<At x={146} y={80} scale={1.2}><Good id="cloth" /></At>
			<At x={172} y={80} scale={1.2}><Good id="oil" /></At>
			<path d="M0 116q10 -7 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0v20H0z" fill="#3f97b0" />
		</svg>
	);
}

export const skin: Skin<Names> = {
	touches: {
		offer: ["hand"],
		want: [],
		fill: ["orders"],
		play: ["cards"],
		place: ["board", "supply"],
		accept: ["gives", "wants", "others"],
	},
	Table,
	Others,
	Emblem,
	draw: (id, list, _, figure) => drawCard(id, list, figure),
	counters: COUNTERS,
	sums: ["orders", "products", "bonus"],
	places: [LIST_SPACES, LIST_FAIRWAYS],
	coach,
	hues: FLEETS,
	players: 3,
};
