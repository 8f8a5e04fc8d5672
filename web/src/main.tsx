// main.tsx -- starts the page: settings, the module, and a screen for every address.

import { options, render } from "preact";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { App as Shared } from "./app";
import { AppContext, Missing } from "./app";
import { Engine } from "./engine";
import { keepPage } from "./newer";
import type { Catalogue } from "./protocol";
import { CardsScreen, Rules } from "./screens/rules";
import { Home } from "./screens/home";
import { Replay } from "./screens/replay";
import { Setup } from "./screens/setup";
import { TableScreen } from "./screens/table";
import { TaleScreen } from "./screens/tale";
import type { Settings, Trouble } from "./store";
import { keepSettings, loadSettings, onTrouble } from "./store";
import { text } from "./text";

function usePath(): string[] {
	const read = () => location.hash.replace(/^#\/?/, "").split("/");
	const [path, setPath] = useState(read);
	// Before anybody can go elsewhere.
	useLayoutEffect(() => {
		const change = () => {
			setPath(read());
			window.scrollTo(0, 0);
		};
		window.addEventListener("hashchange", change);
		return () => window.removeEventListener("hashchange", change);
	}, []);
	return path;
}

function Screen(props: { path: string[]; catalogue: Catalogue }) {
	const [screen, word, part] = props.path;
	const game = props.catalogue.games.find((g) => g.id === word);
	if (screen === "table" && word) return <TableScreen id={word} />;
	if (screen === "replay" && word) return <Replay id={word} />;
	if (screen === "tale" && word) return <TaleScreen id={word} />;
	if (screen === "new" && game) return <Setup key={game.id} game={game} />;
	if (screen === "rules" && game) return <Rules game={game} section={part} />;
	if (screen === "cards" && game) return <CardsScreen game={game} />;
	return screen ? <Missing what="noPage" /> : <Home />;
}

/** Something to know that keeps nobody from playing. */
function Notice(props: { text: string; word: string; act: () => void }) {
	return (
		<div class="notice" role="alert">
			<p>{props.text}</p>
			<button onClick={props.act}>{props.word}</button>
		</div>
	);
}

/** Why games are not being kept, if so.  Said in full once (`telling`), then by a sign in the bar for as
 * long as it lasts. */
function useTrouble() {
	const [unkept, setUnkept] = useState<Trouble>();
	const [known, setKnown] = useState<Trouble>();
	useEffect(() => onTrouble(setUnkept), []);
	useEffect(() => {
		if (!unkept) setKnown(undefined);
	}, [unkept]);
	return { unkept, telling: unkept !== known ? unkept : undefined, read: () => setKnown(unkept), again: () => setKnown(undefined) };
}

function Root() {
	const [settings, setSettings] = useState<Settings>(loadSettings);
	const [catalogue, setCatalogue] = useState<Catalogue>();
	const [failed, setFailed] = useState(false);
	const { unkept, telling, read, again } = useTrouble();
	const [wrong, setWrong] = useState("");
	const [newer, setNewer] = useState<{ bring: () => void }>();
	const engine = useMemo(() => new Engine(settings.lang), []);
	const path = usePath();
	useEffect(() => {
		engine.lang = settings.lang;
		document.documentElement.lang = settings.lang;
		document.documentElement.dataset["theme"] = settings.theme;
		keepSettings(settings);
	}, [settings]);
	useEffect(() => {
		if ("serviceWorker" in navigator) void keepPage((bring) => setNewer({ bring })).catch(() => undefined);
	}, []);
	useEffect(() => {
		engine.lang = settings.lang;
		void engine.ask<Catalogue>("games").then(setCatalogue, () => setFailed(true));
	}, [settings.lang]);
	if (failed) return <main class="wait" role="alert">{text(settings.lang, "noEngine")}</main>;
	if (!catalogue) return <main class="wait" aria-busy="true" />;
	const shared: Shared = {
		settings,
		change: (part) => setSettings((old) => ({ ...old, ...part })),
		catalogue,
		engine,
		go: (to) => {
			location.hash = `#${to}`;
		},
		fail: setWrong,
		unkept,
		tellUnkept: again,
	};
	return (
		<AppContext.Provider value={shared}>
			<Screen path={path} catalogue={catalogue} />
			{wrong && <Notice text={wrong} word={text(settings.lang, "gotIt")} act={() => setWrong("")} />}
			{telling && <Notice text={text(settings.lang, `notKept_${telling}`)} word={text(settings.lang, "gotIt")} act={read} />}
			{newer && !telling && <Notice text={text(settings.lang, "newer")} word={text(settings.lang, "bringNewer")} act={newer.bring} />}
		</AppContext.Provider>
	);
}

// What a person does is drawn at once; of what the module answers there is one drawing in a frame,
// however many answers arrive before it.  A page that is not seen has no frames.
options.debounceRendering = (draw) => {
	if (window.event instanceof UIEvent) queueMicrotask(draw);
	else if (document.hidden) setTimeout(draw);
	else requestAnimationFrame(draw);
};

const root = document.getElementById("app");
if (root) render(<Root />, root);

// For tests and the curious: the signature of the module in this browser.
Object.assign(window, {
	quayside: {
		signature: async () => {
			const engine = new Engine("en");
			const { signature } = await engine.ask<{ signature: string }>("signature");
			engine.close();
			return signature;
		},
	},
});
