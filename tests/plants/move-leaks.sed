# The move that deals a coin says which card it is.
# caught by: law 2 nullgame
# in: src/games/nullgame/nullgame.c
/^static struct move hide_move(/,/^}/ s/m.verb == VERB_coin || //
