// asking.tsx -- when to be asked in other people's turns, and at what to be asked in any case.
// What passing means is decided by the module (src/play/prefs.h); here it is only chosen.

import { Dialog, Segments, useApp, useText } from "../app";
import type { Choice, Words } from "../protocol";
import type { Asking as Often, Wish } from "../store";
import type { Skin } from "../surface";
import { three } from "../text";

/** How often, as a row of buttons: also part of the settings. */
export function Asking(props: { asking: Often; change: (asking: Often) => void }) {
	const { asking, change } = props;
	const t = useText();
	return (
		<Segments
			label={t("asking")}
			value={asking}
			values={[["stops", t("asking_stops")], ["news", t("asking_news")], ["all", t("asking_all")], ["every", t("asking_every")]]}
			change={change}
		/>
	);
}

/** "give scurvy to {0}" with its gap open. */
function kind(label: string): string {
	const open = label.replace(/\{[^}]*\}/g, "…");
	return open.charAt(0).toUpperCase() + open.slice(1);
}

export function AskingDialog(props: {
	words: Words;
	skin: Skin | undefined;
	/** What one stops at without having chosen, and what may be done now. */
	usual: string[];
	choices: Choice[];
	wish: Wish;
	change: (part: Partial<Wish>) => void;
	/** Whose wish it is, where several people share the screen. */
	who?: string | undefined;
	close: () => void;
}) {
	const { settings } = useApp();
	const t = useText();
	const { change, who } = props;
	const { asking, stops } = props.wish;
	const named = (stop: string) => {
		const phase = props.skin?.phases?.[stop];
		const verb = props.words.verbs[stop];
		const name = phase ? three(settings.lang, phase) : verb;
		return name && kind(name);
	};
	const now = props.choices.map((c) => c.verb).filter((verb) => verb !== "pass");
	const all = [...new Set([...props.usual, ...stops, ...now])].filter(named);
	const toggle = (stop: string, on: boolean) =>
		change({ stops: on ? [...stops, stop] : stops.filter((s) => s !== stop) });
	return (
		<Dialog title={who === undefined ? t("askingTitle") : `${t("askingTitle")}: ${who}`} close={props.close}>
			<Asking asking={asking} change={(value) => change({ asking: value })} />
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
			<p class="small">{t("askingHelp")} {who !== undefined && t("askingShared")}</p>
		</Dialog>
	);
}
