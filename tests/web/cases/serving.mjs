// serving.mjs -- what the program serves, and how one build of the page gives way to the next.

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, get } from "node:http";
import { browser, closed, folder, must, server, soon, test } from "../case.mjs";
import { root, serve, sit } from "../table.mjs";

const site = `${root}build/site/`;

test("every file is served as what it is, and nothing else", async () => {
	const types = { html: "text/html", js: "text/javascript", css: "text/css", svg: "image/svg+xml", png: "image/png", wasm: "application/wasm", webmanifest: "application/manifest+json" };
	for (const file of readdirSync(site)) {
		const answer = await fetch(server.url + file);
		const type = answer.headers.get("content-type");
		must(answer.status === 200 && type.startsWith(types[file.split(".").pop()]), `${file}: ${answer.status}, ${type}`);
		must(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(site + file)), `${file} is another`);
		const head = await fetch(server.url + file, { method: "HEAD" });
		must(head.headers.get("content-length") === String(readFileSync(site + file).length), `${file}: HEAD tells another size`);
	}
	for (const path of ["nope", "../Makefile", "%2e%2e/Makefile", "main.js/"]) must((await fetch(server.url + path)).status === 404, `${path} is served`);
	const refused = await fetch(server.url, { method: "POST", body: "x".repeat(100_000) });
	must(refused.status === 405 && refused.headers.get("allow") === "GET, HEAD", `POST: ${refused.status}`);
	must(refused.headers.get("connection") !== "close", "every answer costs a connection");
});

test("the address that the program gives begins in the language it was asked for, once", async () => {
	const dutch = await serve("--lang", "nl");
	try {
		must(dutch.url.endsWith("/?lang=nl"), dutch.url);
		const page = await sit(browser, dutch.url, { settings: { lang: "en" } });
		must((await page.textContent(".primary")) === "Speel nu", "it is not Dutch");
		must(!page.url().includes("lang"), `the address stays: ${page.url()}`);
		await page.click('.langs [lang="de"]');
		await page.waitForFunction(() => document.querySelector(".primary").textContent === "Jetzt spielen");
		await page.reload();
		await page.waitForSelector(".games");
		must((await page.textContent(".primary")) === "Jetzt spielen", "the choice is forgotten");
		await page.context().close();
	} finally {
		dutch.stop();
	}
});

test("the page's own policy is the server's, which allows nothing from elsewhere", async () => {
	const sent = (await fetch(server.url)).headers.get("content-security-policy");
	const written = /Content-Security-Policy" content="([^"]+)"/.exec(readFileSync(`${site}index.html`, "utf8"))[1];
	// A page cannot say itself who may frame it.
	must(sent === `${written}; frame-ancestors 'none'`, `${sent} is not ${written}`);
	must(!/https?:|\*|unsafe-inline|'unsafe-eval'|data:|blob:/.test(sent), sent);
});

test("only who calls the server by its own name is answered, and its pages are by themselves", async () => {
	const { port } = new URL(server.url);
	const called = (host) =>
		new Promise((resolve, reject) => {
			get({ host: "127.0.0.1", port, path: "/", headers: { host } }, (answer) => (answer.resume(), resolve(answer))).on("error", reject);
		});
	for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, "localhost", `[::1]:${port}`]) must((await called(host)).statusCode === 200, `${host} is refused`);
	for (const host of ["evil.example", `evil.example:${port}`, "127.0.0.1.evil.example", "127.0.0.1:80:80"]) must((await called(host)).statusCode === 400, `${host} is answered`);
	const { headers } = await called("localhost");
	must(headers["cross-origin-embedder-policy"] === "require-corp" && headers["cross-origin-opener-policy"] === "same-origin", JSON.stringify(headers));
	const page = await sit(browser, server.url);
	must(await page.evaluate(() => crossOriginIsolated), "other sites share its memory");
	await closed(page);
});

