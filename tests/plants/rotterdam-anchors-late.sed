# Anchors are counted in each seat's turn, when a card may have moved its ship.
# caught by: scenario tests/scenario/rotterdam/173-card-phase-three-anchors.scn
# in: src/games/rotterdam/rotterdam.c
s/case PHASE_CARDS: return/case PHASE_CARDS: if (s->step == STEP_TURN) rd_count_anchors(s); return/
