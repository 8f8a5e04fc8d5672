/* campaign.c -- see campaign.h. */

#include "host/campaign.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "host/admit.h"
#include "host/files.h"
#include "host/load.h"
#include "rules/options.h"

/* --- Files ---------------------------------------------------------------------- */

bool campaign_file_exists(const char *path)
{
	return access(path, F_OK) == 0;
}

static const char *base_name(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash != NULL ? slash + 1 : path;
}

void campaign_file_record(const struct campaign_file *v, const struct leg *leg,
                          char path[PATH_SIZE])
{
	const int folder = (int)(base_name(v->path) - v->path);

	snprintf(path, PATH_SIZE, "%.*s%s", folder, v->path, leg->record);
}

/* "tale.campaign" keeps its games in "tale-1-1.record" and so on.  Whatever a line of the
 * campaign could not hold becomes '_'. */
static void name_record(const struct campaign_file *v, char name[CAMPAIGN_FILE])
{
	const char *base = base_name(v->path), *dot = strrchr(base, '.');
	const size_t size = dot != NULL && dot > base ? (size_t)(dot - base) : strlen(base);
	const int most = CAMPAIGN_FILE / 2;
	int chapter, attempt, tries = 1;

	campaign_next(&v->campaign, &chapter, &attempt);
	/* Beyond the last attempt that the rules know, attempts have the same number. */
	for (int i = 0; i < v->campaign.legs; i++)
		tries += v->campaign.leg[i].chapter == chapter;
	snprintf(name, CAMPAIGN_FILE, "%.*s-%d-%d.record",
	         size < CAMPAIGN_FILE / 2 ? (int)size : most, base, chapter, tries);
	for (char *c = name; *c != '\0'; c++)
		if ((unsigned char)*c <= ' ' || *c == 0x7f || (c == name && *c == '.'))
			*c = '_';
}

static bool save(const struct campaign_file *v, struct fault *f)
{
	static char text[CAMPAIGN_TEXT];
	struct text t = text_on(text, sizeof text);

	campaign_print(&v->campaign, &t);
	return file_replace(v->path, text, f);
}

bool campaign_file_load(struct campaign_file *v, const char *path, uint32_t *line, struct fault *f)
{
	char *bytes;
	size_t size;
	bool good = true;

	campaign_none(&v->campaign);
	snprintf(v->path, sizeof v->path, "%s", path);
	v->named = false;
	*line = 0;
	if (!load_file(path, &bytes, &size, f))
		return false;
	struct span rest = {bytes, size};
	while (good && rest.size > 0)
		good = campaign_line(&v->campaign, span_line(&rest), f);
	if (good && v->campaign.game == NULL)
		good = fault_set(f, ERROR_NOT_A_CAMPAIGN, (struct span){"", 0});
	*line = v->campaign.line;
	free(bytes);
	return good;
}

bool campaign_file_new(struct campaign_file *v, const char *path, const struct game *g,
                       const struct options *o, const struct seating *who, const char *names,
                       struct fault *f)
{
	struct span rest = span_of(names != NULL ? names : "");

	campaign_none(&v->campaign);
	snprintf(v->path, sizeof v->path, "%s", path);
	v->named = true;
	for (int i = 0; i < who->seats; i++)
		chair_set(&v->campaign.chair[i], span_of(who->kind[i]), span_until(&rest, ','));
	return campaign_init(&v->campaign, g, o, f);
}

bool campaign_file_is(const struct campaign_file *v, const struct game *g, const struct options *o,
                      const struct seating *who, struct fault *f)
{
	const struct campaign *c = &v->campaign;

	fault_say(f, ERROR_CAMPAIGN_OTHER, g->name, c->game->name);
	if (g != c->game)
		return false;
	struct text found = text_on(f->found, sizeof f->found);
	struct text due = text_on(f->allowed, sizeof f->allowed);
	options_print(g, o, &found);
	options_print(g, &c->options, &due);
	for (int i = 0; i < who->seats; i++) {
		text_add(&found, i > 0 ? "," : " --seats ");
		text_add(&found, who->kind[i]);
		text_add(&due, i > 0 ? "," : " --seats ");
		text_add(&due, c->chair[i].kind);
	}
	return text_same(f->found, f->allowed);
}

/* --- Playing -------------------------------------------------------------------------- */

static bool seat_all(const struct campaign *c, struct seating *who, char *names, size_t size,
                     struct fault *f)
{
	struct text t = text_on(names, size);

