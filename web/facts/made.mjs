// made.mjs -- what the page must know of the program and of its own folders, as source of the page:
//   node made.mjs FACTS.wasm SKINS OUT
// OUT/protocol.ts    constants and words of the module's answers
// OUT/GAME.ts        ids, list numbers, figures and tables of a game
// OUT/skins.ts       the skins that lie in SKINS, a folder per game
// OUT/style.css      the page's sheet, then theirs
// OUT/games.json     what the games are called
// What is the same as before is not written again.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const [wasm, skins, out] = process.argv.slice(2);
const HEAD = "// Made by web/facts/made.mjs from the program: not to be edited.\n";

async function ask() {
	const { instance } = await WebAssembly.instantiate(readFileSync(wasm), {});
	const { facts, facts_text, memory } = instance.exports;
	const size = facts();
	if (size === 0) throw new Error("facts.c: there is no room for all facts");
	return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, facts_text(), size)));
}

const quoted = (text) => JSON.stringify(text);
const union = (words) => [...new Set(words)].map(quoted).join(" | ");
const wordType = ([name, words]) => `export type ${name} = ${union(words)};`;
const constant = ([name, value]) => `export const ${name} = ${value};`;

/** The type of a column: a figure, or one of the words that stand in it. */
function column(rows, name) {
	const cells = rows.map((row) => row[name]);
	return cells.every((cell) => typeof cell === "number") ? "number" : union(cells);
}

/** CONTRACT: Record<string, ContractRow>, by ids, which are for ever. */
function table([name, byId]) {
	const rows = Object.values(byId);
	if (rows.length === 0) throw new Error(`${name} has no rows: nothing to draw from`);
	const type = `${name[0]}${name.slice(1).toLowerCase()}Row`;
	const fields = Object.keys(rows[0]).map((c) => `\t${c}: ${column(rows, c)};`);
	const lines = Object.entries(byId).map(([id, row]) => `\t${quoted(id)}: ${JSON.stringify(row)},`);
	return [`export interface ${type} {`, ...fields, "}", `export const ${name}: Record<string, ${type}> = {`, ...lines, "};"].join("\n");
}

function gameSource(game) {
	const words = `export interface Names { ${Object.keys(game.words).map((name) => `${name}: ${name}`).join("; ")} }`;
	const lines = [...Object.entries(game.words).map(wordType), words, ...Object.entries(game.constants).map(constant), ...Object.entries(game.tables).map(table)];
	const names = [...Object.keys(game.constants), ...Object.keys(game.tables)];
	const twice = names.filter((name, i) => names.indexOf(name) !== i);
	if (twice.length > 0) throw new Error(`${game.name}: two things are called ${twice.join(", ")}`);
	return `${HEAD}${lines.join("\n")}\n`;
}

const protocolSource = (facts) =>
	`${HEAD}${[...Object.entries(facts.words).map(wordType), ...Object.entries(facts.constants).map(constant)].join("\n")}\n`;

/** A skin is a folder called as its game; one that dresses nobody is a mistake. */
function skinNames(games) {
	const folders = readdirSync(skins, { withFileTypes: true }).filter((f) => f.isDirectory()).map((f) => f.name).sort();
	const nobody = folders.filter((name) => !games.some((g) => g.name === name));
	if (nobody.length > 0) throw new Error(`${skins}/${nobody[0]}: there is no game of that name`);
	return folders;
}

function skinsSource(names) {
	const from = relative(out, skins);
	const imports = names.map((name, i) => `import { skin as skin${i} } from "${from}/${name}";`);
	const rows = names.map((name, i) => `\t${quoted(name)}: skin${i},`);
	return [`${HEAD}import type { Skin } from "../src/surface";`, ...imports, "", "export const skins: Record<string, Skin> = {", ...rows, "};", ""].join("\n");
}

/** The page's own sheet, and after it those of the skins. */
function sheets(names) {
	const files = [join(skins, "../src/style.css"), ...names.map((name) => join(skins, name, "style.css"))].filter(existsSync);
	return files.map((file) => `@import "${relative(out, file)}";\n`).join("");
}

const made = new Map();
const facts = await ask();
const names = skinNames(facts.games);
made.set("protocol.ts", protocolSource(facts));
for (const game of facts.games) made.set(`${game.name}.ts`, gameSource(game));
made.set("games.json", `${JSON.stringify(facts.games.map((g) => g.title))}\n`);
made.set("skins.ts", skinsSource(names));
made.set("style.css", sheets(names));

mkdirSync(out, { recursive: true });
for (const file of readdirSync(out)) if (!made.has(file)) rmSync(join(out, file));
for (const [file, text] of made) {
	const path = join(out, file);
	if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}
