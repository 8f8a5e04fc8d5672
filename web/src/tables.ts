// tables.ts -- rows of the rules' own tables by id (web/tables.mjs); for drawings only.

import data from "./tables.json";

type Rows = Record<string, string[]>;
const tables: Record<string, Record<string, Rows>> = data as unknown as Record<string, Record<string, Rows>>;

export function rowsOf(game: string, macro: string): Rows {
	return tables[game]?.[macro] ?? {};
}
