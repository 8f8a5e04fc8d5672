// module.mjs -- the module in the browser: it plays the same games as the native program, and
// answers what the page asks.

import { execFile, execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { browser, closed, folder, must, server, test } from "../case.mjs";
import { door } from "../door.mjs";
import { inWorker, older } from "../inside.mjs";
import { offered, program, root, sit } from "../table.mjs";

const native = promisify(execFile);

for (const [game, kinds] of [
	["port-royal players=3", ["search:60", "greedy", "easy"]],
	["king-of-pirates players=2", ["greedy", "search:20"]],
	["rotterdam players=2", ["search:30", "greedy"]],
	["port-royal players=2 sets=base,adventure mode=coop", ["search:20", "greedy"]],
])
	test(`from the same seed the same game as native, and sealed: ${game}`, async () => {
		const file = `${folder}/native-${game.replace(/\W+/g, "-")}.record`;
		rmSync(file, { force: true });
		await native(program, ["play", ...game.split(" "), "--seats", kinds.join(","), "--seed", "7", "--record", file, "--plain", "--speed", "0"]);
		const played = readFileSync(file, "utf8");
		const seed = /^seed ([0-9a-f]{64}) /m.exec(played)?.[1];
		const page = await sit(browser, server.url);
		const seats = kinds.map((kind, i) => `seat ${i} ${kind}`).join("\n");
		const { record } = await inWorker(page, [`en new\nseed ${seed}\n${game}\n${seats}`, "en step 9 500", "en save"]);
		const facts = (text) => text.split("\n").filter((line) => !line.startsWith("name "));
		const [here, there] = [facts(record), facts(played)];
		const n = here.findIndex((line, i) => line !== there[i]);
		must(n < 0 && here.length === there.length, `line ${n}: here ${here[n]}, native ${there[n]}`);
		verified(file, record);
		await closed(page);
	});

/** The native program deals every card of it again. */
function verified(file, record) {
	writeFileSync(file, record);
	const verdict = execFileSync(program, ["verify", file, "--lang", "en"], { encoding: "utf8" });
	must(verdict.includes("sealed seed"), verdict);
}

/** Numbers that look random, the same in every run. */
function dice(state) {
	return (sides) => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 8) % sides;
}

const SEED = "2a".repeat(32);

/** A table of its own in a module without a page: `ask`, and `on` to do what comes next. */
async function sitting(game, kinds, seed = 1) {
	const ask = await door();
	const any = dice(seed);
	const seats = kinds.map((kind, i) => `seat ${i} ${kind} ${"ABCDEF"[i]}`).join("\n");
	const table = {
		ask: (text) => {
			const answer = ask(text);
			if (answer.error) throw new Error(`${text.slice(0, 60)}: ${answer.error}`);
			return answer;
		},
		refused: (text) => ask(text).error,
		record: () => ask("en save").record,
		any,
		on({ next, state }) {
			const { what, seat, eyes } = next;
			if (what === "curtain") return table.ask(`en lift ${seat}`);
			if (what !== "ask") return table.ask(`en step ${eyes} 1`);
			must(state.asks === seat && state.seat === seat && (eyes === seat || eyes === 6), JSON.stringify(next));
			return table.ask(`en play ${eyes} ${seat} ${state.choices[any(state.choices.length)].move}`);
		},
	};
	table.ask(`en new\nseed ${SEED}\n${game}\n${seats}`);
	return table;
}

/** Whoever else plays in a browser meanwhile is attended to. */
const breathe = () => new Promise((resolve) => setImmediate(resolve));

/** Takes back, and looks whether that has happened: a line more, fewer moves, and somebody asked. */
function takenBack(table, was) {
	const before = table.record();
	const now = table.ask("en undo");
	const after = table.record();
	const line = /^undo (\d+) #[0-9a-f]{8}\n$/.exec(after.slice(before.length));
	must(after.startsWith(before) && line, `the record says ${after.slice(before.length)}`);
	must(now.moves === was.moves - Number(line[1]), `${was.moves} moves, ${line[1]} taken back, ${now.moves} left`);
	must(["ask", "curtain"].includes(now.next.what), `then comes ${now.next.what}`);
	return now;
}

