// store.ts -- what this browser remembers: games in IndexedDB, settings in localStorage.
// A game is its record and its dealer's seed; what else is kept of it is for lists and for who
// shares the screen.  A browser that keeps nothing still plays: what it refuses is held in memory,
// and the player is told, for as long as that lasts.

import type { Lang, State } from "./protocol";

export interface Saved {
	id: string;
	game: string;
	names: string[];
	kinds: string[];
	record: string;
	seed: string;
	created: number;
	updated: number;
	moves: number;
	over: boolean;
	/** The scores; none for a team, which wins or loses. */
	result: number[];
	/** Whether a team has won, once it is over. */
	won?: boolean | undefined;
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
const TOLD = "quayside-told-";

function browserLang(): Lang {
	for (const tag of navigator.languages) {
		const two = tag.slice(0, 2);
		if (two === "en" || two === "nl" || two === "de") return two;
	}
	return "en";
}

/** What a setting may be; another page, older or newer, may have kept something else. */
const MAY: Partial<Record<keyof Settings, readonly string[]>> = {
	lang: ["en", "nl", "de"],
	theme: ["auto", "light", "dark"],
	speed: ["slow", "normal", "fast", "instant"],
	asking: ["every", "all", "news", "stops"],
};

/** ?lang=nl in the address that the program gives is taken once; then it is a setting like any other. */
function askedFor(): Partial<Settings> {
	const lang = new URLSearchParams(location.search).get("lang");
	if (lang === null) return {};
	history.replaceState(null, "", location.pathname + location.hash);
	return MAY.lang?.includes(lang) ? { lang: lang as Lang } : {};
}

export function loadSettings(): Settings {
	return { ...keptSettings(), ...askedFor() };
}

function keptSettings(): Settings {
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
		const fits = ([key, value]: [string, unknown]) => {
			const usual = normal[key as keyof Settings];
			return typeof value === typeof usual && (MAY[key as keyof Settings]?.includes(value as string) ?? true);
		};
		return { ...normal, ...Object.fromEntries(Object.entries(kept).filter(fits)) };
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

/** Comments that were read in a first game; none, where the browser keeps nothing. */
export function recall(game: string): string[] {
	try {
		return JSON.parse(localStorage.getItem(TOLD + game) ?? "[]") as string[];
	} catch {
		return [];
	}
}

export function remember(game: string, words: string[]): void {
	try {
		if (words.length > 0) localStorage.setItem(TOLD + game, JSON.stringify(words));
		else localStorage.removeItem(TOLD + game);
	} catch {
		// As above.
	}
}

const BLOCKED = "blocked";

function database(): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		const open = indexedDB.open("quayside", 2);
		open.onupgradeneeded = () => {
			for (const store of ["games", "tales"])
				if (!open.result.objectStoreNames.contains(store)) open.result.createObjectStore(store, { keyPath: "id" });
		};
		open.onsuccess = () => {
			// A newer page wants another shape of it, or the browser takes it away: not ours any more.
			open.result.onversionchange = () => (open.result.close(), disconnect());
			open.result.onclose = disconnect;
			connection = Promise.resolve(open.result);
			resolve(open.result);
		};
		open.onerror = () => (disconnect(), reject(open.error));
		// An older page has it open: nothing can be kept before that is closed, and then this succeeds.
		open.onblocked = () => reject(new Error(BLOCKED));
	});
}

let connection: Promise<IDBDatabase> | undefined;

/** The next one who wants something tries again. */
function disconnect(): void {
	connection = undefined;
}

type Shelf = "games" | "tales";

/** What the browser would not keep (private window, full disk): it lasts as long as the page. */
const pocket: Record<Shelf, Map<string, Saved | Tale>> = { games: new Map(), tales: new Map() };

/** Why something lasts no longer than the page: no room, an older page in the way, or a browser that
 * will not (a private window). */
export type Trouble = "full" | "held" | "refused";
let told: (why: Trouble | undefined) => void = () => undefined;

/** Calls this whenever something could not be kept for longer than the page; and with nothing, once
 * all is kept. */
export function onTrouble(call: (why: Trouble | undefined) => void): void {
	told = call;
}

function trouble(error: unknown): void {
	const { name = "", message = "" } = (error ?? {}) as Partial<Error>;
	told(name === "QuotaExceededError" ? "full" : message === BLOCKED ? "held" : "refused");
}

