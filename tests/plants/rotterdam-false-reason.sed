# A ship with the wrong cargo is said to have come without any.
# caught by: law 13 rotterdam
# in: src/games/rotterdam/tell.c
s/: WORD_say_wrong;/: WORD_say_empty;/
