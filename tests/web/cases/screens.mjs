// screens.mjs -- every screen: that it fits, that nothing is cut or covered, that it is open to
// everybody, and that the table keeps its room however much is asked.

import { readFileSync } from "node:fs";
import { browser, closed, must, server, soon, test } from "../case.mjs";
import { sceneOf, scenes, show } from "../scenes.mjs";
import { axe, DESK, drawn, offered, PHONE, root, sit } from "../table.mjs";

/** Nothing is wider than the screen, and nothing with words in it is cut off by it. */
async function inspect(page, name) {
	const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	must(wide <= 0, `${name}: ${wide} px too wide`);
	const cut = await page.evaluate(() =>
		[...document.querySelectorAll("button, a.button, h1, h2, p, label, select, input")]
			.filter((e) => e.checkVisibility() && e.getBoundingClientRect().right > innerWidth + 1)
			.map((e) => e.outerHTML.slice(0, 100)),
	);
	must(cut.length === 0, `${name}: cut off: ${cut[0]}`);
	const short = await page.evaluate(() => {
		const ink = document.createElement("canvas").getContext("2d");
		const wide = (e) => {
			const style = getComputedStyle(e);
			ink.font = style.font;
			// An arrow of some 20 pixels stands in the box too.
			return ink.measureText(e.selectedOptions[0]?.textContent ?? "").width + 20 + parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
		};
		const selects = [...document.querySelectorAll("select")].filter((e) => e.checkVisibility() && wide(e) > e.clientWidth).map((e) => e.selectedOptions[0].textContent);
		const lines = [...document.querySelectorAll(".status p")].filter((e) => e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight + 2).map((e) => e.textContent);
		return [...selects, ...lines];
	});
	must(short.length === 0, `${name}: words cut short: ${short[0]}`);
}

/** … and axe-core has nothing against it. */
async function open(page, name) {
	await inspect(page, name);
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
	const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
	const said = found.violations.map((v) => `${v.id}: ${v.nodes.slice(0, 2).map((n) => n.html.slice(0, 120)).join(" / ")}`);
	must(said.length === 0, `${name}: ${said.join("\n")}`);
}

/** Scenes that one page shows, one after the other. */
const TOGETHER = 8;

/** Every screen once by day and once by lamplight, once wide and once narrow. */
for (const [size, viewport, colorScheme] of [["desk", DESK, "light"], ["phone-dark", PHONE, "dark"]])
	for (let from = 0; from < scenes.length; from += TOGETHER) {
		const part = scenes.slice(from, from + TOGETHER);
		test(`every screen fits and is open to everybody (${size}): ${part[0].name} to ${part.at(-1).name}`, async () => {
			const page = await sit(browser, server.url, { viewport, colorScheme });
			const wrong = [];
			for (const scene of part) {
				await show(page, server.url, scene);
				await open(page, `${scene.name}-${size}`).catch((error) => wrong.push(error.message));
			}
			must(wrong.length === 0, wrong.join("\n      "));
			await closed(page);
		});
	}

/** Words of other languages are longer. */
for (const lang of ["nl", "de"])
	test(`nothing is cut on a phone in another language: ${lang}`, async () => {
		const page = await sit(browser, server.url, { viewport: PHONE });
		const wrong = [];
		for (const scene of scenes.filter((each) => /^(home|settings|tale|looked|rotterdam-replay)$|-(setup|middle|late|coach|hint|asking|many)$/.test(each.name))) {
			await show(page, server.url, { ...scene, settings: { ...scene.settings, lang } });
			await inspect(page, `${scene.name}-${lang}`).catch((error) => wrong.push(error.message));
		}
		must(wrong.length === 0, wrong.join("\n      "));
		await closed(page);
	});

test("the score page on a phone: what comes next is in sight", async () => {
	const page = await sit(browser, server.url, { viewport: PHONE });
	for (const lang of ["en", "nl", "de"]) {
		await show(page, server.url, { ...sceneOf("pirates-over"), settings: { lang } });
		const boxes = await page.evaluate(() => [...document.querySelectorAll("dialog .ends > *")].map((e) => {
			const { bottom, left, right, top } = e.getBoundingClientRect();
			const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
			return bottom <= innerHeight && (over === e || e.contains(over));
		}));
		must(boxes.length >= 3 && boxes.every(Boolean), `${lang}: ${boxes}`);
	}
	await closed(page);
});

test("nothing is cut on a tablet", async () => {
	const page = await sit(browser, server.url, { viewport: { width: 820, height: 1180 } });
	const wrong = [];
	for (const scene of scenes.filter((each) => /^home$|-(setup|middle|over|replay)$/.test(each.name))) {
		await show(page, server.url, scene);
		await inspect(page, `${scene.name}-tablet`).catch((error) => wrong.push(error.message));
	}
	must(wrong.length === 0, wrong.join("\n      "));
	await closed(page);
});

