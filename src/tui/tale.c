/* tale.c -- see tale.h. */

#include "tui/tale.h"

#include "tui/desk.h"
#include "tui/story.h"
#include "tui/term.h"

/* Where the campaign stands; false if the reader leaves it for another day. */
static bool read_page(struct frame *out, const struct tui *t, const struct voyage *v, bool end)
{
	static char text[VOYAGE_TEXT];
	struct text words = text_on(text, sizeof text);

	voyage_tell(v, t->lang, &words);
	if (end)
		voyage_end(v, t->lang, &words);
	return story_read(out, lang_ui(t->lang, UI_CAMPAIGN_TITLE), text,
	                  lang_ui(t->lang, end ? UI_CAMPAIGN_CLOSE : UI_CAMPAIGN_GO_ON));
}

/* One game; false if it was left in the middle or could not be played. */
static bool play_chapter(struct frame *out, struct tui *t, struct voyage *v, struct fault *f)
{
	static struct session s;
	uint32_t line;
	bool on = voyage_sit(v, &s, t->seeded ? &t->seed : NULL, &line, f);

	if (on) {
		f->error = ERROR_NONE;
		on = desk_play(out, &s, t->lang, &t->speed) && table_turn(&s.table)->over &&
		     voyage_note(v, &s, f);
	}
	session_close(&s);
	return on;
}

bool tale_play(struct frame *out, struct tui *t, struct voyage *v, struct fault *f)
{
	int chapter, attempt;
	bool on = true;

	f->error = ERROR_NONE;
	while (on && campaign_next(&v->campaign, &chapter, &attempt))
		on = read_page(out, t, v, false) && play_chapter(out, t, v, f);
	if (on)
		read_page(out, t, v, true);
	return !term_told();
}

bool tale_resume(struct frame *out, struct tui *t, const char *path, struct fault *f)
{
	static struct voyage v;
	uint32_t line;

	return voyage_load(&v, path, &line, f) ? tale_play(out, t, &v, f) : true;
}
