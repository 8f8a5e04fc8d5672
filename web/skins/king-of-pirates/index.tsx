// index.tsx -- King of Pirates' table: the sea, the ships' logs, and a hand of actions.

import { itemKey } from "../../src/play";
import type { Choice, Item } from "../../src/protocol";
import { NOBODY } from "../../src/protocol";
import { Paper } from "../../src/parts/paper";
import { SeatPanel } from "../../src/parts/seats";
import { Ship } from "../../src/art/ships";
import { At, Sign, Skull } from "../../src/art/tokens";
import type { Names, Zone } from "../../made/king-of-pirates";
import { LIST_HEXES } from "../../made/king-of-pirates";
import type { Skin, Surface } from "../../src/surface";
import { inZone, itemName, seatsOf, zoneName } from "../../src/surface";
import { drawHex, Sea } from "./board";
import { coach } from "./coach";
import { Die, drawCard, sign } from "./cards";

/** Piles in the middle of the table: those that are drawn from, and where the rest goes. */
const DRAWN: Zone[] = ["deck", "loot", "quay"];
const STOCKS: Zone[] = [...DRAWN, "discard", "buried", "spent", "dismissed"];

const SHOWN = ["score", "rum", "balls", "scurvy", "speed", "nations", "players", "hand"];
const COUNTERS = Object.fromEntries(SHOWN.map((id) => [id, <Sign>{sign(id)}</Sign>]));

function Papers(props: { s: Surface; zones: Zone[]; owner: number; brief?: boolean }) {
	const { s, zones, owner } = props;
	const items = zones.flatMap((zone) => inZone<Zone>(s.state, zone, owner));
	if (items.length === 0) return null;
	return (
		<div role="group" class="papers" aria-label={zoneName(s, zones[0] ?? "")}>
			<h2>{zones.map((z) => zoneName(s, z)).join(", ")}</h2>
			<div>{items.map((item, n) => <Paper key={`${itemKey(item)}/${n}`} s={s} item={item} draw={drawCard} brief={props.brief ?? false} />)}</div>
		</div>
	);
}

function Seat(props: { s: Surface; seat: number; mine: boolean }) {
	const { s, seat, mine } = props;
	const dice = inZone<Zone>(s.state, "dice", seat);
	return (
		<SeatPanel s={s} seat={seat} counters={COUNTERS}>
			{dice.length > 0 && (
				<p class="dice" role="img" aria-label={dice.map((d) => itemName(s, d)).join(", ")}>
					{dice.map((d) => <Die key={d.column} face={Number(d.id.replace(/\D/g, "")) || 0} />)}
				</p>
			)}
			{mine && <Papers s={s} zones={["hand"]} owner={seat} />}
			<Papers s={s} zones={["captain", "crew"]} owner={seat} brief={!mine} />
			<Papers s={s} zones={["hold"]} owner={seat} brief={!mine} />
		</SeatPanel>
	);
}

/** What belongs to nobody: how much is left, and what, for who opens it.  It is only to look at. */
function Stocks(props: { s: Surface }) {
	const s = { ...props.s, at: () => [] };
	const left = (zone: Zone) => `${zoneName(s, zone)} ${inZone<Zone>(s.state, zone, NOBODY).reduce((sum, item) => sum + item.count, 0)}`;
	return (
		<details class="stocks">
			<summary>{DRAWN.map(left).join(" · ")}</summary>
			{STOCKS.map((zone) => <Papers key={zone} s={s} zones={[zone]} owner={NOBODY} brief />)}
		</details>
	);
}

function Table(s: Surface) {
	const { mine, others } = seatsOf(s);
	const dice = inZone<Zone>(s.state, "dice", NOBODY);
	return (
		<div class="pirates">
			<div class="pirates-sea">
				<Sea s={s} />
				{dice.length > 0 && <p class="dice">{dice.map((d) => <Die key={d.column} face={Number(d.id.replace(/\D/g, "")) || 0} />)}</p>}
				{s.wide && <Stocks s={s} />}
			</div>
			<div class="seat-column">
				{mine >= 0 && <Seat s={s} seat={mine} mine />}
				{!s.wide && others.map((seat) => <Seat key={seat} s={s} seat={seat} mine={false} />)}
				{!s.wide && <Stocks s={s} />}
			</div>
		</div>
	);
}

function Others(s: Surface) {
	return <>{seatsOf(s).others.map((seat) => <Seat key={seat} s={s} seat={seat} mine={false} />)}</>;
}

function Emblem() {
	return (
		<svg viewBox="0 0 240 130">
			<rect width="240" height="130" fill="#314457" />
			<circle cx="52" cy="38" r="20" fill="#f4dfa8" />
			<At x={66} y={14} scale={1.15}><Ship colour="black" /></At>
			<At x={200} y={44} scale={2.2}><Skull /></At>
			<path d="M0 112q10 -8 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0v30H0z" fill="#1f6b80" />
		</svg>
	);
}

/** A card in hand stands for the verb it is played with; maps are paid by digging. */
function touch(choice: Choice, item: Item, viewer: number): boolean | undefined {
	if (item.zone === "hand") {
		if (item.owner !== viewer) return false;
		if (choice.verb === "discard") return choice.args[0]?.id === item.id;
		return choice.verb === item.id || (choice.verb === "dig" && item.id === "map");
	}
	if (item.zone === "board") return (choice.verb === "sail" || choice.verb === "dutch") && choice.args[0]?.id === item.id;
	// The own ship can be taken to the hex it sails to.
	if (item.zone === "ship" && item.owner === viewer && choice.verb === "sail") return true;
	if (["ship", "dutchman", "tiles", "shown", "dug", "discard", "hold"].includes(item.zone)) return false;
	return undefined;
}

export const skin: Skin<Names> = {
	touches: {},
	touch,
	Table,
	Others,
	Emblem,
	draw: (id, list) => (list === LIST_HEXES ? drawHex(id) : drawCard(id, list)),
	counters: COUNTERS,
	told: ["fight"],
	places: [LIST_HEXES],
	phases: { declared: ["step in before the dice of a fight are thrown", "ingrijpen voordat er in een gevecht wordt gegooid", "eingreifen, bevor in einem Kampf gewürfelt wird"] },
	coach,
	players: 3,
};
