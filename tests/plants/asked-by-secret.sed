# Only those who hold a gull are asked, which tells who does.
# caught by: law 2 nullgame
# in: src/games/nullgame/fishing.c
s/if (other != seat && s->hand_size\[other\] > 0)/if (other != seat \&\& rows_find(s->hand, s->hand_size, other, CARD_gull) >= 0)/
