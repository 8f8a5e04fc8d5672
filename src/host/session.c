/* session.c -- see session.h.
 *
 * A move is appended to the record and forced to disk before the caller hears of it.
 * Taking back rewrites the file beside itself and renames it, so that at any moment
 * one whole record is there.  The open file is locked: of two programs with one game, one
 * would write its moves into a file that the other has replaced. */

#include "host/session.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "host/admit.h"
#include "host/files.h"
#include "host/guest.h"
#include "host/load.h"
#include "host/think.h"
#include "play/seal.h"

/* --- Files -------------------------------------------------------------------- */

static bool write_all(int file, const char *bytes, size_t size)
{
	while (size > 0) {
		const ssize_t done = write(file, bytes, size);
		if (done < 0 && errno == EINTR)
			continue;
		if (done <= 0)
			return false;
		bytes += done;
		size -= (size_t)done;
	}
	return true;
}

static void seed_path(const char *path, char *out)
{
	snprintf(out, PATH_SIZE + 8, "%s.seed", path);
}

/* The seed lies beside the record, for nobody else, until the game is over. */
static bool write_seed(const struct session *s, const char *record, struct fault *f)
{
	char path[PATH_SIZE + 8];
	struct seal seal = {0};

	seed_path(record, path);
	seal_open(&seal, s->seed);
	const int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
	if (file < 0)
		return file_cannot_write(path, f);
	const bool good = write_all(file, seal.seed, strlen(seal.seed)) && fsync(file) == 0;
	close(file);
	return good || file_cannot_write(path, f);
}

static bool read_seed(struct session *s)
{
	char path[PATH_SIZE + 8], text[2 * SEED_SIZE + 1] = "";
	struct seal again = {0};

	seed_path(s->path, path);
	FILE *file = fopen(path, "rb");
	if (file == NULL)
		return false;
	const bool whole = fread(text, 1, 2 * SEED_SIZE, file) == 2 * SEED_SIZE;
	fclose(file);
	if (!whole || strspn(text, "0123456789abcdef") != 2 * SEED_SIZE)
		return false;
	seal_seed(text, s->seed);
	seal_commit(&again, s->seed);
	return s->seal.committed && strcmp(again.commit, s->seal.commit) == 0;
}

static bool write_record(const struct session *s, FILE *file)
{
	alignas(16) unsigned char state[STATE_MAX];
	char buffer[RECORD_HEAD];
	struct text t = text_on(buffer, sizeof buffer);
	const struct table *table = &s->table;

	record_head(table, &s->seal, &t);
	fputs(buffer, file);
	table_at(table, 0, state);
	for (uint32_t n = 1; n <= table->moves; n++) {
		table->game->apply(state, table->move[n - 1]);
		t = text_on(buffer, sizeof buffer);
		record_move(table, n, state, &t);
		fputs(buffer, file);
	}
	t = text_on(buffer, sizeof buffer);
	record_tail(table, &s->seal, &t);
	fputs(buffer, file);
	return fflush(file) == 0 && !ferror(file) && fsync(fileno(file)) == 0;
}

static bool save(const struct session *s, const char *path, struct fault *f)
{
	char beside[PATH_SIZE + 8];

	snprintf(beside, sizeof beside, "%s.new", path);
	FILE *file = fopen(beside, "wb");
	if (file == NULL)
		return file_cannot_write(path, f);
	const bool written = write_record(s, file);
	if (fclose(file) != 0 || !written || rename(beside, path) != 0 ||
	    !file_sync_directory(path)) {
		file_cannot_write(path, f);
		unlink(beside);
		return false;
	}
	return true;
}

/* Never over a file that is there: it may be another game, or this one's own record, which
 * stays open for the moves to come.  The seed goes with the copy: whoever plays on from there
 * gets the cards that were sealed, and the copy can be verified in the end. */
bool session_save(const struct session *s, const char *path, struct fault *f)
{
	const bool sealed = s->seal.committed && !s->seal.opened;
	char seed[PATH_SIZE + 8];

	seed_path(path, seed);
	errno = EEXIST;
	if (access(path, F_OK) == 0)
		return file_cannot_write(path, f);
	if (sealed && access(seed, F_OK) == 0)
		return file_cannot_write(seed, f);
	if (!save(s, path, f))
		return false;
	if (!sealed || write_seed(s, path, f))
		return true;
	unlink(path);
	return false;
}