	*who = (struct seating){.seats = c->options.value[0]};
	for (int i = 0; i < who->seats; i++) {
		const struct chair *chair = &c->chair[i];
		if (!seating_kind(span_of(chair->kind), &who->bot[i], &who->budget[i]))
			return seating_unknown(c->game, span_of(chair->kind), true, f);
		snprintf(who->kind[i], sizeof who->kind[i], "%s", chair->kind);
		text_add(&t, i > 0 ? "," : "");
		text_add(&t, chair->name);
	}
	return true;
}

/* The head of the record before the open one, from which that goes on: "" if there is none.  One
 * that is lost or damaged keeps nobody from playing on; `verify` will say so. */
static void head_before(const struct campaign_file *v, char head[CHAIN_DIGITS + 1])
{
	struct text t = text_on(head, CHAIN_DIGITS + 1);
	char path[PATH_SIZE];
	struct loaded l;
	struct fault f;

	head[0] = '\0';
	if (v->campaign.legs < 2)
		return;
	campaign_file_record(v, &v->campaign.leg[v->campaign.legs - 2], path);
	if (load_record(&l, path, false, &f) && reader_ended(&l.reader) && l.reader.form > 1)
		chain_print(&l.reader.chain, &t);
	load_free(&l);
}

static bool deal_new(const struct campaign_file *v, struct session *s, const char *path,
                     const uint64_t *seed, struct fault *f)
{
	const struct campaign *c = &v->campaign;
	const struct leg *leg = campaign_open(c);
	const struct options o = campaign_options(c, leg->chapter, leg->attempt);
	const uint64_t own = seed != NULL ? *seed + (uint64_t)c->legs : 0;
	char names[SEATS_MAX * (NAME_MAX_SIZE + 1)], after[CHAIN_DIGITS + 1];
	struct seating who;

	head_before(v, after);
	/* Who died after the seed was written and before the record was, left a seed of nothing. */
	seedfile_remove(path);
	return seat_all(c, &who, names, sizeof names, f) &&
	       session_new(s, c->game, &o, &who, names, seed != NULL ? &own : NULL, after, path, f);
}

static bool refuse_guest(const struct campaign_file *v, int guest, struct session *s,
                         struct fault *f)
{
	snprintf(s->file.path, sizeof s->file.path, "%s", v->path);
	return admit_refuse(&v->campaign.chair[guest], "play --campaign FILE --seats WHO,WHO,…", f);
}

/* The record of a game that was begun.  If the campaign may run its programs, they are those
 * of the record too. */
static bool resume(const struct campaign_file *v, struct session *s, const char *path, bool guests,
                   struct damage *d, struct fault *f)
{
	const struct campaign *c = &v->campaign;
	char seats[SEATS_MAX * (KIND_MAX_SIZE + 1)];
	struct text t = text_on(seats, sizeof seats);

	for (int i = 0; i < c->options.value[0]; i++) {
		text_add(&t, i > 0 ? "," : "");
		text_add(&t, c->chair[i].kind);
	}
	return session_resume(s, path, guests ? seats : NULL, d, f) &&
	       campaign_agrees(c, c->legs - 1, &s->table, f);
}

bool campaign_file_sit(struct campaign_file *v, struct session *s, const uint64_t *seed,
                       struct damage *d, struct fault *f)
{
	const int guest = admit_guest(v->campaign.chair, v->campaign.options.value[0]);
	char name[CAMPAIGN_FILE], path[PATH_SIZE];

	*d = (struct damage){.repair = d->repair};
	session_none(s);
	if (guest >= 0 && !v->named && !admit_own(v->path))
		return refuse_guest(v, guest, s, f);
	if (campaign_open(&v->campaign) == NULL) {
		name_record(v, name);
		if (!campaign_begin(&v->campaign, name, f) || !save(v, f))
			return false;
	}
	campaign_file_record(v, campaign_open(&v->campaign), path);
	snprintf(s->file.path, sizeof s->file.path, "%s", path);
	if (!campaign_file_exists(path))
		return deal_new(v, s, path, seed, f);
	return resume(v, s, path, guest >= 0, d, f);
}

bool campaign_file_note(struct campaign_file *v, const struct session *s, struct fault *f)
{
	campaign_close(&v->campaign, &s->table);
	return save(v, f);
}

bool campaign_file_people(const struct campaign_file *v)
{
	for (int i = 0; i < v->campaign.options.value[0]; i++)
		if (text_same(v->campaign.chair[i].kind, "human"))
			return true;
	return false;
}

/* --- Telling ------------------------------------------------------------------------------ */

static void say(enum language l, enum ui word, const char *a, const char *b, const char *c,
                struct text *t)
{
	const char *const strings[] = {a, b, c, "", ""};

	lang_say(l, word, strings, t);
}

