# The move that deals a coin says which card it is.
# caught by: law 2 nullgame
# in: src/games/nullgame/view.c
/^struct move null_hide_move(/,/^}/ s/m.verb == VERB_coin || //
