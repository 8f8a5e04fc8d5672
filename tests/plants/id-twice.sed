# Two cards have the same id.
# caught by: law 7 nullgame
# in: src/games/nullgame/tables.c
/^static const char \*const card_id/,/^};/ s/^#include .*/	"herring", "cod", "cod", "gull",/
