/* playing.c -- the door's commands about the game on the table.
 *
 * Whatever is done here the sitting does, and it says what comes next; that goes with every
 * answer, so that a page only obeys:
 *
 *     "next": {"what": "ask", "seat": 0, "eyes": 0, "until": []}
 *
 * `what` and `seat` as in play/sitting.h; `eyes`: who may follow on the screen now, and thus
 * read what is told; `until`: the people who pass until their turn comes. */

#include "play/refuse.h"
#include "play/watchword.h"
#include "wasm/question.h"

enum { PLAYOUTS_MAX = 5000 };

const char *const answer_what[] = {
	[NEXT_DEAL] = "deal", [NEXT_PASS] = "pass", [NEXT_BOT] = "bot",  [NEXT_CURTAIN] = "curtain",
	[NEXT_ASK] = "ask",   [NEXT_AWAY] = "away", [NEXT_OVER] = "over"};

const char *const answer_asking[] = {
	[ASK_ALL] = "all", [ASK_NEWS] = "news", [ASK_STOPS] = "stops", [ASK_EVERY] = "every"};

/* Who reads: a seat, SPECTATOR or TRUTH. */
static struct eyes eyes(struct question *q)
{
	const uint32_t seat = question_number(q, SPECTATOR);

	return eyes_of(&q->kept->table, q->lang,
	               seat <= SPECTATOR || seat == TRUTH ? (int)seat : SPECTATOR);
}

/* --- What comes next --------------------------------------------------------------- */

static struct coming add_next(struct question *q)
{
	struct sitting *s = &q->kept->sitting;
	const struct coming c = sitting_next(s);

	json_open(q->out, "next", '{');
	json_string(q->out, "what", answer_what[c.what]);
	json_number(q->out, "seat", c.seat < SEATS_MAX ? c.seat : -1);
	json_number(q->out, "eyes", sitting_eyes(s));
	json_open(q->out, "until", '[');
	for (int seat = 0; seat < SEATS_MAX; seat++)
		if ((s->people >> seat & 1) && s->prefs[seat].until)
			json_number(q->out, NULL, seat);
	json_close(q->out, ']');
	json_close(q->out, '}');
	return c;
}

static struct coming begin(struct question *q)
{
	json_open(q->out, NULL, '{');
	json_number(q->out, "moves", q->kept->table.moves);
	json_truth(q->out, "over", table_turn(&q->kept->table)->over != 0);
	return add_next(q);
}

/* People who share this screen know the seal again by its words, if they saw them before the deal. */
static void add_watchwords(struct question *q)
{
	const struct sitting *s = &q->kept->sitting;
	char words[WATCHWORD_TEXT];
	struct text t = text_on(words, sizeof words);

	if (!sitting_shared(s) || !s->seal.committed || s->table->moves > 0)
		return;
	watchword_print(&s->seal, &t);
	json_string(q->out, "watchwords", words);
}

/* A table was opened. */
static bool opened(struct question *q)
{
	begin(q);
	add_watchwords(q);
	json_close(q->out, '}');
	return true;
}

/* The lines of the record that the page has not been given yet; of one it does not have, all. */
static void add_grown(struct question *q)
{
	struct kept *k = q->kept;

	json_truth(q->out, "anew", k->given == 0);
	json_string(q->out, "grown", k->record.start + k->given);
	k->given = (size_t)(k->record.at - k->record.start);
}

/* Something was done: what those eyes are told of it, and the table as it may now be shown: to
 * who is asked, or else to the eyes that may follow.  If those are others, all is told to them. */
static bool done(struct question *q, const struct eyes *e, uint32_t since)
{
	struct kept *k = q->kept;
	const struct coming c = begin(q);
	const struct eyes now = eyes_of(&k->table, q->lang,
	                                c.what == NEXT_ASK ? c.seat : sitting_eyes(&k->sitting));

	const struct eyes follows = eyes_of(&k->table, q->lang, sitting_eyes(&k->sitting));

	answer_log(q->out, "lines", k, e, since);
	if (follows.seat != e->seat)
		answer_log(q->out, "retold", k, &follows, 0);
	answer_state(q->out, "state", k, &now, UINT32_MAX);
	add_grown(q);
	json_close(q->out, '}');
	return true;
}

/* The table lies otherwise than before: everything is told anew, to the eyes that may follow. */
static bool laid(struct question *q)
{
	sitting_next(&q->kept->sitting); /* who is asked now may end somebody's trust */
	const struct eyes e = eyes_of(&q->kept->table, q->lang, sitting_eyes(&q->kept->sitting));
	return done(q, &e, 0);
}

