// run.mjs -- the page in a real browser: whole games, comforts, access, and no trace elsewhere.
//   node tests/web/run.mjs [WORD]      only tests whose name holds WORD
// Several run at once, each in browser contexts of its own.  The last line says "N passed, N failed".

import { AsyncLocalStorage } from "node:async_hooks";
import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { promisify } from "node:util";
import { inWorker, keptHere } from "./inside.mjs";
import { scenes, show } from "./scenes.mjs";
import { axe, browse, byAction, byKey, byThing, DESK, drawn, offered, PHONE, playOut, program, root, serve, sit, take, unfold } from "./table.mjs";

const only = process.argv[2];
const folder = `${root}build/test`;
mkdirSync(folder, { recursive: true });

const server = await serve();
const chromium = await browse();
/** The contexts that the test running here has opened. */
const opened = new AsyncLocalStorage();
const browser = {
	async newContext(options) {
		const context = await chromium.newContext(options);
		opened.getStore()?.push(context);
		return context;
	},
};
const native = promisify(execFile);
const tests = [];
const test = (name, run) => tests.push({ name, run });

function must(true_here, what) {
	if (!true_here) throw new Error(what);
}

async function closed(page) {
	must(page.wrong.length === 0, `console: ${page.wrong.join(" | ")}`);
	const elsewhere = page.fetched.filter((u) => !u.startsWith(server.url) && !u.startsWith("blob:") && !u.startsWith("data:"));
	must(elsewhere.length === 0, `fetched from elsewhere: ${elsewhere.join(" ")}`);
	await page.context().close();
}

async function start(page, game) {
	await page.click(`[data-play="${game}"]`);
	await page.waitForSelector(".table-screen");
}

/** A table by the setup screen: words of options are clicked, seats are filled with bots. */
async function setUp(page, game, clicks, humans = 1) {
	await page.goto(`${server.url}#/new/${game}`);
	await page.waitForSelector(".chairs");
	if (await page.locator(".options summary").count()) await page.click(".options summary");
	for (const label of clicks) await page.getByText(label, { exact: true }).first().click();
	const seats = page.locator(".chairs select");
	for (let i = 0; i < (await seats.count()); i++) await seats.nth(i).selectOption(i < humans ? "human" : "greedy");
	await page.click(".primary.big");
	await page.waitForSelector(".table-screen");
}

// --- The module ------------------------------------------------------------------------

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

// --- Whole games -------------------------------------------------------------------------

test("Port Royal to the end by clicking cards", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await playOut(page, "port-royal", byThing);
	must((await page.locator(".result tbody tr").count()) === 3, "three results");
	await page.waitForSelector(".chart polyline");
	await closed(page);
});

test("Port Royal to the end by keyboard only, from the first page", async () => {
	const page = await sit(browser, server.url);
	for (let i = 0; i < 40; i++) {
		await page.keyboard.press("Tab");
		if (await page.evaluate(() => document.activeElement?.getAttribute("data-play") === "port-royal")) break;
	}
	await page.keyboard.press("Enter");
	await page.waitForSelector(".table-screen");
	await playOut(page, "port-royal", byKey);
	await closed(page);
});

for (const game of ["king-of-pirates", "rotterdam"])
	test(`${game} to the end by keyboard only`, async () => {
		const page = await sit(browser, server.url);
		await setUp(page, game, ["2"]);
		await playOut(page, game, byKey);
		await closed(page);
	});

for (const [name, clicks] of [
	["expedition variant", ["variant"]],
	["the travel game", ["The travel game"]],
	["contracts", ["Contracts"]],
	["contracts together", ["Together against time", "2"]],
	["contracts alone", ["Alone against time"]],
	["everything mixed", ["Everything mixed"]],
])
	test(`Port Royal, ${name}, to the end`, async () => {
		const page = await sit(browser, server.url);
		await setUp(page, "port-royal", clicks);
		await playOut(page, "port-royal", byAction);
		await closed(page);
	});

for (const game of ["king-of-pirates", "rotterdam"])
	test(`${game} to the end by clicking`, async () => {
		const page = await sit(browser, server.url);
		await setUp(page, game, ["2"]);
		console.log(`      ${await playOut(page, game, byAction)} decisions`);
		await closed(page);
	});

test("a first game with comments, in each of the three games", async () => {
	for (const game of ["port-royal", "king-of-pirates", "rotterdam"]) {
		const page = await sit(browser, server.url);
		await page.click(`[data-learn="${game}"]`);
		await page.waitForSelector(".coach");
		must(/^Ahoy|^Welcome/.test(await page.textContent(".coach p")), `${game} does not begin with a welcome`);
		await page.click(".coach .primary");
		const next = { "king-of-pirates": /send away/, rotterdam: /start space/ }[game];
		must(!next || next.test(await page.textContent(".coach p")), `${game} says nothing to the first question`);
		await playOut(page, game, byAction, 12);
		await closed(page);
	}
});

// --- Comforts ----------------------------------------------------------------------------

const glance = (page) =>
	page.evaluate(() => [
		document.querySelector(".felt")?.textContent,
		document.querySelectorAll(".side .log li").length,
		[...document.querySelectorAll(".action .label")].map((l) => l.textContent),
	]);

test("a reload in the middle changes nothing", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await playOut(page, "port-royal", byAction, 25);
	await offered(page);
	await page.waitForTimeout(150);
	const before = JSON.stringify(await glance(page));
	await page.reload();
	await offered(page);
	must(before === JSON.stringify(await glance(page)), "the table looks different");
	await closed(page);
});

test("works without a network after the first visit", async () => {
	const page = await sit(browser, server.url);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await page.context().setOffline(true);
	await page.reload();
	await page.waitForSelector("[data-play]");
	await start(page, "rotterdam");
	await playOut(page, "rotterdam", byAction, 6);
	await closed(page);
});

test("says so when the rules cannot be loaded", async () => {
	const context = await browser.newContext({ serviceWorkers: "block" });
	await context.route("**/quayside.wasm", (route) => route.abort());
	const page = await context.newPage();
	await page.goto(server.url);
	const said = await page.textContent("[role=alert]");
	must(said.includes("could not be loaded"), `it says: ${said}`);
	await context.close();
});

test("the language changes at any time", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await playOut(page, "port-royal", byAction, 8);
	for (const [lang, log] of [["nl", "Wat er gebeurde"], ["de", "Was geschah"], ["en", "What happened"]]) {
		await page.click('nav button:last-child');
		await page.click(`dialog .langs [lang=${lang}]`);
		await page.click("dialog .dialog-head button");
		await page.waitForFunction((want) => document.querySelector(".side .log h2")?.textContent === want, log);
		must((await page.getAttribute("html", "lang")) === lang, "html lang");
		await playOut(page, "port-royal", byAction, 3);
	}
	await closed(page);
});

const speakAt = async (page, lang) => {
	await page.click("nav button:last-child");
	await page.click(`dialog .langs [lang=${lang}]`);
	await page.click("dialog .dialog-head button");
	await page.waitForFunction((want) => document.documentElement.lang === want, lang);
};

test("changed in mid-game, the language leaves no word of the old one", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, scenes.find((scene) => scene.name === "pirates-hint"));
	const english = await page.textContent(".news");
	must(english.length > 20, "there is no news");
	await speakAt(page, "nl");
	await page.waitForFunction(() => document.querySelector(".hintline")?.textContent.startsWith("De kapitein zou"), undefined, { timeout: 8000 });
	const [news, hint, log, label] = await page.evaluate(() => [".news", ".hintline", ".side .log li:last-child span", ".action.hinted .label"].map((w) => document.querySelector(w)?.textContent ?? ""));
	must(news.length > 20 && news.endsWith(log), `the news are not in the log: ${news}`);
	must(!/\b(the|you|and|of|with)\b/i.test(news + hint), `English: ${news} ${hint}`);
	must(label === "" || hint.includes(label), `the hint is not a choice: ${hint}`);
	await closed(page);
	const other = await sit(browser, server.url);
	await show(other, server.url, scenes.find((scene) => scene.name === "rotterdam-start"));
	await other.locator(".action.fold").first().click();
	const moves = () => other.evaluate(() => [...document.querySelectorAll(".action")].map((a) => a.dataset.move).join());
	const before = await moves();
	await speakAt(other, "de");
	await other.waitForFunction(() => !/Place|ship/.test(document.querySelector(".actions").textContent), undefined, { timeout: 8000 });
	must((await moves()) === before, "the kind is not open any more");
	await closed(other);
});

test("take back and redo, to the last moment something became known", async () => {
	const page = await sit(browser, server.url, { settings: { name: "Ada" } });
	// To stop shows nothing new, and the same seat is asked what it takes.
	await show(page, server.url, { name: "undo", path: "#/table/scene", wanted: { game: "port-royal", moves: 60, verb: "stop" }, ready: () => undefined });
	const now = await offered(page);
	await byAction(page, now.moves.indexOf("stop"));
	await page.waitForFunction((before) => document.querySelector(".table-screen")?.dataset.moves !== before, now.here);
	const undo = page.getByRole("button", { name: "Take back" });
	await page.waitForFunction(() => document.querySelector(".status .yours"));
	must(await undo.isEnabled(), "nothing can be taken back");
	await undo.click();
	await page.waitForFunction((before) => document.querySelector(".table-screen")?.dataset.moves === before, now.here);
	await page.getByRole("button", { name: "Redo" }).click();
	await page.waitForFunction((before) => document.querySelector(".table-screen")?.dataset.moves !== before, now.here);
	await closed(page);
});

