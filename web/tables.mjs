// tables.mjs -- what drawings need to know of the rules' tables, read from the .def files:
// which hex is a city, where a fairway leads, what an order asks.  Keyed by ids, which are
// for ever; the page has no second copy that could differ.
//   node tables.mjs GAMES OUT
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const WANTED = {
	"king-of-pirates": { HEX: "kingofpirates/board.def" },
	rotterdam: { FAIRWAY: "rotterdam/board.def", MATERIAL: "rotterdam/goods.def", PRODUCT: "rotterdam/goods.def", PAIR: "rotterdam/orders.def", TRIPLE: "rotterdam/orders.def" },
	"port-royal": { CONTRACT: "portroyal/contracts.def", MISSION: "portroyal/missions.def", EVENT: "portroyal/events.def" },
};

const [games, out] = process.argv.slice(2);

/** Rows of a macro: MACRO( id, a, b ) at the start of a line. */
function rows(file, macro) {
	const path = join(games, file);
	if (!existsSync(path)) return {};
	const found = [...readFileSync(path, "utf8").matchAll(new RegExp(`^\\s*${macro}\\(\\s*([^)]*?)\\s*\\)`, "gm"))];
	const cells = found.map((m) => m[1].split(",").map((c) => c.trim())).filter((c) => c[0] !== "...");
	return Object.fromEntries(cells.map(([id, ...rest]) => [id, rest]));
}

const tables = Object.fromEntries(
	Object.entries(WANTED).map(([game, macros]) => [game, Object.fromEntries(Object.entries(macros).map(([macro, file]) => [macro, rows(file, macro)]))]),
);
const text = `${JSON.stringify(tables)}\n`;
if (!existsSync(out) || readFileSync(out, "utf8") !== text) writeFileSync(out, text);
