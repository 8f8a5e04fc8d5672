# Everybody sees what a lookout sees.
# caught by: scenario tests/scenario/port-royal-adventure/254-lookout-secret.scn
# in: src/games/portroyal/view.c
/^static void hide_lookout(/,/^}/s/if (seat != s->turn.active)/if (false)/
