// inside.mjs -- what a test does behind the page's buttons: asks the module in a worker of its
// own, and looks into what the browser keeps.  The page knows nothing of either.

/** Made in the page, for work that is done there. */
const tools = () => ({
	/** A worker with the module: `ask` takes a question as text, the answer is what its JSON says. */
	hire() {
		const worker = new Worker("worker.js");
		const ask = (text) =>
			new Promise((resolve) => {
				worker.onmessage = (e) => resolve(JSON.parse(e.data.answer));
				worker.postMessage({ id: 1, text });
			});
		return { ask, dismiss: () => worker.terminate() };
	},
	/** One request to a store of the page's database, "games" or "tales"; resolves to its result. */
	async stored(store, mode, request) {
		const db = await new Promise((resolve, reject) => {
			const open = indexedDB.open("quayside");
			open.onsuccess = () => resolve(open.result);
			open.onerror = () => reject(open.error);
		});
		const result = await new Promise((resolve, reject) => {
			const change = db.transaction(store, mode);
			const made = request(change.objectStore(store));
			change.oncomplete = () => resolve(made.result);
			change.onabort = () => reject(change.error);
		});
		db.close();
		return result;
	},
});

/** Does `work` in the page, which is given the tools and what else it needs. */
export async function inside(page, work, given) {
	return page.evaluate(work, [await page.evaluateHandle(tools), given]);
}

/** Asks the module one question after the other, steps until the game is over; the last answer. */
export const inWorker = (page, questions) =>
	inside(page, async ([{ hire }, all]) => {
		const { ask, dismiss } = hire();
		let answer;
		for (const question of all)
			do answer = await ask(question);
			while (question.startsWith("en step") && !answer.error && !answer.over);
		dismiss();
		return answer;
	}, questions);

/** What the browser keeps of this kind: "games" or "tales". */
export const keptHere = (page, what) => inside(page, ([{ stored }, store]) => stored(store, "readonly", (all) => all.getAll()), what);

/** Puts a game among those that the browser keeps. */
export const keepHere = (page, game) => inside(page, ([{ stored }, saved]) => stored("games", "readwrite", (all) => all.put(saved)), game);

/** A record as older pages and programs wrote it, form 1, and with other players: nothing holds its
 * lines together, so anybody can be said to have sat there. */
export const older = (record, kinds) =>
	record
		.replace("record 2", "record 1")
		.replace(/^head .*\n/m, "")
		.replace(/ #[0-9a-f]{8}$/gm, "")
		.replace(/^seat (\d) .*\nname \1/gm, (_, seat) => `seat ${seat} ${kinds[seat]}`);
