# Nobody counts whether hidden hands can hold what a line says they do.
# caught by: law 12 rotterdam
# in: src/games/rotterdam/admits.c
/^static bool could_hold(/,/^}/s/return can_hold(s, seat, need);/return true;/
