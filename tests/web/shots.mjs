// shots.mjs -- a picture of every screen, by day and by lamplight, on a desk and on a phone.
//   node tests/web/shots.mjs FOLDER [WORD] [--png]     only scenes whose name holds WORD
// WebP keeps them small enough to be kept beside the source.

import { mkdirSync, writeFileSync } from "node:fs";
import { browse, DESK, PHONE, serve, sit } from "./table.mjs";
import { scenes, show } from "./scenes.mjs";

const [folder = "docs/screens/web", word] = process.argv.slice(2).filter((a) => !a.startsWith("--"));
const png = process.argv.includes("--png");
mkdirSync(folder, { recursive: true });
const server = await serve();
const browser = await browse();
const KINDS = [["desk", DESK, "light"], ["phone", PHONE, "light"], ["desk-dark", DESK, "dark"], ["phone-dark", PHONE, "dark"]];

/** By lamplight only what looks different in more than its colours. */
const LAMPLIGHT = /^(home|settings|.*-(middle|over))$/;

async function take(page, name) {
	const session = await page.context().newCDPSession(page);
	const how = png ? { format: "png" } : { format: "webp", quality: 45 };
	const { data } = await session.send("Page.captureScreenshot", how);
	writeFileSync(`${folder}/${name}.${how.format}`, Buffer.from(data, "base64"));
}

let failed = 0;

async function all(kind, viewport, colorScheme) {
	const wanted = scenes.filter((s) => (!word || `${s.name}-${kind}`.includes(word)) && (colorScheme === "light" || LAMPLIGHT.test(s.name)));
	if (wanted.length === 0) return;
	const page = await sit(browser, server.url, { viewport, colorScheme });
	for (const scene of wanted) {
		try {
			await show(page, server.url, scene);
			await page.mouse.move(0, 0); // nothing is to look pointed at
			await take(page, `${scene.name}-${kind}`);
		} catch (error) {
			failed++;
			console.log(`${scene.name}-${kind}: ${error.message.slice(0, 300)}`);
			await take(page, `${scene.name}-${kind}-failed`);
		}
		if (page.wrong.length > 0) console.log(`${scene.name}-${kind}: console: ${page.wrong.splice(0).join(" | ")}`);
	}
	await page.context().close();
}
await Promise.all(KINDS.map((kind) => all(...kind)));
await browser.close();
server.stop();
console.log(`pictures in ${folder}, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
