/* verify.c -- see verify.h. */

#include "host/verify.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/seal.h"
#include "rules/notation.h"

/* Takes the lines of `text` off the file; false at the first that differs. */
static bool same_lines(struct span *file, const char *text, uint32_t *line, struct fault *f)
{
	struct span rest = span_of(text);

	while (rest.size > 0) {
		const struct span want = span_line(&rest), have = span_line(file);
		++*line;
		if (want.size == have.size && memcmp(want.at, have.at, want.size) == 0)
			continue;
		fault_set(f, ERROR_ALTERED, have);
		span_copy(want, f->allowed, sizeof f->allowed);
		return false;
	}
	return true;
}

/* Plays the game again, comparing every line that it would write. */
static bool unaltered(const struct loaded *l, uint32_t *line, struct fault *f)
{
	alignas(16) unsigned char state[STATE_MAX];
	struct span file = {l->bytes, l->size};
	char buffer[RECORD_HEAD];
	struct text t = text_on(buffer, sizeof buffer);
	const struct table *table = &l->table;

	*line = 0;
	record_head(table, &l->reader.seal, &t);
	if (!same_lines(&file, buffer, line, f))
		return false;
	table_at(table, 0, state);
	for (uint32_t n = 1; n <= table->moves; n++) {
		table->game->apply(state, table->move[n - 1]);
		t = text_on(buffer, sizeof buffer);
		record_move(table, n, state, &t);
		if (!same_lines(&file, buffer, line, f))
			return false;
	}
	t = text_on(buffer, sizeof buffer);
	record_tail(table, &l->reader.seal, &t);
	return same_lines(&file, buffer, line, f) &&
	       (file.size == 0 || fault_set(f, ERROR_ALTERED, file));
}

static bool seal_holds(const struct seal *s, uint8_t seed[SEED_SIZE], struct fault *f)
{
	struct seal again = {0};

	if (!s->committed)
		return fault_set(f, ERROR_NO_COMMITMENT, span_of(""));
	if (!s->opened)
		return fault_set(f, ERROR_NO_SEED, span_of(""));
	seal_seed(s->seed, seed);
	seal_commit(&again, seed);
	return text_same(again.commit, s->commit) ||
	       fault_say(f, ERROR_WRONG_COMMITMENT, s->seed, s->commit);
}

static bool wrong_deal(const struct game *g, struct move found, struct move due, struct fault *f)
{
	fault_say(f, ERROR_WRONG_DEAL, "", "");
	struct text left = text_on(f->found, sizeof f->found);
	struct text right = text_on(f->allowed, sizeof f->allowed);
	notation_move(g, found, &left);
	notation_move(g, due, &right);
	return false;
}

static bool dealt_from(const struct loaded *l, const uint8_t seed[SEED_SIZE], uint32_t *line,
                       struct fault *f)
{
	alignas(16) unsigned char state[STATE_MAX];
	const struct game *g = l->table.game;

	table_at(&l->table, 0, state);
	for (uint32_t n = 0; n < l->table.moves; n++) {
		const struct move m = l->table.move[n];
		*line = l->line[n];
		if (m.seat == DEALER) {
			const struct move due = dealer_deal(g, state, seed, seal_rng);
			if (!move_same(due, m))
				return wrong_deal(g, m, due, f);
		}
		g->apply(state, m);
	}
	return true;
}

bool verify_record(struct loaded *l, const char *path, uint32_t *line, struct fault *f)
{
	uint8_t seed[SEED_SIZE];
	const bool read = load_record(l, path, false, f);

	*line = l->reader.line;
	if (!read || !unaltered(l, line, f))
		return false;
	if (!table_turn(&l->table)->over)
		return fault_set(f, ERROR_NOT_OVER, span_of(""));
	return seal_holds(&l->reader.seal, seed, f) && dealt_from(l, seed, line, f);
}

/* --- Campaigns ------------------------------------------------------------------- */

bool verify_is_campaign(const char *path)
{
	static const char magic[] = "campaign ";
	char start[sizeof magic] = "";
	FILE *file = text_same(path, "-") ? NULL : fopen(path, "rb");

	if (file == NULL)
		return false;
	const size_t got = fread(start, 1, sizeof magic - 1, file);
	fclose(file);
	return got == sizeof magic - 1 && memcmp(start, magic, got) == 0;
}

/* Writing it again gives the same file. */
static bool same_file(const struct campaign_file *v, struct place *at, struct fault *f)
{
	static char text[CAMPAIGN_TEXT];
	struct text t = text_on(text, sizeof text);
	char *bytes;
	size_t size;

	if (!load_file(v->path, &bytes, &size, f))
		return false;
	struct span file = {bytes, size};
	campaign_print(&v->campaign, &t);
	at->line = 0;
	const bool same = same_lines(&file, text, &at->line, f) &&
	                  (file.size == 0 || fault_set(f, ERROR_ALTERED, file));
	free(bytes);
	return same;
}

/* A game that is over is checked as any record; the open one need only be legal so far. */
static bool leg_holds(const struct campaign_file *v, int n, struct place *at, struct fault *f)
{
	const struct leg *leg = &v->campaign.leg[n];
	char path[PATH_SIZE];
	struct loaded l;
	bool good = true;

	campaign_file_record(v, leg, path);
	if (leg->finish == FINISH_OPEN && !campaign_file_exists(path))
		return true;
	good = leg->finish == FINISH_OPEN ? load_record(&l, path, true, f)
	                                  : verify_record(&l, path, &at->line, f);
	if (good) {
		at->line = leg->line;
		good = campaign_agrees(&v->campaign, n, &l.table, f);
	} else {
		snprintf(at->path, sizeof at->path, "%s", path);
		at->line = leg->finish == FINISH_OPEN ? l.reader.line : at->line;
	}
	load_free(&l);
	return good;
}

bool verify_campaign(struct campaign_file *v, const char *path, struct place *at, struct fault *f)
{
	at->line = 0;
	snprintf(at->path, sizeof at->path, "%s", path);
	bool good = campaign_file_load(v, path, &at->line, f) && same_file(v, at, f);
	for (int n = 0; good && n < v->campaign.legs; n++)
		good = leg_holds(v, n, at, f);
	return good;
}
