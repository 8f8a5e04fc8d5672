# The guess forgets the cards that the Dutchman took.
# caught by: law 4 king-of-pirates
# in: src/games/kingofpirates/view.c
s/fill(s->buried, s->buried_size,/fill(s->buried, 0,/
