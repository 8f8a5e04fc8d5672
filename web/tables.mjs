// tables.mjs -- what drawings need to know of the rules' tables, read from the .def files:
// which hex is a city, where a fairway leads, what an order or an expedition asks.  Keyed by ids, which are
// for ever; the page has no second copy that could differ.
//   node tables.mjs GAMES OUT
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const WANTED = {
	"king-of-pirates": { HEX: "kingofpirates/board.def" },
	rotterdam: { FAIRWAY: "rotterdam/board.def", MATERIAL: "rotterdam/goods.def", PRODUCT: "rotterdam/goods.def", PAIR: "rotterdam/orders.def", TRIPLE: "rotterdam/orders.def" },
	"port-royal": {
		CONTRACT: "portroyal/contracts.def",
		MISSION: "portroyal/adventure/missions.def",
		EXPEDITION: "portroyal/cards.def",
		ITEM_EXPEDITION: "portroyal/cards.def",
		TAX: "portroyal/cards.def",
		HIGH_TAX: "portroyal/cards.def",
		LAW: "portroyal/numbers.def",
		RULE: "portroyal/numbers.def",
	},
};

/** Of a long table, the rows that are drawn. */
const DRAWN = {
	RULE: /^(TAX_BONUS|(ADMIRAL|VICE|GAMBLER)_.*|(JESTER|TRADER)_COINS|MERCHANT_POINTS|BARMAID_FROM|DISCOUNT|CLERK_CARDS)$/,
};

/** Of wide tables, how many columns are. */
const WIDTH = { CONTRACT: 4, MISSION: 9 };

const [games, out] = process.argv.slice(2);

/** Rows of a macro: MACRO( id, a, b ) at the start of a line. */
function rows(file, macro) {
	const found = [...readFileSync(join(games, file), "utf8").matchAll(new RegExp(`^\\s*${macro}\\(\\s*([^)]*?)\\s*\\)`, "gm"))];
	const cells = found.map((m) => m[1].split(",").map((c) => c.trim())).filter((c) => c[0] !== "...");
	if (cells.length === 0) throw new Error(`${file} has no ${macro}: nothing to draw from`);
	return Object.fromEntries(cells.filter(([id]) => id !== "id" && (DRAWN[macro]?.test(id) ?? true)).map(([id, ...rest]) => [id, rest.slice(0, WIDTH[macro])]));
}

const tables = Object.fromEntries(
	Object.entries(WANTED).map(([game, macros]) => [game, Object.fromEntries(Object.entries(macros).map(([macro, file]) => [macro, rows(file, macro)]))]),
);
const text = `${JSON.stringify(tables)}\n`;
if (!existsSync(out) || readFileSync(out, "utf8") !== text) writeFileSync(out, text);