test("a game goes out as a file and comes back the same", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await playOut(page, "port-royal", byAction, 15);
	await offered(page);
	const before = JSON.stringify(await glance(page));
	await page.click("nav button:last-child");
	const [file] = await Promise.all([page.waitForEvent("download"), page.getByText("Save as a file").click()]);
	const path = await file.path();
	must(readFileSync(path, "utf8").startsWith("record 1\ngame port-royal"), "not a record");
	const line = execFileSync(program, ["replay", path, "--lang", "en"], { encoding: "utf8" });
	must(line.length > 100, "the native program cannot tell it");
	await page.goto(server.url);
	await page.waitForSelector(".games");
	const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.getByText("Open a record file").click()]);
	await chooser.setFiles(path);
	await offered(page);
	must(before === JSON.stringify(await glance(page)), "the table looks different");
	await page.goto(server.url);
	await page.waitForSelector(".saved li");
	must((await page.locator(".saved li").count()) === 2, "two games kept");
	await closed(page);
});

test("a replay runs, looks through any eyes, and can be played on", async () => {
	const page = await sit(browser, server.url);
	await start(page, "king-of-pirates");
	await playOut(page, "king-of-pirates", byAction, 12);
	await offered(page);
	await page.click("nav button:last-child");
	await page.getByRole("button", { name: "Replay" }).click();
	await page.waitForSelector(".timeline");
	for (let i = 0; i < 6; i++) await page.getByRole("button", { name: "One step on" }).click();
	must((await page.inputValue(".timeline")) !== "0", "the timeline did not move");
	await page.getByLabel("Seen by").selectOption({ label: "Ada" });
	await page.waitForSelector(".replay .chart polyline");
	await page.getByText("Play on from here").click();
	await page.waitForSelector(".table-screen:not(.replay)");
	await playOut(page, "king-of-pirates", byAction, 3);
	await closed(page);
});

test("two people at one screen: a curtain between them", async () => {
	const page = await sit(browser, server.url);
	await setUp(page, "rotterdam", ["2"], 2);
	let now = await offered(page);
	for (let n = 0; !now.curtain && n < 20; n++) {
		await playOut(page, "rotterdam", byAction, 1);
		now = await offered(page);
	}
	must(now.curtain, "no curtain");
	await page.click(".curtain button");
	await page.waitForSelector(".curtain", { state: "detached" });
	must((await offered(page)).moves, "nothing to do behind the curtain");
	await closed(page);
});

test("people at one screen are fetched only in moments worth it", async () => {
	const page = await sit(browser, server.url);
	await setUp(page, "king-of-pirates", ["3"], 3);
	const whose = async () => (await page.textContent(".curtain h2")).replace(/Now only (.*) should look/, "$1");
	let curtains = 0;
	let viewer = "";
	for (let n = 0; n < 70; n++) {
		let now = await offered(page);
		if (now.over) break;
		if (now.curtain) {
			curtains++;
			const next = await whose();
			must(next !== viewer, `a curtain between ${next} and ${next}`);
			viewer = next;
			// Nothing behind it can be opened.
			await page.keyboard.press("l");
			// A browser closes a dialog at the second Escape, whatever it is told at the first.
			for (let times = 0; times < 3; times++) await page.keyboard.press("Escape");
			must((await page.locator("dialog").count()) === 1 && (await page.locator(".curtain:modal").count()) === 1, "the curtain can be passed");
			await page.click(".curtain button");
			await page.waitForSelector(".curtain", { state: "detached" });
			now = await offered(page);
		}
		const pass = now.moves.indexOf("pass");
		await take(page, now, pass >= 0 ? pass : (n * 7) % now.moves.length);
	}
	const turns = (await page.locator(".side .log li", { hasText: "It is the turn of" }).count()) + 1;
	console.log(`      ${curtains} curtains in ${turns} turns`);
	must(curtains > 0 && curtains < 4 * turns, `${curtains} curtains in ${turns} turns`);
	// A page that is opened again does not know who sits there.
	await page.reload();
	await page.waitForSelector(".curtain");
	await closed(page);
});

test("each of several people has wishes of their own", async () => {
	const page = await sit(browser, server.url);
	await setUp(page, "rotterdam", ["2"], 2);
	const wish = async () => {
		await offered(page);
		await page.keyboard.press(",");
		await page.waitForSelector("dialog .stops");
		const title = await page.textContent("dialog h2");
		const value = await page.textContent('dialog .segments [aria-pressed="true"]');
		return { title, value };
	};
	const lift = async () => {
		if ((await offered(page)).curtain) await page.click(".curtain button");
		await page.waitForSelector(".curtain", { state: "detached" });
	};
	await lift();
	const first = await wish();
	await page.getByRole("button", { name: "every time" }).click();
	await page.keyboard.press("Escape");
	await page.waitForSelector("dialog", { state: "detached" });
	let second = first;
	for (let n = 0; second.title === first.title && n < 30; n++) {
		const now = await offered(page);
		if (!now.curtain) await take(page, now, n % now.moves.length);
		await lift();
		second = await wish();
		await page.keyboard.press("Escape");
		await page.waitForSelector("dialog", { state: "detached" });
	}
	must(second.title !== first.title && second.value === first.value, JSON.stringify([first, second]));
	await closed(page);
});

test("records with other line ends are read; a damaged one is refused in a sentence", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await playOut(page, "port-royal", byAction, 8);
	await offered(page);
	await page.click("nav button:last-child");
	const [file] = await Promise.all([page.waitForEvent("download"), page.getByText("Save as a file").click()]);
	const record = readFileSync(await file.path(), "utf8");
	const give = async (text) => {
		await page.goto(`${server.url}#/`);
		await page.waitForSelector(".games");
		const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.getByText("Open a record file").click()]);
		await chooser.setFiles({ name: "a.record", mimeType: "text/plain", buffer: Buffer.from(text) });
	};
	for (const wrong of [record.replace(/^D coin/m, "D coim"), record.replace("record 1", "record 9"), "nonsense", "", "\u0000\u0001\u0002"]) {
		await give(wrong);
		await page.waitForFunction(() => /^This file could not be opened: .{10,}$/.test(document.querySelector(".error")?.textContent ?? ""));
		await page.reload();
		await page.waitForSelector(".games");
	}
	await give(record.replaceAll("\n", "\r\n"));
	await offered(page);
	await closed(page);
});

test("the same game in a second window: the first gives way, no move is lost", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await playOut(page, "port-royal", byAction, 5);
	await offered(page);
	const other = await page.context().newPage();
	await other.goto(page.url());
	const now = await offered(other);
	await page.getByText("open in another window").waitFor();
	await byAction(other, 0);
	await other.waitForFunction((b) => document.querySelector(".table-screen")?.dataset.moves !== b, now.here);
	await offered(other);
	const moves = await other.getAttribute(".table-screen", "data-moves");
	await page.getByRole("button", { name: "Play here instead" }).click();
	await page.waitForFunction((m) => document.querySelector(".table-screen")?.dataset.moves === m, moves);
	await other.getByText("open in another window").waitFor();
	await closed(page);
});

test("a browser that keeps nothing still plays, and says so", async () => {
	for (const denied of ["open", "full"]) {
		const page = await sit(browser, server.url);
		await page.addInitScript((how) => {
			const no = () => {
				throw new DOMException("denied", how === "open" ? "SecurityError" : "QuotaExceededError");
			};
			if (how === "open") {
				indexedDB.open = no;
				Storage.prototype.setItem = no;
			} else IDBObjectStore.prototype.put = no;
		}, denied);
		await page.reload();
		await page.waitForSelector(".games");
		await page.click('[data-learn="port-royal"]');
		await page.waitForSelector(".notice");
		await page.click(".notice button");
		await page.click(".coach .primary");
		await playOut(page, "port-royal", byAction, 8);
		must((await page.locator(".notice").count()) === 0, "it is said again and again");
		await page.click(".bar .home");
		await page.waitForSelector(".resume");
		await page.click(".resume");
		await offered(page);
		await closed(page);
	}
});

test("can be installed: a manifest, and icons that are what it says", async () => {
	const page = await sit(browser, server.url);
	const found = await page.evaluate(async () => {
		const link = document.querySelector('link[rel="manifest"]').href;
		const manifest = await (await fetch(link)).json();
		const sizes = await Promise.all(manifest.icons.map(async (icon) => {
			const image = new Image();
			image.src = new URL(icon.src, link).href;
			await image.decode();
			return icon.sizes === "any" || icon.sizes === `${image.naturalWidth}x${image.naturalHeight}`;
		}));
		return { ...manifest, sizes };
	});
	must(found.name && found.start_url && found.display === "standalone", JSON.stringify(found));
	must(found.sizes.length > 1 && found.sizes.every(Boolean), JSON.stringify(found));
	await closed(page);
});

