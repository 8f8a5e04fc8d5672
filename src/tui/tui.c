/* tui.c -- see tui.h. */

#include "tui/tui.h"

#include "tui/desk.h"
#include "tui/term.h"

bool tui_can(void)
{
	return term_can();
}

bool tui_play(struct tui *t, struct session *s)
{
	static struct frame frame;

	if (!term_open(&frame, t->ascii))
		return false;
	desk_play(&frame, s, t->lang, &t->speed);
	term_close(&frame);
	return true;
}
