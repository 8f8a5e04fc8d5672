// rules.tsx -- the rules in our words, and every card with its figures and where they
// come from.

import { useEffect, useState } from "preact/hooks";
import { LangSwitch, useApp, useText } from "../app";
import { useGame } from "../known";
import { Bar, Sign } from "../parts/bar";
import type { GameInfo, Section } from "../protocol";
import { skins } from "../../made/skins";
import { figureOf } from "../surface";

function Head(props: { title: string }) {
	return (
		<Bar title={props.title}>
			<Sign icon="back" word="close" act={() => (history.length > 1 ? history.back() : location.assign("#/"))} />
			<LangSwitch />
		</Bar>
	);
}

export function Rules(props: { game: GameInfo; section: string | undefined }) {
	const { engine, settings } = useApp();
	const t = useText();
	const [rules, setRules] = useState<Section[]>([]);
	useEffect(() => {
		void engine.ask<Section[]>(`rules ${props.game.id}`).then(setRules);
	}, [props.game.id, settings.lang]);
	useEffect(() => {
		if (props.section) document.getElementById(`rule-${props.section}`)?.scrollIntoView();
	}, [rules, props.section]);
	return (
		<div class="plain-screen">
			<Head title={`${props.game.title}: ${t("rules")}`} />
			<main class="page reading">
				{rules.map((r) => (
					<section key={r.id} id={`rule-${r.id}`} class={r.id === props.section ? "marked" : ""}>
						<h2>{r.title}</h2>
						{r.body.split("\n").map((p, i) => <p key={i}>{p}</p>)}
					</section>
				))}
				<a class="button" href={`#/cards/${props.game.id}`}>{t("cards")}</a>
			</main>
		</div>
	);
}

export function CardsScreen(props: { game: GameInfo }) {
	const { engine } = useApp();
	const t = useText();
	const known = useGame(engine, props.game.id);
	const skin = skins[props.game.id];
	if (!known) return <main class="wait" aria-busy="true" />;
	const placed = (list: number) => Number(skin?.places?.includes(list) ?? false);
	const sets = [...new Set([...known.cards.cards].sort((a, b) => placed(a.list) - placed(b.list)).map((c) => c.set))];
	return (
		<div class="plain-screen">
			<Head title={`${props.game.title}: ${t("cards")}`} />
			<main class="page">
				{sets.map((set) => (
					<section key={set}>
						<h2>{set}</h2>
						<ul class="gallery">
							{known.cards.cards.filter((c) => c.set === set).map((card) => (
								<li key={card.id}>
									{skin?.draw && <div class="picture" aria-hidden="true">{skin.draw(card.id, card.list, card.name, figureOf(known.cards, card))}</div>}
									<h3>{card.name} <small>×{card.copies}</small></h3>
									<dl>
										{known.cards.columns.map((column, i) => {
											const value = card.values[i];
											return value === null || value === undefined ? null : (
												<div key={column.key}><dt>{column.name}</dt><dd>{value === "never" ? "—" : value}</dd></div>
											);
										})}
									</dl>
									{known.about.has(card.id) && <p>{known.about.get(card.id)}</p>}
									<p class="small">{card.source}</p>
								</li>
							))}
						</ul>
					</section>
				))}
			</main>
		</div>
	);
}
