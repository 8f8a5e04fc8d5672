// access.mjs -- for ears and keys: what is spoken, where the focus goes, and what every key does.

import { browser, closed, must, server, soon, start, test } from "../case.mjs";
import { inWorker, keptHere } from "../inside.mjs";
import { sceneOf, show } from "../scenes.mjs";
import { byAction, drawn, offered, playOut, sit } from "../table.mjs";

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
	// A game in which much more is told between two decisions than is kept of what is over.
	const page = await sit(browser, server.url, { seed: 3 });
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
	const spokenAndTold = async () => {
		const [game] = await keptHere(page, "games");
		const { lines } = await inWorker(page, [`en load\nseed ${game.seed}\n${game.record}`, `en log 0 ${before}`]);
		return [await page.evaluate(() => window.spoken), lines.map((l) => l.text)];
	};
	await soon(spokenAndTold, ([spoken, told]) => told.length > 10 && spoken.join("\n") === told.join("\n"), "spoken and told are not the same");
	await closed(page);
});

test("the focus follows: to a new screen's heading, to the next choices, back from a dialog", async () => {
	const page = await sit(browser, server.url);
	const here = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 60) ?? "");
	const heading = () => page.waitForFunction(() => document.activeElement?.tagName === "H1");
	await page.getByRole("link", { name: "Rules: Port Royal" }).click();
	await heading();
	await soon(() => page.title(), (title) => title.includes("Rules"), "titled");
	await page.goBack();
	await heading();
	await page.getByRole("link", { name: "Set up a table: Rotterdam" }).click();
	await heading();
	await page.click(".primary.big");
	await offered(page);
	await soon(here, (html) => html.startsWith("<h1"), "at the table");
	const before = await page.getAttribute(".table-screen", "data-moves");
	await page.locator(".actions .action").first().focus();
	await page.keyboard.press("Enter");
	await page.waitForFunction((b) => document.querySelector(".table-screen")?.dataset.moves !== b, before);
	await offered(page);
	await page.waitForFunction(() => document.activeElement?.closest(".actions"));
	await page.getByRole("button", { name: "Menu" }).click();
	await page.keyboard.press("Escape");
	await page.waitForSelector("dialog", { state: "detached" });
	await soon(here, (html) => html.includes("Menu"), "after a dialog");
	await closed(page);
});

test("the help lists every key, and the keys do it", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await offered(page);
	await page.keyboard.press("?");
	await page.waitForSelector("dialog .keylist");
	const listed = await page.locator("dialog .keylist kbd").allTextContents();
	must(listed.join(" ") === "1–9 → ↓ ← ↑ I Esc U, Ctrl+Z R, Ctrl+Y H L . , ? → ← Home End ␣ I L", listed.join(" "));
	await page.keyboard.press("Escape");
	await page.waitForSelector("dialog", { state: "detached" });
	await page.keyboard.press("l");
	await page.waitForSelector("dialog .log");
	await page.keyboard.press("Escape");
	await page.waitForSelector("dialog", { state: "detached" });
	await page.click("nav button:last-child");
	await page.getByRole("button", { name: "Replay" }).click();
	await page.waitForSelector(".timeline");
	const at = (holds, what) => soon(() => page.inputValue(".timeline"), holds, what);
	// With the focus on a button too.
	await page.getByRole("button", { name: "To the start" }).click();
	await at((n) => n === "0", "the button does nothing");
	await page.keyboard.press("ArrowRight");
	await at((n) => n !== "0", "the arrow does nothing");
	await page.keyboard.press("Home");
	await at((n) => n === "0", "Home does nothing");
	await page.keyboard.press("End");
	await at((n) => n !== "0", "End does nothing");
	// A timeline that was moved keeps the keys that move it, and no others.
	await page.focus(".timeline");
	await page.keyboard.press("l");
	await page.waitForSelector("dialog .log");
	await closed(page);
});

test("a key that is held does nothing twice", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, { name: "held", path: "#/table/scene", wanted: { game: "port-royal", moves: 60, verb: "discover" }, ready: offered });
	const before = await offered(page);
	await page.keyboard.down("1");
	const after = await offered(page, before);
	for (let n = 0; n < 5; n++) await page.keyboard.down("1").then(() => drawn(page));
	await page.waitForTimeout(200);
	must((await page.getAttribute(".table-screen", "data-moves")) === after.here, "it went on");
	await closed(page);
});

test("everything on the table can be looked at from the keyboard, and what is said is of what was looked at last", async () => {
	const page = await sit(browser, server.url);
	const said = async () => (await drawn(page), await page.locator(".hintline").allTextContents()).join("");
	for (const [name, path] of [["port-royal-middle", "table"], ["port-royal-replay", "replay"]]) {
		await show(page, server.url, sceneOf(name));
		const heard = new Set();
		for (let n = 0; n < 12; n++) await page.keyboard.press("i").then(async () => heard.add(await said()));
		must(heard.size > 4, `${path}: ${[...heard].join(" / ")}`);
		const [first] = [await said(), await page.keyboard.press("I")];
		await soon(said, (text) => text !== first, `${path}: the way back says the same`);
	}
	// Another position of the replay, and nothing old is said of it.
	await page.keyboard.press("Home");
	await soon(said, (text) => text === "", "still");
	await show(page, server.url, { name: "held", path: "#/table/scene", wanted: { game: "port-royal", moves: 60, choices: 3, verb: "hire" }, ready: offered });
	await page.locator('.thing[role="img"]').first().click();
	const old = await soon(said, (text) => text !== "", "nothing is said");
	await page.locator('.quay .thing.glow[aria-label*="hire the"]').first().click();
	await soon(said, (text) => !text.includes(old), "still");
	await closed(page);
});

