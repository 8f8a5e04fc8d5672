// keeping.mjs -- what is kept and where: over a reload, without a network, in files and replays, in
// two windows, and in a browser that refuses.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { browser, closed, must, server, soon, start, test } from "../case.mjs";
import { keepHere, keptHere, older } from "../inside.mjs";
import { sceneOf, show } from "../scenes.mjs";
import { byAction, offered, playOut, program, sit } from "../table.mjs";

const glance = (page) =>
	page.evaluate(() => [
		document.querySelector(".felt")?.textContent,
		document.querySelectorAll(".side .log li").length,
		[...document.querySelectorAll(".action .label")].map((l) => l.textContent),
	]);

test("a reload in the middle changes nothing", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await playOut(page, "port-royal", byAction, 25);
	await offered(page);
	const before = JSON.stringify(await glance(page));
	await page.reload();
	await offered(page);
	await soon(() => glance(page), (now) => before === JSON.stringify(now), `the table was ${before}, now it is`);
	await closed(page);
});

test("works without a network after the first visit", async () => {
	const page = await sit(browser, server.url);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await page.context().setOffline(true);
	await page.reload();
	await page.waitForSelector("[data-play]");
	await start(page, "rotterdam");
	await playOut(page, "rotterdam", byAction, 6);
	await closed(page);
});

test("says so when the rules cannot be loaded", async () => {
	for (const file of ["quayside.wasm", "worker.js"]) {
		const context = await browser.newContext({ serviceWorkers: "block" });
		await context.route(`**/${file}`, (route) => route.abort());
		const page = await context.newPage();
		await page.goto(server.url);
		const said = await page.textContent("[role=alert]");
		must(said.includes("could not be loaded"), `without ${file} it says: ${said}`);
		await context.close();
	}
});

test("a game goes out as a file and comes back the same", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await playOut(page, "port-royal", byAction, 15);
	await offered(page);
	const before = JSON.stringify(await glance(page));
	await page.click("nav button:last-child");
	const [file] = await Promise.all([page.waitForEvent("download"), page.getByText("Save as a file").click()]);
	const path = await file.path();
	must(readFileSync(path, "utf8").startsWith("record 2\ngame port-royal"), "not a record");
	const line = execFileSync(program, ["replay", path, "--lang", "en"], { encoding: "utf8" });
	must(line.length > 100, "the native program cannot tell it");
	await page.goto(server.url);
	await page.waitForSelector(".games");
	const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.getByText("Open a record file").click()]);
	await chooser.setFiles(path);
	await offered(page);
	await soon(() => glance(page), (now) => before === JSON.stringify(now), `the table was ${before}, now it is`);
	await page.goto(server.url);
	await page.waitForSelector(".saved li");
	await soon(() => page.locator(".saved li").count(), (n) => n === 2, "two games kept");
	await closed(page);
});

test("a game that an older page kept opens and goes on, with the same cards to come", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await playOut(page, "port-royal", byAction, 10);
	await offered(page);
	const before = JSON.stringify(await glance(page));
	const moves = await page.getAttribute(".table-screen", "data-moves");
	const [game] = await soon(() => keptHere(page, "games"), ([kept]) => String(kept.moves) === moves, "not kept");
	await keepHere(page, { ...game, id: "old", record: older(game.record, game.kinds) });
	const record = async () => (await keptHere(page, "games")).find(({ id }) => id === "old").record;
	must((await record()).startsWith("record 1\n"), "not an old record");
	await page.goto(`${server.url}?old#/table/old`);
	await offered(page);
	await soon(() => glance(page), (now) => before === JSON.stringify(now), `the table was ${before}, now it is`);
	await playOut(page, "port-royal", byAction, 3);
	await offered(page);
	await soon(record, (text) => text.startsWith("record 2\n") && text.startsWith(game.record), "another game");
	await closed(page);
});

