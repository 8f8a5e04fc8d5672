// newer.ts -- a newer build of the page: it is kept beside this one until somebody wants it.

/** What the new build's service worker is told. */
export const TAKE_OVER = "take over";

/** Keeps the page in the browser.  Calls `found` when a newer build is there, with what brings it in;
 * every open page begins anew then, and games go on from what is saved. */
export async function keepPage(found: (bring: () => void) => void): Promise<void> {
	const { serviceWorker } = navigator;
	// A first visit is taken over too, by the build it came with.
	let ours = serviceWorker.controller !== null;
	serviceWorker.addEventListener("controllerchange", () => (ours ? location.reload() : (ours = true)));
	const kept = await serviceWorker.register("sw.js");
	const look = (waiting: ServiceWorker | null) => waiting && ours && found(() => waiting.postMessage(TAKE_OVER));
	look(kept.waiting);
	kept.addEventListener("updatefound", () => {
		const coming = kept.installing;
		coming?.addEventListener("statechange", () => coming.state === "installed" && look(coming));
	});
}
