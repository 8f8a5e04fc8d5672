// page.tsx -- a page of a tale: read, then turned.

import { useEffect, useRef } from "preact/hooks";
import { Dialog, useText } from "../app";
import { Harbour } from "../art/harbour";

export function StoryPage(props: { title: string; text: string; close: () => void }) {
	const t = useText();
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => button.current?.focus({ preventScroll: true }), [props.title]);
	return (
		<Dialog title={props.title} close={props.close} kind="story">
			<div class="story-picture"><Harbour /></div>
			<div class="story-text">
				{props.text.split("\n").filter((p) => p.trim() !== "").map((p, i) => <p key={i}>{p}</p>)}
			</div>
			<div class="buttons centre">
				<button class="primary big" ref={button} onClick={props.close}>{t("goOn")}</button>
			</div>
		</Dialog>
	);
}
