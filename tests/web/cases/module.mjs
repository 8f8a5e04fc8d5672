// module.mjs -- the module in the browser: it plays the same games as the native program, and
// answers what the page asks.

import { execFile, execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { browser, closed, folder, must, server, test } from "../case.mjs";
import { inWorker } from "../inside.mjs";
import { offered, program, root, sit } from "../table.mjs";

const native = promisify(execFile);

for (const [game, kinds] of [
	["port-royal players=3", ["search:60", "greedy", "easy"]],
	["king-of-pirates players=2", ["greedy", "search:20"]],
	["rotterdam players=2", ["search:30", "greedy"]],
	["port-royal players=2 sets=base,adventure mode=coop", ["search:20", "greedy"]],
])
	test(`from the same seed the same game as native, and sealed: ${game}`, async () => {
		const file = `${folder}/native-${game.replace(/\W+/g, "-")}.record`;
		rmSync(file, { force: true });
		await native(program, ["play", ...game.split(" "), "--seats", kinds.join(","), "--seed", "7", "--record", file, "--plain", "--speed", "0"]);
		const played = readFileSync(file, "utf8");
		const seed = /^seed ([0-9a-f]{64})$/m.exec(played)?.[1];
		const page = await sit(browser, server.url);
		const seats = kinds.map((kind, i) => `seat ${i} ${kind}`).join("\n");
		const { record } = await inWorker(page, [`en new\nseed ${seed}\n${game}\n${seats}`, "en step 9 500", "en save"]);
		const moves = (text) => text.split("\n").filter((line) => !line.startsWith("seat "));
		const [here, there] = [moves(record), moves(played)];
		const n = here.findIndex((line, i) => line !== there[i]);
		must(n < 0 && here.length === there.length, `line ${n}: here ${here[n]}, native ${there[n]}`);
		writeFileSync(file, record);
		const verdict = execFileSync(program, ["verify", file, "--lang", "en"], { encoding: "utf8" });
		must(verdict.includes("sealed seed"), verdict);
		await closed(page);
	});

test("the signature in the browser is the native one, and the page goes on answering while it is reckoned", async () => {
	const there = (await native(program, ["bench", "--signature"])).stdout.trim().split(" ").pop();
	const page = await sit(browser, server.url);
	const { here, waits } = await page.evaluate(async () => {
		const waits = [];
		let here;
		void window.quayside.signature().then((signature) => (here = signature));
		while (here === undefined) {
			const asked = performance.now();
			await new Promise((r) => setTimeout(r, 4));
			waits.push(performance.now() - asked - 4);
		}
		return { here, waits: waits.sort((a, b) => a - b) };
	});
	must(here === there, `${here} is not ${there}`);
	// How long it waits is measured, not judged: that is the machine's affair.  A page that
	// was blocked would have come round only once or twice.
	const most = waits[Math.floor(waits.length * 0.99)];
	console.log(`      waits: 99 % under ${most.toFixed(1)} ms, longest ${waits.at(-1).toFixed(1)} ms`);
	must(waits.length > 20, `answered ${waits.length} times`);
	await closed(page);
});

test("playable at once, two clicks from nothing", async () => {
	const page = await sit(browser, server.url);
	const began = Date.now();
	await page.goto(`${server.url}?fresh`);
	await page.waitForSelector("[data-play]");
	const home = Date.now() - began;
	await page.click('[data-play="port-royal"]');
	await offered(page);
	const playable = Date.now() - began;
	console.log(`      first page ${home} ms, playable ${playable} ms`);
	await closed(page);
});

test("drawings look figures up by columns that there are", async () => {
	const page = await sit(browser, server.url);
	for (const game of ["port-royal", "king-of-pirates", "rotterdam"]) {
		const { columns } = await inWorker(page, [`nl cards ${game}`]);
		const skin = `${root}web/skins/${game}/`;
		const used = readdirSync(skin).flatMap((f) => [...readFileSync(skin + f, "utf8").matchAll(/(?:figure|figures\.get\([^)]*\))\??\.?\["([^"]+)"\]|\bfact\("([^"]+)"/g)].map((m) => m[1] ?? m[2]));
		must(used.length > 0, `${game}: no figure is looked up`);
		const missing = used.filter((key) => !columns.some((c) => c.key === key));
		must(missing.length === 0, `${game}: no column ${missing.join(", ")}`);
	}
	await closed(page);
});

test("a record whose options clash is refused with the reason, in the game's words", async () => {
	const page = await sit(browser, server.url);
	const { error } = await inWorker(page, [`en load\nseed ${"0".repeat(64)}\nrecord 1\ngame port-royal 2 players=2 sets=base,contracts,adventure\n`]);
	must(/adventure is played here with/.test(error), `it says: ${error}`);
	await closed(page);
});
