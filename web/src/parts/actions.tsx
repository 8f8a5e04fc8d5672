// actions.tsx -- what can be done now, as buttons: label, cost and consequence.
//
// Many choices of one kind stand together under the words they share, so that each needs only
// its own; the whole label stays in the button for who cannot see that.

import { useApp, useText } from "../app";
import type { Choice } from "../protocol";
import { percent } from "../text";

/** More than these are laid out in kinds. */
const FEW = 6;

/** Choices of one kind and the words around what differs. */
export interface Kin {
	choices: Choice[];
	before: string;
	after: string;
}

const words = (choice: Choice) => choice.label.split(" ");

/** How many words all lists begin with, leaving each at least one. */
function shared(lists: string[][]): number {
	const least = Math.min(...lists.map((l) => l.length)) - 1;
	let n = 0;
	while (n < least && lists.every((l) => l[n] === lists[0]?.[n])) n++;
	return n;
}

function kinOf(choices: Choice[]): Kin {
	const all = choices.map(words);
	const before = shared(all);
	const after = shared(all.map((l) => l.slice(before).reverse()));
	const first = all[0] ?? [];
	return { choices, before: first.slice(0, before).join(" "), after: after > 0 ? first.slice(-after).join(" ") : "" };
}

/** Choices by kind, in the order in which the kinds come; single ones share a row. */
export function arrange(choices: Choice[]): Kin[] {
	if (choices.length <= FEW) return [{ choices, before: "", after: "" }];
	const rows: Kin[] = [];
	const kinds = new Map<string, Choice[]>();
	for (const choice of choices) kinds.set(choice.verb, [...(kinds.get(choice.verb) ?? []), choice]);
	let single: Choice[] = [];
	const flush = () => {
		if (single.length > 0) rows.push({ choices: single, before: "", after: "" });
		single = [];
	};
	for (const kind of kinds.values()) {
		const kin = kind.length > 1 ? kinOf(kind) : undefined;
		if (!kin || kin.before + kin.after === "") {
			single.push(...kind);
			continue;
		}
		flush();
		rows.push(kin);
	}
	flush();
	return rows;
}

/** The label, with the words of its kind for ears only. */
function Label(props: { choice: Choice; kin: Kin }) {
	const { label } = props.choice;
	const { before, after } = props.kin;
	if (before + after === "") return <span class="label">{label}</span>;
	return (
		<span class="label own">
			{before && <span class="hidden-text">{before} </span>}
			{label.slice(before ? before.length + 1 : 0, after ? -after.length - 1 : undefined)}
			{after && <span class="hidden-text"> {after}</span>}
		</span>
	);
}

export function Actions(props: {
	kin: Kin[];
	hinted: Choice | undefined;
	play: (choice: Choice) => void;
	/** The choice under the pointer or the focus, or none. */
	point: (choice: Choice | undefined) => void;
	narrowed: boolean;
	clear: () => void;
}) {
	const t = useText();
	const { settings } = useApp();
	// That a card is turned over when one turns over a card need not be said.
	const risks = (choice: Choice) => (choice.odds ?? []).filter((o) => o.section !== choice.verb).slice(0, 3);
	const order = props.kin.flatMap((k) => k.choices);
	const many = order.length > FEW;
	return (
		<div class={`actions ${order.length > 4 && !many ? "several" : ""} ${many ? "crowd" : ""}`} role="group" aria-label={t("actions")} onMouseLeave={() => props.point(undefined)}>
			{props.kin.map((kin) => (
				<div key={kin.choices[0]?.move ?? ""} class={`kin ${kin.before + kin.after ? "named" : ""}`}>
					{kin.before + kin.after !== "" && (
						<p class="stem" aria-hidden="true">
							{kin.before} … {kin.after}
						</p>
					)}
					{kin.choices.map((choice) => (
						<button
							key={choice.move}
							data-move={choice.move}
							class={`action ${choice === props.hinted ? "hinted" : ""}`}
							onClick={() => props.play(choice)}
							onMouseEnter={() => props.point(choice)}
							onFocus={() => props.point(choice)}
							onBlur={() => props.point(undefined)}
						>
							{order.indexOf(choice) < 9 && <kbd aria-hidden="true">{order.indexOf(choice) + 1}</kbd>}
							<Label choice={choice} kin={kin} />
							{choice.explain.length > 0 && <small>{choice.explain.join(" · ")}</small>}
							{risks(choice).length > 0 && (
								<small class="chances">{risks(choice).map((o) => `${o.title} ${percent(settings.lang, o.permille)}`).join(" · ")}</small>
							)}
						</button>
					))}
				</div>
			))}
			{props.narrowed && order.length === 1 && <p class="small again">{t("clickAgain")}</p>}
			{props.narrowed && (
				<button class="quiet all" onClick={props.clear}>
					✕ {t("allChoices")}
				</button>
			)}
		</div>
	);
}