static bool ask_next(struct question *q, struct fault *f)
{
	return question_needs_table(q, f) && laid(q);
}

/* --- Opening and keeping ------------------------------------------------------------- */

static bool ask_new(struct question *q, struct fault *f)
{
	return kept_new(q->kept, q->below, f) && opened(q);
}

static bool ask_load(struct question *q, struct fault *f)
{
	return kept_load(q->kept, q->below, f) && opened(q);
}

/* cut N: plays on from there, as another game */
static bool ask_cut(struct question *q, struct fault *f)
{
	return question_needs_table(q, f) && kept_cut(q->kept, question_number(q, UINT32_MAX), f) &&
	       opened(q);
}

static bool ask_save(struct question *q, struct fault *f)
{
	if (!question_needs_table(q, f))
		return false;
	json_open(q->out, NULL, '{');
	json_string(q->out, "record", q->kept->record.start);
	q->kept->given = (size_t)(q->kept->record.at - q->kept->record.start);
	json_close(q->out, '}');
	return true;
}

/* --- Looking ------------------------------------------------------------------------- */

/* state VIEWER [N]: the table, now or after N moves */
static bool ask_state(struct question *q, struct fault *f)
{
	if (!question_needs_table(q, f))
		return false;
	const struct eyes e = eyes(q);
	answer_state(q->out, NULL, q->kept, &e, question_number(q, UINT32_MAX));
	return true;
}

/* log VIEWER N: what happened from move N on */
static bool ask_log(struct question *q, struct fault *f)
{
	if (!question_needs_table(q, f))
		return false;
	const struct eyes e = eyes(q);
	begin(q);
	answer_log(q->out, "lines", q->kept, &e, question_number(q, 0));
	json_close(q->out, '}');
	return true;
}

/* hint SEAT: what a strong bot would do there, and why */
static bool ask_hint(struct question *q, struct fault *f)
{
	if (!question_needs_table(q, f))
		return false;
	const struct eyes e = eyes(q);
	const struct coming c = sitting_next(&q->kept->sitting);
	if (e.seat >= SEATS_MAX)
		return fault_say(f, ERROR_BAD_SEAT, "", "human");
	if (c.what == NEXT_OVER)
		return fault_say(f, ERROR_OVER, "hint", "");
	/* Wishes that were changed since a question was put may want to pass: it stands. */
	if (c.seat != e.seat || (c.what != NEXT_ASK && c.what != NEXT_PASS))
		return refuse_seat(table_turn(&q->kept->table), e.seat, f);
	answer_hint(q->out, q->kept, &e);
	return true;
}

/* chances N PLAYOUTS */
static bool ask_chances(struct question *q, struct fault *f)
{
	if (!question_needs_table(q, f))
		return false;
	const uint32_t n = question_number(q, 0), playouts = question_number(q, 1);
	json_open(q->out, NULL, '{');
	answer_chances(q->out, q->kept, n, playouts < PLAYOUTS_MAX ? playouts : PLAYOUTS_MAX);
	json_close(q->out, '}');
	return true;
}

/* --- Doing it ------------------------------------------------------------------------ */

static bool is_person(const struct question *q, uint32_t seat, struct fault *f)
{
	return (seat < SEATS_MAX && (q->kept->sitting.people >> seat & 1)) ||
	       fault_say(f, ERROR_BAD_SEAT, "", "human");
}

static bool goes_on(struct sitting *s)
{
	const enum next what = sitting_next(s).what;

	return what == NEXT_DEAL || what == NEXT_PASS || what == NEXT_BOT;
}

/* Up to so many moves that need nobody. */
static bool go_on(struct kept *k, uint32_t most, struct fault *f)
{
	for (; most > 0 && goes_on(&k->sitting); most--)
		if (!kept_step(k, f))
			return false;
	return true;
}

/* What chance answers to a move. */
static bool deal(struct kept *k, struct fault *f)
{
	while (sitting_next(&k->sitting).what == NEXT_DEAL)
		if (!kept_step(k, f))
			return false;
	return true;
}

/* play VIEWER SEAT MOVE [MOST]: a person's move, what chance answers to it, and up to so many moves
 * of others: a click is one question */
static bool ask_play(struct question *q, struct fault *f)
{
	struct kept *k = q->kept;
	const uint32_t before = k->table.moves;

	if (!question_needs_table(q, f))
		return false;
	const struct eyes e = eyes(q);
	const uint32_t seat = question_number(q, DEALER);
	return is_person(q, seat, f) && kept_fits(k, f) &&
	       sitting_play(&k->sitting, (int)seat, span_word(&q->words), f) && deal(k, f) &&
	       go_on(k, question_number(q, 0), f) && done(q, &e, before);
}