test("a line of the log says which rule it follows from", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await offered(page);
	await page.locator(".side .why").last().click();
	await page.waitForFunction(() => (document.querySelector("dialog .dialog-body p")?.textContent ?? "").length > 40);
	await closed(page);
});

test("odds and hints in place", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await offered(page);
	// Who begins is drawn by lot: play until a card may be turned over.
	const odds = page.getByRole("button", { name: "Odds" });
	for (let n = 0; (await odds.count()) === 0 && n < 40; n++) {
		await playOut(page, "port-royal", byAction, 1);
		await offered(page);
	}
	await odds.click();
	await page.waitForSelector(".odds-list meter");
	await page.keyboard.press("Escape");
	await page.waitForSelector(".odds-list", { state: "detached" });
	await page.keyboard.press("h");
	await page.waitForSelector(".hintline");
	await closed(page);
});

test("a hint names a move, a chance and a reason", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, scenes.find((scene) => scene.name === "port-royal-hint"));
	const said = await page.textContent(".hintline");
	must(/The captain would: .+\. .*\d %/.test(said) && said.length > 60, said);
	await closed(page);
});

test("a card dragged to the own seat is taken", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, { name: "drag", path: "#/table/scene", wanted: { game: "port-royal", moves: 60, choices: 3, verb: "hire" }, ready: offered });
	const before = await page.getAttribute(".table-screen", "data-moves");
	const cards = await page.locator(".seat.mine .crew .card").count();
	const card = page.locator('.quay .thing.glow[aria-label*="hire the"]').first();
	await card.dragTo(page.locator(".seat.mine .seat-head"));
	await page.waitForFunction((b) => document.querySelector(".table-screen")?.dataset.moves !== b, before);
	must((await page.locator(".seat.mine .crew .card").count()) === cards + 1, "the crew has not grown");
	await closed(page);
});

test("a finger drags a card after a moment, and scrolls if it does not wait", async () => {
	const page = await sit(browser, server.url, { viewport: { width: 390, height: 560 }, hasTouch: true, isMobile: true });
	await show(page, server.url, { name: "finger", path: "#/table/scene", wanted: { game: "port-royal", moves: 60, choices: 3, verb: "hire" }, ready: offered });
	const touch = await page.context().newCDPSession(page);
	const finger = (type, x, y) => touch.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
	const card = await page.locator('.quay .thing.glow[aria-label*="hire the"]').first().boundingBox();
	const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
	const before = await page.getAttribute(".table-screen", "data-moves");
	await finger("touchStart", x, y);
	for (let n = 1; n <= 10; n++) await finger("touchMove", x, y - 12 * n).then(() => page.waitForTimeout(20));
	await page.waitForTimeout(250); // a finger that rests before it leaves throws nothing
	await finger("touchEnd");
	await page.waitForFunction(() => document.querySelector(".felt").scrollTop > 20);
	must((await page.getAttribute(".table-screen", "data-moves")) === before, "a swipe took the card");
	await page.evaluate(() => (document.querySelector(".felt").scrollTop = 0));
	const tray = await page.locator(".hand").boundingBox();
	await finger("touchStart", x, y);
	await page.waitForSelector(".ghost");
	for (let n = 1; n <= 8; n++) await finger("touchMove", x + ((tray.x + 30 - x) * n) / 8, y + ((tray.y + 12 - y) * n) / 8);
	must((await page.evaluate(() => document.querySelector(".felt").scrollTop)) === 0, "the table scrolled under the card");
	await finger("touchEnd");
	await page.waitForFunction((b) => document.querySelector(".table-screen")?.dataset.moves !== b, before);
	must((await page.locator(".ghost").count()) === 0, "the picture of the card stays");
	await closed(page);
});

test("cargo dragged to a quay, and a ship to a hex, are the one move they have in common", async () => {
	const page = await sit(browser, server.url);
	const moved = (before) => page.waitForFunction((b) => document.querySelector(".table-screen")?.dataset.moves !== b, before);
	await show(page, server.url, { name: "pair", path: "#/table/scene", wanted: { game: "rotterdam", verb: "place" }, ready: offered });
	let before = await page.getAttribute(".table-screen", "data-moves");
	await page.locator(".tiles .thing.glow").first().dragTo(page.locator(".spot").first());
	await moved(before);
	await show(page, server.url, { name: "pair", path: "#/table/scene", wanted: { game: "king-of-pirates", moves: 60, choices: 3, verb: "sail" }, ready: offered });
	before = await page.getAttribute(".table-screen", "data-moves");
	const ship = page.locator('.spot[data-thing^="ship/"]');
	await ship.click();
	must((await ship.getAttribute("aria-pressed")) === "true", "the ship is not taken up");
	await page.locator('.spot[data-thing^="board/"]').first().click();
	await moved(before);
	await closed(page);
});

test("a card as small as a thumb still shows its figures", async () => {
	const page = await sit(browser, server.url, { viewport: PHONE });
	await show(page, server.url, scenes.find((scene) => scene.name === "port-royal-five"));
	const sizes = await page.evaluate(() => [...document.querySelectorAll(".opponents .badge text")].map((e) => e.getBoundingClientRect().height));
	must(sizes.length > 0 && Math.min(...sizes) > 8, `heights of figures: ${sizes.map((s) => s.toFixed(1)).join(" ")}`);
	const names = await page.evaluate(() => [...document.querySelectorAll(".opponents .card-name")].filter((e) => e.checkVisibility()).length);
	must(names === 0, "words nobody can read");
	await closed(page);
});

test("a choice under the pointer shows what it is about", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, { name: "point", path: "#/table/scene", wanted: { game: "king-of-pirates", moves: 60, choices: 3, verb: "sail" }, ready: offered });
	await unfold(page, "sail:");
	await page.locator('.action[data-move^="sail:"]').first().hover();
	must((await page.locator(".spot.pointed").count()) > 0, "no hex is marked");
	await closed(page);
});

/** A person out of turn in King of Pirates who could give somebody scurvy. */
const WINDOW = { name: "window", path: "#/table/scene", wanted: { game: "king-of-pirates", moves: 60, choices: 3, verb: "scurvy" }, ready: offered };

test("until my turn: passes on, by button and by key, and stops where asked to", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, WINDOW);
	const asked = await offered(page);
	must(asked.moves.includes("pass"), "nothing to pass");
	const moved = (before) => page.waitForFunction((b) => document.querySelector(".table-screen")?.dataset.moves !== b, before);
	// One who always wants to be asked about scurvy is not passed over.
	await page.keyboard.press(",");
	await page.check('dialog [data-stop="scurvy"]');
	await page.keyboard.press("Escape");
	await page.waitForSelector("dialog", { state: "detached" });
	await page.keyboard.press(".");
	await page.waitForSelector('.hintline:has-text("decide yourself")');
	must((await page.getAttribute(".table-screen", "data-moves")) === asked.here, "it passed all the same");
	await page.reload();
	await offered(page);
	await page.keyboard.press(",");
	must(await page.isChecked('dialog [data-stop="scurvy"]'), "the stop is forgotten");
	await page.uncheck('dialog [data-stop="scurvy"]');
	for (const stop of await page.locator("dialog [data-stop]").all()) await stop.uncheck();
	await page.keyboard.press("Escape");
	await page.waitForSelector("dialog", { state: "detached" });
	await page.click(".until");
	await moved(asked.here);
	const next = await offered(page);
	must(next.over || !next.moves.includes("pass") || (await page.locator(".seat.mine.active").count()) === 1, `asked out of turn: ${next.moves?.join(" ")}`);
	await closed(page);
});

test("every time means every time, and news are asked once", async () => {
	// A pass is the same whoever says it, so both play the same game.
	const count = async (asking) => {
		const page = await sit(browser, server.url, { settings: { asking } });
		await show(page, server.url, WINDOW);
		let now = await offered(page);
		const end = Number(now.here) + 150;
		let n = 0;
		for (; !now.over && Number(now.here) < end; n++) {
			await byAction(page, Math.max(0, now.moves.indexOf("pass")));
			await page.waitForFunction((b) => document.querySelector(".table-screen")?.dataset.moves !== b, now.here);
			now = await offered(page);
		}
		await closed(page);
		return n;
	};
	const [every, all, news] = [await count("every"), await count("all"), await count("news")];
	must(every >= all && all > news && news > 0, `every ${every}, all ${all}, news ${news}`);
});

test("a team has one line in the chart of chances", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, scenes.find((scene) => scene.name === "port-royal-together-over"));
	const chances = page.locator(".chart", { hasText: "Chance to win" });
	must((await chances.locator("polyline").count()) === 1, "one line for the team");
	const points = await chances.locator("polyline").getAttribute("points");
	must(new Set(points.split(" ").map((p) => p.split(",")[1])).size > 2, `a flat line: ${points}`);
	await closed(page);
});

