// log.tsx -- what happened, readable afterwards, and the rule behind every line.

import { useEffect, useMemo, useState } from "preact/hooks";
import { Dialog, useApp, useText } from "../app";
import type { Line, Section } from "../protocol";
import { StoryPage } from "./page";
import { Still } from "./still";

/** Lines drawn at once; who wants to read on is shown as many more. */
const SHOWN = 250;

/** The lines as one reads them: what goes on with the line before it is one sentence with it, which
 * the program has made.  `at`: where its first one stood. */
export function readable(lines: Line[]): (Line & { at: number })[] {
	const out: (Line & { at: number })[] = [];
	for (const [at, line] of lines.entries()) {
		const last = out[out.length - 1];
		if (line.joined !== undefined && last) out[out.length - 1] = { ...last, n: line.n, text: line.joined };
		else out.push({ ...line, at, text: line.joined ?? line.text });
	}
	return out;
}

/** What happens, for ears: every line is added once and spoken once, in order. */
export function Speech(props: { lines: { id: number; text: string }[]; status: string }) {
	return (
		<div class="hidden-text">
			<div role="log" aria-live="polite">
				{props.lines.map((line) => <p key={line.id}>{line.text}</p>)}
			</div>
			<p role="status">{props.status}</p>
		</div>
	);
}

export function Log(props: { game: string; lines: Line[]; pick?: (n: number) => void }) {
	const t = useText();
	const { settings } = useApp();
	const [rule, setRule] = useState<string>();
	const [page, setPage] = useState<Line>();
	const [shown, setShown] = useState(SHOWN);
	const first = Math.max(0, props.lines.length - shown);
	const lines = useMemo(() => readable(props.lines.slice(first)), [props.lines, first]);
	const row = (line: Line) => (
		<>
		{line.heading !== undefined && <li class="turn"><span>{line.heading}</span></li>}
		{!line.bare && (
		<li class={`by-${line.by}`}>
			{props.pick ? (
				<button class="line" onClick={() => props.pick?.(line.n + 1)}>
					{line.text}
				</button>
			) : (
				<span>{line.text}</span>
			)}
			{line.page !== undefined && (
				<button class="why" aria-label={`${t("readPage")}: ${line.title ?? ""}`} title={t("readPage")} onClick={() => setPage(line)}>
					❧
				</button>
			)}
			{line.section !== "" && line.page === undefined && (
				<button class="why" aria-label={`${t("whichRule")} ${line.text}`} title={t("whichRule")} onClick={() => setRule(line.section)}>
					§
				</button>
			)}
		</li>
		)}
		</>
	);
	return (
		<>
		<div class="log">
			<h2>{t("log")}</h2>
			<div class="latest" tabIndex={0} role="group" aria-label={t("log")}>
				<ol>{lines.map((line) => <Still key={first + line.at} of={[settings.lang, line.n, line.section, line.text].join()} draw={() => row(line)} />)}</ol>
				{/* Laid from below, so that the last line is in sight: what comes last stands on top. */}
				{first > 0 && <button class="quiet" onClick={() => setShown(shown + SHOWN)}>▴ {t("earlier", first)}</button>}
			</div>
		</div>
		{page && <StoryPage title={page.title ?? ""} text={page.page ?? ""} close={() => setPage(undefined)} />}
		{rule !== undefined && <RuleDialog game={props.game} section={rule} close={() => setRule(undefined)} />}
		</>
	);
}

function RuleDialog(props: { game: string; section: string; close: () => void }) {
	const { engine, settings } = useApp();
	const t = useText();
	const [rules, setRules] = useState<Section[]>([]);
	useEffect(() => {
		void engine.ask<Section[]>(`rules ${props.game}`).then(setRules);
	}, [props.game, settings.lang]);
	const section = rules.find((r) => r.id === props.section);
	return (
		<Dialog title={section?.title ?? t("rules")} close={props.close}>
			<p>{section?.body}</p>
			<p>
				<a class="button" href={`#/rules/${props.game}/${props.section}`}>
					{t("allRules")}
				</a>
			</p>
		</Dialog>
	);
}
