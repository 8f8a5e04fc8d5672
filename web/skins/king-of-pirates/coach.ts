// coach.ts -- comments for a first game of King of Pirates, each when its moment comes.

import type { State } from "../../src/protocol";
import type { CoachStep } from "../../src/surface";

const can = (s: State, verb: string) => (s.choices ?? []).some((c) => c.verb === verb);

export const coach: CoachStep[] = [
	{
		id: "welcome",
		when: (s) => s.asks === s.seat,
		text: [
			"Welcome aboard! The first pirate with 10,000 doubloons is king. You earn them by plundering ships and cities and by digging for treasure. Your ship carries the round mark.",
			"Welkom aan boord! De eerste piraat met 10.000 dubloenen wordt koning. Je verdient ze door schepen en steden te plunderen en schatten op te graven. Jouw schip draagt het ronde teken.",
			"Willkommen an Bord! Wer zuerst 10.000 Dublonen hat, ist König. Du verdienst sie, indem du Schiffe und Städte plünderst und Schätze hebst. Dein Schiff trägt das runde Zeichen.",
		],
	},
	{
		id: "sail",
		when: (s) => can(s, "sail"),
		text: [
			"The glowing hexes can be reached now. Tiles with a question mark hide merchants, those with a fin often warships. Islands hold treasure, if you have maps enough.",
			"De oplichtende velden zijn nu te bereiken. Onder een vraagteken schuilt vaak een koopman, onder een vin vaak een oorlogsschip. Op eilanden ligt een schat, als je genoeg kaarten hebt.",
			"Die leuchtenden Felder sind jetzt erreichbar. Unter einem Fragezeichen steckt oft ein Händler, unter einer Flosse oft ein Kriegsschiff. Auf Inseln liegt ein Schatz, wenn du genug Karten hast.",
		],
	},
	{
		id: "fight",
		when: (s) => can(s, "fight"),
		text: [
			"Something to plunder! You roll two dice and add your strength; you must beat the defence. Winning brings loot cards, losing can cost you dearly.",
			"Iets om te plunderen! Je gooit twee dobbelstenen en telt je kracht erbij op; je moet de verdediging verslaan. Winnen levert buit op, verliezen kan duur zijn.",
			"Etwas zum Plündern! Du würfelst mit zwei Würfeln und zählst deine Stärke dazu; du musst die Verteidigung übertreffen. Siege bringen Beute, Niederlagen können teuer werden.",
		],
	},
	{
		id: "card",
		when: (s) => s.asks === s.seat && s.active !== s.seat && (s.choices?.length ?? 0) > 1,
		text: [
			"A moment to interfere: you may play an action card from your hand even now, or pass.",
			"Een moment om in te grijpen: je mag ook nu een actiekaart spelen, of passen.",
			"Eine Gelegenheit einzugreifen: Du darfst auch jetzt eine Aktionskarte spielen oder passen.",
		],
	},
	{
		id: "buy",
		when: (s) => can(s, "buy"),
		text: [
			"In a hideout you can enlarge your ship: more sails, more places for pirates, more rum or cannonballs.",
			"In een schuilplaats kun je je schip vergroten: meer zeilen, meer plaatsen voor piraten, meer rum of kanonskogels.",
			"In einem Versteck kannst du dein Schiff vergrößern: mehr Segel, mehr Plätze für Piraten, mehr Rum oder Kanonenkugeln.",
		],
	},
	{
		id: "dig",
		when: (s) => can(s, "dig"),
		text: [
			"You know enough maps: dig here and the treasure is yours.",
			"Je kent genoeg kaarten: graaf hier en de schat is van jou.",
			"Du kennst genug Karten: Grabe hier, und der Schatz gehört dir.",
		],
	},
];
