// bar.tsx -- the upper edge of every screen: the way home, what this is, what else can be done.

import type { ComponentChildren } from "preact";
import { Title, Unkept, useText } from "../app";
import type { Key } from "../text";
import { Icon } from "./icon";

export function Bar(props: { title: string; about?: string; status?: ComponentChildren; children: ComponentChildren }) {
	const t = useText();
	return (
		<header class="bar">
			<a class="home" href="#/" aria-label={t("home")}><Icon name="logo" /></a>
			<div class="status">
				<Title>{props.title}</Title>
				{props.about && <small class="not-small">{props.about}</small>}
				{props.status}
			</div>
			<Unkept />
			<nav aria-label={t("menu")}>{props.children}</nav>
		</header>
	);
}

/** A button that shows a sign; its word is there for who hovers or listens. */
export function Sign(props: { icon: string; word: Key; act: () => void; disabled?: boolean; why?: Key | undefined; class?: string }) {
	const t = useText();
	return (
		<button class={props.class} onClick={props.act} disabled={props.disabled} title={t(props.why ?? props.word)} aria-label={t(props.word)}>
			<Icon name={props.icon} />
		</button>
	);
}
