// coach.tsx -- comments in a first game: each is shown when its moment comes, once.

import { useState } from "preact/hooks";
import { useApp, useText } from "../app";
import type { Line } from "../protocol";
import { recall, remember } from "../store";
import type { Skin, Surface } from "../surface";
import { three } from "../text";
import { Icon } from "./icon";

export function Coach(props: { skin: Skin; surface: Surface; news: Line[]; id: string }) {
	const { settings } = useApp();
	const t = useText();
	const [seen, setSeen] = useState(() => recall(props.id));
	const see = (ids: string[]) => {
		const all = [...seen, ...ids];
		remember(props.id, all);
		setSeen(all);
	};
	const step = props.skin.coach.find((s) => !seen.includes(s.id) && s.when(props.surface.state, props.news));
	if (!step) return null;
	return (
		<aside class="coach" aria-label={t("tutorial")}>
			<Icon name="parrot" />
			<p tabIndex={0}>{three(settings.lang, step.text)}</p>
			<div>
				<button class="primary" onClick={() => see([step.id])}>
					{t("gotIt")}
				</button>
				<button class="quiet" onClick={() => see(props.skin.coach.map((s) => s.id))}>
					{t("tutorialSkip")}
				</button>
			</div>
		</aside>
	);
}
