// case.mjs -- what every test of the page (cases/) has at hand: a server and a browser for all of
// them, a way to register, to insist, to begin a game and to leave without a trace elsewhere.

import { AsyncLocalStorage } from "node:async_hooks";
import { mkdirSync } from "node:fs";
import { browse, root, serve } from "./table.mjs";

/** For files that a test writes, and pictures of those that fail. */
export const folder = `${root}build/test`;
mkdirSync(folder, { recursive: true });

export const server = await serve();
process.on("exit", () => server.stop());
export const chromium = await browse();
/** The contexts that the test running here has opened. */
export const opened = new AsyncLocalStorage();
export const browser = {
	async newContext(options) {
		const context = await chromium.newContext(options);
		opened.getStore()?.push(context);
		return context;
	},
};
export const tests = [];
export const test = (name, run) => tests.push({ name, run });

export function must(true_here, what) {
	if (!true_here) throw new Error(what);
}

/** What comes true when the page has drawn it or the browser has written it: looked at until then,
 * and given up long after anybody would have.  Resolves to what was seen. */
export async function soon(look, holds, what) {
	const until = Date.now() + 10_000;
	for (;;) {
		const seen = await look();
		if (holds(seen)) return seen;
		must(Date.now() < until, `${what}: ${JSON.stringify(seen)}`);
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
}

export async function closed(page) {
	must(page.wrong.length === 0, `console: ${page.wrong.join(" | ")}`);
	const elsewhere = page.fetched.filter((u) => !u.startsWith(server.url) && !u.startsWith("blob:") && !u.startsWith("data:"));
	must(elsewhere.length === 0, `fetched from elsewhere: ${elsewhere.join(" ")}`);
	await page.context().close();
}

export async function start(page, game) {
	await page.click(`[data-play="${game}"]`);
	await page.waitForSelector(".table-screen");
}

/** A table by the setup screen: words of options are clicked, seats are filled with bots. */
export async function setUp(page, game, clicks, humans = 1) {
	await page.goto(`${server.url}#/new/${game}`);
	await page.waitForSelector(".chairs");
	if (await page.locator(".options summary").count()) await page.click(".options summary");
	for (const label of clicks) await page.getByText(label, { exact: true }).first().click();
	const seats = page.locator(".chairs select");
	for (let i = 0; i < (await seats.count()); i++) await seats.nth(i).selectOption(i < humans ? "human" : "greedy");
	await page.click(".primary.big");
	await page.waitForSelector(".table-screen");
	if (humans > 1) await page.click(".sealed .primary");
}
