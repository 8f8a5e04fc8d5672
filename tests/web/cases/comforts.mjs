// comforts.mjs -- what makes a table comfortable: languages, taking back, rules, odds and hints in
// place, sound only when wanted.

import { browser, closed, must, server, soon, start, test } from "../case.mjs";
import { sceneOf, show } from "../scenes.mjs";
import { byAction, DESK, drawn, offered, playOut, sit } from "../table.mjs";

test("the language changes at any time", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await playOut(page, "port-royal", byAction, 8);
	for (const [lang, log] of [["nl", "Wat er gebeurde"], ["de", "Was geschah"], ["en", "What happened"]]) {
		await page.click('nav button:last-child');
		await page.click(`dialog .langs [lang=${lang}]`);
		await page.click("dialog .dialog-head button");
		await page.waitForFunction((want) => document.querySelector(".side .log h2")?.textContent === want, log);
		await soon(() => page.getAttribute("html", "lang"), (here) => here === lang, "html lang");
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
	await show(page, server.url, sceneOf("pirates-hint"));
	const english = await page.textContent(".news");
	must(english.length > 20, "there is no news");
	await speakAt(page, "nl");
	await page.waitForFunction(() => document.querySelector(".hintline")?.textContent.startsWith("Tip van de kapitein"), undefined, { timeout: 8000 });
	await page.waitForFunction((old) => document.querySelector(".news")?.textContent !== old, english, { timeout: 8000 });
	const words = () => page.evaluate(() => [".news", ".hintline", ".side .log li:last-child span", ".action.hinted .label"].map((w) => document.querySelector(w)?.textContent ?? ""));
	const [news, hint, , label] = await soon(words, ([said, , log]) => said.length > 20 && said.endsWith(log), "the news are not in the log");
	must(!/\b(the|you|and|of|with)\b/i.test(news + hint), `English: ${news} ${hint}`);
	must(label === "" || hint.includes(label), `the hint is not a choice: ${hint}`);
	await closed(page);
	const other = await sit(browser, server.url);
	await show(other, server.url, sceneOf("rotterdam-start"));
	await other.locator(".action.fold").first().click();
	const moves = () => other.evaluate(() => [...document.querySelectorAll(".action")].map((a) => a.dataset.move).join());
	const before = await moves();
	await speakAt(other, "de");
	await other.waitForFunction(() => !/Place|ship/.test(document.querySelector(".actions").textContent), undefined, { timeout: 8000 });
	await soon(moves, (open) => open === before, "the kind is not open any more");
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
	await undo.click();
	await page.waitForFunction((before) => document.querySelector(".table-screen")?.dataset.moves === before, now.here);
	await page.getByRole("button", { name: "Redo" }).click();
	await page.waitForFunction((before) => document.querySelector(".table-screen")?.dataset.moves !== before, now.here);
	// With the keys that every program has for it.
	for (const [back, again] of [["Control+z", "Control+y"], ["Meta+z", "Control+Shift+Z"]]) {
		await offered(page);
		await page.keyboard.press(back);
		await page.waitForFunction((before) => document.querySelector(".table-screen")?.dataset.moves === before, now.here);
		await offered(page);
		await page.keyboard.press(again);
		await page.waitForFunction((before) => document.querySelector(".table-screen")?.dataset.moves !== before, now.here);
	}
	await closed(page);
});

test("what is over stays so: its seed is known", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, { ...sceneOf("looked"), name: "stays" });
	must(await page.getByRole("button", { name: "Take back" }).isDisabled(), "it can be taken back");
	await page.keyboard.press("u");
	must((await page.locator(".error").count()) === 0, await page.locator(".error").allTextContents());
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
	const told = await page.textContent(".odds-list");
	must(/a ship or a person arrives/.test(told) && /an? (expedition|tax increase)/.test(told) && !/Phase/.test(told), told);
	await page.keyboard.press("Escape");
	await page.waitForSelector(".odds-list", { state: "detached" });
	await page.keyboard.press("h");
	await page.waitForSelector(".hintline");
	await closed(page);
});

test("what goes on after a gap has no capital", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, { ...sceneOf("rotterdam-start"), settings: { lang: "de" }, wanted: { game: "rotterdam", moves: 40, verb: "want" } });
	const begin = () =>
		page.evaluate(() => [...document.querySelectorAll(".stem, .action .label:not(.own)")].map((e) => [e.textContent, getComputedStyle(e, "::first-letter").textTransform === "uppercase"]));
	const all = await begin();
	must(all.some(([text]) => text.startsWith("… ")) && all.every(([text, capital]) => capital !== text.startsWith("…")), JSON.stringify(all));
	await closed(page);
});

test("a hint names a move, a chance and a reason", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, sceneOf("port-royal-hint"));
	const said = await page.textContent(".hintline");
	must(/The captain would: .+\. .*\d %/.test(said) && said.length > 60, said);
	await closed(page);
});

test("a dialog is closed beside it, but not by marking words past its edge", async () => {
	const page = await sit(browser, server.url);
	await page.click(".hero-bar > button");
	const { x, y } = await page.locator("dialog .field input").boundingBox();
	await page.mouse.move(x + 20, y + 10);
	await page.mouse.down();
	await page.mouse.move(5, y + 10, { steps: 4 });
	await page.mouse.up();
	await drawn(page);
	must((await page.locator("dialog[open]").count()) === 1, "it is closed");
	await page.mouse.click(5, y + 10);
	await page.waitForSelector("dialog", { state: "detached" });
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
	await page.waitForFunction(() => window.tones > 0);
	await closed(page);
	// Bots play from the start, and nobody has touched the page: a browser would complain.
	const untouched = await sit(browser, server.url);
	await untouched.addInitScript(() => {
		// A script of a test counts as a touch.
		Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });
		window.contexts = 0;
		window.AudioContext = class extends AudioContext {
			constructor() {
				super();
				window.contexts++;
			}
		};
	});
	await untouched.reload();
	await show(untouched, server.url, { name: "bots", settings: { sound: true }, path: "#/table/scene", wanted: { game: "port-royal", humans: 0 }, ready: (p) => p.waitForSelector("dialog .result", { timeout: 60000 }) });
	must((await untouched.evaluate(() => window.contexts)) === 0, "it tries to make a sound");
	await closed(untouched);
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

test("dates as this browser's region writes them", async () => {
	for (const [locale, form] of [["en-GB", /21 Sept? 2026/], ["en-US", /Sep 21, 2026/], ["de-DE", /21 Sept? 2026|21\. Sept?\.? 2026/]]) {
		const page = await sit(browser, server.url, { locale });
		await show(page, server.url, sceneOf("home"));
		const kept = await page.textContent(".saved");
		must(form.test(kept), `${locale}: ${kept}`);
		await closed(page);
	}
});
