// curtain.tsx -- between two people at one screen.
//
// A modal dialog, so that nothing behind it can be reached, heard or opened by a key either.

import { useEffect, useRef } from "preact/hooks";
import { useText } from "../app";
import { Harbour } from "../art/harbour";

export function Curtain(props: { name: string; lift: () => void }) {
	const t = useText();
	const ref = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const dialog = ref.current;
		dialog?.showModal();
		return () => dialog?.close();
	}, []);
	return (
		<dialog class="curtain" ref={ref} aria-label={t("curtain", props.name)} onCancel={(e) => e.preventDefault()}>
			<Harbour />
			<h2>{t("curtain", props.name)}</h2>
			<button class="big primary" autofocus onClick={props.lift}>
				{t("curtainReady", props.name)}
			</button>
		</dialog>
	);
}
