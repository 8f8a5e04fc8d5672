/* verify.c -- see verify.h. */

#include "host/verify.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/nonce.h"
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

/* Reads the file once more, now that the seed is known, and deals each card again.  Moves
 * that were taken back count too: they were dealt like the others. */
static bool dealt_from(struct loaded *l, const uint8_t seed[SEED_SIZE], struct heads *h,
                       struct fault *f)
{
	alignas(16) unsigned char before[STATE_MAX];
	struct span file = {l->bytes, l->size};
	struct table *t = &l->table;
	const struct seal seal = l->reader.seal;
	uint8_t deals[SEED_SIZE];

	nonce_mix(&seal, seed, deals);
	reader_init(&l->reader, t, l->room, l->reader.size);
	l->reader.shown = h->shown;
	while (file.size > 0) {
		const struct span line = span_line(&file);
		struct span rest = line;
		const bool dealt = span_is(span_word(&rest), "D");
		if (dealt)
			memcpy(before, t->state, t->game->state_size);
		if (!reader_line(&l->reader, line, f))
			return false;
		if (!dealt)
			continue;
		const struct move m = t->move[t->moves - 1];
		const struct move due = dealer_deal(t->game, before, t->undone, deals, seal_rng);
		if (!move_same(due, m))
			return wrong_deal(t->game, m, due, f);
	}
	return true;
}

bool verify_loaded(struct loaded *l, struct heads *h, uint32_t *line, struct fault *f)
{
	struct text head = text_on(h->record, sizeof h->record);
	uint8_t seed[SEED_SIZE];

	memset(h, 0, sizeof *h);
	*line = l->reader.line;
	if (!table_turn(&l->table)->over)
		return fault_set(f, ERROR_NOT_OVER, span_of(""));
	if (!reader_ended(&l->reader))
		return fault_set(f, ERROR_NO_SEED, span_of(""));
	if (l->bytes[l->size - 1] != '\n')
		return fault_set(f, ERROR_NO_NEWLINE, span_of(""));
	if (!seal_holds(&l->reader.seal, seed, f))
		return false;
	const bool good = dealt_from(l, seed, h, f);
	*line = l->reader.line;
	l->reader.shown = NULL;
	if (l->reader.form > 1)
		chain_print(&l->reader.chain, &head);
	return good;
}

bool verify_record(struct loaded *l, const char *path, struct heads *h, uint32_t *line,
                   struct fault *f)
{
	const bool good = load_record(l, path, false, f);

	*line = l->reader.line;
	return good && verify_loaded(l, h, line, f);
}

bool verify_head(const struct heads *h, int seats, struct span head, int *whose, struct fault *f)
{
	char shown[CHAIN_DIGITS + 1];

	*whose = TRUTH;
	if (head.size > 0 && span_is(head, h->record))
		return true;
	for (int seat = 0; h->record[0] != '\0' && seat <= SPECTATOR; seat++) {
		struct text t = text_on(shown, sizeof shown);
		chain_print(&h->shown[seat], &t);
		*whose = seat;
		if ((seat < seats || seat == SPECTATOR) && span_is(head, shown))
			return true;
	}
	fault_set(f, ERROR_OTHER_HEAD, head);
	span_copy(span_of(h->record), f->allowed, sizeof f->allowed);
	return false;
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

/* Does this record go on from that head, "" if from none? */
static bool goes_on(const struct loaded *l, const char *head, struct fault *f)
{
	return text_same(l->reader.after, head) ||
	       fault_say(f, ERROR_WRONG_AFTER, l->reader.after[0] != '\0' ? l->reader.after : "-",
	                 head[0] != '\0' ? head : "-");
}

/* A game that is over is checked as any record; the open one need only be legal so far.  `h`
 * has the head of the record before it, and gets its own. */
static bool leg_holds(const struct campaign_file *v, int n, struct heads *h, struct place *at,
                      struct fault *f)
{
	const struct leg *leg = &v->campaign.leg[n];
	char path[PATH_SIZE], before[CHAIN_DIGITS + 1];
	struct loaded l;
	bool good = true;

	memcpy(before, h->record, sizeof before);

	campaign_file_record(v, leg, path);
	if (leg->finish == FINISH_OPEN && !campaign_file_exists(path))
		return true;
	good = leg->finish == FINISH_OPEN ? load_record(&l, path, true, f)
	                                  : verify_record(&l, path, h, &at->line, f);
	if (good) {
		at->line = leg->line;
		good = campaign_agrees(&v->campaign, n, &l.table, f) && goes_on(&l, before, f);
	} else {
		snprintf(at->path, sizeof at->path, "%s", path);
		at->line = leg->finish == FINISH_OPEN ? l.reader.line : at->line;
	}
	load_free(&l);
	return good;
}

bool verify_campaign(struct campaign_file *v, const char *path, struct place *at, struct fault *f)
{
	struct heads h = {0};

	at->line = 0;
	snprintf(at->path, sizeof at->path, "%s", path);
	bool good = campaign_file_load(v, path, &at->line, f) && same_file(v, at, f);
	for (int n = 0; good && n < v->campaign.legs; n++)
		good = leg_holds(v, n, &h, at, f);
	return good;
}
