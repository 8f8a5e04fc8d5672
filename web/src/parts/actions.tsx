// actions.tsx -- what can be done now, as buttons: label, cost and consequence.

import { useApp, useText } from "../app";
import type { Choice } from "../protocol";
import { percent } from "../text";

/** So many that consequences are shown only of the one pointed at; touching a thing narrows. */
const CROWD = 8;

export function Actions(props: {
	choices: Choice[];
	hinted: Choice | undefined;
	play: (choice: Choice) => void;
	/** What a skin adds to the rules' own words. */
	tells: (choice: Choice) => string | undefined;
	narrowed: boolean;
	clear: () => void;
}) {
	const t = useText();
	const { settings } = useApp();
	// That a card is turned over when one turns over a card need not be said.
	const risks = (choice: Choice) => (choice.odds ?? []).filter((o) => o.section !== choice.verb).slice(0, 3);
	return (
		<div class={`actions ${props.choices.length > 4 ? "several" : ""} ${props.choices.length > 6 ? "many" : ""} ${props.choices.length > CROWD ? "crowd" : ""}`} role="group" aria-label={t("actions")}>
			{props.choices.map((choice, n) => (
				<button
					key={choice.move}
					data-move={choice.move}
					class={`action ${choice === props.hinted ? "hinted" : ""}`}
					onClick={() => props.play(choice)}
				>
					{n < 9 && (
						<kbd aria-hidden="true">{n + 1}</kbd>
					)}
					<span class="label">{choice.label}</span>
					{props.tells(choice) && <small>{props.tells(choice)}</small>}
					{choice.explain.length > 0 && <small>{choice.explain.join(" · ")}</small>}
					{risks(choice).length > 0 && (
						<small class="chances">{risks(choice).map((o) => `${o.title} ${percent(settings.lang, o.permille)}`).join(" · ")}</small>
					)}
				</button>
			))}
			{props.narrowed && (
				<button class="quiet" onClick={props.clear}>
					✕ <span class="hidden-text">{t("close")}</span>
				</button>
			)}
		</div>
	);
}
