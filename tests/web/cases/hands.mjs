// hands.mjs -- by hand: what is dragged, pointed at and skipped, and what moves meanwhile.

import { browser, closed, must, server, soon, test } from "../case.mjs";
import { keptHere } from "../inside.mjs";
import { show } from "../scenes.mjs";
import { byAction, drawn, offered, PHONE, playOut, sit, unfold } from "../table.mjs";

test("a card dragged to the own seat is taken", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, { name: "drag", path: "#/table/scene", wanted: { game: "port-royal", moves: 60, choices: 3, verb: "hire" }, ready: offered });
	const before = await page.getAttribute(".table-screen", "data-moves");
	const cards = await page.locator(".seat.mine .crew .card").count();
	const card = page.locator('.quay .thing.glow[aria-label*="hire the"]').first();
	await card.dragTo(page.locator(".seat.mine .seat-head"));
	await page.waitForFunction((b) => document.querySelector(".table-screen")?.dataset.moves !== b, before);
	await soon(() => page.locator(".seat.mine .crew .card").count(), (n) => n === cards + 1, `the crew was ${cards}`);
	await closed(page);
});

test("a finger drags a card after a moment, and scrolls if it does not wait", async () => {
	const page = await sit(browser, server.url, { viewport: { width: 390, height: 560 }, hasTouch: true, isMobile: true });
	// A finger has rested long enough when the test says so, however slow its moves arrive.
	await page.addInitScript(() => {
		const real = window.setTimeout;
		window.setTimeout = (act, ms, ...more) => (ms === 220 ? ((window.rested = act), 0) : real(act, ms, ...more));
	});
	await page.reload();
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
	await page.evaluate(() => window.rested());
	await page.waitForSelector(".ghost");
	for (let n = 1; n <= 8; n++) await finger("touchMove", x + ((tray.x + 30 - x) * n) / 8, y + ((tray.y + 12 - y) * n) / 8);
	must((await page.evaluate(() => document.querySelector(".felt").scrollTop)) === 0, "the table scrolled under the card");
	await finger("touchEnd");
	await page.waitForFunction((b) => document.querySelector(".table-screen")?.dataset.moves !== b, before);
	must((await page.locator(".ghost").count()) === 0, "the picture of the card stays");
	await closed(page);
});

test("a second finger neither moves nor drops what the first one holds", async () => {
	const page = await sit(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true });
	await show(page, server.url, { name: "fingers", path: "#/table/scene", wanted: { game: "port-royal", moves: 60, choices: 3, verb: "hire" }, ready: offered });
	const touch = await page.context().newCDPSession(page);
	const before = await page.getAttribute(".table-screen", "data-moves");
	const { x, y, width, height } = await page.locator('.quay .thing.glow[aria-label*="hire the"]').first().boundingBox();
	await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
	await page.waitForSelector(".ghost");
	await page.locator(".hand").evaluate((tray) => {
		const { left, top } = tray.getBoundingClientRect();
		const other = { pointerId: 99, pointerType: "touch", clientX: left + 8, clientY: top + 8, bubbles: true };
		for (const type of ["pointerdown", "pointermove", "pointerup"]) tray.dispatchEvent(new PointerEvent(type, other));
	});
	await drawn(page);
	must((await page.locator(".ghost").count()) === 1, "the card was let go");
	must((await page.getAttribute(".table-screen", "data-moves")) === before, "it was played");
	await closed(page);
});

test("who presses twice means one move", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, { name: "twice", path: "#/table/scene", wanted: { game: "port-royal", moves: 60, verb: "discover" }, ready: offered });
	const now = await offered(page);
	const key = String(now.moves.indexOf("discover") + 1);
	const kept = async () => (await keptHere(page, "games"))[0].record.split("\n").filter((line) => /^\d discover\b/.test(line)).length;
	const before = await kept();
	await page.evaluate((k) => {
		for (let n = 0; n < 2; n++) window.dispatchEvent(new KeyboardEvent("keydown", { key: k }));
	}, key);
	await page.waitForFunction((b) => document.querySelector(".table-screen")?.dataset.moves !== b, now.here);
	await offered(page);
	await soon(kept, (n) => n > before, "it is not kept");
	must((await kept()) === before + 1, "two cards were turned over");
	await closed(page);
});

test("a slow tap takes a thing of one's own up, as a quick one does, and plays nothing", async () => {
	const page = await sit(browser, server.url, { viewport: PHONE, hasTouch: true, isMobile: true });
	await show(page, server.url, { name: "tap", path: "#/table/scene", wanted: { game: "king-of-pirates", verb: "dismiss" }, ready: offered });
	const touch = await page.context().newCDPSession(page);
	const before = await page.getAttribute(".table-screen", "data-moves");
	const own = page.locator(".seat.mine .thing.glow").first();
	await own.scrollIntoViewIfNeeded();
	const { x, y, width, height } = await own.boundingBox();
	await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
	await page.waitForSelector(".ghost");
	await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
	await page.waitForSelector('.seat.mine .thing[aria-pressed="true"]');
	must((await page.getAttribute(".table-screen", "data-moves")) === before, "it was played");
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
	await page.waitForSelector('.spot[data-thing^="ship/"][aria-pressed="true"]');
	await page.locator('.spot[data-thing^="board/"]').first().click();
	await moved(before);
	await closed(page);
});