test("another game after one that is over has the same options, wherever it came from", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, { ...sceneOf("port-royal-together-over"), ready: (p) => p.waitForSelector(".ends") });
	await page.click(".ends .primary");
	const lines = async () => (await keptHere(page, "games")).map((g) => g.record.split("\n")[1]);
	await soon(lines, ([one, other]) => one === other && one.includes("mode=coop"), "options");
	await closed(page);
});

test("a game that cannot be read says so, and there is a way home", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await offered(page);
	const [game] = await keptHere(page, "games");
	await keepHere(page, { ...game, id: "bad", record: `${game.record}D coin:nothing\n` });
	for (const screen of ["table", "replay"]) {
		await page.goto(`${server.url}?${screen}#/${screen}/bad`);
		must((await page.textContent("[role=alert]")).includes("coin:nothing"), `${screen}: no reason`);
		must((await page.locator('main a[href="#/"]').count()) === 1, `${screen}: no way home`);
	}
	await closed(page);
});

test("several records are opened at once", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await offered(page);
	const [{ record }] = await keptHere(page, "games");
	await page.goto(server.url);
	const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.getByText("Open a record file").click()]);
	await chooser.setFiles(["one", "two"].map((name) => ({ name: `${name}.record`, mimeType: "text/plain", buffer: Buffer.from(record) })));
	await page.waitForFunction(() => document.querySelectorAll(".saved li").length === 3);
	await closed(page);
});

test("a replay runs, looks through any eyes, and can be played on", async () => {
	const page = await sit(browser, server.url);
	await start(page, "king-of-pirates");
	await playOut(page, "king-of-pirates", byAction, 12);
	await offered(page);
	await page.click("nav button:last-child");
	await page.getByRole("button", { name: "Replay" }).click();
	await page.waitForSelector(".timeline");
	for (let i = 0; i < 6; i++) await page.getByRole("button", { name: "One step on" }).click();
	await soon(() => page.inputValue(".timeline"), (n) => n !== "0", "the timeline did not move");
	await page.getByLabel("Seen by").selectOption({ label: "Ada" });
	await page.waitForSelector(".replay .chart polyline");
	// A click into the chart goes to that moment.
	const moves = Number(await page.getAttribute(".timeline", "max"));
	const [from, to] = await page.locator(".replay .chart .grid").first().evaluate((line) => [line.getBoundingClientRect().left, line.getBoundingClientRect().right]);
	const { y, height } = await page.locator(".replay .chart svg").boundingBox();
	await page.mouse.click(from + (to - from) * 0.75, y + height / 2);
	await soon(() => page.inputValue(".timeline"), (n) => Math.abs(Number(n) - moves * 0.75) <= 1, `not three quarters of ${moves}`);
	await page.getByText("Play on from here").click();
	await page.waitForSelector(".table-screen:not(.replay)");
	await playOut(page, "king-of-pirates", byAction, 3);
	await closed(page);
});

test("a long log is read back to its first line", async () => {
	const page = await sit(browser, server.url);
	await show(page, server.url, { name: "log", path: "#/replay/scene", wanted: { game: "port-royal", end: true }, ready: (p) => p.waitForSelector(".timeline") });
	await page.keyboard.press("l");
	const lines = page.locator("dialog .latest li");
	const few = await lines.count();
	const above = await page.evaluate(() => document.querySelector("dialog .latest > button").getBoundingClientRect().top < document.querySelector("dialog .latest li").getBoundingClientRect().top);
	must(above, "earlier lines are offered below later ones");
	for (let n = 0; (await page.locator("dialog .latest > button").count()) > 0 && n < 9; n++) await page.click("dialog .latest > button");
	must((await lines.count()) > few, "no more than before");
	await lines.locator(".line").first().click();
	must((await page.locator(".timeline").inputValue()) < 20, `the first line leads to move ${await page.locator(".timeline").inputValue()}`);
	await closed(page);
});

