// people.mjs -- several people at one screen, and when a person is asked out of turn.

import { browser, closed, must, server, setUp, soon, test } from "../case.mjs";
import { keptHere } from "../inside.mjs";
import { show } from "../scenes.mjs";
import { byAction, offered, playOut, sit, take } from "../table.mjs";

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

test("who share a screen see the seal before anything is dealt; who is alone does not", async () => {
	const page = await sit(browser, server.url);
	await setUp(page, "king-of-pirates", ["2"], 1);
	await offered(page);
	must((await page.locator(".sealed").count()) === 0, "one person is shown the seal");
	await page.goto(`${server.url}#/new/rotterdam`);
	await page.waitForSelector(".chairs");
	for (const seat of await page.locator(".chairs select").all()) await seat.selectOption("human");
	await page.click(".primary.big");
	const words = await page.textContent(".sealed .watchwords");
	must(/^([a-z]+ ){5}[a-z]+$/.test(words), words);
	must((await page.getAttribute(".table-screen", "data-moves")) === "0", "it is dealt already");
	const newest = async () => (await keptHere(page, "games")).find((g) => g.game === "rotterdam").record;
	must(/^commit /m.test(await newest()) && !/^D /m.test(await newest()), await newest());
	await page.keyboard.press("Enter");
	await page.waitForSelector(".sealed", { state: "detached" });
	await soon(newest, (record) => /^D /m.test(record), "nothing is dealt");
	await page.reload();
	await offered(page);
	must((await page.locator(".sealed").count()) === 0, "it is shown again");
	await closed(page);
});

test("nobody's cards lie open before that person has lifted a curtain", async () => {
	for (const seed of [1, 2, 3, 4]) {
		const page = await sit(browser, server.url, { seed });
		await page.addInitScript(() => {
			// The deal of a hand is told to its owner card by card, to all others by number.
			window.told = [];
			const look = () => {
				if (!window.lifted) for (const [told] of document.body.innerText.matchAll(/\w+ draws: .*/g)) window.told.push(told);
			};
			document.addEventListener("DOMContentLoaded", () => new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true }));
		});
		await page.reload();
		await setUp(page, "king-of-pirates", ["4"], 2);
		let now = await offered(page);
		for (let n = 0; !now.curtain && n < 20; n++) {
			await byAction(page, 0);
			now = await offered(page, now);
		}
		must(now.curtain, "no curtain");
		const { told, behind } = await page.evaluate(() => ({ told: window.told, behind: document.querySelectorAll(".felt .seat.mine").length }));
		must(told.length === 0, `seed ${seed}: ${told[0]}`);
		must(behind === 0, `seed ${seed}: somebody's seat lies behind the curtain`);
		await page.evaluate(() => (window.lifted = true));
		await page.click(".curtain button");
		await page.waitForSelector(".curtain", { state: "detached" });
		must((await offered(page)).moves, "nothing to do behind the curtain");
		await page.waitForSelector(".felt .seat.mine");
		await closed(page);
	}
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
			await soon(async () => [await page.locator("dialog").count(), await page.locator(".curtain:modal").count()], ([all, modal]) => all === 1 && modal === 1, "the curtain can be passed");
			await page.click(".curtain button");
			await page.waitForSelector(".curtain", { state: "detached" });
			now = await offered(page);
		}
		const pass = now.moves.indexOf("pass");
		await take(page, now, pass >= 0 ? pass : (n * 7) % now.moves.length);
	}
	const turns = await page.locator(".side .log li.turn").count();
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

test("two people take back: every time something is, and somebody is asked", async () => {
	const page = await sit(browser, server.url);
	await setUp(page, "king-of-pirates", ["2"], 2);
	const undo = page.getByRole("button", { name: "Take back" });
	let undone = 0;
	for (let n = 0; n < 90 && undone < 12; n++) {
		const now = await offered(page);
		if (now.over) break;
		if (now.curtain) {
			await page.click(".curtain button");
			await page.waitForSelector(".curtain", { state: "detached" });
			continue;
		}
		if (n % 3 > 0 || (await undo.isDisabled())) {
			await take(page, now, (n * 7) % now.moves.length);
			continue;
		}
		await undo.click();
		undone++;
		await page.waitForFunction((b) => Number(document.querySelector(".table-screen")?.dataset.moves) < b, Number(now.here));
		const then = await offered(page);
		must(then.curtain || then.moves.length > 1, `after ${now.here} moves: nothing to decide`);
	}
	must(undone > 3, `${undone} taken back`);
	await soon(async () => (await keptHere(page, "games"))[0].record.match(/^undo \d+ #/gm)?.length, (lines) => lines === undone, `${undone} taken back, in the record`);
	const here = await page.getAttribute(".table-screen", "data-moves");
	await page.reload();
	await offered(page);
	await soon(() => page.getAttribute(".table-screen", "data-moves"), (moves) => moves === here, `${here} moves before a reload`);
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

test("wishes ticked faster than the module answers are all heard", async () => {
	const page = await sit(browser, server.url, { settings: { speed: "normal" } });
	await show(page, server.url, { name: "ticks", path: "#/table/scene", wanted: { game: "king-of-pirates", moves: 60 }, ready: offered });
	await page.keyboard.press(",");
	await page.waitForSelector(".stops");
	const { before, after, told } = await page.evaluate(async () => {
		const post = Worker.prototype.postMessage;
		const said = [];
		Worker.prototype.postMessage = function (message, ...more) {
			said.push(message.text);
			return post.call(this, message, ...more);
		};
		const boxes = () => [...document.querySelectorAll("[data-stop]")];
		const ticked = () => boxes().filter((box) => box.checked).map((box) => box.dataset.stop).sort();
		const before = ticked();
		for (const box of boxes().slice(0, 2)) box.click();
		await new Promise((resolve) => setTimeout(resolve, 500));
		Worker.prototype.postMessage = post;
		const told = said.filter((text) => / prefs \d/.test(text)).pop();
		return { before, after: ticked(), told: told.trim().split(" only ")[1].split(" ").sort() };
	});
	must(after.join() !== before.join(), "nothing was ticked");
	must(told.join() === after.join(), `shown ${after}, told ${told}`);
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
