/* session.c -- see session.h.
 *
 * A move is appended to the record and forced to disk before the caller hears of it; so is
 * an undo, which is a line like any other. */

#include "host/session.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "host/admit.h"
#include "host/files.h"
#include "host/guest.h"
#include "host/load.h"
#include "play/seal.h"

/* --- Writing down ------------------------------------------------------------------ */

static void empty(struct session *s)
{
	s->text = text_on(s->lines, sizeof s->lines);
}

static bool sealed(const struct session *s)
{
	return s->sitting.seal.committed && !s->sitting.seal.opened;
}

/* Whoever deleted the record has mostly deleted its seed with it. */
static void seal_anew(struct session *s)
{
	struct fault ignored;

	if (s->file.anew && sealed(s))
		seedfile_write(s->file.path, s->sitting.seed, &ignored);
	s->file.anew = false;
}

/* What was just done goes to disk, or it was not done. */
static bool keep(struct session *s, struct fault *f)
{
	const bool good = recordfile_append(&s->file, &s->text, f);

	empty(s);
	s->failing = good ? (struct fault){.error = ERROR_NONE} : *f;
	if (!good)
		sitting_retract(&s->sitting);
	else if (s->sitting.seal.opened) /* then the record has it */
		seedfile_remove(s->file.path);
	seal_anew(s);
	return good;
}

/* --- Opening and closing ------------------------------------------------------------- */

void session_none(struct session *s)
{
	memset(s, 0, sizeof *s);
	s->file.file = -1;
	empty(s);
}

static bool make_room(struct session *s, const struct game *g, struct fault *f)
{
	s->room = calloc(g->plies, sizeof *s->room);
	errno = ENOMEM;
	return s->room != NULL || file_cannot_write(s->file.path, f);
}

static void seat_everybody(struct session *s, const char *names)
{
	struct span rest = span_of(names != NULL ? names : "");

	for (int i = 0; i < s->seating.seats; i++)
		chair_set(&s->table.chair[i], span_of(s->seating.kind[i]), span_until(&rest, ','));
}

bool session_new(struct session *s, const struct game *g, const struct options *o,
                 const struct seating *who, const char *names, const uint64_t *seed,
                 const char *after, const char *path, struct fault *f)
{
	uint8_t secret[SEED_SIZE];

	session_none(s);
	s->seating = *who;
	snprintf(s->file.path, sizeof s->file.path, "%s", path);
	errno = EEXIST;
	if (access(path, F_OK) == 0)
		return file_cannot_write(path, f);
	errno = ENOMEM;
	if (!seal_new(secret))
		return file_cannot_write(path, f);
	if (seed != NULL)
		seal_from_number(secret, *seed);
	const int held = make_room(s, g, f) ? seedfile_begin(path, secret, f) : -1;
	if (held < 0)
		return false;
	table_init(&s->table, g, o, g->rules, s->room, g->plies);
	seat_everybody(s, names);
	sitting_new(&s->sitting, &s->table, secret, seal_rng, after, &s->text);
	const bool good = recordfile_create(&s->file, path, &s->text, f);
	empty(s);
	if (!good)
		seedfile_remove(path);
	close(held);
	return good;
}

/* Who plays, as the chairs say. */
static bool seat_again(struct session *s, struct fault *f)
{
	struct seating *who = &s->seating;

	who->seats = table_turn(&s->table)->seats;
	for (int i = 0; i < who->seats; i++) {
		const char *kind = s->table.chair[i].kind;
		if (!seating_kind(span_of(kind), &who->bot[i], &who->budget[i]))
			return seating_unknown(s->table.game, span_of(kind), true, f);
		snprintf(who->kind[i], sizeof who->kind[i], "%s", kind);
	}
	return true;
}

static void add_piece(void *to, struct text *piece)
{
	struct text *all = to;

	text_part(all, piece->start, (size_t)(piece->at - piece->start));
}

/* A whole record as text of malloc; its writer goes on from there. */
static bool print_record(const struct table *t, const struct seal *seal, struct writer *w,
                         struct text *out, struct fault *f)
{
	const size_t size = RECORD_HEAD + RECORD_STEP * ((size_t)t->moves + 1);
	char *bytes = malloc(size);

	errno = ENOMEM;
	if (bytes == NULL)
		return file_cannot_write("", f);
	*out = text_on(bytes, size);
	record_write(w, t, seal, "", t->moves, add_piece, out);
	return true;
}

/* A record of form 1 is gone on with in form 2: the same game, in lines that hold each other. */
static bool convert(struct session *s, struct reader *r, struct fault *f)
{
	struct writer w;
	struct text all = {0};

	if (r->form == RECORD_FORM)
		return true;
	if (!print_record(&s->table, &r->seal, &w, &all, f))
		return false;
	const bool good = recordfile_replace(&s->file, &all, f);
	r->chain = w.chain;
	free(all.start);
	return good;
}

