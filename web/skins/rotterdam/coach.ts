// coach.ts -- comments for a first game of Rotterdam, each when its moment comes.

import type { State } from "../../src/protocol";
import type { CoachStep } from "../../src/surface";
import type { Verb } from "../../made/rotterdam";
import { CARDS, GOAL, LIST_SHIPS, MATERIAL } from "../../made/rotterdam";

const can = (s: State, ...verbs: Verb[]) => (s.choices ?? []).some((c) => (verbs as string[]).includes(c.verb));
const HARBOURS: string[] = Object.values(MATERIAL).map((row) => row.harbour);

export const coach: CoachStep[] = [
	{
		id: "welcome",
		when: (s) => s.asks === s.seat,
		text: [
			`Welcome to the Maas! Bring raw materials to the harbours that work them; you get products, and products fill orders. When somebody has ${GOAL} points on orders, that round is the last, and whoever has most points wins.`,
			`Welkom op de Maas! Breng grondstoffen naar de havens die ze verwerken; je krijgt producten, en daarmee vervul je opdrachten. Heeft iemand ${GOAL} punten op opdrachten, dan is die ronde de laatste; de meeste punten winnen.`,
			`Willkommen auf der Maas! Bringe Rohstoffe in die Häfen, die sie verarbeiten; du bekommst Produkte, und damit erfüllst du Aufträge. Hat jemand ${GOAL} Punkte auf Aufträgen, ist die Runde die letzte; die meisten Punkte gewinnen.`,
		],
	},
	{
		id: "place",
		when: (s) => can(s, "place"),
		text: [
			"Load one of your ships with a raw material and put it on a start space at the sea. Click a space, then choose the cargo. Every harbour wants its own: the crane shows which.",
			"Laad een van je schepen met een grondstof en zet het op een startplaats aan zee. Klik op een vak en kies de lading. Elke haven wil haar eigen grondstof: bij de kraan zie je welke.",
			"Belade eines deiner Schiffe mit einem Rohstoff und setze es auf ein Startfeld am Meer. Klicke ein Feld an und wähle die Ladung. Jeder Hafen will seinen eigenen Rohstoff: beim Kran siehst du welchen.",
		],
	},
	{
		id: "call",
		when: (s) => can(s, "call"),
		text: [
			"You call a colour, and every ship before a fairway of that colour must sail one space along it, unless that space is taken. Yours and everybody else's, so choose well.",
			"Jij roept een kleur, en elk schip voor een vaargeul van die kleur moet er een vak langs varen, tenzij dat vak bezet is. Jouw schepen en die van de anderen, dus kies goed.",
			"Du rufst eine Farbe, und jedes Schiff vor einer Fahrrinne dieser Farbe muss ein Feld darauf fahren, wenn das Feld frei ist. Deine Schiffe und die der anderen, also wähle gut.",
		],
	},
	{
		id: "anchor",
		when: (s) => can(s, "call") && s.round > 1,
		text: [
			`Some spaces have an anchor. When everybody has called, each of your ships on one brings you a ship card; you may hold ${CARDS}.`,
			`Sommige vakken hebben een anker. Als iedereen geroepen heeft, levert elk van je schepen op een anker een scheepskaart op; je mag er ${CARDS} op hand hebben.`,
			`Manche Felder haben einen Anker. Wenn alle gerufen haben, bringt dir jedes deiner Schiffe auf einem Anker eine Schiffskarte; du darfst ${CARDS} auf der Hand haben.`,
		],
	},
	{
		id: "unload",
		when: (s) => s.items.some((i) => i.list === LIST_SHIPS && i.owner === s.seat && HARBOURS.includes(i.zone)),
		text: [
			"Your ship is in a harbour and will be unloaded there, unless a ship card drives it out. The cargo that belongs there brings a product, by chance; any other brings nothing. Next round the ship is yours again.",
			"Je schip ligt in een haven en wordt daar gelost, tenzij een scheepskaart het verdrijft. De lading die er hoort, levert bij toeval een product op; elke andere niets. In de volgende ronde heb je het schip weer.",
			"Dein Schiff liegt in einem Hafen und wird dort gelöscht, wenn keine Schiffskarte es vertreibt. Die Ladung, die dorthin gehört, bringt durch Zufall ein Produkt; jede andere bringt nichts. In der nächsten Runde hast du das Schiff wieder.",
		],
	},
	{
		id: "cards",
		when: (s) => can(s, "play"),
		text: [
			"Ship cards change the course of things: a storm, a swap of cargo, one more ship. Play one now or keep it.",
			"Scheepskaarten veranderen de loop der dingen: een storm, een ruil van lading, een schip erbij. Speel er nu een of bewaar ze.",
			"Schiffskarten ändern den Lauf der Dinge: ein Sturm, ein Tausch der Ladung, ein Schiff mehr. Spiele jetzt eine oder hebe sie auf.",
		],
	},
	{
		id: "trade",
		when: (s) => can(s, "open", "whisper", "post"),
		text: [
			"The market, for products only: draft an offer, say what you give and what you want, and make it. Others may accept. Or pass and keep what you have.",
			"De markt, alleen voor producten: stel een bod op, zeg wat je geeft en wat je wilt, en doe het. Anderen mogen het aannemen. Of pas en houd wat je hebt.",
			"Der Markt, nur für Produkte: Entwirf ein Angebot, sage, was du gibst und was du willst, und mache es. Andere dürfen annehmen. Oder passe und behalte, was du hast.",
		],
	},
	{
		id: "fill",
		when: (s) => can(s, "fill"),
		text: [
			"You hold what an order asks for; a joker stands for any product. You may fill one order a round, for the points it shows.",
			"Je hebt wat een opdracht vraagt; een joker telt als elk product. Je mag per ronde een opdracht vervullen, voor de punten die erop staan.",
			"Du hast, was ein Auftrag verlangt; ein Joker steht für jedes Produkt. Du darfst je Runde einen Auftrag erfüllen, für die Punkte, die darauf stehen.",
		],
	},
];
