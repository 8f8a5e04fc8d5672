// asking.tsx -- when to be asked in other people's turns, and at what to be asked in any case.
// What passing means is decided by the module (src/play/prefs.h); here it is only chosen.

import { Dialog, Segments, useApp, useText } from "../app";
import type { Choice, Words } from "../protocol";
import type { Skin } from "../surface";
import { three } from "../text";

/** How often, as a row of buttons: also part of the settings. */
export function Asking() {
	const { settings, change } = useApp();
	const t = useText();
	return (
		<Segments
			label={t("asking")}
			value={settings.asking}
			values={[["news", t("asking_news")], ["all", t("asking_all")], ["every", t("asking_every")]]}
			change={(asking) => change({ asking })}
		/>
	);
}

/** "give scurvy to {0}" with its gap open. */
function kind(label: string): string {
	const open = label.replace(/\{[^}]*\}/g, "…");
	return open.charAt(0).toUpperCase() + open.slice(1);
}

export function AskingDialog(props: {
	game: string;
	words: Words;
	skin: Skin | undefined;
	/** What one stops at without having chosen, and what may be done now. */
	usual: string[];
	choices: Choice[];
	close: () => void;
}) {
	const { settings, change } = useApp();
	const t = useText();
	const stops = settings.stops[props.game] ?? props.usual;
	const named = (stop: string) => {
		const phase = props.skin?.phases?.[stop];
		const verb = props.words.verbs[stop];
		const name = phase ? three(settings.lang, phase) : verb;
		return name && kind(name);
	};
	const now = props.choices.map((c) => c.verb).filter((verb) => verb !== "pass");
	const all = [...new Set([...props.usual, ...stops, ...now])].filter(named);
	const toggle = (stop: string, on: boolean) =>
		change({ stops: { ...settings.stops, [props.game]: on ? [...stops, stop] : stops.filter((s) => s !== stop) } });
	return (
		<Dialog title={t("askingTitle")} close={props.close}>
			<Asking />
			<fieldset class="segments stops">
				<legend>{t("stopsTitle")}</legend>
				{all.length === 0 && <p class="small">{t("stopsNone")}</p>}
				<div>
					{all.map((stop) => (
						<label key={stop} class="check">
							<input type="checkbox" data-stop={stop} checked={stops.includes(stop)} onChange={(e) => toggle(stop, e.currentTarget.checked)} />
							{named(stop)}
						</label>
					))}
				</div>
			</fieldset>
			<p class="small">{t("askingHelp")}</p>
		</Dialog>
	);
}
