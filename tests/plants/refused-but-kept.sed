# A refused move stays in the record.
# caught by: law 10 nullgame
# in: src/play/table.c
/^bool table_play(/,/^}/ s/return refuse_illegal(/return t->moves++, refuse_illegal(/