/* The whole record anew, and the file open at its end. */
static bool rewrite(struct session *s, struct fault *f)
{
	if (s->file >= 0)
		close(s->file);
	s->file = -1;
	if (!save(s, s->path, f))
		return false;
	s->file = open(s->path, O_WRONLY | O_APPEND | O_CLOEXEC);
	if (s->file < 0)
		return file_cannot_write(s->path, f);
	flock(s->file, LOCK_EX | LOCK_NB);
	return true;
}

/* Does another program play this record?  Where files cannot be locked, nobody knows. */
static bool in_use(const char *path)
{
	const int file = open(path, O_RDONLY | O_CLOEXEC);
	const bool locked =
		file >= 0 && flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;

	if (file >= 0)
		close(file);
	return locked;
}

static bool append_text(struct session *s, const struct text *t, struct fault *f)
{
	return (write_all(s->file, t->start, (size_t)(t->at - t->start)) &&
	        fdatasync(s->file) == 0) ||
	       file_cannot_write(s->path, f);
}

/* The game is over: the seed goes into the record and needs no hiding any more. */
static bool publish(struct session *s, struct fault *f)
{
	char buffer[RECORD_STEP], path[PATH_SIZE + 8];
	struct text t = text_on(buffer, sizeof buffer);

	if (!s->seal.committed)
		return true;
	seal_open(&s->seal, s->seed);
	record_tail(&s->table, &s->seal, &t);
	if (!append_text(s, &t, f))
		return false;
	seed_path(s->path, path);
	unlink(path);
	return true;
}

/* The last move, on disk. */
static bool append(struct session *s, struct fault *f)
{
	char buffer[RECORD_STEP];
	struct text t = text_on(buffer, sizeof buffer);

	s->end = s->table.moves;
	record_move(&s->table, s->table.moves, s->table.state, &t);
	return append_text(s, &t, f) && (!table_turn(&s->table)->over || publish(s, f));
}

/* --- Opening and closing ------------------------------------------------------- */

static bool make_room(struct session *s, const struct game *g)
{
	s->room = calloc(g->plies, sizeof *s->room);
	return s->room != NULL;
}

static bool one_person(const struct session *s)
{
	return s->humans != 0 && (s->humans & (s->humans - 1)) == 0;
}

/* Everybody sits: when do they want to be asked? */
static void ask_usually(struct session *s)
{
	for (int i = 0; i < SEATS_MAX; i++)
		prefs_init(&s->prefs[i], s->table.game, !one_person(s));
}

static void seat_everybody(struct session *s, const char *names)
{
	struct span rest = span_of(names != NULL ? names : "");

	for (int i = 0; i < s->seating.seats; i++) {
		chair_set(&s->table.chair[i], span_of(s->seating.kind[i]), span_until(&rest, ','));
		s->humans |= s->seating.bot[i] == NULL ? 1u << i : 0;
	}
	ask_usually(s);
}

bool session_new(struct session *s, const struct game *g, const struct options *o,
                 const struct seating *who, const char *names, const uint64_t *seed,
                 const char *path, struct fault *f)
{
	memset(s, 0, sizeof *s);
	s->file = -1;
	s->seating = *who;
	snprintf(s->path, sizeof s->path, "%s", path);
	errno = EEXIST;
	if (access(path, F_OK) == 0)
		return file_cannot_write(path, f);
	errno = ENOMEM;
	if (!make_room(s, g) || !seal_new(s->seed))
		return file_cannot_write(path, f);
	if (seed != NULL)
		seal_from_number(s->seed, *seed);
	table_init(&s->table, g, o, g->rules, s->room, g->plies);
	seat_everybody(s, names);
	seal_commit(&s->seal, s->seed);
	return write_seed(s, s->path, f) && rewrite(s, f);
}

