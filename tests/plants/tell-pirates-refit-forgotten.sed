# A ship is refitted, and nothing is told of it.
# caught by: law 13 king-of-pirates
# in: src/games/kingofpirates/tell.c
s/.*WORD_say_refit.*/		if (false) &/
