// table.mjs -- what the tests of the page share: a server, a browser, and hands to play with.

import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const { chromium } = require("playwright-core");
export const axe = require("axe-core").source;
export const root = fileURLToPath(new URL("../../", import.meta.url));
export const program = `${root}build/release/quayside`;

const FLAGS =
	"--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

const freePort = () =>
	new Promise((resolve) => {
		const asked = createServer().listen(0, "127.0.0.1", () => {
			const { port } = asked.address();
			asked.close(() => resolve(port));
		});
	});

/** `quayside web` on a free port; resolves to its address once it says so. */
export async function serve(...more) {
	const port = await freePort();
	const server = spawn(program, ["web", "--port", String(port), ...more], { stdio: ["ignore", "pipe", "inherit"] });
	return new Promise((resolve, reject) => {
		server.on("exit", () => reject(new Error("the server ended")));
		server.stdout.once("data", (line) => resolve({ url: String(line).trim(), stop: () => new Promise((ended) => (server.removeAllListeners("exit").on("exit", ended), server.kill())) }));
	});
}

/** Debian's Chromium without its windows: a new context there takes an eighth of the work.
 * BROWSER=/usr/bin/chromium is the one people have. */
const BROWSER = process.env.BROWSER ?? "/usr/bin/chromium-headless-shell";

/** Where lines break depends on the letters: all machines draw with the same ones.  FONTS=own takes
 * those of the machine. */
const FONTS = process.env.FONTS === "own" ? {} : { FONTCONFIG_FILE: fileURLToPath(new URL("fonts.conf", import.meta.url)) };

export function browse() {
	return chromium.launch({ executablePath: BROWSER, args: FLAGS.split(" "), env: { ...process.env, ...FONTS } });
}

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** Games are dealt from these bytes, so that every run plays the same ones; SEED=2 plays others. */
const SEED = Number(process.env.SEED ?? 1);

/** A page that remembers everything that went wrong and everything it fetched. */
export async function sit(browser, url, options = {}) {
	const { settings = {}, seed = SEED, ...rest } = options;
	const context = await browser.newContext({ viewport: DESK, colorScheme: "light", locale: "en", acceptDownloads: true, reducedMotion: "reduce", ...rest });
	const page = await context.newPage();
	page.wrong = [];
	page.fetched = [];
	page.on("console", (m) => ["error", "warning"].includes(m.type()) && page.wrong.push(m.text()));
	page.on("pageerror", (e) => page.wrong.push(e.message));
	page.on("request", (r) => page.fetched.push(r.url()));
	const kept = { lang: "en", speed: "instant", name: "Ada", ...settings };
	await page.addInitScript((value) => localStorage.getItem("quayside-settings") ?? localStorage.setItem("quayside-settings", value), JSON.stringify(kept));
	await page.addInitScript((first) => {
		let state = first;
		crypto.getRandomValues = (bytes) => bytes.map(() => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24);
	}, seed);
	await page.goto(url);
	await page.waitForSelector(".games");
	return page;
}