static bool seat_again(struct session *s, struct fault *f)
{
	struct seating *who = &s->seating;

	who->seats = table_turn(&s->table)->seats;
	for (int i = 0; i < who->seats; i++) {
		const char *kind = s->table.chair[i].kind;
		if (!seating_kind(span_of(kind), &who->bot[i], &who->budget[i]))
			return seating_unknown(s->table.game, span_of(kind), true, f);
		snprintf(who->kind[i], sizeof who->kind[i], "%s", kind);
		s->humans |= who->bot[i] == NULL ? 1u << i : 0;
	}
	ask_usually(s);
	return true;
}

/* Takes over the game that was read. */
static bool adopt(struct session *s, const struct loaded *l, const char *seats, struct fault *f)
{
	errno = ENOMEM;
	if (!make_room(s, l->table.game))
		return file_cannot_write(s->path, f);
	s->table = l->table;
	s->table.move = s->room;
	s->table.room = l->table.game->plies;
	memcpy(s->room, l->room, l->table.moves * sizeof *s->room);
	s->end = s->table.moves;
	s->seal = l->reader.seal;
	return admit_table(&s->table, s->path, seats, f) && seat_again(s, f);
}

/* The seed that was put aside; or a new one, and then the record has no seal. */
static bool recall_seed(struct session *s, struct fault *f)
{
	if (read_seed(s))
		return true;
	s->seal = (struct seal){0};
	return seal_new(s->seed) || file_cannot_write(s->path, f);
}

bool session_resume(struct session *s, const char *path, const char *seats, uint32_t *line,
                    struct fault *f)
{
	struct loaded l;

	memset(s, 0, sizeof *s);
	s->file = -1;
	snprintf(s->path, sizeof s->path, "%s", path);
	*line = 0;
	if (in_use(path))
		return fault_say(f, ERROR_IN_USE, path, "");
	const bool loaded = load_record(&l, path, true, f);
	*line = loaded ? 0 : l.reader.line; /* once all is read, a fault lies in no line */
	const bool adopted = loaded && adopt(s, &l, seats, f);
	load_free(&l);
	if (!adopted)
		return false;
	if (!table_turn(&s->table)->over)
		return recall_seed(s, f) && rewrite(s, f);
	/* A game that ended in a power cut may still owe its seed. */
	return s->seal.opened || !read_seed(s) || (rewrite(s, f) && publish(s, f));
}

/* The moves and chairs of another table, up to move n. */
static void copy_table(struct session *s, const struct table *from, uint32_t n)
{
	const struct game *g = from->game;

	table_init(&s->table, g, &from->options, from->rules, s->room, g->plies);
	memcpy(s->table.chair, from->chair, sizeof s->table.chair);
	memcpy(s->room, from->move, n * sizeof *s->room);
	table_at(from, n, s->table.state);
	s->table.moves = s->end = n;
}

static bool refuse_strange(const struct chair *guest, struct fault *f)
{
	fault_say(f, ERROR_GUEST_STRANGE, guest_command(guest->kind), "");
	paths_directory(f->allowed, sizeof f->allowed);
	return false;
}

bool session_branch(struct session *s, const struct table *from, bool own, uint32_t n, int seat,
                    const char *path, struct fault *f)
{
	const int guest = own ? -1 : admit_guest(from->chair, table_turn(from)->seats);
	bool person = false;

	memset(s, 0, sizeof *s);
	s->file = -1;
	snprintf(s->path, sizeof s->path, "%s", path);
	if (guest >= 0)
		return refuse_strange(&from->chair[guest], f);
	errno = ENOMEM;
	if (!make_room(s, from->game) || !seal_new(s->seed))
		return file_cannot_write(path, f);
	copy_table(s, from, n);
	for (int i = 0; i < table_turn(&s->table)->seats; i++)
		person = person || text_same(from->chair[i].kind, "human");
	if (!person)
		chair_set(&s->table.chair[seat], span_of("human"), span_of(from->chair[seat].name));
	return seat_again(s, f) && rewrite(s, f);
}

void session_close(struct session *s)
{
	thought_stop(&s->thought);
	if (s->file >= 0)
		close(s->file);
	free(s->room);
	seating_free(&s->seating);
}

/* --- Playing --------------------------------------------------------------------- */

