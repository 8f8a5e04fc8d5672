# Two cards have the same id.
# caught by: law 7 nullgame
# in: src/games/nullgame/nullgame.c
s/^static const char \*const card_id\[\] = .*/static const char *const card_id[] = {"herring", "cod", "cod", "gull"};/
