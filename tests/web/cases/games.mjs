// games.mjs -- whole games to the end: by clicking, by keyboard, with every set, dressed and plain.

import { browser, closed, must, server, setUp, soon, start, test } from "../case.mjs";
import { sceneOf, show } from "../scenes.mjs";
import { byAction, byKey, byThing, drawn, offered, playOut, sit, take } from "../table.mjs";

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

/** What is said at this moment, comment after comment. */
async function comments(page) {
	const said = [];
	while ((await page.locator(".coach").count()) > 0 && said.length < 12) {
		said.push(await page.textContent(".coach p"));
		await page.click(".coach .primary");
		await drawn(page);
	}
	return said;
}

test("a first game comments on a lost harbour, on taxes, and on whose turn it is before what people cost", async () => {
	const page = await sit(browser, server.url);
	const at = async (wanted) => {
		await show(page, server.url, { ...sceneOf("port-royal-coach"), wanted: { game: "port-royal", tutorial: true, ...wanted } });
		return comments(page);
	};
	const guest = await at({ moves: 20, verb: "hire", other: true });
	must(/somebody else's turn/.test(guest[0]) && guest.some((text) => /^People cost/.test(text)), guest.join(" | "));
	await page.goto(server.url);
	await page.click('[data-learn="port-royal"]');
	await page.waitForSelector(".coach");
	const told = [];
	for (let n = 0; n < 60 && !(told.some((text) => /harbour is lost/.test(text)) && told.some((text) => /tax increase/.test(text))); n++) {
		const now = await offered(page);
		told.push(...(await comments(page)));
		const on = now.moves.indexOf("discover");
		await take(page, now, Math.max(on, 0));
		await drawn(page);
		told.push(...(await comments(page)));
	}
	must(told.some((text) => /harbour is lost/.test(text)) && told.some((text) => /tax increase/.test(text)), told.join(" | "));
	await closed(page);
});

test("a first game of King of Pirates comments on a fight nobody asked for, and on cards in one's own turn", async () => {
	const page = await sit(browser, server.url);
	for (const [verb, wanted] of [["reroll", /^A fight!/], ["scurvy", /^A moment for an action card/]]) {
		await show(page, server.url, { ...sceneOf("pirates-coach"), wanted: { game: "king-of-pirates", tutorial: true, verb, own: true } });
		const told = await comments(page);
		must(told.some((text) => wanted.test(text)), `${verb}: ${told.join(" | ")}`);
	}
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
