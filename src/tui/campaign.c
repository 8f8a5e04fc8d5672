/* campaign.c -- see campaign.h. */

#include "tui/campaign.h"

#include "tui/desk.h"
#include "tui/story.h"
#include "tui/term.h"

/* Where the campaign stands; false if the reader leaves it for another day. */
static bool read_page(struct frame *out, const struct tui *t, const struct campaign_file *v,
                      bool end)
{
	static char text[CAMPAIGN_PAGE];
	struct text words = text_on(text, sizeof text);

	campaign_file_tell(v, t->lang, &words);
	if (end)
		campaign_file_end(v, t->lang, &words);
	return story_read(out, lang_ui(t->lang, UI_CAMPAIGN_TITLE), text,
	                  lang_ui(t->lang, end ? UI_CAMPAIGN_CLOSE : UI_CAMPAIGN_GO_ON));
}

/* One game; false if it was left in the middle or could not be played. */
static bool play_chapter(struct frame *out, struct tui *t, struct campaign_file *v,
                         struct damage *d, struct fault *f)
{
	static struct session s;
	bool on = campaign_file_sit(v, &s, t->seeded ? &t->seed : NULL, d, f);

	if (on && s.sitting.seal.broken)
		story_read(out, lang_ui(t->lang, UI_CAMPAIGN_TITLE), lang_ui(t->lang, UI_SEAL_LOST),
		           lang_ui(t->lang, UI_CAMPAIGN_GO_ON));
	if (on) {
		f->error = ERROR_NONE;
		on = desk_play(out, &s, t->lang, &t->speed) && table_turn(&s.table)->over &&
		     campaign_file_note(v, &s, f);
		*f = s.failing.error != ERROR_NONE ? s.failing : *f;
	}
	session_close(&s);
	return on;
}

bool campaign_play(struct frame *out, struct tui *t, struct campaign_file *v, struct damage *d,
                   struct fault *f)
{
	int chapter, attempt;
	bool on = true;

	f->error = ERROR_NONE;
	while (on && campaign_next(&v->campaign, &chapter, &attempt))
		on = read_page(out, t, v, false) && play_chapter(out, t, v, d, f);
	if (on)
		read_page(out, t, v, true);
	return !term_told();
}

bool campaign_resume(struct frame *out, struct tui *t, const char *path, struct damage *d,
                     struct fault *f)
{
	static struct campaign_file v;
	uint32_t line;

	return campaign_file_load(&v, path, &line, f) ? campaign_play(out, t, &v, d, f) : true;
}
