// setup.tsx -- seats, bots and options; the options are whatever the game says it has.

import { useEffect, useId, useState } from "preact/hooks";
import { LangSwitch, Segments, useApp, useOnce, useText } from "../app";
import { print, valueName, valuesOf } from "../options";
import { Bar } from "../parts/bar";
import { SEAT_MARKS } from "../parts/seats";
import type { GameInfo, Lang, Option } from "../protocol";
import { botNames, startGame, USUAL_BOT } from "../start";
import type { Chair } from "../start";
import { newTale } from "../tale";
import { huesOf } from "../surface";
import type { Way } from "../surface";
import { skins } from "../../made/skins";
import { textOr, three } from "../text";

/** Opponents for people; the others are yardsticks. */
const LEVELS = ["easy", "medium", "hard", "expert"];

function firstChairs(me: string): Chair[] {
	return [{ kind: "human", name: me }, ...botNames(6, [me]).map((name) => ({ kind: USUAL_BOT, name }))];
}

/** The module writes options as records do, NAME=VALUE; here they are called what the screen calls them. */
function inWords(lang: Lang, game: GameInfo, sentence: string): string {
	return sentence.replace(/([a-z-]+)=([a-z0-9,]+)/g, (written, name: string, value: string) => {
		const option = game.options.find((o) => o.name === name);
		if (!option) return written;
		const called = valueName(option, value);
		return lang === "de" ? `„${option.title}: ${called}“` : `“${option.title}: ${called}”`;
	});
}

/** Nobody has the name of another: the second Anne is Anne 2. */
function numbered(chairs: Chair[]): Chair[] {
	return chairs.map((chair, i) => {
		const same = chairs.slice(0, i).filter((c) => c.name !== "" && c.name === chair.name).length;
		return same > 0 ? { ...chair, name: `${chair.name.slice(0, 22)} ${same + 1}` } : chair;
	});
}

/** What the rules say to all options as they are set. */
interface Verdict {
	/** Which of them matter. */
	matter: boolean[];
	/** How many can play; nobody, if the others do not go together. */
	players: number[];
	/** What does not go together, if anything. */
	refused: string;
}

const NO_VERDICT: Verdict = { matter: [], players: [], refused: "" };

/** As many players as are wished for, or as close to that as can be. */
function nearest(may: number[], wished: number): number {
	return may.reduce((best, n) => (Math.abs(n - wished) < Math.abs(best - wished) ? n : best), may[0] ?? wished);
}

/** `options` writes them down for so many players. */
function useVerdict(game: GameInfo, values: number[], options: (players: number) => string) {
	const { engine, settings } = useApp();
	const t = useText();
	const [verdict, setVerdict] = useState(NO_VERDICT);
	const wished = values[0] ?? 2;
	const wrong = game.options.find((o, i) => !((values[i] ?? o.normal) >= o.min && (values[i] ?? o.normal) <= o.max));
	const ask = async () => {
		const first = await engine.ask<Verdict>(`options ${game.id} ${options(wished)}`);
		const players = nearest(first.players, wished);
		return players === wished ? first : engine.ask<Verdict>(`options ${game.id} ${options(players)}`);
	};
	useEffect(() => {
		let stale = false;
		if (!wrong) void ask().then((now) => !stale && setVerdict(now));
		return () => {
			stale = true;
		};
	}, [options(wished), settings.lang]);
	const refused = wrong ? t(wrong.set ? "chooseOne" : "chooseNumber", wrong.title, wrong.min, wrong.max) : inWords(settings.lang, game, verdict.refused);
	return { ...verdict, refused, ask };
}

/** The ways to play a game that a skin has names for. */
function Ways(props: { ways: Way[]; chosen: Way | undefined; choose: (way: Way) => void }) {
	const { settings } = useApp();
	const t = useText();
	return (
		<fieldset class="ways">
			<legend>{t("way")}</legend>
			{props.ways.map((way) => (
				<button key={way.id} type="button" data-way={way.id} aria-pressed={way === props.chosen} onClick={() => props.choose(way)}>
					<b>{three(settings.lang, way.name)}</b>
					<small>{three(settings.lang, way.about)}</small>
				</button>
			))}
		</fieldset>
	);
}

/** Every option that matters as all are set now, but the players; folded where there are ways to choose from. */
function Rest(props: { game: GameInfo; values: number[]; matter: boolean[]; folded: boolean; set: (i: number, value: number) => void }) {
	const t = useText();
	const { game, values } = props;
	const rest = game.options.map((o, i) => (i === 0 || props.matter[i] === false ? null : <OptionField key={o.name} option={o} value={values[i] ?? o.normal} change={(v) => props.set(i, v)} />));
	if (!props.folded || game.options.length < 2) return <>{rest}</>;
	return (
		<details class="options">
			<summary>{t("moreOptions")}</summary>
			{rest}
		</details>
	);
}

