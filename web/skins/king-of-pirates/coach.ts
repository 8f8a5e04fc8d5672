// coach.ts -- comments for a first game of King of Pirates, each when its moment comes.

import type { Counter, Verb } from "../../made/king-of-pirates";
import type { Line, State } from "../../src/protocol";
import type { CoachStep } from "../../src/surface";
import { many } from "../../src/text";
import { GOAL, PLAYER_LOOT, SPEED_MIN, rum1_RUM, rum2_RUM } from "../../made/king-of-pirates";

const can = (s: State, ...verbs: Verb[]) => (s.choices ?? []).some((c) => (verbs as string[]).includes(c.verb));
const mine = (s: State, counter: Counter) => s.seats[s.seat]?.counters[counter] ?? 0;
/** In the middle of a fight against a nation that nobody asked for. */
const fighting = (s: State, news: Line[]) => s.active === s.seat && (s.phase === "declared" || s.phase === "rolled") && (s.choices?.length ?? 0) > 1 && news.some((l) => l.section === "combat");

export const coach: CoachStep[] = [
	{
		id: "welcome",
		when: (s) => s.asks === s.seat,
		text: [
			`Welcome aboard! The first pirate with ${GOAL.toLocaleString("en")} doubloons is king. You earn them by plundering ships and cities and by digging for treasure. Your ship carries the round mark.`,
			`Welkom aan boord! De eerste piraat met ${GOAL.toLocaleString("nl")} dubloenen wordt koning. Je verdient ze door schepen en steden te plunderen en schatten op te graven. Jouw schip draagt het ronde teken.`,
			`Willkommen an Bord! Wer zuerst ${GOAL.toLocaleString("de")} Dublonen hat, ist König. Du verdienst sie, indem du Schiffe und Städte plünderst und Schätze hebst. Dein Schiff trägt das runde Zeichen.`,
		],
	},
	{
		id: "dismiss",
		when: (s) => can(s, "dismiss"),
		text: [
			"More pirates than places: send away whom you need least. Each has an ability that always works, and one that works only as captain. You name the captain next.",
			"Meer piraten dan plaatsen: stuur weg wie je het minst nodig hebt. Elk heeft een gave die altijd werkt, en een die alleen als kapitein werkt. De kapitein benoem je daarna.",
			"Mehr Piraten als Plätze: Schicke fort, wen du am wenigsten brauchst. Jeder hat eine Gabe, die immer wirkt, und eine, die nur als Kapitän wirkt. Den Kapitän ernennst du danach.",
		],
	},
	{
		id: "sail",
		when: (s) => can(s, "sail"),
		text: [
			"You sail hex by hex; those that glow are next to you. Under a question mark there is often a small merchant, under a fin a large one or a warship. Islands hold treasure, if you have maps enough.",
			"Je vaart veld voor veld; de oplichtende liggen naast je. Onder een vraagteken schuilt vaak een kleine koopvaarder, onder een vin een grote of een oorlogsschip. Op eilanden ligt een schat, als je genoeg kaarten hebt.",
			"Du segelst Feld für Feld; die leuchtenden sind neben dir. Unter Fragezeichen ist oft ein kleines Handelsschiff, unter Flossen ein großes oder ein Kriegsschiff. Inseln bergen Schätze, wenn du genug Karten hast.",
		],
	},
	{
		id: "dutchman",
		when: (s) => can(s, "sail") && s.round > 1,
		text: [
			"The pale ship is the Flying Dutchman; he moves a hex every turn. Whoever meets him outside a hideout loses all action cards and all pirates and drifts to a hideout.",
			"Het bleke schip is de Vliegende Hollander; hij vaart elke beurt een veld. Wie hem buiten een schuilplaats treft, verliest alle actiekaarten en alle piraten en drijft af naar een schuilplaats.",
			"Das blasse Schiff ist der Fliegende Holländer; er fährt in jedem Zug ein Feld. Wer ihn außerhalb eines Verstecks trifft, verliert alle Aktionskarten und alle Piraten und treibt in ein Versteck ab.",
		],
	},
	{
		id: "fight",
		when: (s, news) => can(s, "fight") || fighting(s, news),
		text: [
			"A fight! Warships leave no choice. Your dice and your strength must be more than the defence. If they are not, a cannonball lets you throw again. Winning brings loot cards; losing costs no more than what you spent.",
			"Een gevecht! Oorlogsschepen laten geen keus. Je dobbelstenen plus je kracht moeten boven de verdediging komen; anders gooi je voor een kanonskogel opnieuw. Winnen levert buit op; verliezen kost alleen je inzet.",
			"Ein Kampf! Kriegsschiffe lassen keine Wahl. Deine Würfel und deine Stärke müssen die Verteidigung übertreffen; sonst würfelst du für eine Kanonenkugel neu. Siege bringen Beute; Niederlagen kosten nur den Einsatz.",
		],
	},
	{
		id: "duel",
		when: (s) => can(s, "duel"),
		text: [
			`Another pirate is here. If you attack, the higher total wins and steals from the other up to what ${many(PLAYER_LOOT, "loot card shows", "loot cards show")}.`,
			`Hier is nog een piraat. Val je aan, dan wint het hoogste totaal en steelt van de ander hoogstens wat ${many(PLAYER_LOOT, "buitkaart toont", "buitkaarten tonen")}.`,
			`Hier ist noch ein Pirat. Greifst du an, gewinnt die höhere Summe und stiehlt dem anderen höchstens, was ${many(PLAYER_LOOT, "Beutekarte zeigt", "Beutekarten zeigen")}.`,
		],
	},
	{
		id: "mutiny",
		when: (s) => can(s, "keel", "scapegoat"),
		text: [
			"Mutiny! Keelhauling or a scapegoat ends it. Otherwise the captain is lost, the ship drifts to a hideout that does nothing for it yet, and your turn is over.",
			"Muiterij! Kielhalen of een zondebok maakt er een eind aan. Anders ben je de kapitein kwijt, drijft het schip af naar een schuilplaats, waar het nog niets krijgt, en is je beurt voorbij.",
			"Meuterei! Kielholen oder ein Sündenbock beendet sie. Sonst ist der Kapitän verloren, das Schiff treibt in ein Versteck ab, wo es noch nichts bekommt, und dein Zug ist vorbei.",
		],
	},
	{
		id: "rum",
		when: (s) => s.round > 0 && can(s, "sail") && mine(s, "rum") <= rum2_RUM,
		text: [
			`Rum runs low. Outside a hideout a die falls every turn: the crew wants ${rum1_RUM} or ${rum2_RUM} rum and mutinies if there is too little, or scurvy comes. A hideout at the end of your movement fills rum and cannonballs and cures scurvy.`,
			`De rum raakt op. Buiten een schuilplaats valt elke beurt een dobbelsteen: de bemanning wil ${rum1_RUM} of ${rum2_RUM} rum en muit bij gebrek, of er komt scheurbuik. Een schuilplaats aan het eind van het varen vult rum en kogels aan en geneest.`,
			`Der Rum wird knapp. Außer im Versteck fällt jeden Zug ein Würfel: Die Mannschaft will ${rum1_RUM} oder ${rum2_RUM} Rum und meutert, wenn er fehlt, oder Skorbut kommt. Ein Versteck am Ende der Fahrt füllt Rum und Kugeln auf und heilt.`,
		],
	},
	{
		id: "scurvy",
		when: (s) => mine(s, "scurvy") > 0,
		text: [
			`Scurvy! Unless your crew is immune, each token takes a hex from your movement, though ${SPEED_MIN} always remains, and weakens you in fights. Citrus fruit cures it, or a hideout at the end of your movement.`,
			`Scheurbuik! Tenzij je bemanning immuun is, kost elk fiche een veld beweging, al blijft er altijd ${SPEED_MIN} over, en verzwakt je in gevechten. Citrusvruchten genezen het, of een schuilplaats aan het eind van het varen.`,
			`Skorbut! Ist deine Mannschaft nicht immun, kostet jeder Marker ein Feld Bewegung, doch ${SPEED_MIN} bleibt immer, und schwächt dich in Kämpfen. Zitrusfrüchte heilen ihn, oder ein Versteck am Ende der Fahrt.`,
		],
	},
	{
		id: "card",
		when: (s) => can(s, "pass") && !can(s, "reroll", "keel", "scapegoat", "steal") && (s.choices?.length ?? 0) > 1,
		text: [
			"A moment for an action card: you may play one from your hand, also in other people's turns, or pass.",
			"Een moment voor een actiekaart: je mag er een uit je hand spelen, ook in andermans beurt, of passen.",
			"Ein Moment für eine Aktionskarte: Du darfst eine aus der Hand spielen, auch in fremden Zügen, oder passen.",
		],
	},
	{
		id: "buy",
		when: (s) => can(s, "buy"),
		text: [
			"In a hideout you can enlarge your ship: a sail, a place for a pirate, and more rum or cannonballs. You pay with doubloons, so your score goes down.",
			"In een schuilplaats kun je je schip vergroten: een zeil, een plaats voor een piraat, en meer rum of kanonskogels. Je betaalt met dubloenen, dus je score daalt.",
			"In einem Versteck kannst du dein Schiff vergrößern: ein Segel, ein Platz für einen Piraten und mehr Rum oder Kanonenkugeln. Du zahlst mit Dublonen, also sinkt dein Punktestand.",
		],
	},
	{
		id: "dig",
		when: (s) => can(s, "dig"),
		text: [
			"You have maps enough: dig here and the treasure is yours, once for each island.",
			"Je hebt genoeg kaarten: graaf hier en de schat is van jou, één keer per eiland.",
			"Du hast genug Karten: Grabe hier, und der Schatz gehört dir, einmal je Insel.",
		],
	},
];