/** What of these is not in sight: outside the felt, or something else lies on top of it. */
const covered = (page, what) =>
	page.evaluate((which) => {
		const felt = document.querySelector(".felt").getBoundingClientRect();
		return [...document.querySelectorAll(which)]
			.filter((e) => {
				const box = e.getBoundingClientRect();
				const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
				const top = document.elementFromPoint(x, y);
				return box.top < felt.top - 1 || box.bottom > felt.bottom + 1 || !(top && (e.contains(top) || top.closest(".board, .more, .thing")));
			})
			.map((e) => e.getAttribute("aria-label") ?? e.className);
	}, what);

/** Buttons that a finger would miss; a place on a board is larger than it looks. */
const small = (page) =>
	page.evaluate(() =>
		[...document.querySelectorAll(".table-screen button")]
			.filter((e) => e.checkVisibility() && !e.matches(".spot"))
			.filter((e) => Math.min(e.getBoundingClientRect().width, e.getBoundingClientRect().height) < 39.5)
			.map((e) => `${e.className} ${e.getAttribute("aria-label") ?? e.textContent} ${e.getBoundingClientRect().width}x${e.getBoundingClientRect().height}`),
	);

/** Early, in the middle and late; on a phone and on a desk; few players and many. */
for (const [game, players, late] of [["port-royal", 3, 190], ["port-royal", 5, 150], ["king-of-pirates", 3, 240], ["rotterdam", 3, 200]])
	for (const [size, viewport] of [["phone", PHONE], ["desk", DESK]])
		test(`the middle and the own things are in sight, and nothing covers them: ${game}, ${players}, ${size}`, async () => {
			const page = await sit(browser, server.url, { viewport });
			for (const moves of [0, 60, late]) {
				await show(page, server.url, { name: "sight", path: "#/table/scene", wanted: { game, players, moves, choices: moves ? 3 : 2 }, ready: offered });
				const own = [".seat.mine .seat-head", ".seat.mine .thing", ".quay .card", ".board", ".felt .thing.glow"];
				for (const what of own) must((await covered(page, what)).length === 0, `${moves}: hidden: ${await covered(page, what)}`);
				await inspect(page, `${game} ${moves}`);
				const felt = await page.evaluate(() => document.querySelector(".felt").scrollWidth - document.querySelector(".felt").clientWidth);
				must(felt <= 0, `${moves}: the felt is ${felt} px too wide`);
				must(size === "desk" || (await small(page)).length === 0, `${moves}: too small for a finger: ${await small(page)}`);
			}
			await closed(page);
		});

test("what is asked about is scrolled to, and a button says that there is more", async () => {
	const page = await sit(browser, server.url, { viewport: { width: 390, height: 480 } });
	await show(page, server.url, { name: "low", path: "#/table/scene", wanted: { game: "king-of-pirates", moves: 60, choices: 3, verb: "scurvy" }, ready: offered });
	must((await covered(page, ".felt .thing.glow")).length < (await page.locator(".felt .thing.glow").count()), "nothing that can be used is in sight");
	await page.evaluate(() => (document.querySelector(".felt").scrollTop = 0));
	await page.click(".more");
	await page.waitForFunction(() => document.querySelector(".felt").scrollTop > 50);
	await page.evaluate(() => (document.querySelector(".felt").scrollTop = 1e6));
	await page.waitForSelector(".more", { state: "detached" });
	await closed(page);
});

test("many choices are asked in steps, by mouse and by key, and one can go back", async () => {
	for (const viewport of [PHONE, DESK]) {
		const page = await sit(browser, server.url, { viewport });
		await show(page, server.url, sceneOf("rotterdam-start"));
		const first = await offered(page);
		must(first.moves.length < 7, `asked at once: ${first.moves.join(" ")}`);
		const felt = await page.evaluate(() => document.querySelector(".felt").clientHeight);
		must(felt > 0.6 * viewport.height, `the table has ${felt} px`);
		await page.locator(".action.fold").first().click();
		await page.waitForFunction(() => document.querySelectorAll(".action[data-move]").length === 4);
		must(viewport === PHONE || (await page.evaluate(() => document.querySelector(".felt").clientHeight)) === felt, "the table moved");
		await page.click(".actions .all");
		await soon(() => offered(page), (now) => now.moves.join() === first.moves.join(), "one cannot go back");
		await page.keyboard.press(String(first.moves.indexOf("place") + 1));
		await page.waitForSelector('.action[data-move^="place:"]');
		await page.keyboard.press("1");
		await page.waitForFunction((b) => document.querySelector(".table-screen")?.dataset.moves !== b, first.here);
		await closed(page);
	}
});