int session_asks(const struct session *s)
{
	const int seat = match_next(table_turn(&s->table));

	return seat != DEALER && s->seating.bot[seat] == NULL ? seat : -1;
}

int session_eyes(const struct session *s)
{
	return one_person(s) ? __builtin_ctz(s->humans) : SPECTATOR;
}

bool session_secret(const struct session *s, int seat)
{
	alignas(16) unsigned char own[STATE_MAX], open[STATE_MAX];

	table_view(&s->table, seat, own);
	table_view(&s->table, SPECTATOR, open);
	return !one_person(s) && memcmp(own, open, s->table.game->state_size) != 0;
}

/* Tells a guest what it has not heard yet; after something was taken back, all again. */
static void catch_up(const struct session *s, struct guest *who, int seat)
{
	alignas(16) unsigned char state[STATE_MAX];
	const struct table *t = &s->table;

	if (who->game == NULL || who->told > t->moves)
		guest_begin(who, t->game, &t->options, seat);
	table_at(t, who->told, state);
	while (who->told < t->moves) {
		const struct move m = t->move[who->told];
		guest_hear(who, state, m);
		t->game->apply(state, m);
	}
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

/* Asks a bot whose move it is; not twice for the same one. */
static void ask_bot(struct session *s, int seat)
{
	alignas(16) unsigned char view[STATE_MAX];
	const struct game *g = s->table.game;
	const struct bot *bot = s->seating.bot[seat];
	struct rng r;

	if (s->thought.begun)
		return;
	table_view(&s->table, seat, view);
	if (guest_of(bot) != NULL)
		catch_up(s, guest_of(bot), seat);
	seal_rng(s->seed, BOTS_PLY + table_turn(&s->table)->ply, &r);
	thought_choose(&s->thought, bot, g, view, seat, s->seating.budget[seat], r);
}

/* The only move there is, which needs no thought. */
static bool forced(const struct session *s, int seat, struct move *m)
{
	struct move move[MOVES_MAX];
	const bool only = s->table.game->moves(s->table.state, seat, move) == 1;

	*m = only ? move[0] : *m;
	return only;
}

static struct move bot_move(struct session *s, int seat)
{
	struct move m = {0};

	if (forced(s, seat, &m))
		return m;
	ask_bot(s, seat);
	thought_wait(&s->thought);
	m = s->thought.move[s->thought.choice];
	thought_stop(&s->thought);
	return m;
}

bool session_ready(struct session *s)
{
	const int seat = match_next(table_turn(&s->table));
	struct move m = {0};

	if (seat == DEALER || forced(s, seat, &m))
		return true;
	ask_bot(s, seat);
	return thought_done(&s->thought);
}

bool session_step(struct session *s, struct fault *f)
{
	const struct table *t = &s->table;
	const int seat = match_next(table_turn(t));
	const struct move m = seat == DEALER ? dealer_deal(t->game, t->state, s->seed, seal_rng)
	                                     : bot_move(s, seat);

	return table_play(&s->table, m, f) && append(s, f);
}

bool session_play(struct session *s, int seat, struct span move, struct fault *f)
{
	return prefs_play(&s->prefs[seat], &s->table, seat, move, f) && append(s, f);
}

bool session_passes(struct session *s)
{
	const int seat = table_turn(&s->table)->over ? -1 : session_asks(s);

	return seat >= 0 && prefs_pass_at(&s->prefs[seat], &s->table, seat);
}

bool session_pass(struct session *s, struct fault *f)
{
	return session_play(s, session_asks(s), span_of(s->table.game->verbs[0].name), f);
}

bool session_undo(struct session *s, struct fault *f)
{
	thought_stop(&s->thought);
	for (int i = 0; i < SEATS_MAX; i++)
		prefs_forget(&s->prefs[i]);
	return table_undo(&s->table, s->humans, f) && rewrite(s, f);
}

bool session_redo(struct session *s, struct fault *f)
{
	thought_stop(&s->thought);
	if (!table_redo(&s->table, s->humans, s->end))
		return fault_set(f, ERROR_NOTHING_TO_REDO, span_of(""));
	return rewrite(s, f);
}
