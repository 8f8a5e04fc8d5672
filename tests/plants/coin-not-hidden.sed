# Everybody can see which card a coin is.
# caught by: law 2 nullgame
# in: src/games/nullgame/view.c
/^void null_hide(/,/^}/ { /memset(s->coin/d
}
