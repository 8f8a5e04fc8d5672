// options.ts -- the options of a game: as numbers on a form, as words in a record, and as what
// people call them.

import type { GameInfo, Lang, Option } from "./protocol";
import { skins } from "../made/skins";
import type { Way } from "./surface";
import { text, three } from "./text";

export function print(option: Option, value: number): string {
	if (option.values.length === 0) return `${option.name}=${value}`;
	if (!option.set) return `${option.name}=${option.values[value] ?? ""}`;
	return `${option.name}=${option.values.filter((_, i) => (value >> i) & 1).join(",")}`;
}

/** The number that an option has under this word. */
function numberOf(option: Option, word: string): number {
	if (option.set) return word.split(",").reduce((sum, part) => sum | (1 << option.values.indexOf(part)), 0);
	return option.values.length > 0 ? option.values.indexOf(word) : Number(word);
}

/** The options as a way to play has them; how many play is not its business. */
export function valuesOf(game: GameInfo, way: Way, players: number): number[] {
	return game.options.map((o, i) => {
		if (i === 0) return players;
		const word = way.values[o.name];
		return word === undefined ? o.normal : numberOf(o, word);
	});
}

/** What values are called, written as in a record. */
export function valueName(option: Option, written: string): string {
	return written.split(",").map((v) => option.names[option.values.indexOf(v)] ?? v).join(" + ");
}

/** The way to play that these options are, and the options that it says nothing of. */
function recognise(game: GameInfo, given: Map<string, string>): [Way | undefined, Option[]] {
	const unusual = game.options.slice(1).filter((o) => given.has(o.name) && `${o.name}=${given.get(o.name)}` !== print(o, o.normal));
	const fits = (skins[game.id]?.ways ?? []).filter((way) => Object.entries(way.values).every(([name, value]) => given.get(name) === value));
	const way = fits.sort((a, b) => Object.keys(b.values).length - Object.keys(a.values).length)[0];
	const rest = unusual.filter((o) => way?.values[o.name] === undefined);
	// What is changed in something plain is not that any more.
	return [way && Object.keys(way.values).length === 0 && rest.length > 0 ? undefined : way, rest];
}

/** What is played, as it is written in a record: "The adventure, together · Chapter 2". */
export function played(lang: Lang, game: GameInfo | undefined, options: string): string {
	if (!game) return "";
	const given = new Map(options.split(" ").map((o) => o.split("=") as [string, string]));
	const [way, rest] = recognise(game, given);
	const told = way?.tale ? [text(lang, "chapter", given.get("chapter") ?? 1)] : [];
	const tries = given.get("attempt");
	if (tries && tries !== "1") told.push(text(lang, "attempt", tries));
	const others = rest.filter((o) => o.name !== "chapter" && o.name !== "attempt").map((o) => `${o.title}: ${valueName(o, given.get(o.name) ?? "")}`);
	return [...(way ? [three(lang, way.name)] : []), ...told, ...others].join(" · ");
}
