# A seat may draw only while gulls are left in the deck.
# caught by: law 3 nullgame
# in: src/games/nullgame/fishing.c
/^static int turn_moves(/,/^}/ s/if (s->deck_size + s->pile_size > 0)/if (s->deck[CARD_gull] > 0)/
