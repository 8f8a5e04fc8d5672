# A card of which the view sees every copy elsewhere may be played from a hidden hand.
# caught by: law 12 king-of-pirates
# in: src/games/kingofpirates/admits.c
/^static void lend(/,/^}/s/unseen\[card\] < s->held\[seat\]/false/
