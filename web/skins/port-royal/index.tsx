// index.tsx -- Port Royal's table: a quay with ships and people, the pile of coins, and
// everybody's crew.

import { itemKey } from "../../src/play";
import type { Item, State } from "../../src/protocol";
import { FACE_DOWN, NOBODY } from "../../src/protocol";
import { SeatPanel } from "../../src/parts/seats";
import { zonesOf } from "../../src/parts/generic";
import { Paper } from "../../src/parts/paper";
import { Still } from "../../src/parts/still";
import { Ship } from "../../src/art/ships";
import { At, Coin, Influence, Sign, Sword } from "../../src/art/tokens";
import type { Names, Zone } from "../../made/port-royal";
import { LIST_CARDS } from "../../made/port-royal";
import type { Skin, Surface } from "../../src/surface";
import { factsOf, inZone, itemName, seatsOf, Thing, zoneName } from "../../src/surface";
import { coach } from "./coach";
import { drawCard } from "./cards";
import { adventureCounters, MissionRewards } from "./adventure";
import { Rewards } from "./contracts";
import { ways } from "./ways";

const COUNTERS = {
	coins: <Sign><Coin /></Sign>,
	influence: <Sign><Influence /></Sign>,
	swords: <Sign><Sword /></Sign>,
};

/** Zones with a place of their own; whatever else a set brings lies in a row below. */
const PILES: Zone[] = ["timepile", "scorepile", "events"];
const PLACED: string[] = ["harbour", "expeditions", "discard", "deck", "revealed", "coins", "crew", "done", ...PILES];

/** What is to be read has its name beside it. */
/** Papers whose drawing says what they bring. */
const PRICED = ["missions", "contracts"];

const drawPaper = (id: string, list: number) => drawCard(id, list, "", {});

function Card(props: { s: Surface; item: Item; class?: string }) {
	const { s, item } = props;
	const name = itemName(s, item);
	return (
		<Thing s={s} item={item} class={`card ${props.class ?? ""}`}>
			<Still of={`${item.list}/${item.id}/${name}`} draw={() => drawCard(item.id, item.list, name, s.figures.get(item.id) ?? {})} />
			{item.count > 1 && <b class="count">×{item.count}</b>}
		</Thing>
	);
}

function Pile(props: { s: Surface; zone: Zone }) {
	const { s, zone } = props;
	const items = inZone<Zone>(s.state, zone, NOBODY);
	const count = items.reduce((sum, i) => sum + i.count, 0);
	const last = items[items.length - 1];
	// Who has seen a card of a pile knows it; it lies face down all the same.
	const top = last && last.flags & FACE_DOWN ? { ...last, id: "" } : last;
	return (
		<div role="group" class={`pile pile-${zone}`} aria-label={zoneName(s, zone)}>
			{top ? <Card s={s} item={{ ...top, list: LIST_CARDS, count: 1 }} class={count > 1 ? "stack" : ""} /> : <div class="card slot" />}
			<p>
				{zoneName(s, zone)} <b>{count}</b>
			</p>
		</div>
	);
}

function Quay(props: { s: Surface }) {
	const { s } = props;
	const harbour = inZone<Zone>(s.state, "harbour");
	const revealed = inZone<Zone>(s.state, "revealed");
	return (
		<div role="group" class="quay" aria-label={zoneName(s, "harbour")}>
			<h2 class="zone-name">{zoneName(s, "harbour")}</h2>
			<div class="cards one-row">
				{harbour.map((item) => (
					<Card key={itemKey(item)} s={s} item={item} class="arrives" />
				))}
				{revealed.map((item) => (
					<div class="sighted" key={itemKey(item)}>
						<Card s={s} item={item} class="arrives" />
						<small>{zoneName(s, "revealed")}</small>
					</div>
				))}
				{harbour.length + revealed.length === 0 && <div class="card slot" aria-hidden="true" />}
			</div>
		</div>
	);
}

