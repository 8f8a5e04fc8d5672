// scenes.mjs -- every screen of the page and how to come to it: for pictures (shots.mjs) and
// for what every screen must fulfil (run.mjs).  Positions are dealt from fixed seeds by the
// module itself, with a bot in the person's chair until the moment that is wanted.  Nothing is
// found by its words, so that every scene can be shown in every language.

import { inside, keepHere, older } from "./inside.mjs";

const SEED = "2a".repeat(32);

/** Plays a game in a worker of the page and puts it into the browser's store. */
async function deal(page, wanted) {
	const all = { players: 3, options: "", bot: "greedy", humans: 1, moves: 0, choices: 2, seed: SEED, end: false, tutorial: false, when: 1790000000000, verb: "", ...wanted };
	const saved = await inside(page, async ([{ hire }, w]) => {
		const { ask, dismiss } = hire();
		const names = ["Ada", "Anne", "Jan", "Mary", "Piet", "Grace"].slice(0, w.players);
		const seats = names.map((name, i) => `seat ${i} ${w.bot} ${name}`);
		await ask(["en new", `seed ${w.seed}`, `${w.game} players=${w.players} ${w.options}`, ...seats].join("\n"));
		let state = await ask("en state 0");
		if (state.error) throw new Error(state.error);
		const ready = () =>
			state.moves >= w.moves && state.waiting.includes(0) && state.choices.length >= w.choices && (!w.verb || state.choices.some((c) => c.verb === w.verb)) && (!w.own || state.active === 0) && (!w.other || state.active !== 0);
		while (!state.over && (w.end || !ready())) {
			const answer = await ask(`en step 0 ${w.end ? 200 : 1}`);
			if (answer.error) throw new Error(answer.error);
			state = await ask("en state 0");
		}
		const { record } = await ask("en save");
		const kinds = names.map((_, i) => (i < w.humans ? "human" : w.bot));
		dismiss();
		return {
			id: w.id, game: w.game, names, kinds, record, seed: w.seed,
			created: w.when, updated: w.when, moves: state.moves, over: state.over, result: state.seats.map((s) => s.score), tutorial: w.tutorial,
		};
	}, all);
	await keepHere(page, { ...saved, record: older(saved.record, saved.kinds) });
}

/** Resolves when nothing was drawn for some frames: sizes are tried in one frame after the other. */
const settled = (page) =>
	page.evaluate(async () => {
		let still = 0;
		const watch = new MutationObserver(() => (still = 0));
		watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
		for (const until = performance.now() + 10000; still < 6 && performance.now() < until; still++) await new Promise(requestAnimationFrame);
		watch.disconnect();
	});
const asked = (page) => page.waitForSelector(".status .yours");
const click = (what) => (page) => page.locator(what).first().click();
const press = (key) => (page) => page.keyboard.press(key);

/** A table with the person asked, and what is done there. */
function table(name, wanted, ...then) {
	return { name, wanted, path: "#/table/scene", ready: asked, then };
}

const dialog = (page) => page.waitForSelector("dialog[open]");

// Where a button has no name of its own: by its place among the others.
const MENU = ".bar nav > button:last-child";
const SIGNS = '.menu > button:has(+ [href^="#/rules/"])';
const ODDS = ".newsline > .odds";
const LOOK = ".ends > button:not(.primary)";
const DELETE = ".buttons > .quiet";
/** The mark of a line of the log that has a page to read, the same in every language. */
const PAGE = 'dialog .why:text-is("❧")';

const PR = { game: "port-royal" };
const KOP = { game: "king-of-pirates" };
const ROT = { game: "rotterdam" };
const ADV = { game: "port-royal", options: "sets=base,adventure mode=coop" };

