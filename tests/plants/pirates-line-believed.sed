# A view believes whoever names the card that another seat draws.
# caught by: law 12 king-of-pirates
# in: src/games/kingofpirates/admits.c
/^bool kp_admits(/,/^}/ { /^	if (shown.seat == DEALER)/i\
	if (shown.verb == VERB_draw && shown.arg[0] == kp_top(&world).on && shown.arg[1] < ACTIONS)\
		return true;
}
