// curtain.tsx -- between two people at one screen.
//
// A modal dialog, so that nothing behind it can be reached, heard or opened by a key either.  It
// is one before anybody can press a key, and no key closes it; a browser that does not know
// `closedby` closes it when Escape is pressed twice, and then it is opened again.

import { useLayoutEffect, useRef } from "preact/hooks";
import { useText } from "../app";
import { Harbour } from "../art/harbour";

export function Curtain(props: { name: string; lift: () => void }) {
	const t = useText();
	const ref = useRef<HTMLDialogElement>(null);
	useLayoutEffect(() => {
		const dialog = ref.current;
		dialog?.setAttribute("closedby", "none"); // younger than the types we build with
		dialog?.showModal();
		return () => dialog?.close();
	}, []);
	const again = (e: { currentTarget: HTMLDialogElement }) => e.currentTarget.isConnected && e.currentTarget.showModal();
	return (
		<dialog class="curtain" ref={ref} aria-label={t("curtain", props.name)} onCancel={(e) => e.preventDefault()} onClose={again}>
			<Harbour />
			<h2>{t("curtain", props.name)}</h2>
			<button class="big primary" autofocus onClick={props.lift}>
				{t("curtainReady", props.name)}
			</button>
		</dialog>
	);
}
