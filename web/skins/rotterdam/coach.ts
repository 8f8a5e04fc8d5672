// coach.ts -- comments for a first game of Rotterdam, each when its moment comes.

import type { State } from "../../src/protocol";
import type { CoachStep } from "../../src/surface";

const can = (s: State, verb: string) => (s.choices ?? []).some((c) => c.verb === verb);

export const coach: CoachStep[] = [
	{
		id: "place",
		when: (s) => can(s, "place"),
		text: [
			"Welcome to the Maas! Load one of your ships with a raw material and put it on a start space at the sea. Click a space, then choose the cargo. Every harbour wants its own: the crane shows which.",
			"Welkom op de Maas! Laad een van je schepen met een grondstof en zet het op een startplaats aan zee. Klik op een vak en kies de lading. Elke haven wil haar eigen grondstof: bij de kraan zie je welke.",
			"Willkommen auf der Maas! Belade eines deiner Schiffe mit einem Rohstoff und setze es auf ein Startfeld am Meer. Klicke ein Feld an und wähle die Ladung. Jeder Hafen will seinen eigenen Rohstoff: beim Kran siehst du welchen.",
		],
	},
	{
		id: "call",
		when: (s) => can(s, "call"),
		text: [
			"You call a colour, and every ship that lies at a fairway of that colour sails along it. Yours too, so choose well.",
			"Jij roept een kleur, en elk schip aan een vaargeul van die kleur vaart erlangs. Ook dat van jou, dus kies goed.",
			"Du rufst eine Farbe, und jedes Schiff an einer Fahrrinne dieser Farbe fährt sie entlang. Auch deines, also wähle gut.",
		],
	},
	{
		id: "cards",
		when: (s) => can(s, "play"),
		text: [
			"Ship cards change the course of things: a storm, a swap, a double move. Play one now or keep it.",
			"Scheepskaarten veranderen de loop der dingen: een storm, een ruil, een dubbele zet. Speel er nu een of bewaar ze.",
			"Schiffskarten ändern den Lauf der Dinge: ein Sturm, ein Tausch, ein Doppelzug. Spiele jetzt eine oder hebe sie auf.",
		],
	},
	{
		id: "trade",
		when: (s) => can(s, "open") || can(s, "post"),
		text: [
			"The market: open an offer, say what you give and what you want, and send it. Others may accept. Or pass and keep what you have.",
			"De markt: open een bod, zeg wat je geeft en wat je wilt, en verstuur het. Anderen mogen het aannemen. Of pas en houd wat je hebt.",
			"Der Markt: Eröffne ein Angebot, sage, was du gibst und was du willst, und schicke es ab. Andere dürfen annehmen. Oder passe und behalte, was du hast.",
		],
	},
	{
		id: "fill",
		when: (s) => can(s, "fill"),
		text: [
			"You hold all products of an order. Fill it for the points it shows.",
			"Je hebt alle producten van een opdracht. Vervul haar voor de punten die erop staan.",
			"Du hast alle Produkte eines Auftrags. Erfülle ihn für die Punkte, die darauf stehen.",
		],
	},
];
