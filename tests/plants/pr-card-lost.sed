# The discard pile is thrown away instead of shuffled.
# caught by: law 5 port-royal
# in: src/games/portroyal/purse.c
s/memcpy(s->deck, s->discard, DECK_SIZE);/memset(s->deck, 0, DECK_SIZE);/
