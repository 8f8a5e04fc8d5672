// text.ts -- what the page itself says: English, Dutch, German.  Everything about a game
// comes from the module instead.

import type { Lang } from "./protocol";

const words = {
	tagline: ["Harbours, pirates and a little luck", "Havens, piraten en een beetje geluk", "Häfen, Piraten und ein wenig Glück"],
	playNow: ["Play now", "Speel nu", "Jetzt spielen"],
	setup: ["Set up a table", "Tafel inrichten", "Tisch einrichten"],
	learn: ["Learn by playing", "Leer al spelend", "Spielend lernen"],
	allRules: ["All rules", "Alle spelregels", "Alle Regeln"],
	signs: ["What the signs mean", "Wat de tekens betekenen", "Was die Zeichen bedeuten"],
	way: ["How to play", "Hoe je speelt", "Wie gespielt wird"],
	moreOptions: ["More options", "Meer opties", "Weitere Optionen"],
	rules: ["Rules", "Spelregels", "Regeln"],
	cards: ["Cards", "Kaarten", "Karten"],
	continue: ["Continue", "Verder spelen", "Weiterspielen"],
	saved: ["Saved games", "Bewaarde partijen", "Gespeicherte Partien"],
	noSaved: ["No saved games yet. Every game you start is kept here.", "Nog geen bewaarde partijen. Elke partij die je begint, wordt hier bewaard.", "Noch keine gespeicherten Partien. Jede begonnene Partie wird hier aufbewahrt."],
	home: ["Home", "Startpagina", "Startseite"],
	settings: ["Settings", "Instellingen", "Einstellungen"],
	language: ["Language", "Taal", "Sprache"],
	theme: ["Appearance", "Weergave", "Darstellung"],
	theme_auto: ["As the system", "Zoals het systeem", "Wie das System"],
	theme_light: ["Light", "Licht", "Hell"],
	theme_dark: ["Dark", "Donker", "Dunkel"],
	speed: ["Pace", "Tempo", "Tempo"],
	speed_slow: ["Leisurely", "Rustig", "Gemütlich"],
	speed_normal: ["Normal", "Gewoon", "Normal"],
	speed_fast: ["Brisk", "Vlot", "Zügig"],
	speed_instant: ["At once", "Meteen", "Sofort"],
	sound: ["Sound", "Geluid", "Ton"],
	asking: ["In other people's turns, ask me", "In andermans beurt word ik gevraagd", "In fremden Zügen werde ich gefragt"],
	asking_news: ["when something new comes up", "als er iets nieuws is", "wenn es etwas Neues gibt"],
	asking_stops: ["only where I want to stop", "alleen waar ik wil stoppen", "nur, wo ich anhalten will"],
	asking_all: ["whenever I can do something", "zodra ik iets kan doen", "sobald ich etwas tun kann"],
	asking_every: ["every time", "elke keer", "jedes Mal"],
	askingTitle: ["When to ask me", "Wanneer ik gevraagd word", "Wann ich gefragt werde"],
	askingHelp: ["Only passing is ever done for you, and never in your own turn while you can do anything else.", "Alleen passen gebeurt vanzelf, en nooit in je eigen beurt zolang je iets anders kunt doen.", "Nur gepasst wird für dich, und nie in deinem eigenen Zug, solange du etwas anderes tun kannst."],
	askingShared: ["The others at this screen see whom the table asks. To give nothing away, be asked every time.", "De anderen aan dit scherm zien wie er gevraagd wordt. Wie niets wil verraden, laat zich elke keer vragen.", "Die anderen an diesem Bildschirm sehen, wer gefragt wird. Wer nichts verraten will, lässt sich jedes Mal fragen."],
	stopsTitle: ["Always stop for me when I may", "Altijd stoppen als ik dit mag", "Immer anhalten, wenn ich darf"],
	stopsNone: ["Nothing yet: what you may do at a moment of the game appears here.", "Nog niets: wat je op een moment in het spel mag doen, verschijnt hier.", "Noch nichts: was du in einem Augenblick der Partie tun darfst, erscheint hier."],
	until: ["Until my turn", "Tot mijn beurt", "Bis zu meinem Zug"],
	untilOn: ["Passing until your turn", "Je past tot je beurt", "Du passt bis zu deinem Zug"],
	untilNot: ["This you have to decide yourself.", "Dit moet je zelf beslissen.", "Das musst du selbst entscheiden."],
	wake: ["Ask me again", "Vraag mij weer", "Mich wieder fragen"],
	chief: ["in command", "heeft de leiding", "hat das Kommando"],
	earlier: ["{0} earlier lines", "{0} eerdere regels", "{0} frühere Zeilen"],
	allChoices: ["All choices", "Alle keuzes", "Alle Möglichkeiten"],
	moreChoices: ["All {0} choices", "Alle {0} keuzes", "Alle {0} Möglichkeiten"],
	moreTable: ["More of the table", "Meer van de tafel", "Mehr vom Tisch"],
	deleteTale: ["Delete this story and its games for good?", "Dit verhaal en zijn partijen voorgoed verwijderen?", "Diese Geschichte und ihre Partien endgültig löschen?"],
	deleteTaleAbout: ["{0} games of it are kept in this browser. Save them as files first if you want to keep them.", "Er zijn {0} partijen van bewaard in deze browser. Bewaar ze eerst als bestand als je ze wilt houden.", "{0} Partien davon liegen in diesem Browser. Sichere sie vorher als Dateien, wenn du sie behalten willst."],
	keep: ["Keep it", "Bewaren", "Behalten"],
	plain: ["Plain table: words instead of drawings", "Kale tafel: woorden in plaats van tekeningen", "Schlichter Tisch: Worte statt Zeichnungen"],
	yourName: ["Your name", "Je naam", "Dein Name"],
	guest: ["Skipper", "Schipper", "Skipper"],
	you: ["you", "jij", "du"],
	players: ["Players", "Spelers", "Spieler"],
	seats: ["Who sits at the table", "Wie zit er aan tafel", "Wer sitzt am Tisch"],
	options: ["The game", "Het spel", "Das Spiel"],
	human: ["Person", "Mens", "Mensch"],
	bot_easy: ["Bot: cabin boy (easy)", "Bot: scheepsjongen (makkelijk)", "Bot: Schiffsjunge (leicht)"],
	bot_medium: ["Bot: sailor (medium)", "Bot: matroos (gemiddeld)", "Bot: Matrose (mittel)"],
	bot_hard: ["Bot: mate (hard)", "Bot: stuurman (moeilijk)", "Bot: Steuermann (schwer)"],
	bot_expert: ["Bot: captain (expert)", "Bot: kapitein (expert)", "Bot: Kapitän (Experte)"],
	bot_random: ["Bot: at random", "Bot: willekeurig", "Bot: zufällig"],
	bot_greedy: ["Bot: deckhand (greedy)", "Bot: dekknecht (greedy)", "Bot: Decksmann (greedy)"],
	bot_search: ["Bot: for tests (search)", "Bot: om te proberen (search)", "Bot: zum Ausprobieren (search)"],
	bot_net: ["Bot: learned (net)", "Bot: geleerd (net)", "Bot: gelernt (net)"],
	bot_thresholds: ["Bot: rules of thumb (thresholds)", "Bot: vuistregels (thresholds)", "Bot: Faustregeln (thresholds)"],
	bot_stopper: ["Bot: careful (stopper)", "Bot: voorzichtig (stopper)", "Bot: vorsichtig (stopper)"],
	moreBots: ["For the curious", "Voor nieuwsgierigen", "Für Neugierige"],
	chooseOne: ["{0}: choose at least one.", "{0}: kies er minstens één.", "{0}: wähle mindestens eines."],
	chooseNumber: ["{0}: choose a number from {1} to {2}.", "{0}: kies een getal van {1} tot en met {2}.", "{0}: wähle eine Zahl von {1} bis {2}."],
	start: ["Start the game", "Begin de partij", "Partie beginnen"],
	import: ["Open a record file", "Open een verslagbestand", "Aufzeichnung öffnen"],
	export: ["Save as a file", "Bewaar als bestand", "Als Datei sichern"],
	delete: ["Delete", "Verwijderen", "Löschen"],
	deleteChapter: [
		"It is a chapter of an adventure, which is then begun anew.",
		"Het is een hoofdstuk van een avontuur, dat dan opnieuw begint.",
		"Es ist ein Kapitel eines Abenteuers, das dann neu beginnt.",
	],
	deleteSure: ["Delete this game for good?", "Deze partij voorgoed verwijderen?", "Diese Partie endgültig löschen?"],
	replay: ["Replay", "Terugkijken", "Nachspielen"],
	finished: ["finished", "afgelopen", "beendet"],
	running: ["in progress", "bezig", "läuft"],
	moves: ["moves", "zetten", "Züge"],
	undo: ["Take back", "Terugnemen", "Zurücknehmen"],
	booked: ["This chapter stands in the story as it ended; it cannot be taken back.", "Dit hoofdstuk staat zo in het verhaal; het kan niet worden teruggenomen.", "Dieses Kapitel steht so in der Geschichte; es lässt sich nicht zurücknehmen."],
	redo: ["Redo", "Opnieuw", "Wiederholen"],
	hint: ["Hint", "Tip", "Tipp"],
	hintIs: ["The captain would: {0}.", "Tip van de kapitein: {0}.", "Der Kapitän würde: {0}."],
	hintChance: ["Your chance to win is then about {0}.", "Je winstkans is dan ongeveer {0}.", "Deine Gewinnchance ist dann etwa {0}."],
	odds: ["Odds", "Kansen", "Chancen"],
	oddsOf: ["What may come of: {0}", "Wat kan er komen van: {0}", "Was kann kommen: {0}"],
	log: ["What happened", "Wat er gebeurde", "Was geschah"],
	whichRule: ["Which rule?", "Welke regel?", "Welche Regel?"],
	close: ["Close", "Sluiten", "Schließen"],
	menu: ["Menu", "Menu", "Menü"],
	yourTurn: ["Your move", "Jij bent aan zet", "Du bist dran"],
	turnOf: ["{0}, your move", "{0}, jouw zet", "{0}, du bist dran"],
	thinking: ["{0} is thinking …", "{0} denkt na …", "{0} überlegt …"],
	dealing: ["Cards are dealt …", "Er wordt gedeeld …", "Es wird gegeben …"],
	curtain: ["Now only {0} should look", "Nu mag alleen {0} kijken", "Jetzt darf nur {0} hinsehen"],
	curtainReady: ["I am {0}: show the table", "Ik ben {0}: toon de tafel", "Ich bin {0}: Tisch zeigen"],
	over: ["The game is over", "De partij is afgelopen", "Die Partie ist zu Ende"],
	wins: ["{0} wins", "{0} wint", "{0} gewinnt"],
	shared: ["The win is shared: {0}", "De winst wordt gedeeld: {0}", "Geteilter Sieg: {0}"],
	place: ["Place", "Rang", "Rang"],
	score: ["Score", "Score", "Wertung"],
	chartScore: ["Score over time", "Score door de tijd", "Wertung im Verlauf"],
	chartChance: ["Chance to win", "Kans om te winnen", "Gewinnchance"],
	chartNote: ["Estimated by playing on quickly, many times, from every moment.", "Geschat door vanaf elk moment vele malen snel verder te spelen.", "Geschätzt durch vielfaches schnelles Weiterspielen von jedem Augenblick aus."],
	again: ["Play again", "Nog een keer", "Noch einmal"],
	table: ["The table", "De tafel", "Der Tisch"],
	result: ["Result", "Uitslag", "Ergebnis"],
	showResult: ["Show the result", "Toon de uitslag", "Ergebnis zeigen"],
	showTable: ["Look at the table", "Bekijk de tafel", "Tisch ansehen"],
	seenBy: ["Seen by", "Gezien door", "Gesehen von"],
	everything: ["everything open", "alles open", "alles offen"],
	spectator: ["a bystander", "een toeschouwer", "ein Zuschauer"],
	timeline: ["Timeline", "Tijdlijn", "Zeitleiste"],
	first: ["To the start", "Naar het begin", "Zum Anfang"],
	previous: ["One step back", "Eén stap terug", "Einen Schritt zurück"],
	next: ["One step on", "Eén stap verder", "Einen Schritt weiter"],
	last: ["To the end", "Naar het einde", "Zum Ende"],
	auto: ["Run by itself", "Vanzelf lopen", "Von selbst laufen"],
	pause: ["Pause", "Pauze", "Pause"],
	playOn: ["Play on from here", "Speel vanaf hier verder", "Von hier weiterspielen"],
	of: ["{0} of {1}", "{0} van {1}", "{0} von {1}"],
	gotIt: ["Got it", "Begrepen", "Verstanden"],
	tutorial: ["First game", "Eerste partij", "Erste Partie"],
	tutorialSkip: ["No more comments", "Geen uitleg meer", "Keine Erklärungen mehr"],
	keys: ["Keyboard", "Toetsenbord", "Tastatur"],
	keysNative: ["Tab goes from thing to thing; Enter chooses, Enter again does it.", "Tab gaat van ding naar ding; Enter kiest, nog eens Enter doet het.", "Tab geht von Ding zu Ding; Enter wählt, noch einmal Enter führt aus."],
	keysTable: ["At the table", "Aan tafel", "Am Tisch"],
	key_choose: ["do the numbered action", "doe de genummerde actie", "die nummerierte Aktion ausführen"],
	key_to: ["to the next thing", "naar het volgende ding", "zum nächsten Ding"],
	key_fro: ["to the thing before", "naar het vorige ding", "zum vorigen Ding"],
	key_look: ["look at the next thing, with Shift at the last", "het volgende ding bekijken, met Shift het vorige", "das nächste Ding ansehen, mit Umschalt das vorige"],
	key_clear: ["choose nothing", "kies niets", "nichts wählen"],
	key_keys: ["settings and this list", "instellingen en deze lijst", "Einstellungen und diese Liste"],
	actions: ["What you can do", "Wat je kunt doen", "Was du tun kannst"],
	clickAgain: ["Choose once more to do it", "Kies nog eens om het te doen", "Noch einmal wählen, um es zu tun"],
	name: ["Name", "Naam", "Name"],
	faceDown: ["face down", "gedekt", "verdeckt"],
	used: ["used", "gebruikt", "benutzt"],
	tooLong: ["it is too long for a game", "het is te lang voor een partij", "sie ist zu lang für eine Partie"],
	broken: ["This game cannot be read any more.", "Deze partij is niet meer te lezen.", "Diese Partie lässt sich nicht mehr lesen."],
	cannotOpen: ["This file could not be opened: {0}", "Dit bestand kon niet worden geopend: {0}", "Diese Datei ließ sich nicht öffnen: {0}"],
	newer: ["A newer version is here. Your games stay as they are.", "Er is een nieuwere versie. Je partijen blijven zoals ze zijn.", "Eine neuere Version ist da. Deine Partien bleiben, wie sie sind."],
	bringNewer: ["Load it", "Laden", "Laden"],
	sealed: ["The deal is sealed", "De deling is verzegeld", "Das Geben ist versiegelt"],
	sealedAbout: ["Nobody can change the cards to come any more. Keep these words in mind or in a picture: `quayside verify` names them when it checks the record of this game.", "Niemand kan de kaarten die komen nog veranderen. Onthoud deze woorden of maak er een foto van: `quayside verify` noemt ze als het het verslag van deze partij controleert.", "Niemand kann die Karten, die kommen, noch ändern. Merkt euch diese Wörter oder macht ein Bild davon: `quayside verify` nennt sie, wenn es die Aufzeichnung dieser Partie prüft."],
	sealedDeal: ["Deal", "Delen", "Geben"],
	unkept: ["Not kept", "Niet bewaard", "Nicht gesichert"],
	notKept_full: ["This game is not being kept: the browser has no room left. Delete old games, or save this one as a file before you close the page; once there is room it is kept again.", "Deze partij wordt niet bewaard: de browser heeft geen ruimte meer. Verwijder oude partijen, of bewaar deze als bestand voor je de pagina sluit; zodra er ruimte is, wordt ze weer bewaard.", "Diese Partie wird nicht gesichert: der Browser hat keinen Platz mehr. Lösche alte Partien oder sichere diese als Datei, bevor du die Seite schließt; sobald Platz ist, wird sie wieder gesichert."],
	notKept_held: ["This game is not being kept: an older version of this page is open in another window and holds what is kept. Close it, and all is kept again.", "Deze partij wordt niet bewaard: een oudere versie van deze pagina is open in een ander venster en houdt het bewaarde vast. Sluit die, en alles wordt weer bewaard.", "Diese Partie wird nicht gesichert: eine ältere Version dieser Seite ist in einem anderen Fenster offen und hält das Gesicherte fest. Schließe sie, und alles wird wieder gesichert."],
	notKept_refused: ["This browser keeps no games (a private window, or it is set so). You can play; save the game as a file before you close the page.", "Deze browser bewaart geen partijen (een privévenster, of zo ingesteld). Spelen kan; bewaar de partij als bestand voor je de pagina sluit.", "Dieser Browser bewahrt keine Partien auf (ein privates Fenster, oder so eingestellt). Spielen geht; sichere die Partie als Datei, bevor du die Seite schließt."],
	elsewhere: ["This game is open in another window", "Deze partij is open in een ander venster", "Diese Partie ist in einem anderen Fenster offen"],
	elsewhereAbout: ["It goes on there, so that no move is lost.", "Ze gaat daar verder, zodat er geen zet verloren gaat.", "Sie geht dort weiter, damit kein Zug verloren geht."],
	playHere: ["Play here instead", "Speel liever hier", "Lieber hier spielen"],
	notFound: ["This game is not kept in this browser.", "Deze partij is niet in deze browser bewaard.", "Diese Partie ist in diesem Browser nicht gespeichert."],
	noPage: ["There is nothing at this address.", "Op dit adres is niets te vinden.", "Unter dieser Adresse gibt es nichts."],
	offline: ["Works without a network. Nothing leaves this device.", "Werkt zonder netwerk. Niets verlaat dit apparaat.", "Funktioniert ohne Netz. Nichts verlässt dieses Gerät."],
	rights: ["The games belong to their authors and publishers; words and drawings here are our own.", "De spellen horen toe aan hun auteurs en uitgevers; woorden en tekeningen hier zijn van onszelf.", "Die Spiele gehören ihren Autoren und Verlagen; Worte und Zeichnungen hier sind unsere eigenen."],
	tale: ["The adventure", "Het avontuur", "Das Abenteuer"],
	tales: ["Adventures", "Avonturen", "Abenteuer"],
	chapter: ["Chapter {0}", "Hoofdstuk {0}", "Kapitel {0}"],
	attempt: ["attempt {0}", "poging {0}", "Versuch {0}"],
	won: ["won", "gewonnen", "gewonnen"],
	lost: ["lost", "verloren", "verloren"],
	open: ["being played", "wordt gespeeld", "wird gespielt"],
	notYet: ["not yet told", "nog niet verteld", "noch nicht erzählt"],
	wonTogether: ["You have won together", "Jullie hebben samen gewonnen", "Ihr habt gemeinsam gewonnen"],
	wonAlone: ["You have won", "Je hebt gewonnen", "Du hast gewonnen"],
	lostTogether: ["You have lost together", "Jullie hebben samen verloren", "Ihr habt gemeinsam verloren"],
	lostAlone: ["You have lost", "Je hebt verloren", "Du hast verloren"],
	nextChapter: ["Next chapter", "Volgende hoofdstuk", "Nächstes Kapitel"],
	tryAgain: ["Try this chapter again", "Dit hoofdstuk nog eens proberen", "Dieses Kapitel noch einmal versuchen"],
	firstChapter: ["Begin the story", "Begin het verhaal", "Die Geschichte beginnen"],
	goOn: ["Go on", "Verder", "Weiter"],
	readPage: ["Read the page", "Lees de bladzijde", "Die Seite lesen"],
	told: ["The story is told.", "Het verhaal is verteld.", "Die Geschichte ist erzählt."],
	unbeaten: ["Told without a defeat: it cannot be done better.", "Verteld zonder nederlaag: beter kan niet.", "Ohne Niederlage erzählt: besser geht es nicht."],
	taleAbout: ["Chapter by chapter, one game each. What you lose together you try again, with a little help; what is won stays won.", "Hoofdstuk na hoofdstuk, elk een partij. Wat je samen verliest probeer je opnieuw, met een beetje hulp; wat gewonnen is, blijft gewonnen.", "Kapitel um Kapitel, je eine Partie. Was ihr gemeinsam verliert, versucht ihr erneut, mit etwas Hilfe; was gewonnen ist, bleibt gewonnen."],
	noEngine: ["The rules could not be loaded. Load the page once more; if that does not help, your browser is too old for it.", "De spelregels konden niet worden geladen. Laad de pagina opnieuw; helpt dat niet, dan is je browser er te oud voor.", "Die Regeln konnten nicht geladen werden. Lade die Seite neu; hilft das nicht, ist dein Browser zu alt dafür."],
} as const satisfies Record<string, readonly [string, string, string]>;

