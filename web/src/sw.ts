// sw.ts -- keeps the whole page in the browser, so that it works without a network.
//
// A page, its worker and its module belong together, so a new build waits until no page of the old
// one is open, or until somebody asks for it (newer.ts); then all of them begin anew.  When another
// program answers at our address, it lets go.

import { TAKE_OVER } from "./newer";

declare const VERSION: string;
declare const FILES: string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
/** Others may keep things at the same address: ours have this name. */
const OURS = "quayside-";
const CACHE = OURS + VERSION;
/** Milliseconds that somebody waits for an answer about who is here. */
const PATIENCE = 1000;

worker.addEventListener("install", (event) => {
	// Past the browser's own cache, which may still hold files of the last build.
	const fresh = ["./", ...FILES].map((file) => new Request(file, { cache: "reload" }));
	event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

worker.addEventListener("message", (event) => {
	if (event.data === TAKE_OVER) void worker.skipWaiting();
});

worker.addEventListener("activate", (event) => {
	const old = (name: string) => name.startsWith(OURS) && name !== CACHE;
	event.waitUntil(
		caches
			.keys()
			.then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
			.then(() => worker.clients.claim()),
	);
});

/** Another program answers at this address. */
let gone = false;

/** Is it still us who answer here?  No answer, or a server in trouble, says nothing against it: the page
 * works without a network. */
async function stillOurs(): Promise<boolean> {
	try {
		const answer = await fetch("sw.js", { cache: "no-store", redirect: "error" });
		if (answer.status >= 500) return true;
		return answer.ok && (await answer.text()).includes(OURS);
	} catch {
		return true;
	}
}

/** Lets go of an address that belongs to somebody else now.  Games stay: they are not in here. */
async function letGo(): Promise<void> {
	gone = true;
	const names = await caches.keys();
	await Promise.all(names.filter((name) => name.startsWith(OURS)).map((name) => caches.delete(name)));
	await worker.registration.unregister();
}

/** Ports of one machine are used by one program after another, and this worker would answer for all of
 * them for ever: so whoever comes is looked at first, though nobody waits long for that. */
async function whose(): Promise<boolean> {
	const checked = stillOurs().then(async (ours) => (ours || (await letGo()), ours));
	return Promise.race([checked, new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, true))]);
}

const keptFile = async (request: Request) => (await caches.open(CACHE)).match(request, { ignoreSearch: true });

worker.addEventListener("fetch", (event) => {
	const { request } = event;
	if (request.method !== "GET" || gone) return;
	if (request.mode !== "navigate") return event.respondWith(keptFile(request).then((hit) => hit ?? fetch(request)));
	// Past the browser's own cache, which may hold our page too.
	const theirs = () => fetch(request.url, { cache: "reload", redirect: "manual" });
	event.respondWith(whose().then(async (ours) => (ours ? (await keptFile(request)) ?? fetch(request) : theirs())));
});
