// drawing.mjs -- what is drawn: that it is all there, says what it is, and looks like what it
// belongs to.

import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { browser, closed, folder, must, server, soon, test } from "../case.mjs";
import { inWorker } from "../inside.mjs";
import { sceneOf, show } from "../scenes.mjs";
import { DESK, offered, PHONE, program, sit } from "../table.mjs";

test("a card as small as a thumb still shows its figures", async () => {
	const page = await sit(browser, server.url, { viewport: PHONE });
	await show(page, server.url, sceneOf("port-royal-five"));
	const sizes = await page.evaluate(() => [...document.querySelectorAll(".opponents .badge text")].map((e) => parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a));
	must(sizes.length > 0 && Math.min(...sizes) > 7, `sizes of figures: ${sizes.map((s) => s.toFixed(1)).join(" ")}`);
	const names = await page.evaluate(() => [...document.querySelectorAll(".opponents .card-name")].filter((e) => e.checkVisibility()).length);
	must(names === 0, "words nobody can read");
	await closed(page);
});

test("a seat of Rotterdam has the colour of its ships, by day and by lamplight", async () => {
	for (const colorScheme of ["light", "dark"]) {
		const page = await sit(browser, server.url, { colorScheme });
		await show(page, server.url, sceneOf("rotterdam-middle"));
		const seats = await page.evaluate(() => {
			const hue = (colour) => {
				const [r, g, b] = colour.match(/\d+/g).map(Number);
				return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
			};
			return [...document.querySelectorAll(".board .boat")].map((boat) => {
				const mark = [...document.querySelectorAll(".seat .mark")].find((m) => boat.textContent.includes(m.textContent.trim()));
				const apart = Math.abs(hue(getComputedStyle(mark).color) - hue(getComputedStyle(boat.querySelector("path")).fill));
				return [mark.textContent, Math.round(Math.min(apart, 360 - apart))];
			});
		});
		must(new Set(seats.map(([mark]) => mark)).size >= 2 && seats.every(([, apart]) => apart < 25), `${colorScheme}: ${JSON.stringify(seats)}`);
		await closed(page);
	}
});

test("the ring is around who is asked, and points on orders are in sight", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, { ...sceneOf("rotterdam-late"), wanted: { game: "rotterdam", moves: 60, verb: "open" } });
	must((await page.locator(".seat.asked").count()) === 1 && (await page.locator(".seat.asked.mine").count()) === 1, "another seat is ringed");
	must((await page.locator('.seat [title="points on orders"]').count()) === 3, "no points on orders");
	await show(page, server.url, sceneOf("rotterdam-over"));
	const rows = await page.evaluate(() => [...document.querySelectorAll(".result tbody tr:not(.sums)")].map((row) => [Number(row.lastElementChild.textContent), (row.nextElementSibling.querySelector("small").textContent.match(/\d+/g) ?? []).map(Number)]));
	must(rows.length === 3 && rows.every(([score, parts]) => parts.length === 3 && parts[0] + parts[1] + parts[2] === score), JSON.stringify(rows));
	await closed(page);
});

test("every quay of Rotterdam says what is made there, to who looks, hovers or listens", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, { ...sceneOf("rotterdam-start"), wanted: { game: "rotterdam", verb: "place" } });
	const label = await page.getAttribute(".board svg", "aria-label");
	must(/Vulcaanhaven[^:;]*: grain → bread, beer;.*Botlekhaven: crude oil → petrol, plastic/.test(label), label);
	const titles = await page.locator(".board g:has(> .harbour-name) > title").allTextContents();
	must(titles.length === 4 && titles.some((t) => /^Merwehaven.*: fruit → orange juice, jam$/.test(t)), titles.join("; "));
	const said = await page.locator('.board .thing[aria-label*="grain goes to"]').first().getAttribute("aria-label");
	must(/grain goes to the Vulcaanhaven[^:]*: bread or beer/.test(said), said);
	await show(page, server.url, { ...sceneOf("rotterdam-start"), wanted: { game: "rotterdam", moves: 40, verb: "accept" } });
	const trade = await page.locator('.action[data-move^="accept"]').first().textContent();
	must(/you give 1 × \w/.test(trade) && /you get 1 × \w/.test(trade), trade);
	await closed(page);
});

test("the sea says what lies where, to who hovers, taps or listens", async () => {
	const page = await sit(browser, server.url, { viewport: PHONE });
	await show(page, server.url, sceneOf("pirates-late"));
	const label = await page.getAttribute(".board svg", "aria-label");
	must(/Fort Regent[^;]*defence 11, loot 8/.test(label) && /Goat Island[^;]*maps 3/.test(label) && /: (small|large) (British|French|Spanish) [^;]*defence/.test(label), label);
	const titles = await page.locator(".board title").allTextContents();
	must(titles.length === 61 && titles.some((title) => /^open sea 48/.test(title)), titles.join("; "));
	await page.locator(".board path:has(title)").evaluateAll((all) => all.find((p) => p.textContent.startsWith("Fort Regent")).dispatchEvent(new MouseEvent("click", { bubbles: true })));
	await soon(() => page.textContent(".hintline"), (said) => /Fort Regent.*defence 11/.test(said), "a tap says");
	await closed(page);
});

