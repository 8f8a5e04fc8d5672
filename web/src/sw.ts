// sw.ts -- keeps the whole page in the browser, so that it works without a network.
//
// A page, its worker and its module belong together, so a new build waits until no page of the old
// one is open, or until somebody asks for it (newer.ts); then all of them begin anew.

import { TAKE_OVER } from "./newer";

declare const VERSION: string;
declare const FILES: string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
/** Others may keep things at the same address: ours have this name. */
const OURS = "quayside-";
const CACHE = OURS + VERSION;

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

worker.addEventListener("fetch", (event) => {
	if (event.request.method !== "GET") return;
	const kept = caches.open(CACHE).then((cache) => cache.match(event.request, { ignoreSearch: true }));
	event.respondWith(kept.then((hit) => hit ?? fetch(event.request)));
});
