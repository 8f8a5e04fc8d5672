# A refused move stays in the record.
# caught by: law 10 nullgame
# in: src/play/table.c
/^bool table_play(/,/^}/ s/return illegal(t, m, move, moves, f);/{ t->moves++; return illegal(t, m, move, moves, f); }/
