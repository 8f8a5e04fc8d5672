# The fast dealer draws from one half of the deck.
# caught by: law 9 nullgame
# in: src/games/nullgame/deal.c
/^struct move null_sample(/,/^}/ s/rng_below(r, s->deck_size)/rng_below(r, (s->deck_size + 1u) \/ 2)/
