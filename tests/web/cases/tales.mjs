// tales.mjs -- stories and teams: an adventure over its chapters, and how it ends for those who
// play together.

import { execFileSync } from "node:child_process";
import { browser, closed, folder, must, server, soon, start, test } from "../case.mjs";
import { keptHere } from "../inside.mjs";
import { sceneOf, show } from "../scenes.mjs";
import { byAction, offered, playOut, program, sit } from "../table.mjs";

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
	await soon(() => page.textContent(".chapters li:first-child"), (now) => now === told, `told was ${told}, now it is`);
	await page.click(".tale-screen .primary");
	await page.waitForSelector(".table-screen");
	await offered(page);
	// The record of this chapter names the one before it.
	const heads = async () => (await keptHere(page, "games")).map(({ record }) => [/^after (\w+)/m.exec(record)?.[1], /^head (\w+)/m.exec(record)?.[1]]);
	await soon(heads, (all) => all.some(([after]) => after && all.some(([, head]) => head === after)), "no chapter goes on from another");
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
	await soon(() => page.textContent(".hintline"), (said) => said.includes("cannot be taken back"), "it says");
	await page.getByRole("button", { name: "Show the result" }).click();
	await page.waitForSelector('dialog a[href^="#/tale/"]');
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
	const tale = (await soon(kept, (all) => all.some((id) => id !== ""), "no game of a story")).find((id) => id !== "");
	await page.goto(`${server.url}#/tale/${tale}`);
	await page.getByRole("button", { name: "Delete", exact: true }).click();
	must((await page.textContent("dialog")).includes("1"), "it does not say what goes with it");
	await page.locator("dialog").getByRole("button", { name: "Delete", exact: true }).click();
	await page.waitForSelector(".games");
	await soon(kept, (all) => all.length === 1 && all[0] === "", "kept");
	await closed(page);
});

test("a chapter whose game was deleted is begun anew", async () => {
	const page = await sit(browser, server.url);
	await page.goto(`${server.url}#/new/port-royal`);
	await page.click('[data-way="adventure"]');
	await page.click(".primary.big");
	await page.waitForSelector(".chapters li");
	await page.click(".tale-screen .primary");
	await page.waitForSelector(".table-screen");
	const games = () => keptHere(page, "games");
	const [{ id, tale }] = await soon(games, (all) => all.length === 1, "no chapter");
	await page.goto(server.url);
	await page.locator(".saved li").getByRole("button", { name: /^Delete/ }).click();
	must((await page.textContent("dialog")).includes("chapter"), "it does not say what it is");
	await page.locator("dialog").getByRole("button", { name: "Delete", exact: true }).click();
	await page.waitForFunction(() => document.activeElement?.id === "saved-title");
	await soon(games, (all) => all.length === 0, "it is still there");
	await page.goto(`${server.url}#/tale/${tale}`);
	await page.click(".tale-screen .primary");
	await page.waitForSelector(".table-screen");
	await soon(games, ([again]) => again?.id === id && again.tale === tale, `not ${id} of ${tale}`);
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
	const row = await page.textContent(".saved li");
	must(/Together against time/.test(row) && /lost/.test(row), `the list of games says: ${row}`);
	await page.locator(".saved li").getByRole("link", { name: /^Result/ }).click();
	await page.waitForSelector("dialog .together");
	await closed(page);
});

test("games that are kept are told apart, by how they are played and by chapter", async () => {
	const page = await sit(browser, server.url);
	const kinds = {
		"sets=base,adventure mode=coop": "The adventure, together · Chapter 1",
		"sets=base,adventure mode=solo chapter=2 attempt=3": "The adventure, alone · Chapter 2 · attempt 3",
		"sets=base,gambler end=variant": "Sets: base game + Gambler · End: variant",
		"sets=base,contracts mode=coop aside=1": "Together against time · Put aside: 1",
		"": "The base game",
	};
	for (const [options, said] of Object.entries(kinds)) {
		const wanted = { game: "port-royal", players: /solo/.test(options) ? 1 : 2, options, choices: 1 };
		await show(page, server.url, { name: "kind", path: "#/", wanted, ready: (p) => p.waitForSelector(".saved li") });
		const row = page.locator(".saved li", { hasText: said });
		must((await row.count()) === 1, `${said}: ${await page.textContent(".saved")}`);
		await row.getByRole("button", { name: /^Delete/ }).click();
		const asked = await page.textContent("dialog");
		must(asked.includes(said) && asked.includes("Port Royal") && asked.includes("Ada"), asked);
		await page.keyboard.press("Escape");
		await row.getByRole("link", { name: /^Continue/ }).click();
		await page.waitForSelector(".table-screen");
		must((await page.textContent(".bar .status")).includes(said), "the bar does not say it");
	}
	await closed(page);
});

test("a team has one line in the chart of chances", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, sceneOf("port-royal-together-over"));
	const chances = page.locator(".chart", { hasText: "Chance to win" });
	must((await chances.locator("polyline").count()) === 1, "one line for the team");
	const points = await chances.locator("polyline").getAttribute("points");
	must(new Set(points.split(" ").map((p) => p.split(",")[1])).size > 2, `a flat line: ${points}`);
	await closed(page);
});