test("drawings look figures up by columns that there are", async () => {
	const page = await sit(browser, server.url);
	for (const game of ["port-royal", "king-of-pirates", "rotterdam"]) {
		const { columns } = await inWorker(page, [`nl cards ${game}`]);
		const skin = `${root}web/skins/${game}/`;
		const used = readdirSync(skin).flatMap((f) => [...readFileSync(skin + f, "utf8").matchAll(/(?:figure|figures\.get\([^)]*\))\??\.?\["([^"]+)"\]/g)].map((m) => m[1]));
		const missing = used.filter((key) => !columns.some((c) => c.key === key));
		must(missing.length === 0, `${game}: no column ${missing.join(", ")}`);
	}
	await closed(page);
});

test("a move is shown shortly; a key or a click skips it, and no choice made meanwhile is lost", async () => {
	const page = await sit(browser, server.url, { reducedMotion: "no-preference", settings: { speed: "slow" } });
	// Pauses of the slow pace last for ever here, so that nothing but a skip ends them.
	await page.addInitScript(() => {
		const real = window.setTimeout;
		window.pauses = 0;
		window.setTimeout = (act, ms, ...more) => (ms === 1400 ? ++window.pauses : real(act, ms, ...more));
	});
	await show(page, server.url, { name: "motion", path: "#/table/scene", wanted: { game: "port-royal", moves: 60, verb: "discover" }, ready: offered });
	const moved = (before) => page.waitForFunction((b) => document.querySelector(".table-screen")?.dataset.moves !== b, before);
	const moving = () => page.evaluate(() => document.getAnimations().filter((a) => a.animationName === "arrive" && a.playState === "running").map((a) => a.effect.getComputedTiming().endTime));
	// Laid out anew, the cards arrive; a key that means nothing ends it.
	await page.reload();
	await page.waitForFunction(() => document.getAnimations().some((a) => a.animationName === "arrive"));
	const lasts = await moving();
	must(lasts.every((ms) => ms <= 600), `it takes ${lasts} ms`);
	await page.keyboard.press("x");
	must((await moving()).length === 0, "a key does not end it");
	// A choice by key while a card is on its way.
	let now = await offered(page);
	const stop = now.moves.indexOf("stop");
	await page.reload();
	await page.waitForSelector(".status .yours");
	await page.waitForFunction(() => document.getAnimations().some((a) => a.animationName === "arrive"));
	await page.keyboard.press(String(stop + 1));
	await moved(now.here);
	// The others play: a click brings on one step, and so does a key.
	for (let n = 0; n < 40 && (await page.evaluate(() => window.pauses)) === 0; n++) {
		now = await offered(page, now);
		await byAction(page, now.moves.length - 1);
		await moved(now.here);
	}
	let skips = 0;
	for (const skip of [() => page.click(".hand"), () => page.keyboard.press(" "), () => page.click(".felt", { position: { x: 4, y: 4 } })]) {
		const before = await page.getAttribute(".table-screen", "data-moves");
		if ((await page.locator(".status .yours").count()) > 0) break;
		await page.waitForTimeout(300);
		must((await page.getAttribute(".table-screen", "data-moves")) === before, "it does not wait");
		await skip();
		await moved(before);
		skips++;
	}
	must(skips > 1, `only ${skips} pauses`);
	await closed(page);
});

test("a pause follows what can be seen: chance's answer belongs to the move, and the status is steady", async () => {
	for (const game of ["port-royal", "king-of-pirates", "rotterdam"]) {
		const page = await sit(browser, server.url, { settings: { speed: "normal" } });
		// Pauses of the normal pace are counted, not waited for.
		await page.addInitScript(() => {
			const real = window.setTimeout;
			window.pauses = [];
			window.said = [];
			const paused = (act) =>
				requestAnimationFrame(() => {
					window.pauses.push(Number(document.querySelector(".table-screen")?.dataset.moves));
					window.said.push(document.querySelector(".status p")?.textContent);
					act();
				});
			window.setTimeout = (act, ms, ...more) => (ms === 550 ? real(paused, 30, act) : real(act, ms, ...more));
		});
		await show(page, server.url, { name: "pace", path: "#/table/scene", wanted: { game, moves: 60 }, ready: offered });
		await page.reload();
		const began = Number((await offered(page)).here);
		await playOut(page, game, byAction, 8);
		await offered(page);
		await page.waitForTimeout(150);
		const { pauses, said } = await page.evaluate(() => ({ pauses: window.pauses, said: window.said }));
		const [{ record }] = await keptHere(page, "games");
		const moves = record.split("\n").filter((line) => /^[0-5D] /.test(line));
		const wrong = pauses.filter((n) => moves[n]?.startsWith("D"));
		must(wrong.length === 0, `${game}: a pause before chance answers, ${wrong.map((n) => moves[n - 1])}`);
		must(new Set(pauses).size === pauses.length, `${game}: two pauses for one thing: ${pauses}`);
		const bots = moves.slice(began).filter((line) => /^[1-5] /.test(line)).length;
		must(pauses.length > 1 && pauses.length <= bots + 8, `${game}: ${pauses.length} pauses for ${bots} moves`);
		must(!said.some((text) => text.startsWith("Cards are dealt")), `${game}: it says ${said}`);
		console.log(`      ${game}: ${pauses.length} pauses, ${bots} moves of others, ${moves.length - began} moves in all`);
		await closed(page);
	}
});

test("nothing moves for who wants less motion", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, { name: "still", path: "#/table/scene", wanted: { game: "port-royal", moves: 60, verb: "discover" }, ready: offered });
	await page.locator('.action[data-move^="discover"]').click();
	for (let n = 0; n < 20; n++) must((await page.evaluate(() => document.getAnimations().length)) === 0, "something moves");
	await closed(page);
});

test("silent until sound is switched on", async () => {
	const context = { viewport: DESK };
	const page = await sit(browser, server.url, context);
	await page.addInitScript(() => {
		window.tones = 0;
		const start = OscillatorNode.prototype.start;
		OscillatorNode.prototype.start = function (...args) {
			window.tones++;
			return start.apply(this, args);
		};
	});
	await page.reload();
	await page.waitForSelector(".games");
	await start(page, "port-royal");
	await playOut(page, "port-royal", byAction, 4);
	must((await page.evaluate(() => window.tones)) === 0, "it makes a sound");
	await offered(page);
	await page.click("nav button:last-child");
	await page.getByRole("button", { name: "Settings" }).click();
	await page.getByLabel("Sound").check();
	await page.click("dialog .dialog-head button");
	await playOut(page, "port-royal", byAction, 3);
	must((await page.evaluate(() => window.tones)) > 0, "it makes no sound");
	await closed(page);
});

for (const game of ["port-royal", "king-of-pirates", "rotterdam"])
	test(`the plain table plays ${game} by its things`, async () => {
		const page = await sit(browser, server.url, { settings: { plain: true } });
		await start(page, game);
		await offered(page);
		must((await page.locator(".generic .zone").count()) > 2, "no generic table");
		await playOut(page, game, byThing, 25);
		must((await page.locator(".felt svg.card-art, .board").count()) === 0, "there are drawings");
		await closed(page);
	});

test("who gives no name is told of in whole sentences all the same", async () => {
	const page = await sit(browser, server.url, { settings: { name: "" } });
	await start(page, "port-royal");
	await playOut(page, "port-royal", byAction, 3);
	await offered(page);
	const told = await page.textContent(".side .log ol");
	must(told.includes("Skipper") && !told.includes("You"), told);
	must((await page.textContent(".seat.mine .seat-name")).includes("(you)"), "one's own seat is not marked");
	await closed(page);
});

test("what happens is said to a screen reader", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await playOut(page, "port-royal", byAction, 3);
	await offered(page);
	const said = await page.textContent('.table-screen [aria-live="polite"]');
	must(said.trim().length > 10, `said: ${said}`);
	await closed(page);
});

test("every line is spoken once, in order", async () => {
	const page = await sit(browser, server.url);
	await start(page, "king-of-pirates");
	await offered(page);
	const before = await page.evaluate(() => {
		window.spoken = [];
		const ear = document.querySelector('.table-screen [aria-live="polite"]');
		new MutationObserver((list) => list.forEach((m) => m.addedNodes.forEach((n) => window.spoken.push(n.textContent)))).observe(ear, { childList: true, subtree: true });
		return Number(document.querySelector(".table-screen").dataset.moves);
	});
	await playOut(page, "king-of-pirates", byAction, 12);
	await offered(page);
	const spoken = await page.evaluate(() => window.spoken);
	const [game] = await keptHere(page, "games");
	const { lines } = await inWorker(page, [`en load\nseed ${game.seed}\n${game.record}`, `en story 0 ${before}`]);
	const told = lines.map((l) => l.text);
	must(told.length > 10 && JSON.stringify(spoken) === JSON.stringify(told), `spoken ${spoken.join(" | ")}\ntold ${told.join(" | ")}`);
	await closed(page);
});