test("a choice under the pointer shows what it is about", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, { name: "point", path: "#/table/scene", wanted: { game: "king-of-pirates", moves: 60, choices: 3, verb: "sail" }, ready: offered });
	await unfold(page, "sail:");
	await page.locator('.action[data-move^="sail:"]').first().hover();
	await page.waitForSelector(".spot.pointed");
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
	// … and so do animations, or a busy machine would look for them when they are over.
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Animation.enable");
	await devtools.send("Animation.setPlaybackRate", { playbackRate: 0.02 });
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
	// The others play: a click brings on one step, and so does a key.  Either a pause has begun,
	// the n-th, and what is drawn stays, or the person is asked.
	const waits = (n) => page.waitForFunction((least) => (window.pauses >= least ? "pause" : document.querySelector(".status .yours") && "asked"), n).then((found) => found.jsonValue());
	for (let n = 0; n < 40 && (await waits(1)) === "asked"; n++) {
		now = await offered(page);
		await byAction(page, now.moves.length - 1);
		await moved(now.here);
	}
	let skipped = 0;
	const skips = [() => page.click(".hand"), () => page.keyboard.press(" "), () => page.click(".felt", { position: { x: 4, y: 4 } })];
	for (let n = 0; n < skips.length && (await waits(n + 1)) === "pause"; n++) {
		await drawn(page);
		const before = await page.getAttribute(".table-screen", "data-moves");
		await page.waitForTimeout(300);
		must((await page.getAttribute(".table-screen", "data-moves")) === before, "it does not wait");
		await skips[n]();
		await moved(before);
		skipped = n + 1;
	}
	must(skipped > 1, `only ${skipped} pauses`);
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
		const { pauses, said } = await page.evaluate(() => ({ pauses: window.pauses, said: window.said }));
		const made = async () => (await keptHere(page, "games"))[0].record.split("\n").filter((line) => /^[0-5D] /.test(line));
		const here = Number(await page.getAttribute(".table-screen", "data-moves"));
		const moves = await soon(made, (lines) => lines.length >= here, `${game}: not all ${here} moves are kept`);
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
	const before = await page.getAttribute(".table-screen", "data-moves");
	await page.locator('.action[data-move^="discover"]').click();
	await page.waitForFunction((b) => document.querySelector(".table-screen")?.dataset.moves !== b, before);
	for (let n = 0; n < 20; n++) must((await page.evaluate(() => document.getAnimations().length)) === 0, "something moves");
	await closed(page);
});

test("a click is one question to the module", async () => {
	const page = await sit(browser, server.url, { settings: { speed: "normal" } });
	// Every question of the page is written down.
	await page.addInitScript(() => {
		const real = Worker.prototype.postMessage;
		window.questions = [];
		Worker.prototype.postMessage = function (message, ...more) {
			if (message.text) window.questions.push(message.text.split("\n")[0]);
			return real.call(this, message, ...more);
		};
	});
	await page.reload();
	for (const [game, verb] of [["port-royal", "discover"], ["king-of-pirates", "sail"], ["rotterdam", "offer"]]) {
		await show(page, server.url, { name: `question-${game}`, path: "#/table/scene", wanted: { game, moves: 60, verb, own: game !== "rotterdam" }, ready: offered });
		const id = page.url().split("/").at(-1);
		const kept = async () => (await keptHere(page, "games")).find((g) => g.id === id);
		const before = await offered(page);
		const [{ moves }] = await Promise.all([kept(), page.evaluate(() => (window.questions.length = 0))]);
		const at = before.moves.findIndex((m) => m.startsWith(verb));
		await page.evaluate((n) => document.querySelectorAll(".actions .action")[n].click(), at);
		if (before.kinds[at]) {
			await offered(page, { ...before, opened: true });
			await page.evaluate(() => document.querySelector(".actions .action[data-move]").click());
		}
		await offered(page, before);
		// Keeping the game is the last thing that a click leads to.
		const { record } = await soon(kept, (g) => g.moves > moves, `${game}: the move is not kept`);
		const questions = await page.evaluate(() => window.questions);
		must(questions.length === 1 && questions[0].startsWith("en play 0 0 "), `${game}: a click asked ${JSON.stringify(questions)}`);
		const move = questions[0].split(" ")[4];
		must(record.split("\n").some((line) => line.startsWith(`0 ${move}`)), `${game}: the record has no ${move}`);
		await page.goto(server.url);
	}
	await closed(page);
});
