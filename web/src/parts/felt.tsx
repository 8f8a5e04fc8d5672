// felt.tsx -- the cloth everything lies on, at play and when looking back, and how much room
// there is around it.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { useText } from "../app";
import { useFit } from "../fit";

/** As the style sheet says: beside the table there is a column, or there is hardly room for it. */
export const NARROW = "(max-width: 1000px)";
export const PHONE = "(max-width: 640px)";
/** A phone on its side: the choices are beside the table. */
export const SIDEWAYS = "(max-height: 500px) and (max-width: 1000px)";

export function useMedia(query: string): boolean {
	const [so, setSo] = useState(() => matchMedia(query).matches);
	useEffect(() => {
		const list = matchMedia(query);
		const look = () => setSo(list.matches);
		list.addEventListener("change", look);
		return () => list.removeEventListener("change", look);
	}, []);
	return so;
}

/** The felt with what lies on it, as large as there is room for. */
export function Felt(props: { question: string | undefined; shape: string; dress: unknown[]; pointed?: unknown; children: ComponentChildren }) {
	const t = useText();
	const ref = useRef<HTMLElement>(null);
	const more = useFit(ref, props.question, props.shape, props.dress, props.pointed);
	return (
		<main class="felt" tabIndex={0} ref={ref}>
			{props.children}
			{more && (
				<button class="more" aria-label={t("moreTable")} title={t("moreTable")} onClick={() => ref.current?.scrollBy({ top: ref.current.clientHeight * 0.8, behavior: "smooth" })}>
					▾
				</button>
			)}
		</main>
	);
}
