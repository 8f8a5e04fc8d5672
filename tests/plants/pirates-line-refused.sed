# A view does not hear which card its own seat draws.
# caught by: law 12 king-of-pirates
# in: src/games/kingofpirates/admits.c
/^bool kp_admits(/,/^}/s/kp_foresee(view, seat, outcome)/kp_foresee(view, SPECTATOR, outcome)/