/** How much of the screen the table has, and whether what makes the tray taller can be found. */
const room = (page) =>
	page.evaluate(() => {
		const button = document.querySelector(".taller")?.getBoundingClientRect();
		return {
			felt: document.querySelector(".felt").getBoundingClientRect().height / innerHeight,
			button: button !== undefined && button.top > 0 && button.bottom <= innerHeight,
			scrolls: document.documentElement.scrollHeight > innerHeight,
		};
	});

const MANY = [
	["king-of-pirates, re-rolling", { game: "king-of-pirates", choices: 7 }],
];

for (const [name, wanted] of MANY)
	test(`many choices on a phone: the table stays in sight, and all can be reached: ${name}`, async () => {
		const page = await sit(browser, server.url, { viewport: PHONE });
		for (const lang of ["en", "de"]) {
			await show(page, server.url, { name: `many-${lang}`, path: "#/table/scene", wanted, settings: { lang }, ready: offered });
			const short = await room(page);
			must(short.felt > 0.45, `${lang}: the table has ${short.felt} of the screen`);
			must(short.button && !short.scrolls, `${lang}: ${JSON.stringify(short)}`);
			await page.click('.taller[aria-expanded="false"]');
			await page.waitForSelector('.taller[aria-expanded="true"]');
			const tall = await room(page);
			must(tall.felt > 100 / PHONE.height && tall.felt < short.felt && tall.button && !tall.scrolls, `${lang}: taller ${JSON.stringify(tall)}`);
			await page.click('.taller[aria-expanded="true"]');
			await page.waitForSelector('.taller[aria-expanded="false"]');
			must((await room(page)).felt === short.felt, `${lang}: it stays tall`);
		}
		const last = page.locator(".actions .action:not(.fold)").last();
		await last.scrollIntoViewIfNeeded();
		const before = await page.getAttribute(".table-screen", "data-moves");
		await last.click();
		await page.waitForFunction((b) => document.querySelector(".table-screen")?.dataset.moves !== b, before);
		await closed(page);
	});

test("six cards to choose from on a phone are all in sight, and so is one's own seat", async () => {
	const page = await sit(browser, server.url, { viewport: PHONE });
	for (const lang of ["en", "nl", "de"]) {
		await show(page, server.url, { name: `six-${lang}`, path: "#/table/scene", wanted: { game: "port-royal", options: "sets=base,adventure mode=coop", moves: 60, seed: "2b".repeat(32), choices: 6 }, settings: { lang }, ready: offered });
		must((await page.locator(".action").count()) === 6 && (await room(page)).felt > 0.45, `${lang}: ${(await room(page)).felt}`);
		const below = await page.evaluate(() => [...document.querySelectorAll(".action")].filter((e) => e.getBoundingClientRect().bottom > innerHeight).length);
		must(below === 0, `${lang}: ${below} choices are below`);
		for (const what of [".seat.mine .seat-head", ".seat.mine .thing", ".quay .card"]) must((await covered(page, what)).length === 0, `${lang}: hidden: ${await covered(page, what)}`);
	}
	await closed(page);
});

for (const [size, viewport] of [["phone", PHONE], ["desk", DESK]])
	test(`a full harbour beside tasks leaves the own seat in sight: ${size}`, async () => {
		const page = await sit(browser, server.url, { viewport });
		for (const name of ["port-royal-together", "port-royal-contracts", "adventure-late"]) {
			await show(page, server.url, sceneOf(name));
			for (const what of [".seat.mine .seat-head", ".seat.mine .thing", ".quay .card"]) must((await covered(page, what)).length === 0, `${name}: hidden: ${await covered(page, what)}`);
		}
		await closed(page);
	});

test("opening a kind of choices on a phone leaves the table its room, in every language", async () => {
	const page = await sit(browser, server.url, { viewport: PHONE });
	for (const lang of ["en", "nl", "de"])
		for (const wanted of [{ game: "rotterdam" }, { game: "rotterdam", moves: 200, choices: 8 }, { game: "king-of-pirates", moves: 90, choices: 10 }]) {
			await show(page, server.url, { name: `step-${lang}-${wanted.game}`, path: "#/table/scene", wanted, settings: { lang }, ready: offered });
			const before = (await room(page)).felt;
			for (let n = 0; n < (await page.locator(".action.fold").count()); n++) {
				await page.locator(".action.fold").nth(n).click();
				await page.waitForSelector(".actions .all");
				const { felt, scrolls } = await room(page);
				must(felt >= Math.min(before, 0.6) && !scrolls, `${lang} ${wanted.game} ${n}: ${before} becomes ${felt}`);
				await page.click(".actions .all");
				await page.waitForSelector(".actions .all", { state: "detached" });
			}
		}
	await closed(page);
});

