/* escape.c -- see escape.h. */

#include "tui/escape.h"

enum { KEY_ESCAPE = 27, KEY_BELL = 7 };

/* The second character says what follows; anything else was one key pressed with Alt. */
static enum escape_at kind_of(int code)
{
	switch (code) {
	case '[': return ESCAPE_CSI;
	case 'O':
	case 'N': return ESCAPE_SS3;
	case ']':
	case 'P':
	case 'X':
	case '^':
	case '_': return ESCAPE_STRING;
	case KEY_ESCAPE: return ESCAPE_BEGUN;
	default: return ESCAPE_OUTSIDE;
	}
}

/* Parameters are digits and their like; the first other character is the last. */
static bool ends(enum escape_at at, int code)
{
	if (at == ESCAPE_STRING)
		return code == KEY_BELL;
	return code < ' ' || code > '?' || (at == ESCAPE_SS3 && (code < '0' || code > ';'));
}

static enum escape_at next(enum escape_at at, int code)
{
	if (code == KEY_ESCAPE)
		return ESCAPE_BEGUN;
	if (at == ESCAPE_BEGUN)
		return kind_of(code);
	return ends(at, code) ? ESCAPE_OUTSIDE : at;
}

bool escape_swallows(struct escape *e, int code, double now)
{
	const bool late = now - e->since > ESCAPE_LATE;
	const bool again = e->at == ESCAPE_LONE && (code == '[' || code == 'O');

	if (late || (e->at == ESCAPE_LONE && !again))
		e->at = ESCAPE_OUTSIDE;
	if (e->at == ESCAPE_OUTSIDE && code != KEY_ESCAPE)
		return false;
	e->at = next(e->at == ESCAPE_LONE ? ESCAPE_BEGUN : e->at, code);
	e->since = now;
	return true;
}

void escape_lone(struct escape *e)
{
	e->at = ESCAPE_LONE;
}
