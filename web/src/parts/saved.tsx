// saved.tsx -- the games this browser keeps.

import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog, useApp, useText } from "../app";
import { download } from "../files";
import { played } from "../options";
import { optionsOf } from "../start";
import type { Saved } from "../store";
import { forgetGame } from "../store";
import type { Key } from "../text";
import { locale } from "../text";

/** A game in words: which, played how, and when last. */
function useTold() {
	const { catalogue, settings } = useApp();
	return (g: Saved) => {
		const game = catalogue.games.find((c) => c.id === g.game);
		const when = new Date(g.updated).toLocaleString(locale(settings.lang), { dateStyle: "medium", timeStyle: "short" });
		return { title: game?.title ?? g.game, way: played(settings.lang, game, optionsOf(g.record)), when };
	};
}

const ended = (g: Saved): Key => (g.won === undefined ? "finished" : g.won ? "won" : "lost");

function SavedRow(props: { game: Saved; doom: () => void }) {
	const t = useText();
	const g = props.game;
	const { title, way, when } = useTold()(g);
	const label = [title, way, g.names.join(", "), when].filter(Boolean).join(", ");
	return (
		<li>
			<div>
				<b>{title}</b> <small>{g.names.map((n, i) => (g.over ? `${n} ${g.result[i] ?? ""}` : n)).join(" · ")}</small>
				<br />
				{way && <small class="way">{way} · </small>}
				<small>
					{when} · {g.moves} {t("moves")} · {t(g.over ? ended(g) : "running")}
				</small>
			</div>
			<div class="buttons">
				{!g.over && <a class="button primary" href={`#/table/${g.id}`} aria-label={`${t("continue")}: ${label}`}>{t("continue")}</a>}
				{g.over && <a class="button" href={`#/table/${g.id}`} aria-label={`${t("result")}: ${label}`}>{t("result")}</a>}
				<a class="button" href={`#/replay/${g.id}`} aria-label={`${t("replay")}: ${label}`}>{t("replay")}</a>
				<button onClick={() => download(`${g.game}-${g.id}.record`, g.record)} aria-label={`${t("export")}: ${label}`}>{t("export")}</button>
				<button class="quiet" onClick={props.doom} aria-label={`${t("delete")}: ${label}`}>{t("delete")}</button>
			</div>
		</li>
	);
}

export function SavedList(props: { games: Saved[]; refresh: () => void }) {
	const t = useText();
	const told = useTold();
	const [doomed, setDoomed] = useState<Saved>();
	// The button that had the focus goes with its game.
	const before = useRef(props.games.length);
	useEffect(() => {
		if (props.games.length < before.current) document.getElementById("saved-title")?.focus();
		before.current = props.games.length;
	}, [props.games]);
	const forget = async (game: Saved) => {
		await forgetGame(game.id);
		setDoomed(undefined);
		props.refresh();
	};
	if (props.games.length === 0) return <p>{t("noSaved")}</p>;
	return (
		<>
			<ul class="saved">
				{props.games.map((g) => <SavedRow key={g.id} game={g} doom={() => setDoomed(g)} />)}
			</ul>
			{doomed && (
				<Dialog title={t("deleteSure")} close={() => setDoomed(undefined)}>
					<p><b>{told(doomed).title}</b> {[told(doomed).way, doomed.names.join(", "), told(doomed).when].filter(Boolean).join(" · ")}</p>
					{doomed.tale && !doomed.over && <p>{t("deleteChapter")}</p>}
					<div class="buttons">
						<button class="primary" onClick={() => void forget(doomed)}>{t("delete")}</button>
						<button onClick={() => setDoomed(undefined)}>{t("keep")}</button>
					</div>
				</Dialog>
			)}
		</>
	);
}