test("a comment on a phone leaves the table its room", async () => {
	const page = await sit(browser, server.url, { viewport: PHONE });
	for (const lang of ["en", "nl", "de"])
		for (const scene of scenes.filter((each) => each.name.endsWith("-coach"))) {
			await show(page, server.url, { ...scene, settings: { lang } });
			const { felt, scrolls } = await room(page);
			must(felt > 0.45 && !scrolls, `${lang} ${scene.name}: the table has ${felt} of the screen`);
		}
	await closed(page);
});

test("what says that there is more covers no single figure of a seat", async () => {
	const page = await sit(browser, server.url, { viewport: PHONE });
	for (const name of ["pirates-middle", "pirates-late", "rotterdam-late", "adventure-late", "adventure-middle"]) {
		await show(page, server.url, sceneOf(name));
		const seats = await page.evaluate(() => {
			const floor = document.querySelector(".felt").getBoundingClientRect().bottom;
			const hidden = (e) => {
				const { left, right, top, bottom } = e.getBoundingClientRect();
				return (top + bottom) / 2 > floor || document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(".more") !== null;
			};
			return [...document.querySelectorAll(".felt .counters")].map((c) => [...c.children].map(hidden));
		});
		const some = seats.filter((figures) => figures.some(Boolean) && !figures.every(Boolean));
		must((await page.locator(".more").count()) === 1 && some.length === 0, `${name}: ${JSON.stringify(some)}`);
	}
	await closed(page);
});

