# Twelve influence end the adventure without a trophy.
# caught by: scenario tests/scenario/port-royal-adventure/272-end-no-trophy.scn
# in: src/games/portroyal/crew.c
s/(!pr_adventure(s) || pr_trophy(s, seat))/true/