export function Setup(props: { game: GameInfo }) {
	const { engine, settings, go } = useApp();
	const t = useText();
	const { game } = props;
	const ways = skins[game.id]?.ways ?? [];
	const [values, setValues] = useState(() => game.options.map((o) => o.normal));
	const [chairs, setChairs] = useState(() => firstChairs(settings.name || t("guest")));
	const [error, setError] = useState("");
	const once = useOnce((e) => setError(e.message));
	const set = (i: number, value: number) => setValues((all) => all.map((v, n) => (n === i ? value : v)));
	const sit = (i: number, part: Partial<Chair>) => setChairs((all) => all.map((c, n) => (n === i ? { ...c, ...part } : c)));
	const wished = values[0] ?? 2;
	const chosen = ways.find((way) => valuesOf(game, way, wished).every((v, i) => v === values[i]));
	const seats = game.options[0];
	const written = (players: number) => game.options.map((o, i) => print(o, i === 0 ? players : (values[i] ?? o.normal))).join(" ");
	const { matter, players: may, refused, ask } = useVerdict(game, values, written);
	const players = nearest(may, wished);
	const start = async () => {
		if (refused) throw new Error(""); // it is said already
		// What was chosen last may not have been answered yet.
		const count = nearest((await ask()).players, wished);
		const options = written(count);
		const seated = numbered(chairs.slice(0, count).map((c) => ({ ...c, name: c.name.replace(/\s+/g, " ").trim() })));
		if (chosen?.tale) return go(`/tale/${(await newTale(engine, game, options, seated)).id}`);
		go(`/table/${(await startGame(engine, game.id, options, seated)).id}`);
	};
	return (
		<div class="plain-screen">
			<Bar title={game.title}><LangSwitch /></Bar>
			<main class="page setup">
				<section aria-label={t("options")}>
					{ways.length > 0 && <Ways ways={ways} chosen={chosen} choose={(way) => setValues(valuesOf(game, way, wished))} />}
					{seats && <OptionField option={{ ...seats, help: "", min: may[0] ?? seats.min, max: may[may.length - 1] ?? seats.max }} value={players} change={(v) => set(0, v)} />}
					<Rest game={game} values={values} matter={matter} folded={ways.length > 0} set={set} />
				</section>
				<section aria-labelledby="seats-title">
					<h2 id="seats-title">{t("seats")}</h2>
					<Chairs game={game} chairs={chairs.slice(0, players)} sit={sit} />
					{(refused || error) && <p class="error" role="alert">{refused || error}</p>}
					<div class="begin">
						<button class="primary big" onClick={() => once(start)}>{t("start")}</button>
					</div>
				</section>
			</main>
		</div>
	);
}

/** Who sits where: a name, and a person or which bot. */
function Chairs(props: { game: GameInfo; chairs: Chair[]; sit: (i: number, part: Partial<Chair>) => void }) {
	const { settings } = useApp();
	const t = useText();
	const { game } = props;
	return (
		<ol class="chairs" style={huesOf(skins[game.id])}>
			{props.chairs.map((chair, i) => (
				<li key={i} class={`seat-${i}`}>
					<span class="mark" aria-hidden="true">{SEAT_MARKS[i]}</span>
					<input
						aria-label={`${t("name")} ${i + 1}`}
						value={chair.name}
						maxLength={24}
						onInput={(e) => props.sit(i, { name: e.currentTarget.value })}
					/>
					<select aria-label={`${t("seats")} ${i + 1}`} value={chair.kind} onChange={(e) => props.sit(i, { kind: e.currentTarget.value })}>
						<option value="human">{t("human")}</option>
						{LEVELS.map((bot) => <option key={bot} value={bot}>{textOr(settings.lang, `bot_${bot}`, bot)}</option>)}
						<optgroup label={t("moreBots")}>
							{game.bots.filter((bot) => !LEVELS.includes(bot)).map((bot) => (
								<option key={bot} value={bot}>{textOr(settings.lang, `bot_${bot}`, `Bot: ${bot}`)}</option>
							))}
						</optgroup>
					</select>
				</li>
			))}
		</ol>
	);
}

function OptionField(props: { option: Option; value: number; change: (v: number) => void }) {
	const { option, value } = props;
	const help = useId();
	const name = option.title;
	const word = (v: string) => valueName(option, v);
	if (option.set)
		return (
			<fieldset class="segments" aria-describedby={help}>
				<legend>{name}</legend>
				<small id={help}>{option.help}</small>
				<div>
					{option.values.map((v, i) => (
						<label key={v} class="check">
							<input type="checkbox" checked={((value >> i) & 1) === 1} onChange={() => props.change(value ^ (1 << i))} />
							<span>{word(v)}</span>
							<small>{option.helps[i]}</small>
						</label>
					))}
				</div>
			</fieldset>
		);
	const count = option.max - option.min + 1;
	const names = Array.from({ length: count }, (_, i) => option.min + i).map(
		(v) => [String(v), option.values.length > 0 ? word(option.values[v] ?? String(v)) : String(v)] as const,
	);
	if (count <= 8) return <Segments label={name} help={[option.help, option.helps[value]].filter(Boolean).join(" ")} value={String(value)} values={names} change={(v) => props.change(Number(v))} />;
	return (
		<label class="field">
			{name}
			<small id={help}>{option.help}</small>
			<input type="number" aria-describedby={help} min={option.min} max={option.max} value={value} onInput={(e) => props.change(Number(e.currentTarget.value))} />
		</label>
	);
}
