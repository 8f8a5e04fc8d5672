// worker.ts -- the rules, bots and languages: the C of the native program as WebAssembly.
// A message is a question as text; its answer is JSON.  Nothing here knows a game.

import { TOO_LONG } from "./protocol";

interface Exports {
	memory: WebAssembly.Memory;
	door_ear(): number;
	door_ear_size(): number;
	door_mouth(): number;
	door(size: number): number;
}

const scope = self as unknown as DedicatedWorkerGlobalScope;

async function load(given: WebAssembly.Module | undefined): Promise<Exports> {
	const module = given ?? (await WebAssembly.compileStreaming(fetch("quayside.wasm")));
	const instance = await WebAssembly.instantiate(module, {});
	return instance.exports as unknown as Exports;
}

function ask(x: Exports, text: string): string {
	const bytes = new TextEncoder().encode(text);
	if (bytes.length > x.door_ear_size()) return JSON.stringify({ error: TOO_LONG });
	new Uint8Array(x.memory.buffer, x.door_ear(), bytes.length).set(bytes);
	const size = x.door(bytes.length);
	return new TextDecoder().decode(new Uint8Array(x.memory.buffer, x.door_mouth(), size));
}

let loaded: Promise<Exports> | undefined;

/** The first message may bring the module, compiled already by the page. */
scope.onmessage = async (event: MessageEvent<{ id: number; text: string; module?: WebAssembly.Module }>) => {
	const { id, text, module } = event.data;
	loaded ??= load(module);
	if (module) return;
	try {
		scope.postMessage({ id, answer: ask(await loaded, text) });
	} catch (error) {
		scope.postMessage({ id, answer: JSON.stringify({ error: String(error) }) });
	}
};
