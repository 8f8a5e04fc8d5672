# Everybody can see which card a coin is.
# caught by: law 2 port-royal
# in: src/games/portroyal/view.c
/^void pr_hide(/,/^}/ { /hide_coins(s);/d
}