for (const [game, kinds] of [
	["king-of-pirates players=2", ["human", "human"]],
	["king-of-pirates players=3", ["human", "greedy", "human"]],
	["king-of-pirates players=2", ["human", "greedy"]],
	["rotterdam players=3", ["human", "human", "greedy"]],
	["port-royal players=3", ["human", "greedy", "human"]],
])
	test(`what is said to be taken back is, to where somebody is asked: ${game}, ${kinds.join(" ")}`, async () => {
		const table = await sitting(game, kinds);
		let [undone, kept, now] = [0, 0, table.ask("en next")];
		for (let n = 0; n < 700 && now.next.what !== "over"; n++) {
			now = (await breathe(), table.on(now));
			// Whoever wants to be asked otherwise may have decided less, or more, than it seemed.
			if (table.any(9) === 0) {
				table.ask(`en prefs ${kinds.indexOf("human")} ${["all", "news", "stops", "every"][table.any(4)]} only`);
				now = table.ask("en next");
			}
			if (table.any(6) > 0) continue;
			if (now.state.undo) now = (undone++, takenBack(table, now));
			else {
				const before = table.record();
				must(table.refused("en undo") && table.record() === before, "what cannot be taken back is");
				kept++;
			}
			if (table.any(2) === 0 && now.state.redo) now = table.ask("en redo");
		}
		must(undone > 5 && kept > 5, `${undone} taken back, ${kept} not`);
		const [record, { state }] = [table.record(), now];
		table.ask(`en load\nseed ${SEED}\n${record}`);
		must(table.record() === record && table.ask("en next").moves === state.moves, "read again it is another game");
	});

for (const [game, kinds] of [
	["port-royal players=2", ["human", "greedy"]],
	["king-of-pirates players=2", ["human", "greedy"]],
	["rotterdam players=2", ["greedy", "human"]],
])
	test(`what was taken back is dealt again by the native program: ${game}`, async () => {
		const table = await sitting(game, kinds, 5);
		let now = table.ask("en next");
		for (; now.next.what !== "over"; now = (await breathe(), table.on(now))) {
			if (now.state.undo && table.any(8) === 0) now = takenBack(table, now);
			if (now.state.redo && table.any(2) === 0) now = table.ask("en redo");
		}
		const record = table.record();
		must(record.match(/^undo /gm)?.length > 2 && /^head /m.test(record), `${record.match(/^undo /gm)?.length} taken back`);
		must(table.refused("en undo").includes("over") && !now.state.undo, "what is over can be taken back");
		verified(`${folder}/undone-${game.split(" ")[0]}.record`, record);
	});