test("a phone on its side shows the sea, and a contract that is tapped its task", async () => {
	const page = await sit(browser, server.url, { viewport: { width: 844, height: 390 } });
	for (const name of ["pirates-middle", "rotterdam-start"]) {
		await show(page, server.url, sceneOf(name));
		const seen = await page.evaluate(() => {
			const [board, felt] = [".board", ".felt"].map((e) => document.querySelector(e).getBoundingClientRect());
			return [(Math.min(board.bottom, felt.bottom) - Math.max(board.top, felt.top)) / board.height, board.height / innerHeight];
		});
		must(seen[0] > 0.9 && seen[1] > 0.6, `${name}: ${seen}`);
	}
	await page.setViewportSize(PHONE);
	await show(page, server.url, sceneOf("port-royal-contracts"));
	await page.locator(".zone-contracts .thing").first().click();
	must(/[a-z]{3,} .*[a-z]{3,} /.test((await page.textContent(".hintline")).replace(await page.textContent(".hintline b"), "")), "no task");
	await closed(page);
});

test("the end of every line in a chart is labelled inside the picture, with six at the table", async () => {
	for (const viewport of [DESK, PHONE]) {
		const page = await sit(browser, server.url, { viewport });
		await show(page, server.url, { name: "six", path: "#/replay/scene", wanted: { game: "king-of-pirates", players: 6, end: true }, ready: (p) => p.waitForSelector('.chart[aria-busy="false"]', { timeout: 60_000 }) });
		const labels = await page.evaluate(() => {
			const picture = document.querySelector(".chart svg").getBoundingClientRect();
			return [...document.querySelectorAll(".chart .end")].map((e) => e.getBoundingClientRect()).map((b) => [b.top - picture.top, picture.bottom - b.bottom]);
		});
		must(labels.length === 6 && labels.flat().every((inside) => inside >= -3), `${viewport.width}: ${labels.map((l) => l.map(Math.round))}`);
		await closed(page);
	}
});

test("a fight says its chance once", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, { name: "fight", path: "#/table/scene", wanted: { game: "king-of-pirates", moves: 60, verb: "fight" }, ready: offered });
	const said = await page.textContent('.action[data-move^="fight"]');
	const [, chance] = /(\d+) in 100 to win/.exec(said) ?? [];
	must(chance && /on average/.test(said) && !said.includes(`${chance} %`), said);
	await closed(page);
});

/** Port Royal's cards as the list shows them, with the markup of what is asked, of the row below and
 * of the cargo, and the figures in the picture. */
async function gallery(page) {
	await page.goto(`${server.url}#/cards/port-royal`);
	await page.waitForSelector(".gallery li");
	const { cards } = await inWorker(page, ["en cards port-royal"]);
	const drawn = await page.locator(".gallery li").evaluateAll((all) => all.map((li) => {
		const signs = (where) => [...li.querySelectorAll(where)].map((g) => g.innerHTML);
		return { name: li.querySelector("h3").firstChild.textContent.trim(), set: li.closest("section").querySelector("h2").textContent,
			asks: signs(".asks > g"), foot: signs(".foot > g"), cargo: signs('circle[r="14"] + g'), figures: [...li.querySelectorAll("svg text:not(.card-name)")].map((t) => t.textContent) };
	}));
	return drawn.map((card) => ({ ...card, ...cards.find((c) => c.name === card.name && c.set === card.set) }));
}

/** What the rules say to a scenario: nothing, or why not. */
async function ruled(name, lines) {
	const file = `${folder}/${name}.scn`;
	writeFileSync(file, `${lines.join("\n")}\n`);
	await promisify(execFile)(program, ["scenario", file]).catch((e) => must(false, `${lines.join("; ")}: ${e.stderr}`));
}

const ADVENTURE = ["deal event:quiet", "put persona@0 grace", "put persona@1 scott"];

test("an expedition shows what the rules ask for it, neither more nor less", async () => {
	const page = await sit(browser, server.url);
	const cards = await gallery(page);
	const one = (id, where) => cards.find((c) => c.id === id)[where][0];
	// Whoever and whatever can be asked for, by the sign on his or its own card.
	const signs = new Map(["settler_4_1", "captain_4_1", "priest_4_1"].map((id) => [one(id, "foot"), id]));
	for (const id of ["bread_red", "rum_red", "ares_herbs_2", "ares_book_2"]) signs.set(one(id, "cargo"), id);
	const expeditions = cards.filter((c) => c.id.startsWith("exp_"));
	must(signs.size === 7 && expeditions.length === 9, `${signs.size} signs, ${expeditions.length} expeditions`);
	for (const { id, asks } of expeditions) {
		const needs = asks.map((sign) => signs.get(sign));
		must(needs.length > 1 && needs.every(Boolean), `${id}: ${needs}`);
		const game = id === "exp_five" ? ["game port-royal players=5"] : ["game port-royal players=2 sets=base,adventure chapter=5", ...ADVENTURE, `put expeditions ${id}`];
		const have = (all) => all.map((need) => `put ${/_4_1$/.test(need) ? "crew" : "hold"}@0 ${need}`);
		await ruled(id, [...game, "auto 1", ...have(needs), `expect can 0 claim:${id}`]);
		for (let gone = 0; gone < needs.length; gone++)
			await ruled(id, [...game, "auto 1", ...have(needs.filter((_, i) => i !== gone)), `expect cannot 0 claim:${id}`]);
	}
	await closed(page);
});