static void name_seats(const struct campaign *c, enum language l, unsigned seats, struct text *t)
{
	const char *before = "";
	struct names names;

	for (int i = 0; i < SEATS_MAX; i++)
		names.of[i] = c->chair[i].name;
	for (int seat = 0; seat < SEATS_MAX; seat++) {
		if (!(seats >> seat & 1))
			continue;
		text_add(t, before);
		lang_seat(l, &names, seat, t);
		before = ", ";
	}
}

enum { SMALL = 16, NAMES = SEATS_MAX * (NAME_MAX_SIZE + 2) };

/* How a chapter went: the last of its games and how many there were. */
static void tell_chapter(const struct campaign *c, const struct leg *last, int tries,
                         enum language l, struct text *t)
{
	static const enum ui word[] = {
		[FINISH_OPEN] = UI_CAMPAIGN_OPEN,
		[FINISH_WON] = UI_CAMPAIGN_WON,
		[FINISH_LOST] = UI_CAMPAIGN_LOST,
		[FINISH_RANKED] = UI_CAMPAIGN_RANKED,
	};
	char chapter[SMALL], times[SMALL], winners[NAMES];
	struct text w = text_on(winners, sizeof winners);

	snprintf(chapter, sizeof chapter, "%d", last->chapter);
	snprintf(times, sizeof times, "%d", tries);
	name_seats(c, l, last->winners, &w);
	say(l, word[last->finish], chapter, times, winners, t);
	text_char(t, '\n');
}

void campaign_file_tell(const struct campaign_file *v, enum language l, struct text *t)
{
	const struct campaign *c = &v->campaign;
	char now[SMALL], all[SMALL];
	int chapter, attempt, tries = 0;

	for (int i = 0; i < c->legs; i++) {
		tries++;
		if (i + 1 < c->legs && c->leg[i + 1].chapter == c->leg[i].chapter)
			continue;
		tell_chapter(c, &c->leg[i], tries, l, t);
		tries = 0;
	}
	if (!campaign_next(c, &chapter, &attempt) || campaign_open(c) != NULL)
		return;
	snprintf(now, sizeof now, "%d", chapter);
	snprintf(all, sizeof all, "%d", c->chapters);
	say(l, attempt > 1 ? UI_CAMPAIGN_AGAIN : UI_CAMPAIGN_NOW, now, all, "", t);
}

/* Who won how many chapters, the best first. */
static void tell_winners(const struct campaign *c, enum language l, struct text *t)
{
	int won[SEATS_MAX] = {0};

	for (int i = 0; i < c->legs; i++)
		for (int seat = 0; seat < SEATS_MAX; seat++)
			won[seat] += c->leg[i].winners >> seat & 1;
	for (int n = c->legs; n >= 0; n--)
		for (int seat = 0; seat < c->options.value[0]; seat++) {
			char name[NAMES], number[SMALL];
			struct text who = text_on(name, sizeof name);
			if (won[seat] != n)
				continue;
			name_seats(c, l, 1u << seat, &who);
			snprintf(number, sizeof number, "%d", n);
			text_char(t, '\n');
			say(l, UI_CAMPAIGN_CHAPTERS, name, number, "", t);
		}
}

/* The game that can be played when all is told: the word behind the last chapter, against
 * one another.  Nothing if the game has none. */
static bool afterwards(const struct campaign *c, struct options *o)
{
	const struct game *g = c->game;

	*o = c->options;
	o->value[0] = o->value[0] < 2 ? 2 : o->value[0];
	for (int i = 1; g->options[i].name != NULL; i++) {
		if (text_same(g->options[i].name, "chapter"))
			o->value[i] = g->options[i].max;
		if (text_same(g->options[i].name, "mode"))
			o->value[i] = g->options[i].normal;
	}
	const struct options last = campaign_options(c, c->chapters, 1);
	return memcmp(o, &last, sizeof last) != 0 && g->refuses(o) == 0;
}

void campaign_file_end(const struct campaign_file *v, enum language l, struct text *t)
{
	const struct campaign *c = &v->campaign;
	char all[SMALL], words[OPTIONS_TEXT];
	struct text w = text_on(words, sizeof words);
	struct options o;

	snprintf(all, sizeof all, "%d", c->chapters);
	say(l, c->together ? UI_CAMPAIGN_TOLD_WON : UI_CAMPAIGN_TOLD, all, "", "", t);
	if (campaign_unbeaten(c)) {
		text_char(t, '\n');
		say(l, UI_CAMPAIGN_UNBEATEN, "", "", "", t);
	}
	if (!c->together)
		tell_winners(c, l, t);
	if (!afterwards(c, &o))
		return;
	options_print(c->game, &o, &w);
	text_add(t, "\n\n");
	say(l, UI_CAMPAIGN_AFTER, c->game->name, words, "", t);
}