/* step VIEWER [MOST]: moves that need nobody, until a person is to act */
static bool ask_step(struct question *q, struct fault *f)
{
	struct kept *k = q->kept;
	const uint32_t before = k->table.moves;

	if (!question_needs_table(q, f))
		return false;
	const struct eyes e = eyes(q);
	return go_on(k, question_number(q, 1), f) && done(q, &e, before);
}

/* lift SEAT: that person sits before the screen, alone */
static bool ask_lift(struct question *q, struct fault *f)
{
	if (!question_needs_table(q, f))
		return false;
	const uint32_t seat = question_number(q, DEALER);
	if (!is_person(q, seat, f))
		return false;
	sitting_lift(&q->kept->sitting, (int)seat);
	return laid(q);
}

/* leave: nobody does any more */
static bool ask_leave(struct question *q, struct fault *f)
{
	if (!question_needs_table(q, f))
		return false;
	sitting_leave(&q->kept->sitting);
	return laid(q);
}

static bool ask_undo(struct question *q, struct fault *f)
{
	return question_needs_table(q, f) && kept_fits(q->kept, f) &&
	       sitting_undo(&q->kept->sitting, f) && laid(q);
}

static bool ask_redo(struct question *q, struct fault *f)
{
	return question_needs_table(q, f) && kept_fits(q->kept, f) &&
	       sitting_redo(&q->kept->sitting, f) && laid(q);
}

/* --- When to ask ----------------------------------------------------------------------- */

static bool change_prefs(const struct sitting *s, struct prefs *p, struct span word,
                         struct fault *f)
{
	for (int i = 0; i < ASKINGS; i++)
		if (span_is(word, answer_asking[i])) {
			p->asking = (enum asking)i;
			return true;
		}
	if (span_is(word, "until") || span_is(word, "now"))
		p->until = span_is(word, "until");
	else if (span_is(word, "usual"))
		prefs_init(p, s->table->game, sitting_shared(s));
	else
		return question_unknown(f, word, "all news stops every until now usual only");
	return true;
}

/* At nothing but what is named.  What no verb or phase is called is passed over: a page keeps its
 * player's wishes longer than a build its names. */
static void stop_only_at(const struct game *g, struct prefs *p, struct span *names)
{
	struct span name;
	struct fault f;

	p->verbs = p->phases = 0;
	while ((name = span_word(names)).size > 0)
		prefs_stop(p, g, name, &f);
}

static void answer_prefs(struct question *q, const struct prefs *p)
{
	char stops[1024];
	struct text t = text_on(stops, sizeof stops);

	prefs_list(p, q->kept->table.game, &t);
	json_open(q->out, NULL, '{');
	json_string(q->out, "asking", answer_asking[p->asking]);
	json_truth(q->out, "until", p->until);
	json_string(q->out, "stops", stops);
	add_next(q);
	json_close(q->out, '}');
}

/* prefs SEAT WORDS…: `all`, `news`, `stops` or `every`, `until` (pass until the own turn) or `now`
 * (no longer), `usual`, `only` and the names of all verbs and phases to stop at */
static bool ask_prefs(struct question *q, struct fault *f)
{
	struct sitting *s = &q->kept->sitting;
	struct span word;

	if (!question_needs_table(q, f))
		return false;
	const uint32_t seat = question_number(q, DEALER);
	if (seat >= SEATS_MAX)
		return fault_say(f, ERROR_BAD_SEAT, "", "human");
	struct prefs p = s->prefs[seat];
	bool changed = false;
	for (; (word = span_word(&q->words)).size > 0; changed = true)
		if (span_is(word, "only"))
			stop_only_at(s->table->game, &p, &q->words);
		else if (!change_prefs(s, &p, word, f))
			return false;
	if (changed)
		sitting_prefer(s, (int)seat, &p);
	answer_prefs(q, &p);
	return true;
}

const struct command command_playing[] = {
	{"new", ask_new},   {"load", ask_load},   {"save", ask_save},   {"cut", ask_cut},
	{"next", ask_next}, {"state", ask_state}, {"log", ask_log},     {"play", ask_play},
	{"step", ask_step}, {"lift", ask_lift},   {"leave", ask_leave}, {"undo", ask_undo},
	{"redo", ask_redo}, {"hint", ask_hint},   {"prefs", ask_prefs}, {"chances", ask_chances},
	{NULL, NULL},
};
