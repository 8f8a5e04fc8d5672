# Whoever holds a gull has to send it.
# caught by: law 8 nullgame
# in: src/games/nullgame/fishing.c
/^int null_moves(/,/^}/ s/list\[n++\] = move_of(seat, VERB_pass);/if (!holds(s, seat, CARD_gull)) list[n++] = move_of(seat, VERB_pass);/
