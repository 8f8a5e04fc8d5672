// app.tsx -- what every screen shares: settings, words, where we are, and small parts.

import { createContext } from "preact";
import type { ComponentChildren } from "preact";
import { useContext, useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import type { Engine } from "./engine";
import { REPLAY_KEYS, TABLE_KEYS } from "./keys";
import type { Catalogue } from "./protocol";
import { Asking } from "./parts/asking";
import type { Settings, Trouble } from "./store";
import { text } from "./text";
import type { Key } from "./text";

export interface App {
	settings: Settings;
	change(part: Partial<Settings>): void;
	catalogue: Catalogue;
	engine: Engine;
	go(path: string): void;
	/** Says what went wrong, on whatever screen. */
	fail(sentence: string): void;
	/** Why games are not being kept, while they are not; and says it in full. */
	unkept: Trouble | undefined;
	tellUnkept(): void;
}

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
	const app = useContext(AppContext);
	if (!app) throw new Error("outside the app");
	return app;
}

export function useText(): (key: Key, ...args: (string | number)[]) => string {
	const { settings } = useApp();
	return (key, ...args) => text(settings.lang, key, ...args);
}

/** What leaves a screen is done once: two clicks begin one game.  Only what failed can be done again,
 * and is told of. */
export function useOnce(failed?: (error: Error) => void): (act: () => Promise<void>) => void {
	const { fail } = useApp();
	const busy = useRef(false);
	return (act) => {
		if (busy.current) return;
		busy.current = true;
		act().catch((error: Error) => {
			busy.current = false;
			if (failed) failed(error);
			else fail(error.message);
		});
	};
}

/** Somebody has gone from one screen to another since the page was loaded. */
let moved = false;
window.addEventListener("hashchange", () => {
	moved = true;
});

/** A sign that stays for as long as games are not being kept. */
export function Unkept() {
	const { unkept, tellUnkept } = useApp();
	const t = useText();
	if (!unkept) return null;
	return <button class="unkept" onClick={tellUnkept} title={t(`notKept_${unkept}`)}>{t("unkept")}</button>;
}

/** The heading of a screen: who comes from another screen has the focus here, and hears where they are. */
export function Title(props: { children: string | string[] }) {
	const ref = useRef<HTMLHeadingElement>(null);
	const name = [props.children].flat().join("");
	useEffect(() => {
		if (moved && !document.querySelector("dialog[open]")) ref.current?.focus({ preventScroll: true });
	}, []);
	useEffect(() => {
		document.title = name === "Quayside" ? name : `${name} · Quayside`;
	}, [name]);
	return <h1 ref={ref} tabIndex={-1}>{name}</h1>;
}

/** What was asked for is not here. */
export function Missing(props: { what: Key; why?: string }) {
	const t = useText();
	return (
		<main class="page">
			<Title>Quayside</Title>
			<p>{t(props.what)}</p>
			{props.why && <p role="alert">{props.why}</p>}
			<a class="button" href="#/">{t("home")}</a>
		</main>
	);
}

/** A dialog on top of everything; Escape and the backdrop close it, and the focus goes back to where it was. */
export function Dialog(props: { title: string; close: () => void; children: ComponentChildren; wide?: boolean; kind?: string; crest?: ComponentChildren }) {
	const t = useText();
	const ref = useRef<HTMLDialogElement>(null);
	/** The button went down on the backdrop: words that are marked past the edge close nothing. */
	const outside = useRef(false);
	// Before anybody can press a key that belongs to it.
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (dialog && !dialog.open) dialog.showModal();
		return () => dialog?.close();
	}, []);
	return (
		<dialog
			ref={ref}
			class={`${props.wide ? "wide" : ""} ${props.kind ?? ""}`}
			aria-label={props.title}
			onCancel={(e) => (e.preventDefault(), props.close())}
			onPointerDown={(e) => (outside.current = e.target === ref.current)}
			onClick={(e) => e.target === ref.current && outside.current && props.close()}
		>
			<div class="dialog-head">
				<h2>
					{props.crest}
					{props.title}
				</h2>
				<button class="quiet" onClick={props.close} aria-label={t("close")}>
					✕
				</button>
			</div>
			<div class="dialog-body">{props.children}</div>
		</dialog>
	);
}

/** A row of exclusive buttons. */
export function Segments<T extends string>(props: {
	label: string;
	help?: string;
	value: T;
	values: readonly (readonly [T, string])[];
	change: (value: T) => void;
}) {
	const help = useId();
	return (
		<fieldset class="segments" aria-describedby={props.help ? help : undefined}>
			<legend>{props.label}</legend>
			{props.help && <small id={help}>{props.help}</small>}
			<div>
				{props.values.map(([value, name]) => (
					<button
						key={value}
						type="button"
						aria-pressed={value === props.value}
						onClick={() => props.change(value)}
					>
						{name}
					</button>
				))}
			</div>
		</fieldset>
	);
}

export function LangSwitch() {
	const { settings, change } = useApp();
	const t = useText();
	return (
		<div class="langs" role="group" aria-label={t("language")}>
			{(["en", "nl", "de"] as const).map((lang) => (
				<button
					key={lang}
					lang={lang}
					aria-pressed={settings.lang === lang}
					aria-label={{ en: "English", nl: "Nederlands", de: "Deutsch" }[lang]}
					onClick={() => change({ lang })}
				>
					{lang.toUpperCase()}
				</button>
			))}
		</div>
	);
}

function KeyList(props: { title: string; rows: readonly { shown: string; word: Key }[] }) {
	const t = useText();
	return (
		<>
			<h4>{props.title}</h4>
			<ul class="keylist">
				{props.rows.map((row) => (
					<li key={row.shown}>
						<kbd>{row.shown}</kbd> {t(row.word)}
					</li>
				))}
			</ul>
		</>
	);
}

export function SettingsDialog(props: { close: () => void }) {
	const { settings, change } = useApp();
	const t = useText();
	return (
		<Dialog title={t("settings")} close={props.close}>
			<Segments
				label={t("language")}
				value={settings.lang}
				values={[["en", "English"], ["nl", "Nederlands"], ["de", "Deutsch"]]}
				change={(lang) => change({ lang })}
			/>
			<Segments
				label={t("theme")}
				value={settings.theme}
				values={[["auto", t("theme_auto")], ["light", t("theme_light")], ["dark", t("theme_dark")]]}
				change={(theme) => change({ theme })}
			/>
			<Segments
				label={t("speed")}
				value={settings.speed}
				values={[
					["slow", t("speed_slow")],
					["normal", t("speed_normal")],
					["fast", t("speed_fast")],
					["instant", t("speed_instant")],
				]}
				change={(speed) => change({ speed })}
			/>
			<label class="check">
				<input type="checkbox" checked={settings.sound} onChange={(e) => change({ sound: e.currentTarget.checked })} />
				{t("sound")}
			</label>
			<Asking asking={settings.asking} change={(asking) => change({ asking })} />
			<label class="check">
				<input type="checkbox" checked={settings.plain} onChange={(e) => change({ plain: e.currentTarget.checked })} />
				{t("plain")}
			</label>
			<label class="field">
				{t("yourName")}
				<input value={settings.name} maxLength={24} onInput={(e) => change({ name: e.currentTarget.value })} />
			</label>
			<h3>{t("keys")}</h3>
			<p class="small">{t("keysNative")}</p>
			<KeyList title={t("keysTable")} rows={TABLE_KEYS} />
			<KeyList title={t("replay")} rows={REPLAY_KEYS} />
		</Dialog>
	);
}
