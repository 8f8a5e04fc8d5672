# A throw that only equals the defence wins.
# caught by: scenario tests/scenario/king-of-pirates/140-tie-fails.scn
# in: src/games/kingofpirates/combat.c
s/if (attack > defend)/if (attack >= defend)/