/** What was held in memory is written too, now that something could be. */
async function empty(): Promise<void> {
	for (const shelf of ["games", "tales"] as const)
		for (const [id, what] of pocket[shelf]) {
			await run(shelf, "readwrite", (s) => s.put(what));
			if (pocket[shelf].get(id) === what) pocket[shelf].delete(id);
		}
	told(undefined);
}

let asked = false;

/** Asks the browser, once, not to throw games away when it needs room.  Firefox would ask the person,
 * who came here to play. */
function stay(): void {
	if (asked) return;
	asked = true;
	if (!navigator.userAgent.includes("Firefox")) void navigator.storage?.persist?.().catch(() => undefined);
}

/** Done when it is written, not when it is asked for: a full disk says so only then. */
async function run<T>(shelf: Shelf, mode: IDBTransactionMode, work: (s: IDBObjectStore) => IDBRequest<T>): Promise<T> {
	connection ??= database();
	const db = await connection;
	return new Promise((resolve, reject) => {
		// On the disk itself, not on its way there: the power may fail.
		const transaction = db.transaction(shelf, mode, { durability: mode === "readwrite" ? "strict" : "default" });
		const request = work(transaction.objectStore(shelf));
		transaction.commit(); // or it would wait for the page, which may be closed in this moment
		transaction.oncomplete = () => resolve(request.result);
		transaction.onabort = () => reject(transaction.error);
	});
}

async function list<T extends Saved | Tale>(shelf: Shelf): Promise<T[]> {
	const kept = await run<T[]>(shelf, "readonly", (s) => s.getAll() as IDBRequest<T[]>).catch((error) => (trouble(error), []));
	const mine = [...pocket[shelf].values()] as T[];
	return [...kept.filter((each) => !pocket[shelf].has(each.id)), ...mine].sort((a, b) => b.updated - a.updated);
}

async function load<T extends Saved | Tale>(shelf: Shelf, id: string): Promise<T | undefined> {
	const mine = pocket[shelf].get(id) as T | undefined;
	return mine ?? run<T | undefined>(shelf, "readonly", (s) => s.get(id) as IDBRequest<T | undefined>).catch(() => undefined);
}

async function keep(shelf: Shelf, what: Saved | Tale): Promise<void> {
	let written = false;
	try {
		await run(shelf, "readwrite", (s) => s.put(what));
		written = true;
		pocket[shelf].delete(what.id);
		stay();
		await empty();
	} catch (error) {
		if (!written) pocket[shelf].set(what.id, what);
		trouble(error);
	}
}

async function forget(shelf: Shelf, id: string): Promise<void> {
	pocket[shelf].delete(id);
	// There may be room now for what there was none for.
	await run(shelf, "readwrite", (s) => s.delete(id)).then(empty).catch(() => undefined);
}

/** What is remembered of how it stands or ended. */
export function resultOf(state: State): Pick<Saved, "result" | "won"> {
	if (!state.together) return { result: state.seats.map((seat) => seat.score), won: undefined };
	return { result: [], won: state.over ? state.seats.some((seat) => seat.place === 1) : undefined };
}

export const listGames = () => list<Saved>("games");
export const loadGame = (id: string) => load<Saved>("games", id);
export const keepGame = (game: Saved) => keep("games", game);
export const forgetGame = (id: string) => (remember(id, []), forget("games", id));
export const listTales = () => list<Tale>("tales");
export const loadTale = (id: string) => load<Tale>("tales", id);
export const keepTale = (tale: Tale) => keep("tales", tale);
export const forgetTale = (id: string) => forget("tales", id);

/** A game is played in one window at a time, the one that opened it last; `lost` is called in the other.
 * Call what comes back to let go of it. */
export function holdGame(id: string, lost: () => void): () => void {
	let release: () => void = () => undefined;
	const held = new Promise<void>((resolve) => (release = resolve));
	// Only pages from a safe origin have locks, and not where a browser may keep nothing; there the
	// last who saves wins.
	void navigator.locks?.request(`quayside-${id}`, { steal: true }, () => held).catch((error: Error) => error.name === "AbortError" && lost());
	return release;
}

export function newId(): string {
	return Date.now().toString(36) + Math.floor(Math.random() * 1e6).toString(36);
}
