# Only a seat that holds the right card is asked, which betrays its hand.
# caught by: law 2 king-of-pirates
# in: src/games/kingofpirates/cards.c
s/asked |= (unsigned)(s->held\[seat\] > 0 ||/asked |= (unsigned)(kp_has(s, seat, ACTION_murder) ||/