/** What the module answers is drawn once in a frame: resolves after the next one. */
export const drawn = (page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/** Words that bring a game forward, first ones first; anything else is chosen by turns. */
const EAGER = {
	"port-royal": /^(complete|claim|give|hire|trade|fulfil|contract|repel|capture)\b/,
	"king-of-pirates": /^(fight|dig|buy|captain|attack)\b/,
	rotterdam: /^(fill|place|call|sail|accept)\b/,
};

/** Waits until a person is asked or the game is over; the moves on offer, and which of them are
 * kinds that are opened first, which go by their verb.  `here` is the number of moves made.
 * `before`: what was offered and is taken; something else is waited for, but not for long. */
export async function offered(page, before) {
	const found = await page.waitForFunction(
		(old) => {
			const story = document.querySelector("dialog.story .primary");
			if (story) {
				story.click();
				return false;
			}
			if (document.querySelector("dialog .result, dialog .together")) return { over: true };
			if (document.querySelector(".curtain")) return { curtain: true };
			const buttons = [...document.querySelectorAll(".actions .action")];
			const moves = buttons.map((b) => b.dataset.move ?? b.dataset.kind);
			const here = document.querySelector(".table-screen")?.dataset.moves;
			if (moves.length === 0 || !document.querySelector(".status .yours")) return false;
			const same = old && here === old.here && (!old.opened || moves.join() === old.moves.join());
			return same ? false : { moves, kinds: buttons.map((b) => b.dataset.kind !== undefined), here };
		},
		before,
		{ timeout: before ? 8000 : 20000, polling: 20 },
	);
	return found.jsonValue();
}

/** The n-th decision of a game: the same in every run, whatever else is played meanwhile, and
 * without a period: who calls one colour every round never brings a ship to its harbour. */
export function choose(game, moves, n) {
	const eager = moves.findIndex((m) => EAGER[game]?.test(m));
	if (eager >= 0) return eager;
	if (game === "rotterdam" && moves.includes("pass")) return moves.indexOf("pass");
	return (Math.imul(n + 1, 2654435761) >>> 16) % moves.length;
}

/** The same choice again and again inside the page, which spares waiting for the mouse; the
 * number of decisions, and whether the game is over. */
async function clickOn(page, game, most) {
	const eager = EAGER[game]?.source ?? "$^";
	return page.evaluate(async ([pattern, passes, left]) => {
		const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
		const look = (what) => document.querySelector(what);
		let n = 0;
		for (let since = performance.now(); n < left; ) {
			if (performance.now() - since > 20000) throw new Error("nothing happens any more");
			look("dialog.story .primary")?.click();
			if (look("dialog .result, dialog .together")) return [n, true];
			if (look(".curtain")) return [n, false];
			const buttons = [...document.querySelectorAll(".actions .action")];
			const here = look(".table-screen")?.dataset.moves;
			if (buttons.length === 0 || !look(".status .yours")) {
				await pause();
				continue;
			}
			const moves = buttons.map((b) => b.dataset.move ?? b.dataset.kind);
			const first = moves.findIndex((m) => new RegExp(pattern).test(m));
			const other = passes && moves.includes("pass") ? moves.indexOf("pass") : (Math.imul(n + 1, 2654435761) >>> 16) % moves.length;
			const button = buttons[first >= 0 ? first : other];
			button.click();
			if (button.dataset.kind) {
				for (const clicked = performance.now(); button.isConnected && performance.now() - clicked < 3000; ) await pause();
				continue;
			}
			const waited = performance.now();
			while (look(".table-screen")?.dataset.moves === here && performance.now() - waited < 3000) await pause();
			if (look(".table-screen")?.dataset.moves !== here) {
				n++;
				since = performance.now();
			}
		}
		return [n, false];
	}, [eager, game === "rotterdam", most]);
}

/** A game that is not over after so many decisions never will be. */
const ENDLESS = 3000;

/** With so many real clicks a game begins; then it is clicked on from inside the page. */
const REAL = 6;

/** Opens kinds of moves, with the mouse, until this move is among the choices. */
export async function unfold(page, move) {
	for (let n = 0; (await page.locator(`.action[data-move^="${move}"]`).count()) === 0 && n < 3; n++) {
		const now = await offered(page);
		await page.locator(`.action[data-kind="${move.split(":")[0]}"]`).first().click();
		await passed(page, { ...now, opened: true });
	}
}

/** What was taken is done: the table has moved on, somebody else is to look, or the kind is open. */
const passed = (page, taken) =>
	page.waitForFunction(
		({ opened, here, moves }) => {
			if (document.querySelector(".curtain") || document.querySelector(".table-screen")?.dataset.moves !== here) return true;
			return opened && [...document.querySelectorAll(".actions .action")].map((b) => b.dataset.move ?? b.dataset.kind).join() !== moves.join();
		},
		taken,
		{ polling: 20, timeout: 8000 },
	);

/** Clicks one of what is offered and waits until that has happened. */
export async function take(page, now, n) {
	await byAction(page, n);
	await passed(page, { ...now, opened: now.kinds[n] });
}

/** Plays to the end (or for `most` decisions) by clicking; `act` clicks or presses.  A click
 * that comes too late, because the table has moved on, is tried again on what is there. */
export async function playOut(page, game, act, most = ENDLESS) {
	let late = 0;
	let taken;
	for (let n = 0; n < most; n++) {
		if (act === byAction && n >= REAL) {
			const [more, over] = await clickOn(page, game, most - n);
			n += more;
			if (over) return n;
			if (n >= most) continue;
		}
		try {
			const now = await offered(page, taken);
			late = 0;
			if (now.over) return n;
			if (now.curtain) {
				await page.click(".curtain button");
				continue;
			}
			const picked = choose(game, now.moves, n);
			await act(page, picked, now);
			taken = { ...now, opened: now.kinds[picked] };
			if (act === byAction || n === most - 1) await passed(page, taken);
		} catch (error) {
			taken = undefined;
			if (++late > 3) throw error;
		}
	}
	if (most === ENDLESS) throw new Error(`not over after ${most} decisions`);
	return most;
}

export const byAction = (page, n) => page.locator(".actions .action").nth(n).click({ timeout: 8000 });

/** Clicks the thing on the table if the move has one that belongs to it alone. */
export async function byThing(page, n, now) {
	const label = await page.locator(".actions .action .label").nth(n).textContent();
	if (await page.locator(".actions .action").nth(n).getAttribute("data-kind")) return byAction(page, n);
	const things = page.locator(`.felt .thing.glow[aria-label*=${JSON.stringify(label)}]`);
	if ((await things.count()) === 0) return byAction(page, n);
	const thing = things.first();
	await thing.click();
	const left = await page.locator(".actions .action").count();
	if (left === 1) await thing.click();
	else await page.locator(`.actions .action[data-move=${JSON.stringify(now.moves[n])}]`).click();
}

/** Numbers for the first nine, focus and Enter for the rest. */
export async function byKey(page, n) {
	if (n < 9) return page.keyboard.press(String(n + 1));
	await page.locator(".actions .action").nth(n).focus();
	await page.keyboard.press("Enter");
}
