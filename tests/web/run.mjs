// run.mjs -- the page in a real browser: whole games, comforts, access, and no trace elsewhere.
//   node tests/web/run.mjs [WORD]      only tests whose name holds WORD
// The tests are in cases/, by subject.  Several run at once, each in browser contexts of its own.
// What failed is said once more at the end; the last line says "N passed, N failed".

import { readdirSync } from "node:fs";
import { cpus } from "node:os";
import { chromium, folder, opened, tests } from "./case.mjs";

const cases = readdirSync(new URL("cases/", import.meta.url)).filter((file) => file.endsWith(".mjs"));
for (const file of cases.sort()) await import(`./cases/${file}`);

const only = process.argv[2];
let passed = 0;
const failures = [];
const left = tests.filter(({ name }) => !only || name.includes(only));

/** Longer than any test takes on a machine that does much else: one that waits for ever is named. */
const PATIENCE = 300_000;

function patience() {
	return new Promise((_, reject) => setTimeout(() => reject(new Error("waits for ever")), PATIENCE).unref());
}

async function one({ name, run }) {
	const began = Date.now();
	const contexts = [];
	const took = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
	try {
		await Promise.race([opened.run(contexts, run), patience()]);
		passed++;
		console.log(`ok    ${name} (${took()})`);
	} catch (error) {
		const said = `FAIL  ${name} (${took()})\n      ${String(error.stack ?? error).slice(0, 2500)}`;
		const n = failures.push(said);
		for (const page of contexts.flatMap((c) => c.pages())) await page.screenshot({ path: `${folder}/fail-${n}.png` }).catch(() => undefined);
		console.log(said);
	}
	for (const context of contexts) await context.close().catch(() => undefined);
}

/** A page waits about as long as it works, so there are more hands than cores. */
async function hand() {
	for (let next = left.shift(); next; next = left.shift()) await one(next);
}
await Promise.all(Array.from({ length: cpus().length + 1 }, hand));
await chromium.close();
for (const said of failures) console.log(said);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