function games() {
	const all = [];
	for (const [short, g, middle, late] of [["port-royal", PR, 60, 190], ["pirates", KOP, 60, 240], ["rotterdam", ROT, 50, 200]]) {
		all.push(
			{ name: `${short}-setup`, path: `#/new/${g.game}`, ready: (p) => p.waitForSelector(".chairs") },
			{ name: `${short}-rules`, path: `#/rules/${g.game}`, ready: (p) => p.waitForSelector(".reading h2") },
			{ name: `${short}-cards`, path: `#/cards/${g.game}`, ready: (p) => p.waitForSelector(".gallery li") },
			table(`${short}-start`, g),
			table(`${short}-middle`, { ...g, moves: middle, choices: 3 }),
			table(`${short}-late`, { ...g, moves: late, choices: 3 }),
			table(`${short}-touched`, g === ROT ? g : { ...g, moves: middle, choices: 3 }, click(".felt .thing.glow")),
			table(`${short}-hint`, { ...g, moves: middle, choices: 3 }, press("h"), (p) => p.waitForSelector(".hintline")),
			table(`${short}-coach`, { ...g, tutorial: true }, (p) => p.waitForSelector(".coach")),
			{ name: `${short}-over`, wanted: { ...g, end: true }, path: "#/table/scene", ready: (p) => p.waitForSelector(".charts + .small", { timeout: 60000 }), then: [] },
			{
				name: `${short}-replay`, wanted: { ...g, end: true }, path: "#/replay/scene", ready: (p) => p.waitForSelector(".replay .chart[aria-busy=false]", { timeout: 60000 }),
				then: [(p) => p.locator(".timeline").evaluate((e) => { e.value = String(Math.round(Number(e.max) * 0.6)); e.dispatchEvent(new Event("input", { bubbles: true })); })],
			},
		);
		// In Port Royal nobody hides anything.
		if (g !== PR) all.push({ name: `${short}-curtain`, wanted: { ...g, humans: 3, moves: 20, choices: 1 }, path: "#/table/scene", ready: () => undefined, then: [curtain] });
	}
	return all;
}

/** Plays on until the curtain falls: not every game has secrets at once. */
async function curtain(page) {
	for (let n = 0; n < 40; n++) {
		await page.waitForSelector(".curtain, .status .yours");
		if ((await page.locator(".curtain").count()) > 0) return;
		const before = await page.getAttribute(".table-screen", "data-moves");
		const last = page.locator(".actions .action").last();
		const kind = await last.getAttribute("data-kind");
		await last.click();
		if (kind) continue;
		await page.waitForFunction((b) => document.querySelector(".curtain") || document.querySelector(".table-screen")?.dataset.moves !== b, before);
		await page.waitForTimeout(60);
	}
	throw new Error("no curtain");
}

