// paper.tsx -- a card that is read rather than looked at: a drawing, a name, what it does.

import type { ComponentChildren } from "preact";
import type { Item } from "../protocol";
import { CHIEF } from "../protocol";
import type { Surface } from "../surface";
import { itemName, Thing } from "../surface";
import { Still } from "./still";

export function Paper(props: { s: Surface; item: Item; draw: (id: string, list: number) => ComponentChildren; brief?: boolean; said?: string | undefined; children?: ComponentChildren }) {
	const { s, item } = props;
	const chief = (item.flags & CHIEF) !== 0;
	const about = props.brief ? undefined : s.about.get(item.id)?.split(". ")[0];
	return (
		<Thing s={s} item={item} said={props.said} class={`paper-card ${chief ? "chief" : ""} ${props.brief ? "brief" : ""}`}>
			<Still of={`${item.list}/${item.id}`} draw={() => props.draw(item.id, item.list)} />
			<span class="paper-text">
				<b>{chief ? "★ " : ""}{itemName(s, item)}</b>
				{about && <small>{about}</small>}
				{props.children}
			</span>
			{item.count > 1 && <b class="count">×{item.count}</b>}
		</Thing>
	);
}