test("every comment of a first game fits on a phone, in every language", async () => {
	const page = await sit(browser, server.url, { viewport: PHONE });
	for (const [game, name] of [["port-royal", "port-royal-coach"], ["king-of-pirates", "pirates-coach"], ["rotterdam", "rotterdam-coach"]]) {
		const source = readFileSync(`${root}web/skins/${game}/coach.ts`, "utf8");
		const comments = [...source.matchAll(/text: \[\s*"(.*)",\s*"(.*)",\s*"(.*)",/g)];
		must(comments.length > 5, `${game}: only ${comments.length} comments`);
		for (const [n, lang] of ["en", "nl", "de"].entries()) {
			await show(page, server.url, { ...sceneOf(name), settings: { lang } });
			const cut = await page.evaluate((texts) => {
				const shown = document.querySelector(".coach p");
				return texts.filter((text) => ((shown.textContent = text), shown.scrollHeight > shown.clientHeight + 2));
			}, comments.map((c) => c[n + 1]));
			must(cut.length === 0, `${game}, ${lang}: ${cut}`);
		}
	}
	await closed(page);
});

test("a comment of a first game leaves its buttons in sight, on a phone and on its side", async () => {
	for (const viewport of [PHONE, { width: 844, height: 390 }]) {
		const page = await sit(browser, server.url, { viewport });
		for (const name of ["port-royal-coach", "pirates-coach", "rotterdam-coach"])
			for (const lang of ["en", "nl", "de"]) {
				await show(page, server.url, { ...sceneOf(name), settings: { lang } });
				const hidden = await page.evaluate(() =>
					[...document.querySelectorAll(".coach button")].filter((e) => {
						const { left, right, top, bottom } = e.getBoundingClientRect();
						const [x, y] = [(left + right) / 2, (top + bottom) / 2];
						return [[left + 3, y], [right - 3, y], [x, top + 3], [x, bottom - 3]].some(([at, height]) => !e.contains(document.elementFromPoint(at, height)));
					}).length,
				);
				must(hidden === 0, `${name}, ${lang}, ${viewport.width} px: ${hidden} buttons are cut`);
			}
		await closed(page);
	}
});

test("names of King of Pirates' cards stay in their frames", async () => {
	for (const [width, height] of [[820, 1180], [844, 390], [1280, 800]]) {
		const page = await sit(browser, server.url, { viewport: { width, height } });
		for (const name of ["pirates-five", "pirates-late"])
			for (const lang of ["en", "nl", "de"]) {
				await show(page, server.url, { ...sceneOf(name), settings: { lang } });
				const out = await page.evaluate(() =>
					[...document.querySelectorAll(".paper-card .paper-text b")].filter((e) => {
						const words = document.createRange();
						words.selectNodeContents(e);
						return e.checkVisibility() && words.getBoundingClientRect().right > e.closest(".paper-card").getBoundingClientRect().right + 1;
					}).map((e) => e.textContent),
				);
				must(out.length === 0, `${name}, ${lang}, ${width} px: ${out}`);
			}
		await closed(page);
	}
});

test("on a large screen the cards are large", async () => {
	const page = await sit(browser, server.url, { viewport: { width: 1920, height: 1080 } });
	await show(page, server.url, sceneOf("port-royal-contracts"));
	await page.waitForFunction(() => document.querySelector(".quay .card").getBoundingClientRect().width > 150, undefined, { timeout: 3000 });
	await closed(page);
});

/** Desks people have: an old one, a small laptop, the usual one. */
const DESKS = [[1024, 768], [1366, 768], [1280, 800]];
const OWN = [".seat.mine .seat-head", ".seat.mine .thing", ".quay .card", ".board"];

/** What of the middle and one's own is out of sight, or behind the strip that says that there is more. */
async function unseen(page) {
	const strip = await page.evaluate(() => document.querySelector(".more")?.getBoundingClientRect().top ?? innerHeight);
	const behind = await page.evaluate(([which, top]) => [...document.querySelectorAll(which)].filter((e) => e.getBoundingClientRect().bottom > top + 14).map((e) => e.className), [OWN.join(), strip]);
	const hidden = await Promise.all(OWN.map((what) => covered(page, what)));
	return [...hidden.flat(), ...behind];
}

for (const [width, height] of DESKS)
	test(`three against time, seven contracts, a full harbour: one's own seat is in sight at ${width} px`, async () => {
		const page = await sit(browser, server.url, { viewport: { width, height } });
		const options = "sets=base,contracts mode=coop";
		for (const [seed, moves, choices, cards] of [["11", 316, 6, 5], ["2a", 62, 7, 5], ["11", 372, 7, 12]]) {
			await show(page, server.url, { name: `time-${moves}`, path: "#/table/scene", wanted: { game: "port-royal", options, seed: seed.repeat(32), moves, choices }, ready: offered });
			const there = [await page.locator(".extras .paper-card").count(), await page.locator(".quay .card").count()];
			must(there[0] === 7 && there[1] >= cards, `${moves}: another position: ${there}`);
			must((await unseen(page)).length === 0, `${moves}: hidden: ${await unseen(page)}`);
		}
		await closed(page);
	});

for (const [width, height] of DESKS)
	test(`a comment of a first game takes nothing from a table ${width} px wide`, async () => {
		const page = await sit(browser, server.url, { viewport: { width, height } });
		for (const [game, verb, least] of [["rotterdam", "", 0.5], ["king-of-pirates", "sail", 0.4], ["port-royal", "", 0]]) {
			await show(page, server.url, { name: `told-${game}`, path: "#/table/scene", wanted: { game, verb, tutorial: true }, ready: offered, then: [(p) => p.waitForSelector(".coach")] });
			const before = await shapes(page);
			must((await unseen(page)).length === 0, `${game}: hidden: ${await unseen(page)}`);
			const board = await page.evaluate(() => (document.querySelector(".board")?.clientWidth ?? innerWidth) / document.querySelector(".felt").clientWidth);
			must(board > least, `${game}: the board has ${board} of the felt's width`);
			await page.click(".coach .quiet");
			await page.waitForSelector(".coach", { state: "detached" });
			must((await shapes(page)) === before, `${game}: the table moved when the comment went`);
		}
		await closed(page);
	});

test("every comment of a first game can be read beside the table, in every language", async () => {
	const page = await sit(browser, server.url, { viewport: { width: 1024, height: 768 } });
	for (const [game, name] of [["port-royal", "port-royal-coach"], ["king-of-pirates", "pirates-coach"], ["rotterdam", "rotterdam-coach"]]) {
		const source = readFileSync(`${root}web/skins/${game}/coach.ts`, "utf8");
		const comments = [...source.matchAll(/text: \[\s*"(.*)",\s*"(.*)",\s*"(.*)",/g)];
		for (const [n, lang] of ["en", "nl", "de"].entries()) {
			await show(page, server.url, { ...sceneOf(name), settings: { lang } });
			const cut = await page.evaluate((texts) => {
				const box = document.querySelector(".coach");
				const low = () => [...box.querySelectorAll("button")].some((b) => b.getBoundingClientRect().bottom > box.getBoundingClientRect().bottom);
				const beside = box.getBoundingClientRect().left >= document.querySelector(".felt").getBoundingClientRect().right;
				return texts.filter((text) => ((box.querySelector("p").textContent = text), !beside || low() || box.scrollHeight > box.clientHeight + 2));
			}, comments.map((c) => c[n + 1]));
			must(comments.length > 5 && cut.length === 0, `${game}, ${lang}: ${cut}`);
		}
	}
	await closed(page);
});

/** Phones on their side, from small to large. */
const ASIDE = [[667, 375], [844, 390], [932, 430]].map(([width, height]) => ({ width, height }));

test("on its side a phone shows what one owns, and nothing is cut", async () => {
	for (const viewport of ASIDE) {
		const page = await sit(browser, server.url, { viewport });
		for (const name of ["port-royal-start", "port-royal-middle", "adventure-middle", "pirates-middle", "pirates-five", "rotterdam-start", "rotterdam-late"]) {
			await show(page, server.url, { ...sceneOf(name), settings: { lang: "de" } });
			const seat = (await covered(page, ".seat.mine .seat-head")).length === 0;
			const figures = await page.evaluate(() => [...document.querySelectorAll(".purse > span")].filter((e) => e.checkVisibility() && e.getBoundingClientRect().bottom <= innerHeight).length);
			must(seat || figures > 3, `${name}, ${viewport.width} px: neither the own seat nor its figures are in sight`);
			const wide = await page.evaluate(() => document.querySelector(".felt").scrollWidth - document.querySelector(".felt").clientWidth);
			must(wide <= 0, `${name}, ${viewport.width} px: the felt is ${wide} px too wide`);
		}
		await show(page, server.url, sceneOf("rotterdam-start"));
		must((await covered(page, ".zone-supply .thing")).length === 0, `${viewport.width} px: cubes out of sight: ${await covered(page, ".zone-supply .thing")}`);
		await closed(page);
	}
});

/** Lines of words that stand out of their box at the right. */
const standOut = (page, what) =>
	page.evaluate((which) => {
		const words = document.createRange();
		return [...document.querySelectorAll(which)]
			.filter((e) => {
				words.selectNodeContents(e);
				const box = e.closest(".paper-card, .dialog-body, .felt").getBoundingClientRect();
				return e.checkVisibility() && words.getBoundingClientRect().right > Math.min(box.right, innerWidth) + 1;
			})
			.map((e) => e.textContent);
	}, what);

test("long words of tasks and odds stay in their frames on the smallest phones", async () => {
	const tasks = { name: "tasks", path: "#/table/scene", wanted: { game: "port-royal", players: 4, options: "sets=base,contracts mode=coop", moves: 230, choices: 3 }, ready: offered };
	for (const width of [390, 360, 320])
		for (const lang of ["nl", "de"]) {
			const page = await sit(browser, server.url, { viewport: { width, height: 740 } });
			for (const scene of [tasks, sceneOf("port-royal-contracts")]) {
				await show(page, server.url, { ...scene, settings: { lang } });
				const wide = await page.evaluate(() => document.querySelector(".felt").scrollWidth - innerWidth);
				must(wide <= 0, `${lang}, ${width} px: the felt of ${scene.name} is ${wide} px too wide`);
				const out = await standOut(page, ".felt :is(.paper-text b, h2)");
				must(out.length === 0, `${lang}, ${width} px: ${scene.name}: ${out}`);
			}
			await show(page, server.url, { ...sceneOf("port-royal-odds"), settings: { lang } });
			const out = await standOut(page, ".odds-list span");
			must(out.length === 0, `${lang}, ${width} px: cut: ${out}`);
			await closed(page);
		}
});

/** A desk at twice the size, and phones on their side. */
const LOW = [{ width: 640, height: 400 }, ...ASIDE];

test("a low screen: a replay shows the chance to win and all its buttons", async () => {
	for (const viewport of LOW) {
		const page = await sit(browser, server.url, { viewport });
		await show(page, server.url, { ...sceneOf("port-royal-replay"), settings: { lang: "de" } });
		const seen = await page.evaluate(() => {
			const { width, height } = document.querySelector(".replay .chart svg").getBoundingClientRect();
			const below = [...document.querySelectorAll(".hand :is(button, select)")].filter((e) => e.getBoundingClientRect().bottom > innerHeight + 1).map((e) => e.textContent);
			return { width, height, below };
		});
		must(seen.width > 200 && seen.height > 20 && seen.below.length === 0, `${viewport.width} px: ${JSON.stringify(seen)}`);
		await closed(page);
	}
});

test("a page of a story is scrolled in one place, and the way on is in sight", async () => {
	for (const viewport of [PHONE, ...LOW]) {
		const page = await sit(browser, server.url, { viewport });
		await show(page, server.url, { ...sceneOf("adventure-page"), settings: { lang: "de" } });
		const found = await page.evaluate(() => {
			const dialog = document.querySelector("dialog.story");
			const { left, right, top, bottom } = dialog.querySelector(".primary").getBoundingClientRect();
			const hit = document.elementFromPoint((left + right) / 2, bottom - 2);
			const scrolling = [dialog, ...dialog.querySelectorAll("*")].filter((e) => e.scrollHeight > e.clientHeight + 1 && getComputedStyle(e).overflowY === "auto");
			return { seen: top > 0 && bottom < innerHeight && hit?.matches(".primary"), scrolling: scrolling.map((e) => e.className) };
		});
		must(found.seen && found.scrolling.length <= 1, `${viewport.width} px: ${JSON.stringify(found)}`);
		await closed(page);
	}
});

test("a low screen: beside a comment a choice can be read, and the others are a click away", async () => {
	for (const viewport of LOW) {
		const page = await sit(browser, server.url, { viewport });
		for (const name of ["port-royal-coach", "pirates-coach", "rotterdam-coach"])
			for (const lang of ["en", "de"]) {
				await show(page, server.url, { ...sceneOf(name), settings: { lang } });
				const seen = () => page.evaluate(() => {
					const words = document.createRange();
					return [...document.querySelectorAll(".action .label")].filter((e) => {
						words.selectNodeContents(e);
						const { left, top, height } = words.getClientRects()[0];
						return top + height <= innerHeight && e.closest(".action").contains(document.elementFromPoint(left + 4, top + height - 2));
					}).length;
				});
				const before = await seen();
				must(before > 0, `${name}, ${lang}, ${viewport.width} px: no choice is in sight`);
				if ((await page.locator(".taller").count()) === 0) continue;
				await page.click(".taller");
				await page.waitForSelector(".hand.tall");
				must((await seen()) >= Math.min(3, await page.locator(".action").count()), `${name}, ${lang}, ${viewport.width} px: ${before}, then only ${await seen()}`);
			}
		await closed(page);
	}
});

test("what happened can be read beside the ways to wait, which lie in one row", async () => {
	for (const viewport of [...LOW, { width: 360, height: 740 }, { width: 320, height: 640 }]) {
		const page = await sit(browser, server.url, { viewport });
		for (const name of ["port-royal-late", "pirates-middle"])
			for (const lang of ["nl", "de"]) {
				await show(page, server.url, { ...sceneOf(name), settings: { lang } });
				const [news, until, bell] = await page.evaluate(() => [".news", ".until", ".until + .odds"].map((what) => document.querySelector(`.newsline > ${what}`).getBoundingClientRect().toJSON()));
				must(news.width >= 85, `${name}, ${lang}, ${viewport.width} px: the news have ${news.width} px`);
				must(Math.abs(until.top + until.bottom - bell.top - bell.bottom) < 8 && bell.right <= viewport.width, `${name}, ${lang}, ${viewport.width} px: ${JSON.stringify([until, bell])}`);
				await inspect(page, `${name}, ${lang}, ${viewport.width} px`);
			}
		await closed(page);
	}
});

test("a result on a small phone: sums in a few lines, what comes next in two columns", async () => {
	const page = await sit(browser, server.url, { viewport: { width: 360, height: 740 } });
	for (const lang of ["nl", "de"]) {
		await show(page, server.url, { ...sceneOf("rotterdam-over"), settings: { lang } });
		const high = await page.evaluate(() => {
			const height = (e) => Math.round(e.getBoundingClientRect().height);
			return { sums: [...document.querySelectorAll(".result small")].map(height), ends: height(document.querySelector(".ends")) };
		});
		must(high.sums.length === 3 && high.sums.every((px) => px < 80) && high.ends < 140, `${lang}: ${JSON.stringify(high)}`);
	}
	await closed(page);
});

test("what several choices say is said once, and to ears by each of them", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, { name: "once", path: "#/table/scene", wanted: { game: "king-of-pirates", verb: "sail", choices: 5 }, ready: offered });
	const [seen, heard] = await page.evaluate(() => {
		const seen = [...document.querySelectorAll(".actions :is(small:not(.hidden-text), .stem)")].map((e) => e.textContent);
		return [seen.filter((text) => /nobody knows/.test(text)), [...document.querySelectorAll('.action[data-move^="sail"]')].filter((e) => /nobody knows/.test(e.textContent)).length];
	});
	must(heard >= 3 && seen.length === 1, `${heard} choices, said ${seen.length} times`);
	await closed(page);
});

