// door.mjs -- the module without a page: the same file as in the browser, asked from here.

import { readFileSync } from "node:fs";
import { root } from "./table.mjs";

const compiled = WebAssembly.compile(readFileSync(`${root}build/site/quayside.wasm`));

/** A module of its own: takes a question as text, answers with what its JSON says. */
export async function door() {
	const { exports: x } = await WebAssembly.instantiate(await compiled, {});
	return (text) => {
		const bytes = new TextEncoder().encode(text);
		if (bytes.length > x.door_ear_size()) throw new Error("too long");
		new Uint8Array(x.memory.buffer, x.door_ear(), bytes.length).set(bytes);
		const size = x.door(bytes.length);
		return JSON.parse(new TextDecoder().decode(new Uint8Array(x.memory.buffer, x.door_mouth(), size)));
	};
}