test("the focus follows: to a new screen's heading, to the next choices, back from a dialog", async () => {
	const page = await sit(browser, server.url);
	const here = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 60) ?? "");
	const heading = () => page.waitForFunction(() => document.activeElement?.tagName === "H1");
	await page.getByRole("link", { name: "Rules: Port Royal" }).click();
	await heading();
	must((await page.title()).includes("Rules"), `titled ${await page.title()}`);
	await page.goBack();
	await heading();
	await page.getByRole("link", { name: "Set up a table: Rotterdam" }).click();
	await heading();
	await page.click(".primary.big");
	await offered(page);
	must((await here()).startsWith("<h1"), `at the table: ${await here()}`);
	const before = await page.getAttribute(".table-screen", "data-moves");
	await page.locator(".actions .action").first().focus();
	await page.keyboard.press("Enter");
	await page.waitForFunction((b) => document.querySelector(".table-screen")?.dataset.moves !== b, before);
	await offered(page);
	must(await page.evaluate(() => document.activeElement?.closest(".actions") !== null), `after a choice: ${await here()}`);
	await page.getByRole("button", { name: "Menu" }).click();
	await page.keyboard.press("Escape");
	await page.waitForSelector("dialog", { state: "detached" });
	must((await here()).includes("Menu"), `after a dialog: ${await here()}`);
	await closed(page);
});

test("the help lists every key, and the keys do it", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await offered(page);
	await page.keyboard.press("?");
	const listed = await page.locator("dialog .keylist kbd").allTextContents();
	must(listed.join(" ") === "1–9 → ↓ ← ↑ Esc U R H L . , ? → ← Home End ␣ L", listed.join(" "));
	await page.keyboard.press("Escape");
	await page.waitForSelector("dialog", { state: "detached" });
	await page.keyboard.press("l");
	await page.waitForSelector("dialog .log");
	await page.keyboard.press("Escape");
	await page.waitForSelector("dialog", { state: "detached" });
	await page.click("nav button:last-child");
	await page.getByRole("button", { name: "Replay" }).click();
	await page.waitForSelector(".timeline");
	const at = async () => (await drawn(page), page.inputValue(".timeline"));
	// With the focus on a button too.
	await page.getByRole("button", { name: "To the start" }).click();
	await page.keyboard.press("ArrowRight");
	must((await at()) !== "0", "the arrow does nothing");
	await page.keyboard.press("Home");
	must((await at()) === "0", "Home does nothing");
	await page.keyboard.press("End");
	must((await at()) !== "0", "End does nothing");
	await closed(page);
});

test("a thing on the table answers to Enter and to a space, as every button does", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, { name: "press", path: "#/table/scene", wanted: { game: "port-royal", moves: 60, choices: 3, verb: "hire" }, ready: offered });
	const before = await page.getAttribute(".table-screen", "data-moves");
	const card = page.locator('.quay .thing.glow[aria-label*="hire the"]').first();
	await card.focus();
	await page.keyboard.press("Enter");
	await page.waitForSelector('.quay .thing[aria-pressed="true"]');
	// A person's card shows signs; who takes it up is told what they mean.
	const told = await page.textContent(".hintline");
	must(/ \d+\/\d+ \S+ \S+ .*\.$/.test(told), `it says: ${told}`);
	await page.keyboard.press(" ");
	await page.waitForFunction((b) => document.querySelector(".table-screen")?.dataset.moves !== b, before);
	must((await page.getByRole("button", { name: /./ }).count()) > 3 && (await page.getByRole("img", { name: /./ }).count()) > 3, "no names");
	await closed(page);
});

test("the arrow keys go round the table, both ways, in every game", async () => {
	for (const name of ["port-royal-middle", "pirates-middle", "rotterdam-middle"]) {
		const page = await sit(browser, server.url);
		await show(page, server.url, scenes.find((scene) => scene.name === name));
		const round = async (key) => {
			const seen = [];
			for (let n = 0; n < 200; n++) {
				await page.keyboard.press(key);
				const here = await page.evaluate(() => {
					window.met ??= [];
					const at = window.met.indexOf(document.activeElement);
					return at < 0 ? window.met.push(document.activeElement) - 1 : at;
				});
				if (seen.includes(here)) return [seen, here];
				seen.push(here);
			}
			throw new Error(`${name}: no end`);
		};
		const [to, again] = await round("ArrowRight");
		must(to.length > 3 && again === to[0], `${name}: after ${to.length} things comes number ${to.indexOf(again)} again`);
		const [fro] = await round("ArrowLeft");
		must(fro.length === to.length, `${name}: ${to.length} things one way, ${fro.length} the other`);
		const actions = await page.evaluate(() => window.met.filter((e) => e.closest(".actions")).length);
		must(actions === (await page.locator(".actions button").count()), `${name}: only ${actions} choices are reached`);
		await closed(page);
	}
});

test("dates as this browser's region writes them", async () => {
	for (const [locale, form] of [["en-GB", /21 Sept? 2026/], ["en-US", /Sep 21, 2026/], ["de-DE", /21 Sept? 2026|21\. Sept?\.? 2026/]]) {
		const page = await sit(browser, server.url, { locale });
		await show(page, server.url, scenes.find((scene) => scene.name === "home"));
		const kept = await page.textContent(".saved");
		must(form.test(kept), `${locale}: ${kept}`);
		await closed(page);
	}
});

/** An adventure of two, the other one a greedy bot. */
async function beginTale(page) {
	await page.goto(`${server.url}#/new/port-royal`);
	await page.click('[data-way="adventure"]');
	await page.getByRole("button", { name: "2", exact: true }).click();
	await page.locator(".chairs select").nth(1).selectOption("greedy");
	await page.click(".primary.big");
}

test("an adventure: setup, pages, a chapter to its end, the next one, files", async () => {
	const page = await sit(browser, server.url);
	await beginTale(page);
	await page.waitForSelector(".chapters li");
	must((await page.locator(".chapters li").count()) === 5, "five chapters");
	await page.click(".tale-screen .primary");
	await page.click('.action[data-move^="be:"]');
	await page.waitForSelector("dialog.story");
	must((await page.textContent(".story-text")).length > 200, "a page of the story");
	console.log(`      ${await playOut(page, "port-royal", byAction)} decisions`);
	await page.waitForSelector('dialog a[href^="#/tale/"]');
	await page.click('dialog a[href^="#/tale/"]');
	await page.waitForSelector(".chapters a");
	const told = await page.textContent(".chapters li:first-child");
	must(/won|lost/.test(told), told);
	const files = [];
	page.on("download", (file) => files.push(file));
	await page.getByText("Save as a file").click();
	for (let n = 0; files.length < 2 && n < 50; n++) await page.waitForTimeout(100);
	const paths = await Promise.all(files.map(async (file) => {
		const path = `${folder}/${file.suggestedFilename()}`;
		await file.saveAs(path);
		return path;
	}));
	const verdict = execFileSync(program, ["verify", paths.find((p) => p.endsWith(".campaign")), "--lang", "en"], { encoding: "utf8" });
	must(verdict.length > 10, verdict);
	await page.goto(server.url);
	await page.waitForSelector(".games");
	const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.getByText("Open a record file").click()]);
	await chooser.setFiles(paths);
	await page.waitForSelector(".chapters a");
	must((await page.textContent(".chapters li:first-child")) === told, "it came back different");
	await page.click(".tale-screen .primary");
	await page.waitForSelector(".table-screen");
	await offered(page);
	await closed(page);
});

test("two clicks begin one game, one story, one chapter", async () => {
	const page = await sit(browser, server.url);
	const twice = (what) => page.locator(what).evaluate((button) => (button.click(), button.click()));
	await twice('[data-play="port-royal"]');
	await offered(page);
	await page.goto(`${server.url}#/new/rotterdam`);
	await page.waitForSelector(".chairs");
	await twice(".primary.big");
	await offered(page);
	must((await keptHere(page, "games")).length === 2, `${(await keptHere(page, "games")).length} games instead of two`);
	await page.goto(`${server.url}#/new/port-royal`);
	await page.click('[data-way="adventure"]');
	await twice(".primary.big");
	await page.waitForSelector(".chapters li");
	must((await keptHere(page, "tales")).length === 1, "two stories");
	await twice(".tale-screen .primary");
	await offered(page);
	must((await keptHere(page, "games")).length === 3, "two chapters");
	await closed(page);
});

test("a chapter that is written down cannot be taken back, and the page says why", async () => {
	const page = await sit(browser, server.url);
	await beginTale(page);
	await page.click(".tale-screen .primary");
	await offered(page);
	await playOut(page, "port-royal", byAction);
	await page.waitForSelector('dialog a[href^="#/tale/"]');
	await page.getByRole("button", { name: "Look at the table" }).click();
	await page.waitForSelector("dialog", { state: "detached" });
	const moves = await page.getAttribute(".table-screen", "data-moves");
	must(await page.getByRole("button", { name: "Take back" }).isDisabled(), "it can be taken back");
	await page.keyboard.press("u");
	await page.waitForTimeout(400);
	must((await page.getAttribute(".table-screen", "data-moves")) === moves, "the key takes it back");
	must((await page.textContent(".hintline")).includes("cannot be taken back"), "nothing says why");
	await page.getByRole("button", { name: "Show the result" }).click();
	await page.waitForSelector('dialog a[href^="#/tale/"]');
	await closed(page);
});

