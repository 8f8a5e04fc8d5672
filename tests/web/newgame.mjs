// newgame.mjs -- a game that nobody has drawn, played to its result on the plain table.
//   node tests/web/newgame.mjs GAME      part of scripts/newgame

import { browse, byAction, playOut, serve, sit } from "./table.mjs";

const [game] = process.argv.slice(2);
const server = await serve();
const browser = await browse();
try {
	const page = await sit(browser, server.url);
	await page.click(`[data-play="${game}"]`);
	await page.waitForSelector(".table-screen .generic");
	const decisions = await playOut(page, game, byAction);
	if (page.wrong.length > 0) throw new Error(page.wrong.join(" | "));
	console.log(`${decisions} decisions`);
} finally {
	await browser.close();
	await server.stop();
}
