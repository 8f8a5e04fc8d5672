// known.ts -- the words and figures of a game in the current language.

import { useEffect, useState } from "preact/hooks";
import { useApp } from "./app";
import type { Engine } from "./engine";
import type { Cards, Words } from "./protocol";
import type { Figure } from "./surface";
import { aboutOf, figuresOf } from "./surface";

export interface Known {
	words: Words;
	cards: Cards;
	figures: Map<string, Figure>;
	about: Map<string, string>;
}

/** With options only the cards of that table, where figures may depend on them. */
export function useGame(engine: Engine, game: string | undefined, options = ""): Known | undefined {
	const { settings } = useApp();
	const [known, setKnown] = useState<Known>();
	useEffect(() => {
		if (game === undefined) return;
		let stale = false;
		void (async () => {
			const words = await engine.ask<Words>(`words ${game}`);
			const cards = await engine.ask<Cards>(`cards ${game} ${options}`);
			if (!stale) setKnown({ words, cards, figures: figuresOf(cards), about: aboutOf(cards) });
		})().catch(() => undefined); // a record with such options does not open either
		return () => {
			stale = true;
		};
	}, [game, settings.lang]);
	return known;
}
