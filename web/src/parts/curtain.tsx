// curtain.tsx -- between two people at one screen.

import { useEffect, useRef } from "preact/hooks";
import { useText } from "../app";
import { Harbour } from "../art/harbour";

export function Curtain(props: { name: string; lift: () => void }) {
	const t = useText();
	const ref = useRef<HTMLButtonElement>(null);
	useEffect(() => ref.current?.focus(), []);
	return (
		<div class="curtain" role="dialog" aria-modal="true" aria-label={t("curtain", props.name)}>
			<Harbour />
			<h2>{t("curtain", props.name)}</h2>
			<button class="big primary" ref={ref} onClick={props.lift}>
				{t("curtainReady", props.name)}
			</button>
		</div>
	);
}
