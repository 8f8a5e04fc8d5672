# A view will not hear of offers between two others.
# caught by: law 12 rotterdam
# in: src/games/rotterdam/admits.c
/^static int secrets(/,/^}/s/return owner == seat/return true/
