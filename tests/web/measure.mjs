// measure.mjs -- the page in figures: size, first move, answers while a bot thinks, and the
// speed of the module beside the native program.  Prints; judges nothing.
//   node tests/web/measure.mjs          `make measure`

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { gzipSync } from "node:zlib";
import { inside } from "./inside.mjs";
import { browse, offered, program, root, serve, sit } from "./table.mjs";

const site = `${root}build/site/`;
const server = await serve();
const browser = await browse();
const print = (what, figure) => console.log(`${what.padEnd(58)} ${figure}`);
const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

// --- Size: what is fetched before the first move, without pictures -------------------------
let total = 0;
for (const file of readdirSync(site).filter((f) => /\.(js|css|html|wasm)$/.test(f))) {
	const size = gzipSync(readFileSync(site + file), { level: 9 }).length;
	total += size;
	print(`size of ${file}`, `${(size / 1024).toFixed(0)} KB gzipped`);
}
print("size of module and page (at most 400)", `${(total / 1024).toFixed(0)} KB gzipped`);

// --- First playable: nothing kept, nothing cached -------------------------------------------
const firsts = { page: [], move: [], paced: [] };
for (let n = 0; n < 10; n++) {
	const paced = n >= 5; // as a newcomer has it: others may begin, and are shown
	const context = await browser.newContext({ reducedMotion: "reduce" });
	const page = await context.newPage();
	await page.addInitScript((speed) => localStorage.setItem("quayside-settings", JSON.stringify({ lang: "en", speed, name: "Ada" })), paced ? "normal" : "instant");
	const began = Date.now();
	await page.goto(server.url, { waitUntil: "commit" });
	await page.waitForSelector('[data-play="port-royal"]');
	if (!paced) firsts.page.push(Date.now() - began);
	await page.click('[data-play="port-royal"]');
	await offered(page);
	firsts[paced ? "paced" : "move"].push(Date.now() - began);
	await context.close();
}
print("load of the machine, cores", `${loadavg()[0].toFixed(1)}, ${cpus().length}`);
print("first page, empty browser (middle of five)", `${middle(firsts.page)} ms, best ${Math.min(...firsts.page)} ms`);
print("first own move, one click later (under a second)", `${middle(firsts.move)} ms, best ${Math.min(...firsts.move)} ms`);
print("first own move at the usual pace, others before it shown", `${middle(firsts.paced)} ms, longest ${Math.max(...firsts.paced)} ms`);

// --- Answers while the strongest bot thinks -------------------------------------------------

/** Somebody types eight keys a second, all around the table and now and then a choice: how long
 * until a key is dealt with, and until the frame that shows it is drawn. */
async function typing(page, seconds) {
	await page.evaluate(() => {
		window.keys = { answered: [], drawn: [] };
		const frame = new MessageChannel();
		const waiting = [];
		frame.port1.onmessage = () => waiting.splice(0).forEach((at) => window.keys.drawn.push(performance.now() - at));
		window.addEventListener("keydown", (e) => {
			window.keys.answered.push(performance.now() - e.timeStamp);
			requestAnimationFrame(() => (waiting.push(e.timeStamp), frame.port2.postMessage(0)));
		});
	});
	for (let n = 1, until = Date.now() + seconds * 1000; Date.now() < until; n++) {
		await page.keyboard.press(n % 4 === 0 ? "1" : "ArrowRight");
		await page.waitForTimeout(110 + Math.random() * 30);
	}
	const { answered, drawn } = await page.evaluate(() => window.keys);
	const most = (list) => `longest ${Math.max(...list).toFixed(0)} ms`;
	const sorted = [...drawn].sort((x, y) => x - y);
	return `answered: ${most(answered)}; drawn: middle ${middle(drawn).toFixed(0)} ms, 99 % ${sorted[Math.floor((sorted.length - 1) * 0.99)].toFixed(0)} ms, ${most(drawn)}, ${drawn.filter((ms) => ms > 50).length} of ${drawn.length} over 50 ms`;
}

for (const game of ["port-royal", "king-of-pirates", "rotterdam"]) {
	const page = await sit(browser, server.url, { settings: { speed: "normal" } });
	await page.goto(`${server.url}#/new/${game}`);
	await page.waitForSelector(".chairs");
	const seats = page.locator(".chairs select");
	for (let i = 1; i < (await seats.count()); i++) await seats.nth(i).selectOption("expert");
	await page.click(".primary.big");
	await page.waitForSelector(".felt");
	print(`${game}: keys while expert plays (within 50 ms)`, await typing(page, 20));
	await page.context().close();
}

// --- Speed: the same game from the same seed, so the same simulations; in processor time ------
const system = await browser.newBrowserCDPSession();
const spent = async () => (await system.send("SystemInfo.getProcessInfo")).processInfo.filter((p) => p.type === "renderer").reduce((sum, p) => sum + p.cpuTime, 0);
for (const [game, kinds] of [
	["port-royal players=2", ["search:400", "search:400"]],
	["king-of-pirates players=2", ["search:400", "greedy"]],
	["rotterdam players=2", ["search:400", "greedy"]],
]) {
	const file = "/dev/shm/quayside-measure.record"; // on a disk it would be the disk that is measured
	rmSync(file, { force: true });
	const command = `${program} play ${game} --seats ${kinds.join(",")} --seed 7 --record ${file} --plain --speed 0 >/dev/null`;
	const native = Number(execFileSync("bash", ["-c", `TIMEFORMAT=%U; { time ${command} 2>&3; } 3>&2 2>&1`], { encoding: "utf8" }));
	const record = readFileSync(file, "utf8");
	const seed = /^seed (\w+)/m.exec(record)[1];
	const seated = kinds.map((kind, i) => `seat ${i} ${kind}`).join("\n");
	const table = await sit(browser, server.url);
	await inside(table, ([{ hire }, text]) => {
		const { ask } = hire();
		// Once before, so that the browser has compiled what is worth it.
		window.game = async () => {
			await ask(text);
			while (!(await ask("en step 9 500")).over);
			return (await ask("en save")).record;
		};
		return window.game();
	}, `en new\nseed ${seed}\n${game}\n${seated}`);
	const before = await spent();
	const played = await table.evaluate(() => window.game());
	const here = (await spent()) - before;
	await table.context().close();
	const searches = record.split("\n").filter((l) => /^[0-5] /.test(l) && kinds[Number(l[0])].startsWith("search")).length;
	const simulations = searches * Number(kinds[0].split(":")[1]);
	const rate = (seconds) => `${Math.round(simulations / seconds / 1000)}k/s`;
	print(`${game}: at most ${simulations} simulations`, `native ${rate(native)}, browser ${rate(here)}, ${(here / native).toFixed(2)} times as long`);
	// Who plays the same moves from the same seed plays as well.
	const moves = (text) => text.split("\n").filter((l) => /^[0-7] /.test(l)).map((l) => l.replace(/ #\w+$/, ""));
	const [ours, there] = [moves(played), moves(record)];
	const differs = there.findIndex((l, i) => l !== ours[i]);
	print(`${game}: strength`, differs < 0 && ours.length === there.length ? `the same ${there.length} moves as native` : `DIFFERS from native at move ${differs}`);
	rmSync(file, { force: true });
}
await browser.close();
server.stop();