/** A zone with its name above: pictures side by side, and what is to be read as papers. */
function Row(props: { s: Surface; zone: string; items: Item[]; brief?: boolean }) {
	const { s, zone, items } = props;
	if (items.length === 0) return null;
	const papers = items.filter((item) => item.list !== LIST_CARDS);
	const cards = items.filter((item) => item.list === LIST_CARDS);
	return (
		<div role="group" class={`cards-row zone-${zone}`} aria-label={zoneName(s, zone)}>
			<h2>{zoneName(s, zone)}</h2>
			{papers.length > 0 && (
				<div class="papers-grid">
					{papers.map((item) => (
						<Paper key={itemKey(item)} s={s} item={item} draw={drawPaper} said={PRICED.includes(zone) ? factsOf(s, item.id) : undefined} brief={props.brief === true && !(zone === "persona" && item.owner === s.viewer)}>
							{zone === "contracts" && <Rewards figure={s.figures.get(item.id) ?? {}} />}
							{zone === "missions" && <MissionRewards figure={s.figures.get(item.id) ?? {}} />}
						</Paper>
					))}
				</div>
			)}
			{cards.length > 0 && (
				<div class="cards small">
					{cards.map((item, n) => (
						<Card key={`${itemKey(item)}/${n}`} s={s} item={item} />
					))}
				</div>
			)}
		</div>
	);
}

const purse = (state: State) => (state.items.some((i) => i.zone === "missions") ? { ...COUNTERS, ...adventureCounters } : COUNTERS);

function Seat(props: { s: Surface; seat: number }) {
	const { s, seat } = props;
	const mine = seat === s.viewer;
	const crew = [...inZone<Zone>(s.state, "crew", seat), ...inZone<Zone>(s.state, "done", seat)];
	const rest = zonesOf(s, seat).filter(([zone]) => !PLACED.includes(zone));
	return (
		<SeatPanel s={s} seat={seat} counters={purse(s.state)}>
			{(mine || crew.length + rest.length > 0) && (
				<div class="belongings">
					{(mine || crew.length > 0) && (
						<div class={`cards crew ${mine ? "one-row" : ""}`}>
							{crew.length === 0 && <div class="card slot" aria-hidden="true" />}
							{crew.map((item, n) => (
								<Card key={`${itemKey(item)}/${n}`} s={s} item={item} class={item.zone === "done" ? "done" : ""} />
							))}
						</div>
					)}
					{rest.map(([zone, items]) => (
						<Row key={zone} s={s} zone={zone} items={items} brief />
					))}
				</div>
			)}
		</SeatPanel>
	);
}

function Table(s: Surface) {
	const { mine, others } = seatsOf(s);
	const rest = zonesOf(s, NOBODY).filter(([zone]) => !PLACED.includes(zone));
	return (
		<div class="port-royal">
			{others.length > 0 && (
				<div class="opponents">
					{others.map((seat) => (
						<Seat key={seat} s={s} seat={seat} />
					))}
				</div>
			)}
			{rest.length > 0 && (
				<div class="extras">
					{rest.map(([zone, items]) => (
						<Row key={zone} s={s} zone={zone} items={items} />
					))}
				</div>
			)}
			<div class="middle">
				<div class="piles">
					<Pile s={s} zone="deck" />
					<Pile s={s} zone="discard" />
					{PILES.filter((zone) => inZone<Zone>(s.state, zone, NOBODY).length > 0).map((zone) => <Pile key={zone} s={s} zone={zone} />)}
				</div>
				<Quay s={s} />
				<Row s={s} zone="expeditions" items={inZone<Zone>(s.state, "expeditions")} />
			</div>
			{mine >= 0 && <Seat s={s} seat={mine} />}
		</div>
	);
}

function Emblem() {
	return (
		<svg viewBox="0 0 240 130">
			<rect width="240" height="130" fill="#bfe0e8" />
			<circle cx="190" cy="40" r="24" fill="#ffe29a" />
			<At x={10} y={26}><Ship colour="red" /></At>
			<At x={126} y={30} scale={0.95}><Ship colour="yellow" /></At>
			<path d="M0 112q10 -8 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0v30H0z" fill="#2b7c93" />
		</svg>
	);
}

export const skin: Skin<Names> = {
	touches: {
		discover: ["deck"],
		trade: ["harbour"],
		hire: ["harbour"],
		claim: ["expeditions"],
		give: ["crew"],
		repel: ["revealed"],
		keep: ["revealed"],
		capture: ["revealed"],
		fulfil: ["contracts"],
		complete: ["missions"],
		renounce: ["harbour"],
		stow: ["harbour"],
		hand: ["hold", "crew"],
		sell: ["hold"],
		see: ["look"],
		drop: ["look"],
		be: ["persona"],
	},
	Table,
	Emblem,
	draw: drawCard,
	counters: { ...COUNTERS, ...adventureCounters },
	purse,
	wordless: [LIST_CARDS],
	ways,
	coach,
	players: 3,
};

