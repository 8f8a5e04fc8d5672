# A view keeps what the deck is made of.
# caught by: law 2 nullgame
# in: src/games/nullgame/view.c
/^void null_hide(/,/^}/ { /memset(s->deck/d
}
