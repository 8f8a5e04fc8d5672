# The treasure that is told is twice the one that is dug up.
# caught by: law 13 king-of-pirates
# in: src/games/kingofpirates/tell.c
s/STEP \* kp_treasure(a->ship/2 * STEP * kp_treasure(a->ship/