/* The table that was read, with room to go on. */
static bool adopt(struct session *s, const struct loaded *l, struct fault *f)
{
	if (!make_room(s, l->table.game, f))
		return false;
	s->table = l->table;
	s->table.move = s->room;
	s->table.room = l->table.game->plies;
	memcpy(s->room, l->room, l->table.end * sizeof *s->room);
	return true;
}

/* Programs that the person named anew sit down as a line of the record. */
static bool seat_named(struct session *s, const struct chair *named, struct fault *f)
{
	for (int i = 0; i < table_turn(&s->table)->seats; i++)
		if (!text_same(s->table.chair[i].kind, named[i].kind) &&
		    !sitting_seat(&s->sitting, i, span_of(named[i].kind), f))
			return false;
	return true;
}

/* Goes on with what was read: `r` says where it stands.  The file is not touched before
 * everybody may sit down. */
static bool go_on(struct session *s, struct reader *r, const char *seats, struct fault *f)
{
	struct chair read[SEATS_MAX], named[SEATS_MAX];
	uint8_t seed[SEED_SIZE];

	memcpy(read, s->table.chair, sizeof read);
	if (!admit_table(&s->table, s->file.path, seats, f) || !seat_again(s, f))
		return false;
	memcpy(named, s->table.chair, sizeof named);
	memcpy(s->table.chair, read, sizeof read);
	if (!seedfile_read(s->file.path, seed) && !seal_new(seed))
		return file_cannot_write(s->file.path, f);
	if (!convert(s, r, f))
		return false;
	sitting_resume(&s->sitting, &s->table, r, seed, seal_rng, &s->text);
	return seat_named(s, named, f) && keep(s, f);
}

/* A record that could be read up to some line is cut there; before that, all of it is kept beside
 * itself.  Where not even a move can be read there is nothing to go on with. */
static bool repair(struct session *s, struct loaded *l, struct damage *d, struct fault *f)
{
	struct fault why;
	char kept[PATH_SIZE];

	d->line = l->reader.line;
	d->moves = load_game(l) != NULL ? l->table.moves : 0;
	if (!d->repair || d->moves == 0)
		return false;
	recordfile_beside(s->file.path, "damaged", kept);
	if (!recordfile_copy(&s->file, kept, &why)) {
		*f = why;
		return false;
	}
	snprintf(d->kept, sizeof d->kept, "%s", kept);
	l->size = l->good;
	return true;
}

bool session_resume(struct session *s, const char *path, const char *seats, struct damage *d,
                    struct fault *f)
{
	struct loaded l;

	session_none(s);
	*d = (struct damage){.repair = d->repair};
	if (!recordfile_open(&s->file, path, f))
		return false;
	const bool loaded = load_record_open(&l, s->file.file, path, f) || repair(s, &l, d, f);
	const bool good = loaded && recordfile_cut(&s->file, l.size, f) && adopt(s, &l, f) &&
	                  go_on(s, &l.reader, seats, f);
	load_free(&l);
	return good;
}

/* The moves and chairs of another table, up to move n. */
static void copy_table(struct session *s, const struct table *from, uint32_t n)
{
	table_init(&s->table, from->game, &from->options, from->rules, s->room, from->game->plies);
	memcpy(s->table.chair, from->chair, sizeof s->table.chair);
	memcpy(s->room, from->move, n * sizeof *s->room);
	table_at(from, n, s->table.state);
	s->table.moves = s->table.end = n;
}

static bool refuse_strange(const struct chair *guest, struct fault *f)
{
	fault_say(f, ERROR_GUEST_STRANGE, guest_command(guest->kind), "");
	paths_directory(f->allowed, sizeof f->allowed);
	return false;
}

/* Somebody has to be a person, or the game would play on by itself. */
static void seat_a_person(struct session *s, int seat)
{
	for (int i = 0; i < table_turn(&s->table)->seats; i++)
		if (chair_is_person(&s->table.chair[i]))
			return;
	chair_set(&s->table.chair[seat], span_of("human"), span_of(s->table.chair[seat].name));
}

bool session_branch(struct session *s, const struct table *from, bool own, uint32_t n, int seat,
                    const char *path, struct fault *f)
{
	const int guest = own ? -1 : admit_guest(from->chair, table_turn(from)->seats);
	const struct seal none = {0};
	struct reader r = {.form = RECORD_FORM};
	struct writer w;
	struct text all = {0};
	uint8_t seed[SEED_SIZE];

	session_none(s);
	snprintf(s->file.path, sizeof s->file.path, "%s", path);
	if (guest >= 0)
		return refuse_strange(&from->chair[guest], f);
	if (!make_room(s, from->game, f) || !seal_new(seed))
		return file_cannot_write(path, f);
	copy_table(s, from, n);
	seat_a_person(s, seat);
	if (!seat_again(s, f) || !print_record(&s->table, &none, &w, &all, f))
		return false;
	const bool good = recordfile_create(&s->file, path, &all, f);
	free(all.start);
	r.chain = w.chain;
	sitting_resume(&s->sitting, &s->table, &r, seed, seal_rng, &s->text);
	return good;
}

