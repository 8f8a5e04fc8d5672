# Who takes a card in another's turn pays, and nothing is said of it.
# caught by: law 13 port-royal
# in: src/games/portroyal/tell.c
s/if (pr_pays_fee(a, m->seat))/if (false)/
