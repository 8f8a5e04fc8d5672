// menu.tsx -- the dialogs of the table: what else can be done, what signs mean, what chance may bring.

import type { ComponentChildren } from "preact";
import { Dialog, LangSwitch, useApp, useText } from "../app";
import type { Choice } from "../protocol";
import type { Saved } from "../store";
import type { Surface } from "../surface";
import { counterName } from "../surface";
import { percent } from "../text";

export type DialogName = "settings" | "log" | "menu" | "signs" | "asking";

export function MenuDialog(props: { saved: Saved; signs: boolean; open: (dialog: DialogName) => void; share: () => void; close: () => void }) {
	const { go } = useApp();
	const t = useText();
	const { game, id } = props.saved;
	return (
		<Dialog title={t("menu")} close={props.close}>
			<div class="menu">
				<LangSwitch />
				<button onClick={() => props.open("settings")}>{t("settings")}</button>
				<button onClick={() => props.open("asking")}>{t("askingTitle")}</button>
				{props.signs && <button onClick={() => props.open("signs")}>{t("signs")}</button>}
				<a class="button" href={`#/rules/${game}`}>{t("rules")}</a>
				<a class="button" href={`#/cards/${game}`}>{t("cards")}</a>
				<button onClick={props.share}>{t("export")}</button>
				<button onClick={() => go(`/replay/${id}`)}>{t("replay")}</button>
				<a class="button" href="#/">{t("home")}</a>
			</div>
		</Dialog>
	);
}

export function SignsDialog(props: { s: Surface; counters: Record<string, ComponentChildren>; close: () => void }) {
	const t = useText();
	return (
		<Dialog title={t("signs")} close={props.close}>
			<ul class="signs">
				{Object.entries(props.counters).map(([id, drawing]) => (
					<li key={id}>
						{drawing} {counterName(props.s, id)}
					</li>
				))}
			</ul>
		</Dialog>
	);
}

export function OddsDialog(props: { choice: Choice; close: () => void }) {
	const { settings } = useApp();
	const t = useText();
	const { label, odds, win, hope } = props.choice;
	return (
		<Dialog title={t("oddsOf", label)} close={props.close}>
			<ul class="odds-list">
				{odds?.map((o) => (
					<li key={o.section}>
						<meter min={0} max={1000} value={o.permille} aria-label={o.title} />
						<b>{percent(settings.lang, o.permille)}</b>
						<span>{o.title}</span>
					</li>
				))}
			</ul>
			<p>{[win, hope].filter(Boolean).join(" · ")}</p>
		</Dialog>
	);
}
