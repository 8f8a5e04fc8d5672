// coach.ts -- comments for a first game of Port Royal, each when its moment comes.

import type { Verb, Zone } from "../../made/port-royal";
import type { State } from "../../src/protocol";
import type { CoachStep } from "../../src/surface";
import { many } from "../../src/text";
import { BASE_END, BASE_FROM, FEE, TAKES_4, TAKES_4_COLOURS, TAKES_5, TAKES_5_COLOURS, TAX_BONUS } from "../../made/port-royal";

const can = (s: State, verb: Verb) => (s.choices ?? []).some((c) => c.verb === verb);
const lies = (s: State, zone: Zone) => s.items.filter((i) => i.zone === zone).length;

export const coach: CoachStep[] = [
	{
		id: "welcome",
		when: (s) => can(s, "discover") && lies(s, "harbour") === 0,
		text: [
			`Ahoy! You want influence, the purple shields: ${BASE_END} of them end the game. Your coins are cards lying face down. It is your turn: click the draw pile to turn a card over.`,
			`Ahoi! Je wilt invloed, de paarse schilden: ${BASE_END} ervan beëindigen het spel. Je munten zijn gedekte kaarten. Jij bent aan de beurt: klik op de trekstapel om een kaart om te draaien.`,
			`Ahoi! Du willst Einfluss, die violetten Schilde: ${BASE_END} davon beenden das Spiel. Deine Münzen sind verdeckte Karten. Du bist am Zug: klicke auf den Nachziehstapel, um eine Karte aufzudecken.`,
		],
	},
	{
		id: "bust",
		when: (_, news) => news.some((l) => l.section === "bust"),
		text: [
			"A second ship of one colour: the whole harbour is lost, and that turn is over without trading. Swords can repel ships; stopping in time is free.",
			"Een tweede schip van één kleur: de hele haven is verloren, en die beurt is voorbij zonder handel. Zwaarden kunnen schepen verjagen; op tijd stoppen kost niets.",
			"Ein zweites Schiff einer Farbe: Der ganze Hafen ist verloren, und der Zug endet ohne Handel. Säbel können Schiffe abwehren; rechtzeitig aufhören kostet nichts.",
		],
	},
	{
		id: "tax",
		when: (_, news) => news.some((l) => l.section === "tax"),
		text: [
			`A tax increase: whoever has ${BASE_FROM} coins or more loses half of them. Then the most swords or the fewest influence points, as the card says, bring ${many(TAX_BONUS, "coin", "coins")}.`,
			`Een belastingverhoging: wie ${BASE_FROM} munten of meer heeft, verliest de helft. Daarna krijgt wie de meeste zwaarden of de minste invloed heeft, naar de kaart, ${many(TAX_BONUS, "munt", "munten")}.`,
			`Eine Steuererhöhung: Wer ${BASE_FROM} Münzen oder mehr hat, verliert die Hälfte. Danach bringen die meisten Säbel oder der wenigste Einfluss, je nach Karte, ${many(TAX_BONUS, "Münze", "Münzen")}.`,
		],
	},
	{
		id: "harbour",
		when: (s) => can(s, "stop") && can(s, "discover"),
		text: [
			"What you turn over lies in the harbour. Go on for a bigger choice, or stop and trade. But beware: a second ship of the same colour and everything is lost. The Odds button shows how likely that is.",
			"Wat je omdraait, ligt in de haven. Ga door voor meer keus, of stop en handel. Maar pas op: een tweede schip van dezelfde kleur en alles is verloren. De knop Kansen toont hoe waarschijnlijk dat is.",
			"Was du aufdeckst, liegt im Hafen. Mach weiter für mehr Auswahl, oder höre auf und handle. Aber Vorsicht: ein zweites Schiff derselben Farbe, und alles ist verloren. Der Knopf Chancen zeigt, wie wahrscheinlich das ist.",
		],
	},
	{
		id: "guest",
		when: (s) => s.asks === s.seat && s.active !== s.seat && (s.choices?.length ?? 0) > 0,
		text: [
			`It is somebody else's turn, but you may take something too. It costs ${many(FEE, "coin", "coins")} extra, for the one whose turn it is.`,
			`Iemand anders is aan de beurt, maar jij mag ook iets nemen. Dat kost ${many(FEE, "munt", "munten")} extra, voor de actieve speler.`,
			`Jemand anders ist am Zug, aber auch du darfst etwas nehmen. Das kostet ${many(FEE, "Münze", "Münzen")} extra, für den aktiven Spieler.`,
		],
	},
	{
		id: "trade",
		when: (s) => can(s, "trade"),
		text: [
			"Now you may take a card. A ship gives you the coins it shows. Click it once to see what it brings, again to take it.",
			"Nu mag je een kaart nemen. Een schip levert de munten op die erop staan. Klik één keer om te zien wat het oplevert, nog eens om het te nemen.",
			"Jetzt darfst du eine Karte nehmen. Ein Schiff bringt die Münzen, die es zeigt. Klicke einmal, um zu sehen, was es bringt, noch einmal, um es zu nehmen.",
		],
	},
	{
		id: "hire",
		when: (s) => can(s, "hire"),
		text: [
			"People cost the coins at their top left and give the influence at their top right. They join your crew and help you from then on.",
			"Mensen kosten de munten linksboven en geven de invloed rechtsboven. Ze komen bij je bemanning en helpen je voortaan.",
			"Leute kosten die Münzen links oben und geben den Einfluss rechts oben. Sie kommen in deine Mannschaft und helfen dir von da an.",
		],
	},
	{
		id: "repel",
		when: (s) => can(s, "repel"),
		text: [
			"Your swords are enough to drive this ship away. Useful when its colour already lies in the harbour!",
			"Je zwaarden zijn genoeg om dit schip te verjagen. Handig als die kleur al in de haven ligt!",
			"Deine Säbel reichen, um dieses Schiff abzuwehren. Praktisch, wenn seine Farbe schon im Hafen liegt!",
		],
	},
	{
		id: "expedition",
		when: (s) => lies(s, "expeditions") > 0,
		text: [
			"An expedition lies open. Whoever has the people with the signs it shows can send them off in their own turn, for influence and coins.",
			"Er ligt een expeditie open. Wie de mensen heeft met de getoonde tekens, kan ze in de eigen beurt op pad sturen, voor invloed en munten.",
			"Eine Expedition liegt aus. Wer die Leute mit den gezeigten Zeichen hat, kann sie im eigenen Zug losschicken, für Einfluss und Münzen.",
		],
	},
	{
		id: "claim",
		when: (s) => can(s, "claim"),
		text: [
			"You have everybody this expedition asks for. Click it to set out!",
			"Je hebt iedereen die deze expeditie vraagt. Klik erop om te vertrekken!",
			"Du hast alle, die diese Expedition verlangt. Klicke sie an, um aufzubrechen!",
		],
	},
	{
		id: "colours",
		when: (s) => s.asks === s.seat && s.active === s.seat && new Set(s.items.filter((i) => i.zone === "harbour" && /^(yellow|blue|green|red|black)_/.test(i.id)).map((i) => i.id.split("_")[0])).size >= TAKES_4_COLOURS - 1,
		text: [
			`${TAKES_4_COLOURS - 1} colours of ships already. With ${TAKES_4_COLOURS} you may take ${TAKES_4} cards, with ${TAKES_5_COLOURS} even ${TAKES_5}.`,
			`Al ${TAKES_4_COLOURS - 1} kleuren schepen. Met ${TAKES_4_COLOURS} mag je ${TAKES_4} kaarten nemen, met ${TAKES_5_COLOURS} zelfs ${TAKES_5}.`,
			`Schon ${TAKES_4_COLOURS - 1} Schiffsfarben. Mit ${TAKES_4_COLOURS} darfst du ${TAKES_4} Karten nehmen, mit ${TAKES_5_COLOURS} sogar ${TAKES_5}.`,
		],
	},
];
