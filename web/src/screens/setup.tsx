// setup.tsx -- seats, bots and options; the options are whatever the game says it has.

import { useState } from "preact/hooks";
import { Segments, useApp, useText } from "../app";
import { Icon } from "../parts/icon";
import type { GameInfo, Option } from "../protocol";
import { botNames, startGame, USUAL_BOT } from "../start";
import type { Chair } from "../start";
import { textOr } from "../text";

function firstChairs(me: string): Chair[] {
	return [{ kind: "human", name: me }, ...botNames(6, [me]).map((name) => ({ kind: USUAL_BOT, name }))];
}

function print(option: Option, value: number): string {
	if (option.values.length === 0) return `${option.name}=${value}`;
	if (!option.set) return `${option.name}=${option.values[value] ?? ""}`;
	return `${option.name}=${option.values.filter((_, i) => (value >> i) & 1).join(",")}`;
}

export function Setup(props: { game: GameInfo }) {
	const { engine, settings, go } = useApp();
	const t = useText();
	const { game } = props;
	const [values, setValues] = useState(() => game.options.map((o) => o.normal));
	const [chairs, setChairs] = useState(() => firstChairs(settings.name || t("you")));
	const [error, setError] = useState("");
	const players = values[0] ?? 2;
	const set = (i: number, value: number) => setValues(values.map((v, n) => (n === i ? value : v)));
	const sit = (i: number, part: Partial<Chair>) => setChairs(chairs.map((c, n) => (n === i ? { ...c, ...part } : c)));
	const start = async () => {
		const options = game.options.map((o, i) => print(o, values[i] ?? o.normal)).join(" ");
		const seated = chairs.slice(0, players).map((c) => ({ ...c, name: c.name.replace(/\s+/g, " ").trim() }));
		try {
			go(`/table/${(await startGame(engine, game.id, options, seated)).id}`);
		} catch (e) {
			setError((e as Error).message);
		}
	};
	return (
		<div class="plain-screen">
			<header class="bar">
				<a class="home" href="#/" aria-label={t("home")}><Icon name="logo" /></a>
				<div class="status"><h1>{game.title}</h1></div>
			</header>
			<main class="page">
				<h2>{t("options")}</h2>
				{game.options.map((o, i) => (
					<OptionField key={o.name} option={o} value={values[i] ?? o.normal} change={(v) => set(i, v)} />
				))}
				<h2>{t("seats")}</h2>
				<ol class="chairs">
					{chairs.slice(0, players).map((chair, i) => (
						<li key={i}>
							<input
								aria-label={`${t("name")} ${i + 1}`}
								value={chair.name}
								maxLength={24}
								onInput={(e) => sit(i, { name: e.currentTarget.value })}
							/>
							<select aria-label={`${t("seats")} ${i + 1}`} value={chair.kind} onChange={(e) => sit(i, { kind: e.currentTarget.value })}>
								<option value="human">{t("human")}</option>
								{game.bots.map((bot) => (
									<option key={bot} value={bot}>{textOr(settings.lang, `bot_${bot}`, `Bot: ${bot}`)}</option>
								))}
							</select>
						</li>
					))}
				</ol>
				{error && <p class="error" role="alert">{error}</p>}
				<button class="primary big" onClick={() => void start()}>{t("start")}</button>
			</main>
		</div>
	);
}

function OptionField(props: { option: Option; value: number; change: (v: number) => void }) {
	const { settings } = useApp();
	const t = useText();
	const { option, value } = props;
	const name = option.name === "players" ? t("players") : textOr(settings.lang, `opt_${option.name}`, option.name);
	const word = (v: string) => textOr(settings.lang, `val_${v}`, v);
	if (option.set)
		return (
			<fieldset class="segments">
				<legend>{name}</legend>
				<div>
					{option.values.map((v, i) => (
						<label key={v} class="check">
							<input type="checkbox" checked={((value >> i) & 1) === 1} onChange={() => props.change(value ^ (1 << i))} />
							{word(v)}
						</label>
					))}
				</div>
			</fieldset>
		);
	const count = option.max - option.min + 1;
	const names = Array.from({ length: count }, (_, i) => option.min + i).map(
		(v) => [String(v), option.values.length > 0 ? word(option.values[v] ?? String(v)) : String(v)] as const,
	);
	if (count <= 8) return <Segments label={name} value={String(value)} values={names} change={(v) => props.change(Number(v))} />;
	return (
		<label class="field">
			{name}
			<input type="number" min={option.min} max={option.max} value={value} onInput={(e) => props.change(Number(e.currentTarget.value))} />
		</label>
	);
}
