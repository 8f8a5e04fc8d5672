# A view keeps what the deck is made of.
# caught by: law 2 nullgame
# in: src/games/nullgame/nullgame.c
/^static void hide(/,/^}/ { /memset(s->deck/d
}