/** A web host that lets browsers keep files for a while, as many do; `publish` lays out a build. */
async function host(name) {
	const dir = `${folder}/${name}/`;
	const publish = (build) => {
		rmSync(dir, { recursive: true, force: true });
		cpSync(site, dir, { recursive: true });
		const append = (file, text) => writeFileSync(dir + file, `${readFileSync(dir + file, "utf8")}\n${text}`);
		append("main.js", `window.build = ${build};`);
		append("worker.js", `self.build = ${build};`);
		writeFileSync(`${dir}sw.js`, readFileSync(`${dir}sw.js`, "utf8").replace(/"[0-9a-f]{16}"/, `"build-${build}"`));
	};
	const type = (file) => ({ html: "text/html", js: "text/javascript", css: "text/css", wasm: "application/wasm" })[file.split(".").pop()] ?? "application/octet-stream";
	const web = createServer((request, response) => {
		const file = new URL(request.url, "http://host").pathname.slice(1) || "index.html";
		try {
			const bytes = readFileSync(dir + file);
			response.writeHead(200, { "content-type": type(file), "cache-control": file === "sw.js" ? "no-cache" : "max-age=600" }).end(bytes);
		} catch {
			response.writeHead(404).end();
		}
	});
	await new Promise((resolve) => web.listen(0, "127.0.0.1", resolve));
	return { url: `http://127.0.0.1:${web.address().port}/`, publish, stop: () => web.closeAllConnections() ?? web.close() };
}

test("a newer build waits beside the page that is open, and comes whole when it is asked for", async () => {
	const there = await host("host");
	there.publish(1);
	const page = await sit(browser, there.url);
	const build = () => page.evaluate(() => window.build);
	const kept = () => page.evaluate(async () => {
		const names = await caches.keys();
		const files = await Promise.all(names.map(async (name) => (await (await (await caches.open(name)).match("worker.js"))?.text())?.match(/self.build = (\d)/)?.[1]));
		return { names, files };
	});
	await page.evaluate(() => caches.open("somebody-else"));
	await page.waitForFunction(() => navigator.serviceWorker.controller);
	must((await page.locator(".notice").count()) === 0, "the first build announces itself");
	there.publish(2);
	await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
	await page.waitForSelector(".notice");
	must((await build()) === 1, "the page changed by itself");
	// The page that is open goes on with its own worker.
	await page.reload();
	await page.waitForSelector(".notice");
	must((await build()) === 1, "a reload mixes two builds");
	const mine = await page.evaluate(async () => /self.build = (\d)/.exec(await (await fetch("worker.js")).text())[1]);
	must(mine === "1", `a page of build 1 has a worker of build ${mine}`);
	await page.click(".notice button");
	await page.waitForFunction(() => window.build === 2);
	const { names, files } = await soon(kept, (now) => now.names.length === 2, "caches");
	must(names.includes("somebody-else"), `the caches are ${names}`);
	must(files.includes("2"), `build 2 was kept with a worker of build ${files}`);
	await page.waitForSelector(".games");
	must((await page.locator(".notice").count()) === 0, "it is announced when it is there");
	page.fetched.length = 0; // from a host of its own
	await closed(page);
	there.stop();
});

test("when another program is at our address, the page lets go of it; when nobody is, it stays", async () => {
	const there = await serve();
	const page = await sit(browser, there.url);
	await page.waitForFunction(() => navigator.serviceWorker.controller);
	await there.stop();
	await page.goto(there.url);
	await page.waitForSelector(".games"); // nobody answers: from the browser
	page.wrong.length = 0; // that nobody does is said in its console
	const { port } = new URL(there.url);
	/** Another program there, for as long as `look` takes. */
	const instead = async (status, text, look) => {
		const other = createServer((_, response) => response.writeHead(status, { "content-type": "text/html" }).end(text));
		await new Promise((resolve) => other.listen(Number(port), "127.0.0.1", resolve));
		await look();
		other.closeAllConnections();
		await new Promise((resolve) => other.close(resolve));
	};
	await instead(503, "", async () => {
		await page.goto(there.url);
		await page.waitForSelector(".games"); // a server in trouble may still be ours
	});
	await instead(200, "<h1>Another program</h1>", async () => {
		for (const path of ["", "main.js", ""]) {
			await page.goto(there.url + path);
			must((await page.textContent("h1")) === "Another program", `ours hides the other program at /${path}`);
		}
		must((await page.evaluate(async () => (await caches.keys()).length)) === 0, "our files are still kept");
	});
	await page.context().close();
});