test("a tax shows from how many coins it is paid, what is left and what it brings, in every game", async () => {
	const page = await sit(browser, server.url);
	const taxes = (await gallery(page)).filter((c) => c.id.startsWith("tax_") && c.list === 4);
	must(taxes.length >= 4, `${taxes.length} taxes`);
	for (const { id, set, figures } of taxes) {
		const from = Number(figures.find((f) => /^\d+\+$/.test(f)).slice(0, -1));
		const left = figures.find((f) => f.startsWith("→"))?.slice(1) ?? (figures.includes("½") && from - Math.floor(from / 2));
		const bonus = Number(figures.find((f) => /^\+\d$/.test(f)));
		const alone = set === "travel game", high = id === "tax_high";
		const best = id === "tax_swords" ? ["put crew@1 sailor_3_1"] : ["put crew@0 sailor_3_1"];
		for (const [coins, kept] of [[from, left], [from - 1, from - 1]])
			await ruled(id, [`game port-royal players=2 ${high ? "sets=base,adventure" : alone ? "sets=unterwegs" : ""}`, "auto 1", ...(high ? ADVENTURE : []), `deal reveal:${id}`, ...best,
				`put coins@0 ${coins}`, "put coins@1 2", "0 discover", `expect coins@0 ${kept}`, `expect coins@1 ${2 + bonus}`]);
	}
	// At a table it shows what counts there.
	for (const [options, moves, paid] of [["sets=unterwegs", 60, "9+"], ["sets=base,unterwegs", 230, "12+"]]) {
		await show(page, server.url, { name: "tax", path: "#/table/scene", wanted: { game: "port-royal", options, moves, choices: 1 }, ready: offered });
		const seen = await page.locator(".pile-discard text").allTextContents();
		must(seen.includes(paid) && seen.includes("↓"), `${options}: ${seen}`);
	}
	await closed(page);
});

test("what only the first gets for a mission is told apart, to who looks and who listens", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, { name: "first", path: "#/table/scene", wanted: { game: "port-royal", options: "sets=base,adventure chapter=3", moves: 10, choices: 1 }, ready: offered });
	const mission = page.locator(".zone-missions .thing").first();
	const drawn = (await mission.locator(".rewards").textContent()).replace(/\s+/g, " ").trim();
	const crowns = /^1\. 1 · ([1-9])$/.exec(drawn)?.[1];
	must(crowns, drawn);
	must((await mission.getAttribute("aria-label")).includes(`crowns ${crowns}, first: crowns 1`), await mission.getAttribute("aria-label"));
	await closed(page);
});

/** What lies on a board, or is told by a number or a word. */
const ELSEWHERE = /^(Coins|Ship|Treasures dug|Harbourmaster|Space .*|Start .*|\w+haven.*)$/;

/** Names of what a seat has before it, with how many, off the table as it is drawn. */
const belongings = (page, seat) =>
	page.evaluate(([n, elsewhere]) => {
		const all = {};
		for (const e of document.querySelectorAll(`.seat.seat-${n} .thing`)) {
			if (new RegExp(elsewhere).test(e.closest("[role=group]").getAttribute("aria-label"))) continue;
			const [, name, , count = "1"] = /^(.*?)(;.*?× (\d+).*|;.*)?$/.exec(e.getAttribute("aria-label"));
			all[name] = (all[name] ?? 0) + Number(count);
		}
		return all;
	}, [seat, ELSEWHERE.source]);

for (const [game, options, moves] of [["port-royal", "", 220], ["port-royal", "sets=base,contracts", 160], ["port-royal", "sets=base,adventure mode=coop", 130], ["king-of-pirates", "", 240], ["rotterdam", "", 200]])
	test(`everything a seat owns is drawn: ${game} ${options}`, async () => {
		const page = await sit(browser, server.url);
		const wanted = { game, options, moves, choices: 3 };
		const drawn = [];
		for (const plain of [true, false]) {
			await show(page, server.url, { name: `own-${plain}`, path: "#/table/scene", wanted, settings: { plain }, ready: offered });
			drawn.push(await Promise.all([0, 1, 2].map((seat) => belongings(page, seat))));
		}
		const [all, dressed] = drawn;
		must(all.some((seat) => Object.keys(seat).length > 2), "nobody owns anything");
		for (const seat of [0, 1, 2])
			for (const [name, count] of Object.entries(all[seat]).filter(([name]) => game !== "king-of-pirates" || !/face-down/.test(name))) must((dressed[seat][name] ?? 0) === count, `seat ${seat}: ${count} ${name}, drawn: ${dressed[seat][name] ?? 0}`);
		await closed(page);
	});