test("a team that lost is told so, without a score", async () => {
	const page = await sit(browser, server.url);
	const lost = { game: "port-royal", players: 2, options: "sets=base,contracts mode=coop", bot: "random", end: true };
	await show(page, server.url, { name: "lost", path: "#/table/scene", wanted: lost, ready: (p) => p.waitForSelector(".charts + .small", { timeout: 60000 }) });
	const said = await page.textContent("dialog");
	must(said.includes("You have lost together"), `not lost: ${said}`);
	must(!/score/i.test(said), `it says: ${said}`);
	must((await page.locator("dialog .chart").count()) === 1, "two charts");
	await page.goto(`${server.url}#/`);
	const listed = await page.textContent(".saved li small");
	must(!/\d/.test(listed), `the list of games says: ${listed}`);
	await closed(page);
});

test("as many can sit down as the way to play has room for, and nobody's wish is forgotten", async () => {
	const page = await sit(browser, server.url);
	await page.goto(`${server.url}#/new/port-royal`);
	const choices = page.locator(".setup .segments").first().locator("button");
	for (const [way, numbers, seated] of [["adventure", "234", 4], ["alone", "1", 1], ["base", "2345", 5]]) {
		if (way === "adventure") await choices.last().click();
		await page.click(`[data-way="${way}"]`);
		await page.waitForFunction((n) => document.querySelectorAll(".chairs li").length === n, seated);
		must((await choices.allTextContents()).join("") === numbers, `${way}: ${await choices.allTextContents()}`);
	}
	await closed(page);
});

test("a setup says in a sentence what does not go together, and shows only what matters", async () => {
	const page = await sit(browser, server.url);
	await page.goto(`${server.url}#/new/port-royal`);
	await page.waitForSelector(".chairs");
	await page.click(".options summary");
	const fields = () => page.locator(".options legend, .options label.field").allTextContents();
	await page.waitForFunction(() => document.querySelectorAll(".options legend, .options label.field").length < 4);
	const few = await fields();
	const tick = (n) => page.locator(".options input[type=checkbox]").nth(n).click();
	await tick(4);
	await page.waitForFunction((n) => document.querySelectorAll(".options legend, .options label.field").length > n, few.length);
	// The adventure goes with the base game and nothing else.
	await tick(2);
	await page.waitForSelector(".error");
	const said = await page.textContent(".error");
	must(/^The adventure .+\.$/.test(said) && !/=/.test(said), `it says: ${said}`);
	await page.click(".primary.big");
	must((await page.locator(".chairs").count()) === 1, "it begins all the same");
	await page.click('.langs [lang="de"]');
	await page.waitForFunction(() => document.querySelector(".error")?.textContent.startsWith("Das Abenteuer"));
	await page.click('.langs [lang="en"]');
	for (const n of [0, 2, 4]) await tick(n);
	await page.waitForFunction(() => /at least one/.test(document.querySelector(".error")?.textContent ?? ""));
	await page.goto(`${server.url}#/new/rotterdam`);
	await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Rotterdam");
	await page.locator(".chairs input").nth(1).fill("Ada");
	await page.click(".primary.big");
	await offered(page);
	must((await keptHere(page, "games"))[0].names.slice(0, 2).join() === "Ada,Ada 2", "two have one name");
	await closed(page);
});

test("a record whose options clash is refused with the reason, in the game's words", async () => {
	const page = await sit(browser, server.url);
	const { error } = await inWorker(page, ["en load\nrecord 1\ngame port-royal 1 players=2 sets=base,contracts,adventure\n"]);
	must(/adventure is played with/.test(error), `it says: ${error}`);
	await closed(page);
});

test("an address without anything says so", async () => {
	const page = await sit(browser, server.url);
	for (const [path, word] of [["nonsense", "nothing at this address"], ["new/nope", "nothing at this address"], ["replay/nope", "not kept"], ["table/nope", "not kept"], ["tale/nope", "not kept"]]) {
		await page.goto(`${server.url}#/${path}`);
		await page.waitForFunction((w) => document.querySelector("main.page > p")?.textContent.includes(w), word, { timeout: 5000 }).catch(() => must(false, `${path} says nothing`));
	}
	await page.click("main.page a");
	await page.waitForSelector(".games");
	await closed(page);
});

test("a story that is deleted takes its games with it", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await offered(page);
	await page.goto(`${server.url}#/new/port-royal`);
	await page.click('[data-way="adventure"]');
	await page.click(".primary.big");
	await page.waitForSelector(".chapters li");
	await page.click(".tale-screen .primary");
	await offered(page);
	const kept = async () => (await keptHere(page, "games")).map((g) => g.tale ?? "");
	const tale = (await kept()).find((id) => id !== "");
	must(tale !== undefined, "no game of a story");
	await page.goto(`${server.url}#/tale/${tale}`);
	await page.getByRole("button", { name: "Delete", exact: true }).click();
	must((await page.textContent("dialog")).includes("1"), "it does not say what goes with it");
	await page.locator("dialog").getByRole("button", { name: "Delete", exact: true }).click();
	await page.waitForSelector(".games");
	must((await kept()).join() === "", `kept: ${await kept()}`);
	await closed(page);
});

// --- Access and layout ---------------------------------------------------------------------

/** Nothing is wider than the screen, and nothing with words in it is cut off by it. */
async function inspect(page, name) {
	const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	must(wide <= 0, `${name}: ${wide} px too wide`);
	const cut = await page.evaluate(() =>
		[...document.querySelectorAll("button, a.button, h1, h2, p, label, select, input")]
			.filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > innerWidth + 1)
			.map((e) => e.outerHTML.slice(0, 100)),
	);
	must(cut.length === 0, `${name}: cut off: ${cut[0]}`);
	const short = await page.evaluate(() => {
		const ink = document.createElement("canvas").getContext("2d");
		const wide = (e) => {
			const style = getComputedStyle(e);
			ink.font = style.font;
			// An arrow of some 20 pixels stands in the box too.
			return ink.measureText(e.selectedOptions[0]?.textContent ?? "").width + 20 + parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
		};
		return [...document.querySelectorAll("select")].filter((e) => e.checkVisibility() && wide(e) > e.clientWidth).map((e) => e.selectedOptions[0].textContent);
	});
	must(short.length === 0, `${name}: words cut short: ${short[0]}`);
}

/** … and axe-core has nothing against it. */
async function open(page, name) {
	await inspect(page, name);
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
	const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
	const said = found.violations.map((v) => `${v.id}: ${v.nodes.slice(0, 2).map((n) => n.html.slice(0, 120)).join(" / ")}`);
	must(said.length === 0, `${name}: ${said.join("\n")}`);
}

/** Scenes that one page shows, one after the other. */
const TOGETHER = 8;

/** Every screen once by day and once by lamplight, once wide and once narrow. */
for (const [size, viewport, colorScheme] of [["desk", DESK, "light"], ["phone-dark", PHONE, "dark"]])
	for (let from = 0; from < scenes.length; from += TOGETHER) {
		const part = scenes.slice(from, from + TOGETHER);
		test(`every screen fits and is open to everybody (${size}): ${part[0].name} to ${part.at(-1).name}`, async () => {
			const page = await sit(browser, server.url, { viewport, colorScheme });
			const wrong = [];
			for (const scene of part) {
				await show(page, server.url, scene);
				await open(page, `${scene.name}-${size}`).catch((error) => wrong.push(error.message));
			}
			must(wrong.length === 0, wrong.join("\n      "));
			await closed(page);
		});
	}

/** Words of other languages are longer. */
for (const lang of ["nl", "de"])
	test(`nothing is cut on a phone in another language: ${lang}`, async () => {
		const page = await sit(browser, server.url, { viewport: PHONE });
		const wrong = [];
		for (const scene of scenes.filter((each) => /^(home|settings|tale)$|-(setup|middle|late|coach|hint|asking|many)$/.test(each.name))) {
			await show(page, server.url, { ...scene, settings: { ...scene.settings, lang } });
			await inspect(page, `${scene.name}-${lang}`).catch((error) => wrong.push(error.message));
		}
		must(wrong.length === 0, wrong.join("\n      "));
		await closed(page);
	});

test("the score page on a phone: what comes next is in sight", async () => {
	const page = await sit(browser, server.url, { viewport: PHONE });
	for (const lang of ["en", "nl", "de"]) {
		await show(page, server.url, { ...scenes.find((scene) => scene.name === "pirates-over"), settings: { lang } });
		const boxes = await page.evaluate(() => [...document.querySelectorAll("dialog .ends > *")].map((e) => {
			const { bottom, left, right, top } = e.getBoundingClientRect();
			const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
			return bottom <= innerHeight && (over === e || e.contains(over));
		}));
		must(boxes.length >= 3 && boxes.every(Boolean), `${lang}: ${boxes}`);
	}
	await closed(page);
});

test("nothing is cut on a tablet", async () => {
	const page = await sit(browser, server.url, { viewport: { width: 820, height: 1180 } });
	const wrong = [];
	for (const scene of scenes.filter((each) => /^home$|-(setup|middle|over|replay)$/.test(each.name))) {
		await show(page, server.url, scene);
		await inspect(page, `${scene.name}-tablet`).catch((error) => wrong.push(error.message));
	}
	must(wrong.length === 0, wrong.join("\n      "));
	await closed(page);
});