bool session_settle(struct session *s, struct fault *f)
{
	const bool good = recordfile_settle(&s->file, f);

	if (!good)
		s->failing = *f;
	seal_anew(s);
	return good;
}

void session_close(struct session *s)
{
	thought_stop(&s->thought);
	recordfile_close(&s->file);
	free(s->room);
	seating_free(&s->seating);
}

/* Never over a file that is there: it may be another game, or this one's own record, which
 * stays open for the moves to come.  The seed goes with the copy: whoever plays on from there
 * gets the cards that were sealed, and the copy can be verified in the end. */
bool session_save(const struct session *s, const char *path, struct fault *f)
{
	errno = EEXIST;
	if (access(path, F_OK) == 0)
		return file_cannot_write(path, f);
	if (!recordfile_copy(&s->file, path, f))
		return false;
	if (!sealed(s) || seedfile_write(path, s->sitting.seed, f))
		return true;
	unlink(path);
	return false;
}

/* --- Programs at the table ------------------------------------------------------------- */

/* Tells a guest what it has not heard yet; after something was taken back, all again. */
static void catch_up(struct session *s, struct guest *who, int seat)
{
	const struct table *t = &s->table;

	if (who->game == NULL || who->undone != t->undone) {
		guest_begin(who, t->game, &t->options, t->rules, seat);
		who->undone = t->undone;
	}
	if (s->heard.table == NULL)
		walk_begin(&s->heard, t);
	walk_to(&s->heard, who->told);
	while (walk_on(&s->heard))
		guest_hear(who, s->heard.before, s->heard.move);
}

void session_guests(struct session *s, enum language l, bool noting)
{
	for (int i = 0; i < s->seating.seats; i++) {
		struct guest *g = guest_of(s->seating.bot[i]);
		if (g != NULL) {
			g->lang = l;
			g->noting = noting;
		}
	}
}

bool session_note(struct session *s, char *text, size_t size)
{
	for (int i = 0; i < s->seating.seats; i++) {
		struct guest *g = guest_of(s->seating.bot[i]);
		if (g != NULL && g->note[0] != '\0') {
			snprintf(text, size, "%s", g->note);
			g->note[0] = '\0';
			return true;
		}
	}
	return false;
}

/* --- Playing --------------------------------------------------------------------- */

struct coming session_next(struct session *s)
{
	return sitting_next(&s->sitting);
}

/* Asks a bot whose move it is; not twice for the same one. */
static void ask_bot(struct session *s, int seat)
{
	alignas(16) unsigned char view[STATE_MAX];
	const struct bot *bot = s->seating.bot[seat];
	struct rng r;

	if (s->thought.begun)
		return;
	sitting_view(&s->sitting, seat, view);
	if (guest_of(bot) != NULL)
		catch_up(s, guest_of(bot), seat);
	sitting_rng(&s->sitting, &r);
	thought_choose(&s->thought, bot, s->table.game, view, seat, s->seating.budget[seat], r);
}

static struct move bot_move(struct session *s, int seat)
{
	struct move m = {0};

	if (sitting_forced(&s->sitting, seat, &m))
		return m;
	ask_bot(s, seat);
	thought_wait(&s->thought);
	m = s->thought.move[s->thought.choice];
	thought_stop(&s->thought);
	return m;
}

bool session_ready(struct session *s)
{
	const struct coming c = session_next(s);
	struct move m = {0};

	if (c.what != NEXT_BOT || sitting_forced(&s->sitting, c.seat, &m))
		return true;
	ask_bot(s, c.seat);
	return thought_done(&s->thought);
}

bool session_step(struct session *s, struct fault *f)
{
	const struct coming c = session_next(s);

	return (c.what == NEXT_BOT ? sitting_bot(&s->sitting, bot_move(s, c.seat), f)
	                           : sitting_step(&s->sitting, f)) &&
	       keep(s, f);
}

bool session_play(struct session *s, int seat, struct span move, struct fault *f)
{
	return sitting_play(&s->sitting, seat, move, f) && keep(s, f);
}

bool session_undo(struct session *s, struct fault *f)
{
	thought_stop(&s->thought);
	return sitting_undo(&s->sitting, f) && keep(s, f);
}

bool session_redo(struct session *s, struct fault *f)
{
	thought_stop(&s->thought);
	return sitting_redo(&s->sitting, f) && keep(s, f);
}
