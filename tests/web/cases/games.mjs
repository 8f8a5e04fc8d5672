// games.mjs -- whole games to the end: by clicking, by keyboard, with every set, dressed and plain.

import { browser, closed, must, server, setUp, soon, start, test } from "../case.mjs";
import { byAction, byKey, byThing, offered, playOut, sit } from "../table.mjs";

test("Port Royal to the end by clicking cards", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await playOut(page, "port-royal", byThing);
	must((await page.locator(".result tbody tr:not(.sums)").count()) === 3, "three results");
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
		if (next) await soon(() => page.textContent(".coach p"), (said) => next.test(said), `${game} says nothing to the first question`);
		await playOut(page, game, byAction, 12);
		await closed(page);
	}
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