export const scenes = [
	{ name: "home-first", path: "#/", ready: (p) => p.waitForSelector(".games") },
	{ name: "looked", wanted: { ...PR, end: true }, path: "#/table/scene", ready: (p) => p.waitForSelector(".ends"), then: [click(LOOK)] },
	{ name: "home", path: "#/", wanted: { ...PR, moves: 60 }, also: [{ ...ROT, end: true, when: 1789900000000 }], ready: (p) => p.waitForSelector(".saved li") },
	{ name: "home-delete", path: "#/", wanted: PR, ready: (p) => p.waitForSelector(".saved li"), then: [click(`.saved li ${DELETE}`), dialog] },
	{ name: "settings", path: "#/", ready: (p) => p.waitForSelector(".games"), then: [click(".hero-bar > button"), dialog] },
	{ name: "plain", path: "#/table/scene", wanted: { ...PR, moves: 60, choices: 3 }, settings: { plain: true }, ready: asked },
	{ name: "not-found", path: "#/table/nothing", ready: (p) => p.waitForSelector("main.page h1") },
	...games(),
	table("port-royal-odds", { ...PR, moves: 60, verb: "discover" }, click(ODDS), dialog),
	table("port-royal-signs", PR, click(MENU), click(SIGNS), (p) => p.waitForSelector("dialog .signs")),
	table("port-royal-menu", PR, click(MENU), dialog),
	table("port-royal-log", { ...PR, moves: 60 }, press("l"), dialog),
	table("port-royal-rule", { ...PR, moves: 60 }, press("l"), dialog, async (p) => p.locator("dialog .why").last().click(), (p) => p.waitForFunction(() => document.querySelectorAll("dialog[open]").length === 2)),
	table("port-royal-variant", { ...PR, options: "end=variant", moves: 80 }),
	table("port-royal-travel", { ...PR, options: "sets=base,unterwegs", moves: 120, choices: 3 }),
	table("port-royal-contracts", { ...PR, options: "sets=base,contracts", moves: 120, choices: 3 }),
	table("port-royal-together", { ...PR, players: 2, options: "sets=base,contracts mode=coop", moves: 120, choices: 2 }),
	table("port-royal-alone", { ...PR, players: 1, options: "sets=base,contracts mode=solo", moves: 80, choices: 2 }),
	table("port-royal-gambler", { ...PR, options: "sets=base,gambler", moves: 120, choices: 3 }),
	table("adventure-start", { ...ADV, verb: "discover" }),
	table("adventure-middle", { ...ADV, moves: 130, choices: 3 }),
	table("adventure-late", { ...ADV, options: `${ADV.options} chapter=4`, moves: 200, choices: 3 }),
	table("adventure-alone", { ...ADV, players: 1, options: "sets=base,adventure mode=solo chapter=2", moves: 90, choices: 2 }),
	table("adventure-page", { ...ADV, moves: 60 }, press("l"), dialog, click(PAGE), (p) => p.waitForSelector("dialog.story")),
	{ name: "adventure-over", wanted: { ...ADV, end: true }, path: "#/table/scene", ready: (p) => p.waitForSelector(".charts + .small", { timeout: 60000 }) },
	{ name: "port-royal-together-over", wanted: { ...PR, players: 2, options: "sets=base,contracts mode=coop", end: true }, path: "#/table/scene", ready: (p) => p.waitForSelector(".charts + .small", { timeout: 60000 }) },
	table("pirates-asking", { ...KOP, moves: 60, choices: 3 }, press(","), dialog),
	table("rotterdam-many", ROT, click(".action.fold")),
	{ name: "tale-delete", path: "#/new/port-royal", ready: (p) => p.waitForSelector(".chairs"), then: [(p) => p.click('[data-way="adventure"]'), (p) => p.click(".primary.big"), (p) => p.waitForSelector(".chapters"), click(DELETE), dialog] },
	{ name: "tale", path: "#/new/port-royal", ready: (p) => p.waitForSelector(".chairs"), then: [(p) => p.click('[data-way="adventure"]'), (p) => p.click(".primary.big"), (p) => p.waitForSelector(".chapters")] },
	table("port-royal-five", { ...PR, players: 5, moves: 150, choices: 3 }),
	table("pirates-five", { ...KOP, players: 5, moves: 150, choices: 3 }),
];

export const sceneOf = (name) => scenes.find((scene) => scene.name === name);

/** The id of a game like that in this page's store; dealt only once. */
async function kept(page, wanted) {
	page.dealt ??= new Map();
	const key = JSON.stringify(wanted);
	const id = page.dealt.get(key) ?? `scene${page.dealt.size}`;
	if (!page.dealt.has(key)) await deal(page, { ...wanted, id });
	page.dealt.set(key, id);
	return id;
}

/** Brings a page to a scene. */
export async function show(page, url, scene) {
	const ids = [];
	for (const wanted of [scene.wanted, ...(scene.also ?? [])]) if (wanted) ids.push(await kept(page, wanted));
	const path = scene.path.replace("scene", ids[0] ?? "");
	const changed = await page.evaluate((part) => {
		for (const key of Object.keys(localStorage)) if (key.startsWith("quayside-told-")) localStorage.removeItem(key);
		const before = localStorage.getItem("quayside-settings") ?? "{}";
		const kept = JSON.stringify({ ...JSON.parse(before), plain: false, lang: "en", stops: {}, ...part });
		localStorage.setItem("quayside-settings", kept);
		return kept !== before;
	}, scene.settings ?? {});
	// A page is loaded anew only if it has to read its settings again; otherwise it goes by an empty screen.
	// The address differs from the last one also before the #, or nothing would be loaded.
	if (changed) await page.goto(`${url}?${scene.name}-${scene.settings?.lang}${path}`);
	else {
		await page.evaluate(() => (location.hash = "#/table/nothing"));
		await page.waitForSelector("main.page > h1");
		await page.evaluate((hash) => (location.hash = hash), path);
	}
	if (path !== "#/table/nothing") await page.waitForSelector("main.page > h1", { state: "detached" });
	await scene.ready(page);
	for (const step of scene.then ?? []) await step(page);
	await settled(page);
}
