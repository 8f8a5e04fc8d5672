// home.tsx -- the first thing people see: a harbour, three games, and what they left off.

import { useEffect, useState } from "preact/hooks";
import { LangSwitch, SettingsDialog, Title, Unkept, useApp, useOnce, useText } from "../app";
import { Harbour } from "../art/harbour";
import { upload } from "../files";
import { played } from "../options";
import { Icon } from "../parts/icon";
import { SavedList } from "../parts/saved";
import type { GameInfo } from "../protocol";
import { skins } from "../../made/skins";
import { botNames, importGame, optionsOf, startGame, USUAL_BOT } from "../start";
import type { Saved, Tale } from "../store";
import { listGames, listTales } from "../store";
import { importTale } from "../tale";
import { inside } from "../text";
import { TaleRow } from "./tale";

/** A first game in which the one who learns begins, in every game. */
const FIRST_SEED = "06".repeat(32);

/** The harbour, with the name of the place. */
function Hero(props: { open: () => void }) {
	const t = useText();
	return (
		<header class="hero">
			<Harbour />
			<div class="hero-bar">
				<Unkept />
				<LangSwitch />
				<button onClick={props.open} aria-label={t("settings")} title={t("settings")}>
					<Icon name="menu" />
				</button>
			</div>
			<div class="hero-title">
				<Title>Quayside</Title>
				<p>{t("tagline")}</p>
			</div>
		</header>
	);
}

/** The game that was left last. */
function Resume(props: { game: Saved }) {
	const { catalogue, settings } = useApp();
	const t = useText();
	const { game } = props;
	const info = catalogue.games.find((g) => g.id === game.game);
	return (
		<a class="resume" href={`#/table/${game.id}`}>
			<Icon name="play" />
			<span>
				<b>{t("continue")}</b>
				<small>{[info?.title, played(settings.lang, info, optionsOf(game.record)), game.names.join(", ")].filter(Boolean).join(" · ")}</small>
			</span>
		</a>
	);
}

/** One of the games, and the ways into it. */
function GameCard(props: { game: GameInfo }) {
	const { engine, settings, go } = useApp();
	const t = useText();
	const once = useOnce();
	const { game } = props;
	const start = async (tutorial: boolean) => {
		const players = skins[game.id]?.players ?? game.options[0]?.normal ?? 3;
		const name = settings.name.trim() || t("guest");
		const bots = botNames(players - 1, [name]).map((bot) => ({ kind: tutorial ? "easy" : USUAL_BOT, name: bot }));
		const chairs = [{ kind: "human", name }, ...bots];
		const saved = await startGame(engine, game.id, `players=${players}`, chairs, tutorial ? FIRST_SEED : undefined, { tutorial });
		go(`/table/${saved.id}`);
	};
	return (
		<li class={`game-card game-${game.id}`}>
			<div class="emblem" aria-hidden="true">{skins[game.id]?.Emblem()}</div>
			<h2>{game.title}</h2>
			<p class="players">
				{game.options[0]?.min}–{game.options[0]?.max} {inside(settings.lang, t("players"))}
			</p>
			<p>{game.summary}</p>
			<div class="buttons">
				<button class="primary" data-play={game.id} aria-label={`${t("playNow")}: ${game.title}`} onClick={() => once(() => start(false))}>
					{t("playNow")}
				</button>
				<a class="button" href={`#/new/${game.id}`} aria-label={`${t("setup")}: ${game.title}`}>{t("setup")}</a>
			</div>
			<div class="links">
				{skins[game.id] && (
					<button class="quiet" data-learn={game.id} aria-label={`${t("learn")}: ${game.title}`} onClick={() => once(() => start(true))}>
						{t("learn")}
					</button>
				)}
				<a class="button quiet" href={`#/rules/${game.id}`} aria-label={`${t("rules")}: ${game.title}`}>{t("rules")}</a>
				<a class="button quiet" href={`#/cards/${game.id}`} aria-label={`${t("cards")}: ${game.title}`}>{t("cards")}</a>
			</div>
		</li>
	);
}

/** What this browser keeps. */
function useKept() {
	const [games, setGames] = useState<Saved[]>([]);
	const [tales, setTales] = useState<Tale[]>([]);
	const refresh = () => {
		void listGames().then(setGames);
		void listTales().then(setTales);
	};
	useEffect(refresh, []);
	return { games, tales, refresh };
}

/** Files that somebody chooses become games or a campaign here. */
function useLoading(refresh: () => void) {
	const { engine, go } = useApp();
	const t = useText();
	const [error, setError] = useState("");
	const load = async () => {
		try {
			const files = await upload();
			setError("");
			const told = files.find((f) => f.text.startsWith("campaign "));
			if (told) return go(`/tale/${(await importTale(engine, told.text, files)).id}`);
			const saved: Saved[] = [];
			for (const file of files) saved.push(await importGame(engine, file.text));
			const [first, second] = saved;
			if (second) refresh();
			else if (first) go(`/${first.over ? "replay" : "table"}/${first.id}`);
		} catch (e) {
			setError(t("cannotOpen", (e as Error).message));
			refresh(); // those before it are kept
		}
	};
	return { load, error };
}

export function Home() {
	const { catalogue } = useApp();
	const t = useText();
	const [open, setOpen] = useState(false);
	const { games, tales, refresh } = useKept();
	const { load, error } = useLoading(refresh);
	const latest = games.find((g) => !g.over);
	return (
		<div class="home-screen">
			<Hero open={() => setOpen(true)} />
			<main class="page">
				{latest && <Resume game={latest} />}
				<ul class="games">
					{catalogue.games.map((game) => <GameCard key={game.id} game={game} />)}
				</ul>
				{tales.length > 0 && (
					<section aria-labelledby="tales-title">
						<h2 id="tales-title">{t("tales")}</h2>
						<ul class="saved">
							{tales.map((tale) => <TaleRow key={tale.id} tale={tale} />)}
						</ul>
					</section>
				)}
				<section aria-labelledby="saved-title">
					<h2 id="saved-title" tabIndex={-1}>{t("saved")}</h2>
					<SavedList games={games} refresh={refresh} />
					<button onClick={() => void load()}>{t("import")}</button>
					{error && <p class="error" role="alert">{error}</p>}
				</section>
				<footer class="small">
					<p>{t("offline")}</p>
					<p>{t("rights")}</p>
				</footer>
			</main>
			{open && <SettingsDialog close={() => setOpen(false)} />}
		</div>
	);
}
