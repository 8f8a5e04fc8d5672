# A guess deals again what the seat holds already.
# caught by: law 4 nullgame
# in: src/games/nullgame/view.c
/^void null_unseen(/,/^}/ { /count_known(bag, s->hand/d
}