export type Key = keyof typeof words;

const column: Record<Lang, 0 | 1 | 2> = { en: 0, nl: 1, de: 2 };

export function text(lang: Lang, key: Key, ...args: (string | number)[]): string {
	return words[key][column[lang]].replace(/\{(\d)\}/g, (_, n: string) => String(args[Number(n)] ?? ""));
}

/** A word that may have no translation yet: its own name then. */
export function textOr(lang: Lang, key: string, otherwise: string): string {
	return key in words ? text(lang, key as Key) : otherwise;
}

/** A word inside a sentence: German nouns stay as they are. */
export function inside(lang: Lang, word: string): string {
	return lang === "de" ? word : word.charAt(0).toLowerCase() + word.slice(1);
}

export type Three = readonly [string, string, string];
export function three(lang: Lang, t: Three): string {
	return t[column[lang]];
}

/** A figure and what it counts. */
export const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;

/** The language as this browser's region writes it: who reads English in Antwerp does not put the month first. */
export function locale(lang: Lang): string {
	const tags = navigator.languages.map((tag) => new Intl.Locale(tag));
	const region = (tags.find((tag) => tag.language === lang && tag.region) ?? tags.find((tag) => tag.region))?.region;
	return `${lang}-${region ?? { en: "GB", nl: "NL", de: "DE" }[lang]}`;
}

/** Made once: to make one takes longer than a whole card. */
const figures = new Map<Lang, Intl.NumberFormat>();

export function percent(lang: Lang, permille: number): string {
	let figure = figures.get(lang);
	if (!figure) figures.set(lang, (figure = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 })));
	return `${figure.format(permille / 10)} %`;
}
