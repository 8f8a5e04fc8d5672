# The pile is thrown away instead of becoming the deck.
# caught by: law 5 nullgame
# in: src/games/nullgame/cards.c
/^void null_refill(/,/^}/ { /memcpy(s->deck, s->pile/d
}
