# The tax begins one coin too late.
# caught by: scenario tests/scenario/port-royal/050-tax-twelve.scn
# in: src/games/portroyal/discover.c
s/if (wealth < (own > 0/if (wealth <= (own > 0/
