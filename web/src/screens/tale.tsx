// tale.tsx -- a campaign: what was told so far, and what comes now.

import { useEffect, useState } from "preact/hooks";
import { Dialog, LangSwitch, Missing, useApp, useOnce, useText } from "../app";
import { Harbour } from "../art/harbour";
import { download } from "../files";
import { Bar } from "../parts/bar";
import type { Saved, Tale } from "../store";
import { loadGame, loadTale } from "../store";
import type { Leg, TaleView } from "../tale";
import { dropTale, gameOf, playNext, taleGames, viewTale } from "../tale";

function useView(tale: Tale | null | undefined) {
	const { engine } = useApp();
	const [view, setView] = useState<TaleView>();
	useEffect(() => {
		if (tale) void viewTale(engine, tale).then(setView);
	}, [tale?.text]);
	return view;
}

/** What the button says that goes on with the story. */
export function useGoOn() {
	const t = useText();
	return (view: TaleView) => {
		const last = view.legs[view.legs.length - 1];
		if (!last) return t("firstChapter");
		if (last.finish === "open") return t("continue");
		return last.finish === "lost" ? t("tryAgain") : t("nextChapter");
	};
}

export function TaleRow(props: { tale: Tale }) {
	const t = useText();
	const view = useView(props.tale);
	if (!view) return null;
	const names = view.seats.map((s) => s.name).join(" · ");
	return (
		<li>
			<div>
				<b>{t("tale")}</b> <small>{names}</small>
				<br />
				<small>{view.next ? `${t("chapter", view.next.chapter)} · ${t("attempt", view.next.attempt)}` : t("told")}</small>
			</div>
			<div class="buttons">
				<a class="button primary" href={`#/tale/${props.tale.id}`} aria-label={`${t("continue")}: ${t("tale")}, ${names}`}>{t("continue")}</a>
			</div>
		</li>
	);
}

/** Asks before a story and its games are gone. */
function Doom(props: { games: number; forget: () => void; close: () => void }) {
	const t = useText();
	return (
		<Dialog title={t("deleteTale")} close={props.close}>
			{props.games > 0 && <p>{t("deleteTaleAbout", props.games)}</p>}
			<div class="buttons">
				<button class="primary" onClick={props.forget}>{t("delete")}</button>
				<button onClick={props.close}>{t("keep")}</button>
			</div>
		</Dialog>
	);
}

export function TaleScreen(props: { id: string }) {
	const { engine, go } = useApp();
	const t = useText();
	const [tale, setTale] = useState<Tale | null>();
	const [games, setGames] = useState<Saved[]>([]);
	const [doomed, setDoomed] = useState(false);
	const view = useView(tale);
	const goOn = useGoOn();
	const once = useOnce();
	useEffect(() => {
		void loadTale(props.id).then((found) => setTale(found ?? null));
	}, [props.id]);
	useEffect(() => {
		if (tale) void taleGames(tale).then(setGames);
	}, [tale]);
	if (tale === null) return <Missing what="notFound" />;
	if (!tale || !view) return <main class="wait" aria-busy="true" />;
	const play = async () => go(`/table/${await playNext(engine, tale)}`);
	const share = async () => {
		download("tale.campaign", tale.text);
		for (const leg of view.legs) {
			const saved = await loadGame(gameOf(tale, leg));
			if (saved) download(leg.record, saved.record);
		}
	};
	const forget = async () => {
		await dropTale(tale);
		go("/");
	};
	return (
		<div class="plain-screen tale-screen">
			<Bar title={t("tale")}><LangSwitch /></Bar>
			<div class="tale-picture"><Harbour /></div>
			<main class="page reading">
				<p>{t("taleAbout")}</p>
				<p class="small">{view.seats.map((s) => s.name).join(" · ")}</p>
				<ol class="chapters">
					{Array.from({ length: view.chapters }, (_, i) => <Chapter key={i} tale={tale} view={view} games={games} chapter={i + 1} />)}
				</ol>
				{!view.next && <p class="told"><b>{t(view.unbeaten ? "unbeaten" : "told")}</b></p>}
				<div class="buttons">
					{view.next && <button class="primary big" onClick={() => once(play)}>{goOn(view)}</button>}
					<button onClick={() => void share()}>{t("export")}</button>
					<button class="quiet" onClick={() => void taleGames(tale).then((all) => (setGames(all), setDoomed(true)))}>{t("delete")}</button>
				</div>
			</main>
			{doomed && <Doom games={games.length} forget={() => void forget()} close={() => setDoomed(false)} />}
		</div>
	);
}

function Chapter(props: { tale: Tale; view: TaleView; games: Saved[]; chapter: number }) {
	const t = useText();
	const { tale, view, chapter } = props;
	const legs = view.legs.filter((leg) => leg.chapter === chapter);
	const kept = (leg: Leg) => props.games.some((game) => game.id === gameOf(tale, leg));
	const ended = (leg: Leg) => {
		if (leg.finish === "ranked") return t("wins", leg.winners.map((w) => view.seats[w]?.name ?? "").join(", "));
		return t(leg.finish === "won" ? "won" : leg.finish === "lost" ? "lost" : "open");
	};
	return (
		<li class={legs.length === 0 ? "untold" : ""}>
			<b>{t("chapter", chapter)}</b>
			{legs.length === 0 && <small>{t("notYet")}</small>}
			{legs.map((leg) => (
				<small key={leg.record}>
					{t("attempt", leg.attempt)}: {ended(leg)} {leg.finish !== "open" && leg.finish !== "lost" && `(${leg.scores.join(" · ")})`}{" "}
					{leg.finish !== "open" && kept(leg) && <a href={`#/replay/${gameOf(tale, leg)}`}>{t("replay")}</a>}
				</small>
			))}
		</li>
	);
}
