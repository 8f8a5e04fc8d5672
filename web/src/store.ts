// store.ts -- what this browser remembers: games in IndexedDB, settings in localStorage.
// A game is its record and its dealer's seed; nothing else about it is kept.

import type { Lang } from "./protocol";

export interface Saved {
	id: string;
	game: string;
	options: string;
	names: string[];
	kinds: string[];
	record: string;
	seed: string;
	created: number;
	updated: number;
	moves: number;
	over: boolean;
	result: number[];
	tutorial: boolean;
	/** The campaign that this game is a chapter of. */
	tale?: string;
	/** Where several people share the screen: when each of them wants to be asked, by seat. */
	wishes?: Record<number, Partial<Wish>>;
}

/** A campaign is its text (docs/campaign.md); its games are kept by the names it gives them. */
export interface Tale {
	id: string;
	text: string;
	updated: number;
}

export type Asking = "every" | "all" | "news" | "stops";

/** When a person wants to be asked in other people's turns, and at what in any case. */
export interface Wish {
	asking: Asking;
	stops: string[];
}

export interface Settings {
	lang: Lang;
	theme: "auto" | "light" | "dark";
	speed: "slow" | "normal" | "fast" | "instant";
	sound: boolean;
	/** When to be asked in other people's turns: always, when something can be done, when it is news. */
	asking: Asking;
	/** Kinds of moves and phases at which to be asked in any case, by game; missing: as usual. */
	stops: Record<string, string[]>;
	/** Words and boxes instead of drawings. */
	plain: boolean;
	name: string;
}

const KEY = "quayside-settings";

function browserLang(): Lang {
	for (const tag of navigator.languages) {
		const two = tag.slice(0, 2);
		if (two === "en" || two === "nl" || two === "de") return two;
	}
	return "en";
}

export function loadSettings(): Settings {
	const normal: Settings = {
		lang: browserLang(),
		theme: "auto",
		speed: "normal",
		sound: false,
		asking: "news",
		stops: {},
		plain: false,
		name: "",
	};
	try {
		const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings> & { pass?: boolean };
		// Settings of an older page knew only whether to pass by itself.
		if (kept.pass === false) normal.asking = "every";
		return { ...normal, ...kept };
	} catch {
		return normal;
	}
}

export function keepSettings(settings: Settings): void {
	try {
		localStorage.setItem(KEY, JSON.stringify(settings));
	} catch {
		// A browser that keeps nothing still plays.
	}
}

function database(): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		const open = indexedDB.open("quayside", 2);
		open.onupgradeneeded = () => {
			for (const store of ["games", "tales"])
				if (!open.result.objectStoreNames.contains(store)) open.result.createObjectStore(store, { keyPath: "id" });
		};
		open.onsuccess = () => resolve(open.result);
		open.onerror = () => reject(open.error);
	});
}

let connection: Promise<IDBDatabase> | undefined;

async function run<T>(store: "games" | "tales", mode: IDBTransactionMode, work: (s: IDBObjectStore) => IDBRequest<T>): Promise<T> {
	connection ??= database();
	const db = await connection;
	return new Promise((resolve, reject) => {
		const request = work(db.transaction(store, mode).objectStore(store));
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}

export async function listGames(): Promise<Saved[]> {
	const all = await run<Saved[]>("games", "readonly", (s) => s.getAll() as IDBRequest<Saved[]>);
	return all.sort((a, b) => b.updated - a.updated);
}

export function loadGame(id: string): Promise<Saved | undefined> {
	return run<Saved | undefined>("games", "readonly", (s) => s.get(id) as IDBRequest<Saved | undefined>);
}

export async function keepGame(game: Saved): Promise<void> {
	await run("games", "readwrite", (s) => s.put(game));
}

export async function forgetGame(id: string): Promise<void> {
	await run("games", "readwrite", (s) => s.delete(id));
}

export async function listTales(): Promise<Tale[]> {
	const all = await run<Tale[]>("tales", "readonly", (s) => s.getAll() as IDBRequest<Tale[]>);
	return all.sort((a, b) => b.updated - a.updated);
}

export function loadTale(id: string): Promise<Tale | undefined> {
	return run<Tale | undefined>("tales", "readonly", (s) => s.get(id) as IDBRequest<Tale | undefined>);
}

export async function keepTale(tale: Tale): Promise<void> {
	await run("tales", "readwrite", (s) => s.put(tale));
}

export async function forgetTale(id: string): Promise<void> {
	await run("tales", "readwrite", (s) => s.delete(id));
}

export function newId(): string {
	return Date.now().toString(36) + Math.floor(Math.random() * 1e6).toString(36);
}
