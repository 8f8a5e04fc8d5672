// generic.tsx -- any game, playable the day its rules work: zones as rows of plain cards,
// seats as panels, and a grid where things have rows and columns.

import type { Item } from "../protocol";
import { NOBODY } from "../protocol";
import { itemKey } from "../play";
import type { Surface } from "../surface";
import { itemName, Thing, zoneName } from "../surface";
import { SeatPanel } from "./seats";

export function PlainCard(props: { s: Surface; item: Item }) {
	return (
		<span class={`plain ${props.item.id === "" ? "back" : ""}`}>
			<span>{props.item.id === "" ? "⚓" : itemName(props.s, props.item)}</span>
			{props.item.count > 1 && <b class="count">×{props.item.count}</b>}
		</span>
	);
}

function Zone(props: { s: Surface; zone: string; items: Item[] }) {
	const { s, zone, items } = props;
	return (
		<div role="group" class="zone" aria-label={zoneName(s, zone)}>
			<h2>{zoneName(s, zone)}</h2>
			<div class="things">
				{items.map((item, n) => (
					<Thing key={`${itemKey(item)}/${n}`} s={s} item={item}>
						<PlainCard s={s} item={item} />
					</Thing>
				))}
			</div>
		</div>
	);
}

export function zonesOf(s: Surface, owner: number): [string, Item[]][] {
	const zones = new Map<string, Item[]>();
	for (const item of s.state.items) {
		if (item.owner !== owner) continue;
		zones.set(item.zone, [...(zones.get(item.zone) ?? []), item]);
	}
	return [...zones];
}

export function GenericTable(s: Surface) {
	return (
		<div class="generic">
			{zonesOf(s, NOBODY).map(([zone, items]) => (
				<Zone key={zone} s={s} zone={zone} items={items} />
			))}
			<div class="seats">
				{s.state.seats.map((_, seat) => (
					<SeatPanel key={seat} s={s} seat={seat}>
						{zonesOf(s, seat).map(([zone, items]) => (
							<Zone key={zone} s={s} zone={zone} items={items} />
						))}
					</SeatPanel>
				))}
			</div>
		</div>
	);
}
