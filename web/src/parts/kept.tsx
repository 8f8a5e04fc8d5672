// kept.tsx -- a game that this browser keeps, by its id, once it is found.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Missing } from "../app";
import type { Saved } from "../store";
import { loadGame } from "../store";

export function Kept(props: { id: string; show: (saved: Saved) => ComponentChildren }) {
	const [saved, setSaved] = useState<Saved | null>();
	useEffect(() => {
		void loadGame(props.id).then((game) => setSaved(game ?? null));
	}, [props.id]);
	if (saved === undefined) return <main class="wait" aria-busy="true" />;
	return saved ? <>{props.show(saved)}</> : <Missing what="notFound" />;
}