/** Where everything on the felt lies. */
const shapes = (page) =>
	page.evaluate(() => {
		const felt = document.querySelector(".felt");
		const box = (e) => {
			const { left, top, width, height } = e.getBoundingClientRect();
			return [left, top, width, height].map(Math.round);
		};
		return JSON.stringify([felt.className, felt.clientHeight, ...[...felt.querySelectorAll(".thing:not(.spot), .board, .seat, .papers-grid")].map(box)]);
	});

for (const [width, height] of DESKS)
	test(`to look something up moves nothing on a table ${width} px wide`, async () => {
		const page = await sit(browser, server.url, { viewport: { width, height } });
		for (const name of ["port-royal-contracts", "port-royal-together", "pirates-middle", "rotterdam-late"]) {
			await show(page, server.url, sceneOf(name));
			await page.mouse.move(0, 0);
			const before = await shapes(page);
			const same = async (when) => must((await shapes(page)) === before, `${name}: the table moved: ${when}`);
			await page.locator(".felt .seat.mine .thing:not(.glow), .felt .quay .thing:not(.glow), .felt .extras .thing").first().click();
			await page.waitForSelector(".hintline");
			await drawn(page);
			await same("a thing was looked at");
			await page.keyboard.press("Escape");
			await page.waitForSelector(".hintline", { state: "detached" });
			await drawn(page);
			await same("and no more");
			await page.keyboard.press("h");
			await page.waitForSelector(".hintline");
			await drawn(page);
			await same("a hint was given");
			const cut = await page.evaluate(() => {
				const { top, bottom } = document.querySelector(".hintline").getBoundingClientRect();
				const tray = document.querySelector(".hand").getBoundingClientRect();
				return top < tray.top || bottom > tray.bottom || tray.bottom > innerHeight + 1;
			});
			must(!cut, `${name}: the hint is cut`);
		}
		await closed(page);
	});

