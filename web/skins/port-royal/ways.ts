// ways.ts -- the ways to play Port Royal, for people who do not know its options.

import type { Way } from "../../src/surface";
import { BASE_END, CHAPTERS, COMPETITIVE_OPEN, OPEN_1 } from "../../made/port-royal";

export const ways: Way[] = [
	{
		id: "base",
		name: ["The base game", "Het basisspel", "Das Grundspiel"],
		about: [`Ships, people and expeditions; ${BASE_END} influence ends it.`, `Schepen, mensen en expedities; met ${BASE_END} invloed is het uit.`, `Schiffe, Leute und Expeditionen; ${BASE_END} Einfluss beenden es.`],
		values: {},
	},
	{
		id: "travel",
		name: ["The travel game", "Het reisspel", "Das Reisespiel"],
		about: ["Fewer cards and a quicker end.", "Minder kaarten en een sneller einde.", "Weniger Karten und ein schnelleres Ende."],
		values: { sets: "unterwegs" },
	},
	{
		id: "contracts",
		name: ["Contracts", "Functies", "Aufträge"],
		about: [`${COMPETITIVE_OPEN} tasks lie open: who fulfils them first earns most.`, `Er liggen ${COMPETITIVE_OPEN} functies open: wie eerst komt, verdient het meest.`, `${COMPETITIVE_OPEN} Aufträge liegen aus: Wer zuerst kommt, verdient am meisten.`],
		values: { sets: "base,contracts" },
	},
	{
		id: "together",
		name: ["Together against time", "Samen tegen de tijd", "Gemeinsam gegen die Zeit"],
		about: ["All contracts must be done before the time pile is empty.", "Alle functies moeten af voordat de tijdstapel leeg is.", "Alle Aufträge müssen erfüllt sein, bevor der Zeitstapel leer ist."],
		values: { sets: "base,contracts", mode: "coop" },
	},
	{
		id: "alone",
		name: ["Alone against time", "Alleen tegen de tijd", "Allein gegen die Zeit"],
		about: [`${OPEN_1} contracts, one player and a time pile.`, `${OPEN_1} functies, een speler en een tijdstapel.`, `${OPEN_1} Aufträge, eine Person und ein Zeitstapel.`],
		values: { sets: "base,contracts", mode: "solo" },
	},
	{
		id: "adventure",
		name: ["The adventure, together", "Het avontuur, samen", "Das Abenteuer, gemeinsam"],
		about: [`A story in ${CHAPTERS} chapters against the cult of Ares.`, `Een verhaal in ${CHAPTERS} hoofdstukken tegen de sekte van Ares.`, `Eine Geschichte in ${CHAPTERS} Kapiteln gegen den Kult des Ares.`],
		values: { sets: "base,adventure", mode: "coop" },
		tale: true,
	},
	{
		id: "adventure-alone",
		name: ["The adventure, alone", "Het avontuur, alleen", "Das Abenteuer, allein"],
		about: ["The same story for one.", "Hetzelfde verhaal, in je eentje.", "Dieselbe Geschichte für eine Person."],
		values: { sets: "base,adventure", mode: "solo" },
		tale: true,
	},
	{
		id: "adventure-rivals",
		name: ["The adventure, as rivals", "Het avontuur, tegen elkaar", "Das Abenteuer, gegeneinander"],
		about: ["The same story; in every chapter somebody wins.", "Hetzelfde verhaal; elk hoofdstuk wint er iemand.", "Dieselbe Geschichte; in jedem Kapitel gewinnt jemand."],
		values: { sets: "base,adventure" },
		tale: true,
	},
	{
		id: "all",
		name: ["Everything mixed", "Alles door elkaar", "Alles gemischt"],
		about: ["All sets but the adventure in one pile.", "Alle sets behalve het avontuur op een stapel.", "Alle Sets außer dem Abenteuer in einem Stapel."],
		values: { sets: "base,unterwegs,contracts,gambler" },
	},
];
