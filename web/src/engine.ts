// engine.ts -- the page's end of the worker: one table each.

import type { Lang } from "./protocol";
import { Refusal, TOO_LONG } from "./protocol";
import { text } from "./text";

/** Compiled once, while the page is still being built; every table's worker is given it. */
const compiled = compile().catch(() => undefined);

/** Streaming wants the right content type, which not every host of a static folder sends. */
async function compile(): Promise<WebAssembly.Module> {
	const file = await fetch("quayside.wasm");
	if (file.headers.get("content-type") === "application/wasm") return WebAssembly.compileStreaming(file);
	return WebAssembly.compile(await file.arrayBuffer());
}

export class Engine {
	private readonly worker = new Worker("worker.js");
	private readonly ready: Promise<void>;
	private readonly open = new Map<number, (answer: string) => void>();
	private last = 0;
	/** Why the worker cannot answer any more. */
	private broken = "";

	constructor(public lang: Lang) {
		this.ready = compiled.then((module) => {
			if (module) this.worker.postMessage({ id: 0, text: "", module });
		});
		this.worker.onmessage = (event: MessageEvent<{ id: number; answer: string }>) => {
			this.open.get(event.data.id)?.(event.data.answer);
			this.open.delete(event.data.id);
		};
		this.worker.onerror = (event) => {
			this.broken = JSON.stringify({ error: event.message || "worker.js" });
			for (const answer of this.open.values()) answer(this.broken);
		};
	}

	/** Asks one line, with more text below it if the command takes some. */
	async ask<T>(line: string, below = ""): Promise<T> {
		const id = ++this.last;
		const answer = this.broken || new Promise<string>((resolve) => this.open.set(id, resolve));
		await this.ready;
		this.worker.postMessage({ id, text: `${this.lang} ${line}\n${below}` });
		const data = JSON.parse(await answer) as T & { error?: string };
		if (data.error !== undefined) throw new Refusal(data.error === TOO_LONG ? text(this.lang, "tooLong") : data.error);
		return data;
	}

	close(): void {
		this.worker.terminate();
		this.open.clear();
	}
}

/** 32 random bytes for a dealer, in hexadecimal. */
export function newSeed(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(32));
	return [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
}
