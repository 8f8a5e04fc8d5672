# A view keeps what the deck is made of.
# caught by: law 2 port-royal
# in: src/games/portroyal/view.c
/^void pr_hide(/,/^}/ { /memset(s->deck/d
}
