// news.tsx -- what there is to say between the table and the choices: what happened, what was
// asked for and could not be, what a strong player would do.

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { useApp, useText } from "../app";
import type { Choosing } from "../choosing";
import type { Play } from "../play";
import type { Skin, Surface } from "../surface";
import { percent } from "../text";
import { Icon } from "./icon";
import { readable } from "./log";
import type { DialogName } from "./menu";
import { Told } from "./tray";

/** What happened since the last decision, and beside it the odds and the ways to wait.  An answer
 * takes the place of what happened, which the log tells too; on a phone it has a line of its own. */
export function News(props: { play: Play; choosing: Choosing; phone: boolean; answers: ComponentChildren[]; open: (dialog: DialogName) => void }) {
	const t = useText();
	const { play, choosing, phone } = props;
	const answers = phone ? [] : props.answers;
	const risky = choosing.choices.find((c) => c.odds?.length || c.hope);
	const passing = play.passing;
	if (play.since.length === 0 && answers.length === 0 && !risky && !choosing.waits && !passing) return null;
	return (
		<div class="newsline">
			<p class="news" hidden={answers.length > 0} aria-hidden="true">
				{readable(play.since).slice(phone ? -1 : -3).map((l) => l.text).join(" ")}
			</p>
			{answers.length > 0 && <div class="answers">{answers}</div>}
			{risky && (
				<button class="quiet odds" onClick={() => choosing.weigh(risky)}>
					<Icon name="odds" /> {t("odds")}
				</button>
			)}
			{choosing.waits && (
				<>
					<button class="quiet odds until" onClick={() => void play.until()}>
						<Icon name="until" /> {t("until")}
					</button>
					<button class="quiet odds" onClick={() => props.open("asking")} aria-label={t("askingTitle")} title={t("askingTitle")}>
						<Icon name="bell" />
					</button>
				</>
			)}
			{passing && play.asked === undefined && (
				<button class="quiet odds" onClick={() => void play.wake()}>
					<Icon name="bell" /> {t("wake")}
				</button>
			)}
		</div>
	);
}

/** Answers to what somebody asked: what a thing is, why something does not go, what to do. */
export function useAnswers(play: Play, choosing: Choosing, surface: Surface, skin: Skin | undefined): ComponentChildren[] {
	const { settings } = useApp();
	const t = useText();
	const { advice, chosen, hinted, looked } = choosing;
	const wordless = chosen && skin?.wordless?.includes(chosen.list) && surface.about.has(chosen.id);
	const told = looked ?? (wordless ? { item: chosen } : undefined);
	// What it advises is in sight, however many choices there are.
	useEffect(() => {
		if (advice) document.querySelector(".action.hinted")?.scrollIntoView({ block: "nearest" });
	}, [advice]);
	return [
		told && <Told key="told" s={surface} {...told} />,
		play.refused && <p key="refused" class="hintline" role="status">{t("untilNot")}</p>,
		play.booked && <p key="booked" class="hintline" role="status">{t("booked")}</p>,
		advice && hinted && (
			<p key="advice" class="hintline" role="status">
				<b>{t("hintIs", hinted.label)}</b> {t("hintChance", percent(settings.lang, advice.win[play.viewer] ?? 0))} {advice.reason}
			</p>
		),
	].filter(Boolean);
}
