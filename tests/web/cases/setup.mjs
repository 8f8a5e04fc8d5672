// setup.mjs -- setting up a table: who sits there, what goes together, and that two clicks begin
// one game.

import { browser, closed, must, server, soon, test } from "../case.mjs";
import { keptHere } from "../inside.mjs";
import { drawn, offered, sit } from "../table.mjs";

test("two clicks begin one game, one story, one chapter", async () => {
	const page = await sit(browser, server.url);
	const kept = (what, number) => soon(() => keptHere(page, what), (all) => all.length === number, `not ${number} ${what}`);
	const twice = (what) => page.locator(what).evaluate((button) => (button.click(), button.click()));
	await twice('[data-play="port-royal"]');
	await offered(page);
	await page.goto(`${server.url}#/new/rotterdam`);
	await page.waitForSelector(".chairs");
	await twice(".primary.big");
	await offered(page);
	await kept("games", 2);
	await page.goto(`${server.url}#/new/port-royal`);
	await page.click('[data-way="adventure"]');
	await twice(".primary.big");
	await page.waitForSelector(".chapters li");
	await kept("tales", 1);
	await twice(".tale-screen .primary");
	await offered(page);
	await kept("games", 3);
	await closed(page);
});

test("a game that is refused from the first page says why, and can be tried again", async () => {
	const page = await sit(browser, server.url, { settings: { name: "Ada\nseat 9" } });
	await page.click('[data-play="rotterdam"]');
	await page.waitForSelector(".notice");
	must(/\w{4,} \w/.test(await page.textContent(".notice p")), await page.textContent(".notice"));
	await page.click(".notice button");
	await page.waitForSelector(".notice", { state: "detached" });
	await page.click('[data-play="rotterdam"]');
	await page.waitForSelector(".notice");
	await closed(page);
});

test("who is chosen faster than the screen is drawn sits there all the same", async () => {
	const page = await sit(browser, server.url);
	await page.goto(`${server.url}#/new/port-royal`);
	await page.waitForSelector(".chairs");
	await page.evaluate(() => {
		for (const seat of document.querySelectorAll(".chairs select")) {
			seat.value = "hard";
			seat.dispatchEvent(new Event("change", { bubbles: true }));
		}
	});
	const kinds = () => page.locator(".chairs select").evaluateAll((all) => all.map((seat) => seat.value).join());
	await drawn(page);
	must((await kinds()) === "hard,hard,hard", await kinds());
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
		await soon(() => choices.allTextContents(), (all) => all.join("") === numbers, way);
	}
	await closed(page);
});

test("every option says what it does, to who looks and who listens", async () => {
	const page = await sit(browser, server.url);
	await page.goto(`${server.url}#/new/port-royal`);
	await page.waitForSelector(".chairs");
	await page.click(".options summary");
	for (const way of ["base", "together", "adventure"]) {
		await page.click(`[data-way="${way}"]`);
		const told = () =>
			page.evaluate(() =>
				[...document.querySelectorAll(".options fieldset, .options input[type=number]")].map((field) => {
					const help = document.getElementById(field.getAttribute("aria-describedby") ?? "");
					return help?.checkVisibility() ? help.textContent : "";
				}),
			);
		await soon(told, (all) => all.length > 1 && all.every((help) => help.length > 20), way);
	}
	// The set is called what the way to play with it is called.
	must((await page.locator(".check", { hasText: "travel game" }).textContent()).includes("Set Sail"), "which set the travel game is");
	must((await page.locator(".ways b", { hasText: "travel game" }).count()) === 1, "the way has another name");
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
	// The adventure goes with the base game, not with the travel game alone.
	await tick(1);
	await tick(0);
	await page.waitForSelector(".error");
	const said = await page.textContent(".error");
	must(/^The adventure .+\.$/.test(said) && !/=/.test(said), `it says: ${said}`);
	await page.click(".primary.big");
	must((await page.locator(".chairs").count()) === 1, "it begins all the same");
	await page.click('.langs [lang="de"]');
	await page.waitForFunction(() => document.querySelector(".error")?.textContent.startsWith("Das Abenteuer"));
	await page.click('.langs [lang="en"]');
	for (const n of [1, 4]) await tick(n);
	await page.waitForFunction(() => /at least one/.test(document.querySelector(".error")?.textContent ?? ""));
	await page.goto(`${server.url}#/new/rotterdam`);
	await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Rotterdam");
	await page.locator(".chairs input").nth(1).fill("Ada");
	await page.click(".primary.big");
	await offered(page);
	await soon(() => keptHere(page, "games"), ([game]) => game?.names.slice(0, 2).join() === "Ada,Ada 2", "two have one name");
	await closed(page);
});