test("a key looks at one thing after the other, in every game", async () => {
	for (const game of ["port-royal", "king-of-pirates", "rotterdam"]) {
		const page = await sit(browser, server.url);
		await show(page, server.url, { name: "look", path: "#/table/scene", wanted: { game, moves: 60 }, ready: offered });
		for (const key of ["i", "I"]) {
			const seen = [];
			for (let n = 0; n < 4; n++) {
				await page.keyboard.press(key);
				seen.push(await page.evaluate(() => [...document.querySelectorAll(".thing")].indexOf(document.activeElement)));
			}
			must(new Set(seen).size === 4 && !seen.includes(-1), `${game}, ${key}: ${seen}`);
		}
		await closed(page);
	}
});

test("who listens is told what ships carry, who commands and what a contract brings", async () => {
	const page = await sit(browser, server.url);
	const labels = async (wanted, where) => {
		await show(page, server.url, { name: "ears", path: "#/table/scene", wanted, ready: offered });
		return page.locator(where).evaluateAll((all) => all.map((e) => e.getAttribute("aria-label")));
	};
	const [river] = await labels({ game: "rotterdam", moves: 60 }, ".board > svg");
	must(/ship [A-E]: [^;]+, (grain|fruit|cloth|crude oil)/.test(river), river);
	const pirates = await labels({ game: "king-of-pirates", moves: 60 }, ".seat.mine .paper-card");
	must(pirates.filter((label) => label.includes("in command")).length === 1, pirates.join(" | "));
	const contracts = await labels({ game: "port-royal", moves: 60, options: "sets=base,contracts" }, ".zone-contracts .thing");
	must(contracts.length === 4 && contracts.every((label) => /coins \d+, .*coins 2nd \d+/i.test(label)), contracts.join(" | "));
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
		await show(page, server.url, sceneOf(name));
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

test("with colours of one's own what is chosen looks chosen", async () => {
	const page = await sit(browser, server.url, { forcedColors: "active" });
	/** The colours of a chosen thing's edge and ground, beside those of another one. */
	const looks = (chosen, other, part) =>
		page.evaluate(([a, b, which]) => [a, b].map((what) => {
			const style = getComputedStyle(document.querySelector(what), which);
			return `${style.backgroundColor} ${style.borderTopColor} ${style.borderTopWidth}`;
		}), [chosen, other, part]);
	const NOT = ':not([aria-pressed="true"])';
	for (const [name, within] of [["settings", "dialog"], ["port-royal-setup", ".ways"], ["port-royal-setup", ".segments"], ["port-royal-setup", ".langs"]]) {
		await show(page, server.url, sceneOf(name));
		const [chosen, other] = await looks(`${within} [aria-pressed="true"]`, `${within} button[aria-pressed]${NOT}`);
		must(chosen !== other, `${name}, ${within}: both are ${chosen}`);
	}
	await show(page, server.url, sceneOf("port-royal-touched"));
	const [chosen, other] = await looks('.thing[aria-pressed="true"]', `.thing.glow${NOT}`, "::after");
	must(chosen !== other, `a thing: both are ${chosen}`);
	await closed(page);
});

/** How far apart two colours are, as WCAG reckons. */
function contrast(one, other) {
	const light = (colour) => {
		const [r, g, b] = colour.match(/[\d.]+/g).map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
		return 0.2126 * r + 0.7152 * g + 0.0722 * b;
	};
	const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
	return (high + 0.05) / (low + 0.05);
}

test("where the focus is can be seen, on what glows and on what does not, by day and by lamplight", async () => {
	for (const colorScheme of ["light", "dark"]) {
		const page = await sit(browser, server.url, { colorScheme });
		await show(page, server.url, sceneOf("port-royal-middle"));
		await page.keyboard.press("Tab");
		for (const what of [".quay .thing.glow", ".action", ".bar button:enabled"]) {
			const ring = await page.locator(what).first().evaluate((e) => {
				e.focus();
				const { outlineColor, outlineWidth, outlineOffset, boxShadow } = getComputedStyle(e);
				return { line: outlineColor, around: boxShadow.match(/rgb\([^)]*\)/)?.[0] ?? "", width: parseFloat(outlineWidth), from: parseFloat(outlineOffset), blur: getComputedStyle(e, "::after").boxShadow };
			});
			// A line and, on both its sides, what it stands out from, whatever lies there.
			must(ring.width >= 2 && ring.around !== "" && contrast(ring.line, ring.around) >= 3, `${colorScheme}, ${what}: ${JSON.stringify(ring)}`);
			must(!what.includes("glow") || (ring.from >= 4 && ring.blur === "none"), `${colorScheme}: the glow covers it: ${JSON.stringify(ring)}`);
		}
		await page.locator(".action").first().focus();
		await page.keyboard.press("Enter");
		await page.waitForFunction(() => document.activeElement?.matches(".actions"));
		const after = await page.locator(".actions").evaluate((e) => getComputedStyle(e).outlineStyle);
		must(after !== "none", `${colorScheme}: after a choice it is nowhere`);
		await closed(page);
	}
});