/** What of these is not in sight: outside the felt, or something else lies on top of it. */
const covered = (page, what) =>
	page.evaluate((which) => {
		const felt = document.querySelector(".felt").getBoundingClientRect();
		return [...document.querySelectorAll(which)]
			.filter((e) => {
				const box = e.getBoundingClientRect();
				const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
				const top = document.elementFromPoint(x, y);
				return box.top < felt.top - 1 || box.bottom > felt.bottom + 1 || !(top && (e.contains(top) || top.closest(".board, .more, .thing")));
			})
			.map((e) => e.getAttribute("aria-label") ?? e.className);
	}, what);

/** Buttons that a finger would miss; a place on a board is larger than it looks. */
const small = (page) =>
	page.evaluate(() =>
		[...document.querySelectorAll(".table-screen button")]
			.filter((e) => e.checkVisibility() && !e.matches(".spot"))
			.filter((e) => Math.min(e.getBoundingClientRect().width, e.getBoundingClientRect().height) < 39.5)
			.map((e) => `${e.className} ${e.getAttribute("aria-label") ?? e.textContent} ${e.getBoundingClientRect().width}x${e.getBoundingClientRect().height}`),
	);

/** Early, in the middle and late; on a phone and on a desk; few players and many. */
for (const [game, players, late] of [["port-royal", 3, 190], ["port-royal", 5, 150], ["king-of-pirates", 3, 240], ["rotterdam", 3, 200]])
	for (const [size, viewport] of [["phone", PHONE], ["desk", DESK]])
		test(`the middle and the own things are in sight, and nothing covers them: ${game}, ${players}, ${size}`, async () => {
			const page = await sit(browser, server.url, { viewport });
			for (const moves of [0, 60, late]) {
				await show(page, server.url, { name: "sight", path: "#/table/scene", wanted: { game, players, moves, choices: moves ? 3 : 2 }, ready: offered });
				const own = [".seat.mine .seat-head", ".seat.mine .thing", ".quay .card", ".board", ".felt .thing.glow"];
				for (const what of own) must((await covered(page, what)).length === 0, `${moves}: hidden: ${await covered(page, what)}`);
				await inspect(page, `${game} ${moves}`);
				const felt = await page.evaluate(() => document.querySelector(".felt").scrollWidth - document.querySelector(".felt").clientWidth);
				must(felt <= 0, `${moves}: the felt is ${felt} px too wide`);
				must(size === "desk" || (await small(page)).length === 0, `${moves}: too small for a finger: ${await small(page)}`);
			}
			await closed(page);
		});

test("what is asked about is scrolled to, and a button says that there is more", async () => {
	const page = await sit(browser, server.url, { viewport: { width: 390, height: 480 } });
	await show(page, server.url, { name: "low", path: "#/table/scene", wanted: { game: "king-of-pirates", moves: 60, choices: 3, verb: "scurvy" }, ready: offered });
	must((await covered(page, ".felt .thing.glow")).length < (await page.locator(".felt .thing.glow").count()), "nothing that can be used is in sight");
	await page.evaluate(() => (document.querySelector(".felt").scrollTop = 0));
	await page.click(".more");
	await page.waitForFunction(() => document.querySelector(".felt").scrollTop > 50);
	await page.evaluate(() => (document.querySelector(".felt").scrollTop = 1e6));
	await page.waitForSelector(".more", { state: "detached" });
	await closed(page);
});

test("many choices are asked in steps, by mouse and by key, and one can go back", async () => {
	for (const viewport of [PHONE, DESK]) {
		const page = await sit(browser, server.url, { viewport });
		await show(page, server.url, scenes.find((scene) => scene.name === "rotterdam-start"));
		const first = await offered(page);
		must(first.moves.length < 7, `asked at once: ${first.moves.join(" ")}`);
		const felt = await page.evaluate(() => document.querySelector(".felt").clientHeight);
		must(felt > 0.6 * viewport.height, `the table has ${felt} px`);
		await page.locator(".action.fold").first().click();
		must((await page.locator(".action[data-move]").count()) === 4, "the kind is not opened");
		must(viewport === PHONE || (await page.evaluate(() => document.querySelector(".felt").clientHeight)) === felt, "the table moved");
		await page.click(".actions .all");
		must((await offered(page)).moves.join() === first.moves.join(), "one cannot go back");
		await page.keyboard.press(String(first.moves.indexOf("place") + 1));
		await page.waitForSelector('.action[data-move^="place:"]');
		await page.keyboard.press("1");
		await page.waitForFunction((b) => document.querySelector(".table-screen")?.dataset.moves !== b, first.here);
		await closed(page);
	}
});

/** How much of the screen the table has, and whether what makes the tray taller can be found. */
const room = (page) =>
	page.evaluate(() => {
		const button = document.querySelector(".taller")?.getBoundingClientRect();
		return {
			felt: document.querySelector(".felt").getBoundingClientRect().height / innerHeight,
			button: button !== undefined && button.top > 0 && button.bottom <= innerHeight,
			scrolls: document.documentElement.scrollHeight > innerHeight,
		};
	});

const MANY = [
	["king-of-pirates, re-rolling", { game: "king-of-pirates", choices: 7 }],
	["an adventure, seven people", { game: "port-royal", options: "sets=base,adventure mode=coop", choices: 7 }],
];

for (const [name, wanted] of MANY)
	test(`many choices on a phone: the table stays in sight, and all can be reached: ${name}`, async () => {
		const page = await sit(browser, server.url, { viewport: PHONE });
		for (const lang of ["en", "de"]) {
			await show(page, server.url, { name: `many-${lang}`, path: "#/table/scene", wanted, settings: { lang }, ready: offered });
			const short = await room(page);
			must(short.felt > 0.45, `${lang}: the table has ${short.felt} of the screen`);
			must(short.button && !short.scrolls, `${lang}: ${JSON.stringify(short)}`);
			await page.click('.taller[aria-expanded="false"]');
			await page.waitForSelector('.taller[aria-expanded="true"]');
			const tall = await room(page);
			must(tall.felt > 100 / PHONE.height && tall.felt < short.felt && tall.button && !tall.scrolls, `${lang}: taller ${JSON.stringify(tall)}`);
			await page.click('.taller[aria-expanded="true"]');
			await page.waitForSelector('.taller[aria-expanded="false"]');
			must((await room(page)).felt === short.felt, `${lang}: it stays tall`);
		}
		const last = page.locator(".actions .action:not(.fold)").last();
		await last.scrollIntoViewIfNeeded();
		const before = await page.getAttribute(".table-screen", "data-moves");
		await last.click();
		await page.waitForFunction((b) => document.querySelector(".table-screen")?.dataset.moves !== b, before);
		await closed(page);
	});

test("six cards to choose from on a phone are all in sight, and so is one's own seat", async () => {
	const page = await sit(browser, server.url, { viewport: PHONE });
	for (const lang of ["en", "nl", "de"]) {
		await show(page, server.url, { name: `six-${lang}`, path: "#/table/scene", wanted: { game: "port-royal", options: "sets=base,adventure mode=coop", moves: 130, choices: 6 }, settings: { lang }, ready: offered });
		must((await page.locator(".action").count()) === 6 && (await room(page)).felt > 0.45, `${lang}: ${(await room(page)).felt}`);
		const below = await page.evaluate(() => [...document.querySelectorAll(".action")].filter((e) => e.getBoundingClientRect().bottom > innerHeight).length);
		must(below === 0, `${lang}: ${below} choices are below`);
		for (const what of [".seat.mine .seat-head", ".seat.mine .thing", ".quay .card"]) must((await covered(page, what)).length === 0, `${lang}: hidden: ${await covered(page, what)}`);
	}
	await closed(page);
});

for (const [size, viewport] of [["phone", PHONE], ["desk", DESK]])
	test(`a full harbour beside tasks leaves the own seat in sight: ${size}`, async () => {
		const page = await sit(browser, server.url, { viewport });
		for (const name of ["port-royal-together", "port-royal-contracts", "adventure-late"]) {
			await show(page, server.url, scenes.find((scene) => scene.name === name));
			for (const what of [".seat.mine .seat-head", ".seat.mine .thing", ".quay .card"]) must((await covered(page, what)).length === 0, `${name}: hidden: ${await covered(page, what)}`);
		}
		await closed(page);
	});

test("opening a kind of choices on a phone leaves the table its room, in every language", async () => {
	const page = await sit(browser, server.url, { viewport: PHONE });
	for (const lang of ["en", "nl", "de"])
		for (const wanted of [{ game: "rotterdam" }, { game: "rotterdam", moves: 200, choices: 8 }, { game: "king-of-pirates", moves: 90, choices: 10 }]) {
			await show(page, server.url, { name: `step-${lang}-${wanted.game}`, path: "#/table/scene", wanted, settings: { lang }, ready: offered });
			const before = (await room(page)).felt;
			for (let n = 0; n < (await page.locator(".action.fold").count()); n++) {
				await page.locator(".action.fold").nth(n).click();
				await page.waitForSelector(".actions .all");
				const { felt, scrolls } = await room(page);
				must(felt >= Math.min(before, 0.6) && !scrolls, `${lang} ${wanted.game} ${n}: ${before} becomes ${felt}`);
				await page.click(".actions .all");
				await page.waitForSelector(".actions .all", { state: "detached" });
			}
		}
	await closed(page);
});