test("the plain table and another language, switched on and off, leave things as large as before", async () => {
	const page = await sit(browser, server.url, { viewport: { width: 1366, height: 768 } });
	for (const name of ["rotterdam-middle", "pirates-late", "port-royal-late"]) {
		await show(page, server.url, sceneOf(name));
		const before = await shapes(page);
		const turn = async (act) => {
			await page.click(".bar nav > button:last-child");
			await act();
			await page.click("dialog .dialog-head button");
		};
		for (let n = 0; n < 2; n++) {
			await page.keyboard.press("?");
			await page.locator("dialog label", { hasText: "Plain table" }).click();
			await page.click("dialog .dialog-head button");
			await page.waitForSelector(".felt .generic", { state: n === 0 ? "attached" : "detached" });
		}
		await soon(() => shapes(page), (now) => now === before, `${name}: drawn otherwise after the plain table`);
		await turn(() => page.click("dialog .langs [lang=de]"));
		await page.waitForFunction(() => document.documentElement.lang === "de");
		await turn(() => page.click("dialog .langs [lang=en]"));
		await soon(() => shapes(page), (now) => now === before, `${name}: drawn otherwise after German`);
	}
	await closed(page);
});

test("a finger finds everything on a phone, upright and on its side", async () => {
	for (const viewport of [PHONE, { width: 360, height: 740 }, ...ASIDE]) {
		const page = await sit(browser, server.url, { viewport, hasTouch: true, isMobile: true });
		for (const name of ["settings", "plain", "port-royal-setup", "port-royal-log", "port-royal-start", "port-royal-late", "port-royal-replay"]) {
			await show(page, server.url, sceneOf(name));
			const missed = await page.evaluate(() =>
				[...([...document.querySelectorAll("dialog[open]")].pop() ?? document.body).querySelectorAll("button, a[href], select, input, summary, .thing.glow")]
					.filter((e) => e.checkVisibility() && !e.matches(".spot"))
					.map((e) => [e, (e.closest("label") ?? e).getBoundingClientRect()])
					.filter(([, box]) => Math.min(box.width, box.height) < 39.5)
					.map(([e, box]) => `${e.className} ${e.getAttribute("aria-label") ?? e.textContent} ${box.width}x${box.height}`),
			);
			must(missed.length === 0, `${name}, ${viewport.width} px: ${missed[0]}`);
		}
		await closed(page);
	}
});

test("on the smallest phone no place of the sea takes another's touch", async () => {
	const page = await sit(browser, server.url, { viewport: { width: 320, height: 640 } });
	await show(page, server.url, sceneOf("pirates-late"));
	const reach = await page.evaluate(() => {
		const boxes = [...document.querySelectorAll(".spot")].map((e) => e.getBoundingClientRect());
		const apart = Math.min(...boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
		return [parseFloat(getComputedStyle(document.querySelector(".spot"), "::before").width), apart];
	});
	must(reach[0] <= reach[1] + 1, `${reach[0]} px around places that are ${reach[1]} px apart`);
	await closed(page);
});
