/* campaign.c -- `quayside play --campaign FILE`: one game after another until the story is
 * told or everybody has had enough for today. */

#include <stdio.h>

#include "cli/out.h"
#include "cli/play.h"
#include "host/campaign.h"

/* Goes on with a campaign.  The command that began it does so too; another one does not. */
static int load_campaign(const struct play *p, struct campaign_file *v, const char *path)
{
	const struct args *a = p->args;
	const char *seats = args_value(a, "--seats");
	struct seating who = {0};
	struct fault f;
	uint32_t line;

	if (!campaign_file_load(v, path, &line, &f))
		return play_refused(p, v->campaign.game, path, line, &f);
	if (a->words == 0 && seats == NULL)
		return EXIT_FINE;
	const struct game *g = v->campaign.game;
	struct options o = v->campaign.options;
	if (a->words > 0)
		g = play_table(a, &o, &who);
	else if (!args_seating(a, g, seats, o.value[0], true, &who))
		g = NULL;
	seating_free(&who);
	if (g == NULL)
		return EXIT_WRONG;
	if (seats == NULL)
		who.seats = 0;
	v->named = seats != NULL;
	return campaign_file_is(v, g, &o, &who, &f) ? EXIT_FINE : play_refused(p, g, path, 0, &f);
}

/* The campaign in that file; if there is none, one that begins with this command line. */
static int open_campaign(const struct play *p, struct campaign_file *v, const char *path)
{
	const struct args *a = p->args;
	struct seating who = {0};
	struct options o;
	struct fault f;

	if (campaign_file_exists(path))
		return load_campaign(p, v, path);
	const struct game *g = play_table(a, &o, &who);
	if (g == NULL)
		return EXIT_WRONG;
	const bool good = campaign_file_new(v, path, g, &o, &who, args_value(a, "--names"), &f);
	seating_free(&who);
	return good ? EXIT_FINE : complain(a, g, NULL, 0, &f);
}

/* What stands in the campaign, and whether to go on; bots among themselves always do. */
static bool campaign_page(struct play *p, const struct campaign_file *v, bool end)
{
	static char text[CAMPAIGN_PAGE];
	struct text t = text_on(text, sizeof text);
	const enum language l = p->args->lang;
	struct tui screen = p->screen;
	bool on = true;

	campaign_file_tell(v, l, &t);
	if (end)
		campaign_file_end(v, l, &t);
	const bool people = campaign_file_people(v);
	if (people && screen_wanted(p->args) &&
	    tui_page(&screen, lang_ui(l, UI_CAMPAIGN_TITLE), text,
	             lang_ui(l, end ? UI_CAMPAIGN_CLOSE : UI_CAMPAIGN_GO_ON), &on))
		return on;
	out_wrap(stdout, 0, text);
	if (!people || end)
		return true;
	play_say(p, UI_CAMPAIGN_GO_ON, "");
	return play_read_line(p) && p->input[0] != 'q';
}

/* The rest of this chapter cannot be checked any more; nobody may overlook that. */
static void say_seal_lost(struct play *p, const struct campaign_file *v)
{
	const enum language l = p->args->lang;
	struct tui screen = p->screen;
	bool on;

	if (!campaign_file_people(v) || !screen_wanted(p->args) ||
	    !tui_page(&screen, lang_ui(l, UI_CAMPAIGN_TITLE), lang_ui(l, UI_SEAL_LOST),
	              lang_ui(l, UI_CAMPAIGN_GO_ON), &on))
		play_say(p, UI_SEAL_LOST, "");
}

/* One game of the campaign; false when it is to be left. */
static bool play_chapter(struct play *p, struct campaign_file *v, int *status)
{
	const struct args *a = p->args;
	struct damage d = {.repair = args_value(a, "--repair") != NULL};
	struct fault f;

	while (!campaign_file_sit(v, &p->session, a->seeded ? &a->seed : NULL, &d, &f)) {
		*status = play_refused(p, v->campaign.game, p->session.file.path, d.line, &f);
		if (!play_repairs(p, &d))
			return false;
		session_close(&p->session);
	}
	play_repaired(p, &d);
	if (p->session.sitting.seal.broken)
		say_seal_lost(p, v);
	*status = play_session(p);
	if (!table_turn(&p->session.table)->over)
		return false;
	if (campaign_file_note(v, &p->session, &f))
		return true;
	*status = complain(a, NULL, NULL, 0, &f);
	return false;
}

int play_campaign(struct play *p, const char *path)
{
	static struct campaign_file v;
	int chapter, attempt, status = open_campaign(p, &v, path);
	bool on = status == EXIT_FINE;

	p->campaign = true;
	while (on && campaign_next(&v.campaign, &chapter, &attempt)) {
		on = campaign_page(p, &v, false) && play_chapter(p, &v, &status);
		session_close(&p->session);
		session_none(&p->session);
	}
	if (on)
		campaign_page(p, &v, true);
	if (status == EXIT_FINE)
		play_say(p,
		         campaign_next(&v.campaign, &chapter, &attempt) ? UI_CAMPAIGN_LEFT
		                                                        : UI_CAMPAIGN_IS,
		         path);
	return status;
}
