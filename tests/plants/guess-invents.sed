# A guess deals again what the seat holds already.
# caught by: law 4 nullgame
# in: src/games/nullgame/view.c
/^void null_guess(/,/^}/ { /count_known(rest, s->hand/d
}
