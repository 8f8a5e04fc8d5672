# A refused move stays in the record.
# caught by: law 10 nullgame
# in: src/play/table.c
/^bool table_play(/,/^}/ s/if (!table_allows(t, m, f))/if (!table_allows(t, m, f) \&\& ++t->moves)/