test("records with other line ends are read; a damaged one is refused in a sentence", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await playOut(page, "port-royal", byAction, 8);
	await offered(page);
	await page.click("nav button:last-child");
	const [file] = await Promise.all([page.waitForEvent("download"), page.getByText("Save as a file").click()]);
	const record = readFileSync(await file.path(), "utf8");
	const give = async (text) => {
		await page.goto(`${server.url}#/`);
		await page.waitForSelector(".games");
		const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.getByText("Open a record file").click()]);
		await chooser.setFiles({ name: "a.record", mimeType: "text/plain", buffer: Buffer.from(text) });
	};
	for (const wrong of [record.replace(/^D coin/m, "D coim"), record.replace("record 2", "record 9"), "nonsense", "", "\u0000\u0001\u0002"]) {
		await give(wrong);
		await page.waitForFunction(() => /^This file could not be opened: .{10,}$/.test(document.querySelector(".error")?.textContent ?? ""));
		await page.reload();
		await page.waitForSelector(".games");
	}
	await give(record.replace("record 2", "record 3"));
	await soon(() => page.textContent(".error"), (said) => /newer program/.test(said), "a record of tomorrow");
	await give(record.replaceAll("\n", "\r\n"));
	await offered(page);
	await closed(page);
});

test("the same game in a second window: the first gives way, no move is lost", async () => {
	const page = await sit(browser, server.url);
	await start(page, "port-royal");
	await playOut(page, "port-royal", byAction, 5);
	await offered(page);
	const other = await page.context().newPage();
	await other.goto(page.url());
	const now = await offered(other);
	await page.getByText("open in another window").waitFor();
	await byAction(other, 0);
	await other.waitForFunction((b) => document.querySelector(".table-screen")?.dataset.moves !== b, now.here);
	await offered(other);
	const moves = await other.getAttribute(".table-screen", "data-moves");
	await page.getByRole("button", { name: "Play here instead" }).click();
	await page.waitForFunction((m) => document.querySelector(".table-screen")?.dataset.moves === m, moves);
	await other.getByText("open in another window").waitFor();
	await closed(page);
});

test("a browser that keeps nothing still plays, and says why for as long as that lasts", async () => {
	for (const [denied, why] of [["open", "private"], ["full", "no room"]]) {
		const page = await sit(browser, server.url);
		await page.addInitScript((how) => {
			const no = () => {
				throw new DOMException("denied", how === "open" ? "SecurityError" : "QuotaExceededError");
			};
			if (how === "open") {
				indexedDB.open = no;
				Storage.prototype.setItem = no;
				LockManager.prototype.request = async () => no();
			} else {
				window.put = IDBObjectStore.prototype.put;
				IDBObjectStore.prototype.put = no;
			}
		}, denied);
		await page.reload();
		await page.waitForSelector(".games");
		await page.click('[data-learn="port-royal"]');
		must((await page.textContent(".notice")).includes(why), await page.textContent(".notice"));
		await page.click(".notice button");
		await page.click(".coach .primary");
		await playOut(page, "port-royal", byAction, 8);
		must((await page.locator(".notice").count()) === 0, "it is said again and again");
		must((await page.getAttribute(".bar .unkept", "title")).includes(why), "it is no longer said");
		await page.click(".unkept");
		await page.waitForSelector(".notice");
		await page.click(".notice button");
		await page.click(".bar .home");
		await page.waitForSelector(".resume");
		await page.waitForSelector(".hero .unkept");
		await page.click(".resume");
		const now = await offered(page);
		if (denied === "full") {
			// There is room again: with the next move all is kept, and nothing is said any more.
			await page.evaluate(() => (IDBObjectStore.prototype.put = window.put));
			await byAction(page, 0);
			await page.waitForSelector(".unkept", { state: "detached" });
			await soon(() => keptHere(page, "games"), ([game]) => game?.moves >= Number(now.here), "not kept");
		}
		await closed(page);
	}
});