test("a record of form 1 is gone on with in form 2, under the same seal", async () => {
	const table = await sitting("port-royal players=2", ["greedy", "medium"]);
	table.ask("en step 6 80");
	const old = older(table.record(), ["greedy", "medium"]);
	must(old.startsWith("record 1\n") && !/#/.test(old), old.slice(0, 200));
	table.ask(`en load\nseed ${SEED}\n${old}`);
	must(table.record().startsWith("record 2\n"), "it is not written anew");
	while (!table.ask("en step 6 200").over);
	verified(`${folder}/older.record`, table.record());
	// One that is over is read, and keeps its seed.
	const over = table.record();
	table.ask(`en load\nseed ${"0".repeat(64)}\n${older(over, ["greedy", "medium"])}`);
	must(table.record() === over, "what was over is another record");
	// Who has another seed cannot keep what was promised.
	table.ask(`en load\nseed ${"0".repeat(64)}\n${old}`);
	must(!/^commit/m.test(table.record()), "it promises what it does not keep");
});

test("a branch is a game of its own, without a seal, and goes on after a reload as it would have", async () => {
	const table = await sitting("king-of-pirates players=3", ["greedy", "greedy", "human"]);
	let now = table.ask("en next");
	for (let n = 0; n < 200; n++) now = now.state.undo && n % 3 === 0 ? takenBack(table, now) : (await breathe(), table.on(now));
	const lies = ({ at, items, seats, waiting }) => JSON.stringify([at, items, seats, waiting]);
	const then = table.ask("en state 9 40");
	const { moves } = table.ask("en cut 40");
	const record = table.record();
	must(moves === 40 && !/^(commit|undo)/m.test(record) && record.match(/^[D0-5] /gm).length === 40, record.slice(0, 400));
	must(lies(then) === lies(table.ask("en state 9")), "another position");
	const go = () => (table.ask("en step 6 30"), table.record());
	const on = go();
	table.ask(`en load\nseed ${SEED}\n${record}`);
	must(go() === on, "after a reload it goes on otherwise");
});

test("who may look: nobody before a curtain is lifted, and nobody any more who has left", async () => {
	const table = await sitting("king-of-pirates players=3", ["human", "human", "greedy"]);
	let [now, curtains, lifted] = [table.ask("en next"), 0, 6];
	for (let n = 0; n < 1500 && now.next.what !== "over"; n++) {
		const { what, seat, eyes } = now.next;
		if (what === "curtain") curtains++;
		must(eyes === 6 || eyes === lifted, `seat ${eyes} may look, and ${lifted} has lifted the curtain`);
		must(what !== "curtain" || (now.state.seat === 6 && now.state.asks < 0), "behind the curtain lies more than a bystander sees");
		must(what !== "ask" || eyes === seat || JSON.stringify(table.ask(`en state ${seat}`).items) === JSON.stringify(table.ask("en state 6").items), "secrets without a curtain");
		now = (await breathe(), table.on(now));
		lifted = what === "curtain" ? seat : now.next.eyes;
		if (what !== "curtain" || n % 5 > 0) continue;
		now = table.ask("en leave");
		must(now.next.what === "curtain" && now.next.eyes === 6, JSON.stringify(now.next));
		lifted = 6;
	}
	must(curtains > 5, `${curtains} curtains`);
});

test("the signature in the browser is the native one, and the page goes on answering while it is reckoned", async () => {
	const there = (await native(program, ["bench", "--signature"])).stdout.trim().split(" ").pop();
	const page = await sit(browser, server.url);
	const { here, waits } = await page.evaluate(async () => {
		const waits = [];
		let here;
		void window.quayside.signature().then((signature) => (here = signature));
		while (here === undefined) {
			const asked = performance.now();
			await new Promise((r) => setTimeout(r, 4));
			waits.push(performance.now() - asked - 4);
		}
		return { here, waits: waits.sort((a, b) => a - b) };
	});
	must(here === there, `${here} is not ${there}`);
	// How long it waits is measured, not judged: that is the machine's affair.  A page that
	// was blocked would have come round only once or twice.
	const most = waits[Math.floor(waits.length * 0.99)];
	console.log(`      waits: 99 % under ${most.toFixed(1)} ms, longest ${waits.at(-1).toFixed(1)} ms`);
	must(waits.length > 20, `answered ${waits.length} times`);
	await closed(page);
});

test("playable at once, two clicks from nothing", async () => {
	const page = await sit(browser, server.url);
	const began = Date.now();
	await page.goto(`${server.url}?fresh`);
	await page.waitForSelector("[data-play]");
	const home = Date.now() - began;
	await page.click('[data-play="port-royal"]');
	await offered(page);
	const playable = Date.now() - began;
	console.log(`      first page ${home} ms, playable ${playable} ms`);
	await closed(page);
});

test("drawings look figures up by columns that there are", async () => {
	const page = await sit(browser, server.url);
	for (const game of ["port-royal", "king-of-pirates", "rotterdam"]) {
		const { columns } = await inWorker(page, [`nl cards ${game}`]);
		const skin = `${root}web/skins/${game}/`;
		const used = readdirSync(skin).flatMap((f) => [...readFileSync(skin + f, "utf8").matchAll(/(?:figure|figures\.get\([^)]*\))\??\.?\["([^"]+)"\]|\bfact\("([^"]+)"/g)].map((m) => m[1] ?? m[2]));
		must(used.length > 0, `${game}: no figure is looked up`);
		const missing = used.filter((key) => !columns.some((c) => c.key === key));
		must(missing.length === 0, `${game}: no column ${missing.join(", ")}`);
	}
	await closed(page);
});

test("a record whose options clash is refused with the reason, in the game's words", async () => {
	const page = await sit(browser, server.url);
	const { error } = await inWorker(page, [`en load\nseed ${"0".repeat(64)}\nrecord 1\ngame port-royal 3 players=2 sets=unterwegs,adventure\n`]);
	must(/adventure is played with the base game/.test(error), `it says: ${error}`);
	await closed(page);
});
