#!/usr/bin/env python3
"""A player for Quayside's tables: quayside play port-royal --seats human,exec:docs/examples/mybot.py

It knows no rules.  It claims and hires whenever it may, takes the first ship
offered, and stops turning cards over when two ships lie in the harbour."""
import sys

WISHES = ["claim", "fulfil", "hire", "repel", "trade"]  # best first
COLOURS = ("red", "blue", "green", "yellow", "black")


def choose(moves, harbour):
    for wish in WISHES:
        for move in moves:
            if move.split(":")[0] == wish:
                return move
    ships = [card for card in harbour if card.split("_")[0] in COLOURS]
    return "stop" if len(ships) >= 2 and "stop" in moves else moves[0]


harbour = []
for line in sys.stdin:
    word, *rest = line.split()
    if word == "item" and rest[0] == "harbour":
        harbour += [rest[2]] * int(rest[3])
    elif word == "choose":
        print("move", choose(rest, harbour), flush=True)
        harbour = []
    elif word == "quit":
        break