test("what is kept is on the disk, and the browser is asked once to let it stay", async () => {
	for (const agent of [undefined, "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"]) {
		const page = await sit(browser, server.url, agent ? { userAgent: agent } : {});
		await page.addInitScript(() => {
			window.asked = 0;
			window.lax = [];
			StorageManager.prototype.persist = async () => (window.asked++, true);
			const { transaction } = IDBDatabase.prototype;
			IDBDatabase.prototype.transaction = function (shelf, mode, options) {
				if (mode === "readwrite" && options?.durability !== "strict") window.lax.push(shelf);
				return transaction.call(this, shelf, mode, options);
			};
		});
		await page.reload();
		await page.waitForSelector(".games");
		must((await page.evaluate(() => window.asked)) === 0, "asked before there is anything to keep");
		await start(page, "port-royal");
		await playOut(page, "port-royal", byAction, 4);
		await offered(page);
		const { asked, lax } = await page.evaluate(() => ({ asked: window.asked, lax: window.lax }));
		must(lax.length === 0, `${lax} is written when it suits`);
		must(asked === (agent ? 0 : 1), `asked ${asked} times`);
		await closed(page);
	}
});

test("an older page that holds what is kept keeps nobody from playing", async () => {
	const page = await sit(browser, server.url);
	await page.evaluate(async () => {
		for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
	});
	const older = await page.context().newPage();
	await older.goto(`${server.url}manifest.webmanifest`);
	await older.evaluate(() => new Promise((resolve) => (indexedDB.open("quayside", 1).onsuccess = resolve)));
	await page.reload();
	await page.waitForSelector(".games");
	await page.click('[data-play="port-royal"]');
	await page.waitForSelector(".notice");
	await offered(page);
	// Once the older page is gone all is kept again.
	await older.close();
	await page.click(".notice button");
	await playOut(page, "port-royal", byAction, 2);
	await soon(() => keptHere(page, "games").catch(() => []), (games) => games.length === 1, "nothing is kept");
	await closed(page);
});

test("settings that another page kept are taken where they make sense", async () => {
	const settings = { lang: "fr", speed: "warp", asking: "never", sound: "yes", stops: { "port-royal": ["renamed_verb", "repel"] } };
	const page = await sit(browser, server.url, { settings });
	await start(page, "port-royal");
	await page.keyboard.press(" ");
	await page.waitForSelector(".status .yours", { timeout: 30_000 });
	await page.keyboard.press(",");
	await page.waitForSelector(".stops");
	must(await page.locator('[data-stop="repel"]').isChecked(), "a wish that makes sense is gone");
	await closed(page);
});

test("can be installed: a manifest, and icons that are what it says", async () => {
	const page = await sit(browser, server.url);
	const found = await page.evaluate(async () => {
		const link = document.querySelector('link[rel="manifest"]').href;
		const manifest = await (await fetch(link)).json();
		const sizes = await Promise.all(manifest.icons.map(async (icon) => {
			const image = new Image();
			image.src = new URL(icon.src, link).href;
			await image.decode();
			return icon.sizes === "any" || icon.sizes === `${image.naturalWidth}x${image.naturalHeight}`;
		}));
		return { ...manifest, sizes };
	});
	must(found.name && found.start_url && found.display === "standalone", JSON.stringify(found));
	must(found.sizes.length > 1 && found.sizes.every(Boolean), JSON.stringify(found));
	await closed(page);
});

test("an address without anything says so", async () => {
	const page = await sit(browser, server.url);
	for (const [path, word] of [["nonsense", "nothing at this address"], ["new/nope", "nothing at this address"], ["replay/nope", "not kept"], ["table/nope", "not kept"], ["tale/nope", "not kept"]]) {
		await page.goto(`${server.url}#/${path}`);
		await page.waitForFunction((w) => document.querySelector("main.page > p")?.textContent.includes(w), word, { timeout: 5000 }).catch(() => must(false, `${path} says nothing`));
	}
	await page.click("main.page a");
	await page.waitForSelector(".games");
	await closed(page);
});
