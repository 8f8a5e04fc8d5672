# Everybody can see which card a coin is.
# caught by: law 2 nullgame
# in: src/games/nullgame/nullgame.c
/^static void hide(/,/^}/ { /memset(s->coin/d
}