test("a comment on a phone leaves the table its room", async () => {
	const page = await sit(browser, server.url, { viewport: PHONE });
	for (const lang of ["en", "nl", "de"])
		for (const scene of scenes.filter((each) => each.name.endsWith("-coach"))) {
			await show(page, server.url, { ...scene, settings: { lang } });
			const { felt, scrolls } = await room(page);
			must(felt > 0.45 && !scrolls, `${lang} ${scene.name}: the table has ${felt} of the screen`);
		}
	await closed(page);
});

test("what says that there is more covers no single figure of a seat", async () => {
	const page = await sit(browser, server.url, { viewport: PHONE });
	for (const name of ["pirates-middle", "pirates-late", "rotterdam-late", "adventure-late", "adventure-middle"]) {
		await show(page, server.url, scenes.find((scene) => scene.name === name));
		const seats = await page.evaluate(() => {
			const floor = document.querySelector(".felt").getBoundingClientRect().bottom;
			const hidden = (e) => {
				const { left, right, top, bottom } = e.getBoundingClientRect();
				return (top + bottom) / 2 > floor || document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(".more") !== null;
			};
			return [...document.querySelectorAll(".felt .counters")].map((c) => [...c.children].map(hidden));
		});
		const some = seats.filter((figures) => figures.some(Boolean) && !figures.every(Boolean));
		must((await page.locator(".more").count()) === 1 && some.length === 0, `${name}: ${JSON.stringify(some)}`);
	}
	await closed(page);
});

const sceneOf = (name) => scenes.find((scene) => scene.name === name);

test("a seat of Rotterdam has the colour of its ships, by day and by lamplight", async () => {
	for (const colorScheme of ["light", "dark"]) {
		const page = await sit(browser, server.url, { colorScheme });
		await show(page, server.url, sceneOf("rotterdam-middle"));
		const seats = await page.evaluate(() => {
			const hue = (colour) => {
				const [r, g, b] = colour.match(/\d+/g).map(Number);
				return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
			};
			return [...document.querySelectorAll(".board .boat")].map((boat) => {
				const mark = [...document.querySelectorAll(".seat .mark")].find((m) => boat.textContent.includes(m.textContent.trim()));
				const apart = Math.abs(hue(getComputedStyle(mark).color) - hue(getComputedStyle(boat.querySelector("path")).fill));
				return [mark.textContent, Math.round(Math.min(apart, 360 - apart))];
			});
		});
		must(new Set(seats.map(([mark]) => mark)).size >= 2 && seats.every(([, apart]) => apart < 25), `${colorScheme}: ${JSON.stringify(seats)}`);
		await closed(page);
	}
});

test("the ring is around who is asked, and points on orders are in sight", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, { ...sceneOf("rotterdam-late"), wanted: { game: "rotterdam", moves: 60, verb: "open" } });
	must((await page.locator(".seat.asked").count()) === 1 && (await page.locator(".seat.asked.mine").count()) === 1, "another seat is ringed");
	must((await page.locator('.seat [title="points on orders"]').count()) === 3, "no points on orders");
	await show(page, server.url, sceneOf("rotterdam-over"));
	const rows = await page.evaluate(() => [...document.querySelectorAll(".result tbody tr")].map((row) => [Number(row.lastElementChild.textContent), (row.querySelector("small").textContent.match(/\d+/g) ?? []).map(Number)]));
	must(rows.length === 3 && rows.every(([score, parts]) => parts.length === 3 && parts[0] + parts[1] + parts[2] === score), JSON.stringify(rows));
	await closed(page);
});

test("the sea says what lies where, to who hovers, taps or listens", async () => {
	const page = await sit(browser, server.url, { viewport: PHONE });
	await show(page, server.url, sceneOf("pirates-late"));
	const label = await page.getAttribute(".board svg", "aria-label");
	must(/Fort Regent[^;]*defence 11, loot 8/.test(label) && /Goat Island[^;]*maps 3/.test(label) && /: (British|French|Spanish) [^;]*defence/.test(label), label);
	const titles = await page.locator(".board title").allTextContents();
	must(titles.length === 61 && titles.some((title) => /^open sea 48/.test(title)), titles.join("; "));
	await page.locator(".board path:has(title)").evaluateAll((all) => all.find((p) => p.textContent.startsWith("Fort Regent")).dispatchEvent(new MouseEvent("click", { bubbles: true })));
	must(/Fort Regent.*defence 11/.test(await page.textContent(".hintline")), "a tap says nothing");
	await closed(page);
});

test("a phone on its side shows the sea, and a contract that is tapped its task", async () => {
	const page = await sit(browser, server.url, { viewport: { width: 844, height: 390 } });
	for (const name of ["pirates-middle", "rotterdam-start"]) {
		await show(page, server.url, sceneOf(name));
		const seen = await page.evaluate(() => {
			const [board, felt] = [".board", ".felt"].map((e) => document.querySelector(e).getBoundingClientRect());
			return [(Math.min(board.bottom, felt.bottom) - Math.max(board.top, felt.top)) / board.height, board.height / innerHeight];
		});
		must(seen[0] > 0.9 && seen[1] > 0.6, `${name}: ${seen}`);
	}
	await page.setViewportSize(PHONE);
	await show(page, server.url, sceneOf("port-royal-contracts"));
	await page.locator(".zone-contracts .thing").first().click();
	must(/[a-z]{3,} .*[a-z]{3,} /.test((await page.textContent(".hintline")).replace(await page.textContent(".hintline b"), "")), "no task");
	await closed(page);
});

test("a fight says its chance once", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, { name: "fight", path: "#/table/scene", wanted: { game: "king-of-pirates", moves: 60, verb: "fight" }, ready: offered });
	const said = await page.textContent('.action[data-move^="fight"]');
	const [, chance] = /(\d+) in 100 to win/.exec(said) ?? [];
	must(chance && /on average/.test(said) && !said.includes(`${chance} %`), said);
	await closed(page);
});

/** What lies on a board, or is told by a number or a word. */
const ELSEWHERE = /^(Coins|Ship|Treasures dug|Harbourmaster|Space .*|Start .*|\w+haven.*|Botlek.*)$/;

/** Names of what a seat has before it, with how many, off the table as it is drawn. */
const belongings = (page, seat) =>
	page.evaluate(([n, elsewhere]) => {
		const all = {};
		for (const e of document.querySelectorAll(`.seat.seat-${n} .thing`)) {
			if (new RegExp(elsewhere).test(e.closest("[role=group]").getAttribute("aria-label"))) continue;
			const [, name, , count = "1"] = /^(.*?)(;.*?× (\d+).*|;.*)?$/.exec(e.getAttribute("aria-label"));
			all[name] = (all[name] ?? 0) + Number(count);
		}
		return all;
	}, [seat, ELSEWHERE.source]);

for (const [game, options, moves] of [["port-royal", "", 220], ["port-royal", "sets=base,contracts", 160], ["port-royal", "sets=base,adventure mode=coop", 130], ["king-of-pirates", "", 240], ["rotterdam", "", 200]])
	test(`everything a seat owns is drawn: ${game} ${options}`, async () => {
		const page = await sit(browser, server.url);
		const wanted = { game, options, moves, choices: 3 };
		const drawn = [];
		for (const plain of [true, false]) {
			await show(page, server.url, { name: `own-${plain}`, path: "#/table/scene", wanted, settings: { plain }, ready: offered });
			drawn.push(await Promise.all([0, 1, 2].map((seat) => belongings(page, seat))));
		}
		const [all, dressed] = drawn;
		must(all.some((seat) => Object.keys(seat).length > 2), "nobody owns anything");
		for (const seat of [0, 1, 2])
			for (const [name, count] of Object.entries(all[seat]).filter(([name]) => game !== "king-of-pirates" || !/face-down/.test(name))) must((dressed[seat][name] ?? 0) === count, `seat ${seat}: ${count} ${name}, drawn: ${dressed[seat][name] ?? 0}`);
		await closed(page);
	});

// --- Run -----------------------------------------------------------------------------------

let passed = 0;
let failed = 0;
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
		const n = ++failed;
		for (const page of contexts.flatMap((c) => c.pages())) await page.screenshot({ path: `${root}build/test/fail-${n}.png` }).catch(() => undefined);
		console.log(`FAIL  ${name} (${took()})\n      ${String(error.message ?? error).slice(0, 2500)}`);
	}
	for (const context of contexts) await context.close().catch(() => undefined);
}

/** A page waits about as long as it works, so there are more hands than cores. */
async function hand() {
	for (let next = left.shift(); next; next = left.shift()) await one(next);
}
await Promise.all(Array.from({ length: cpus().length + 1 }, hand));
await chromium.close();
server.stop();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
