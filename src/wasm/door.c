/* door.c -- what a page may call.
 *
 * One function: the page writes a question as text into the module's ear, calls
 * `door`, and reads the answer, JSON, from its mouth.  A question is a line
 *
 *     LANGUAGE COMMAND WORDS…
 *
 * and for a few commands more lines below it.  Everything behind the door is the
 * same code as in the native program.  The module holds one table; this is the one
 * place with memory of its own, because a page has nowhere else to keep it. */

#include "bots/signature.h"
#include "play/refuse.h"
#include "rules/notation.h"
#include "rules/options.h"
#include "wasm/answers.h"

enum { EAR_SIZE = 4 << 20, MOUTH_SIZE = 8 << 20, PLAYOUTS_MAX = 5000 };

static char ear[EAR_SIZE], mouth[MOUTH_SIZE], scratch[MOUTH_SIZE / 2];
static struct desk desk;

/* A question, cut up, and where the answer goes. */
struct question {
	enum language lang;
	struct span words, below;
	struct json *out;
};

/* A word that is not understood, and those that would be. */
static bool unknown(struct fault *f, struct span word, const char *known)
{
	fault_say(f, ERROR_UNKNOWN_WORD, "", known);
	span_copy(word, f->found, sizeof f->found);
	return false;
}

static bool need_table(struct fault *f)
{
	return desk.open || fault_say(f, ERROR_MISSING, "", "new, load");
}

static uint32_t number(struct question *q, uint32_t normal)
{
	int64_t n;

	return span_number(span_word(&q->words), &n) && n >= 0 ? (uint32_t)n : normal;
}

static struct eyes eyes(struct question *q)
{
	const uint32_t seat = number(q, SPECTATOR);

	return eyes_of(&desk, q->lang, seat <= SPECTATOR || seat == TRUTH ? (int)seat : SPECTATOR);
}

/* --- Commands --------------------------------------------------------------------- */

static bool ask_games(struct question *q, struct fault *f)
{
	(void)f;
	answer_games(q->out, q->lang);
	return true;
}

/* `words` and `rules` both take the name of a game. */
static bool about(struct question *q, struct fault *f,
                  void (*answer)(struct json *j, const struct game *g, enum language l))
{
	const struct game *g = record_game(span_word(&q->words), f);

	if (g != NULL)
		answer(q->out, g, q->lang);
	return g != NULL;
}

static bool ask_words(struct question *q, struct fault *f)
{
	return about(q, f, answer_words);
}

static bool ask_rules(struct question *q, struct fault *f)
{
	return about(q, f, answer_rules);
}

/* "cards GAME", or "cards GAME NAME=VALUE ..." for those of one table. */
static bool ask_cards(struct question *q, struct fault *f)
{
	const struct game *g = record_game(span_word(&q->words), f);
	struct span rest = q->words;
	const bool all = span_word(&rest).size == 0;
	struct options o;

	if (g == NULL || !options_read(g, q->words, &o, f))
		return false;
	answer_cards(q->out, g, all ? NULL : &o, q->lang);
	return true;
}

/* "options GAME NAME=VALUE ...": they may contradict each other, but not what there is. */
static bool ask_options(struct question *q, struct fault *f)
{
	const struct game *g = record_game(span_word(&q->words), f);
	struct options o;

	if (g == NULL)
		return false;
	options_normal(g, &o);
	for (struct span word = span_word(&q->words); word.size > 0; word = span_word(&q->words))
		if (!options_read_word(g, word, &o, f))
			return false;
	answer_options(q->out, g, &o, q->lang);
	return true;
}

static void done(struct question *q)
{
	json_open(q->out, NULL, '{');
	json_number(q->out, "moves", desk.table.moves);
	json_close(q->out, '}');
}

static bool ask_new(struct question *q, struct fault *f)
{
	const bool good = desk_new(&desk, q->below, f);

	if (good)
		done(q);
	return good;
}

static bool ask_load(struct question *q, struct fault *f)
{
	const bool good = desk_load(&desk, q->below, f);

	if (good)
		done(q);
	return good;
}

static bool ask_save(struct question *q, struct fault *f)
{
	struct text t = text_on(scratch, sizeof scratch);

	if (!need_table(f))
		return false;
	desk_save(&desk, number(q, desk.table.moves), &t);
	json_open(q->out, NULL, '{');
	json_string(q->out, "record", scratch);
	json_close(q->out, '}');
	return true;
}

static bool ask_cut(struct question *q, struct fault *f)
{
	if (!need_table(f))
		return false;
	desk_cut(&desk, number(q, desk.table.moves));
	done(q);
	return true;
}

static bool ask_state(struct question *q, struct fault *f)
{
	if (!need_table(f))
		return false;
	const struct eyes e = eyes(q);
	answer_state(q->out, &desk, &e, number(q, UINT32_MAX));
	return true;
}

/* The lines from move n on, and who is asked now. */
static void tell_since(struct question *q, const struct eyes *e, uint32_t n)
{
	json_open(q->out, NULL, '{');
	json_number(q->out, "moves", desk.table.moves);
	json_number(q->out, "asks", desk_asks(&desk));
	json_truth(q->out, "over", table_turn(&desk.table)->over != 0);
	answer_log(q->out, &desk, e, n);
	json_close(q->out, '}');
}

static bool ask_log(struct question *q, struct fault *f)
{
	if (!need_table(f))
		return false;
	const struct eyes e = eyes(q);
	const uint32_t n = number(q, 0);
	tell_since(q, &e, n < desk.table.moves ? n : desk.table.moves);
	return true;
}

/* play VIEWER SEAT MOVE */
static bool ask_play(struct question *q, struct fault *f)
{
	const uint32_t before = desk.table.moves;

	if (!need_table(f))
		return false;
	const struct eyes e = eyes(q);
	const uint32_t seat = number(q, DEALER);
	if (seat >= SEATS_MAX || !(desk.humans >> seat & 1))
		return fault_say(f, ERROR_BAD_SEAT, "", "human");
	if (!desk_play(&desk, (int)seat, span_word(&q->words), f))
		return false;
	tell_since(q, &e, before);
	return true;
}

/* step VIEWER [MOST]: moves of the dealer and of bots, until a person is asked */
static bool ask_step(struct question *q, struct fault *f)
{
	const uint32_t before = desk.table.moves;

	if (!need_table(f))
		return false;
	const struct eyes e = eyes(q);
	for (uint32_t most = number(q, 1); most > 0; most--) {
		if (desk_asks(&desk) >= 0 || table_turn(&desk.table)->over)
			break;
		if (!desk_step(&desk, f))
			return false;
	}
	tell_since(q, &e, before);
	return true;
}

static bool ask_undo(struct question *q, struct fault *f)
{
	if (!need_table(f) || !desk_undo(&desk, f))
		return false;
	done(q);
	return true;
}

static bool ask_redo(struct question *q, struct fault *f)
{
	if (!need_table(f) || !desk_redo(&desk, f))
		return false;
	done(q);
	return true;
}

/* hint SEAT: what a strong bot would do there, and why */
static bool ask_hint(struct question *q, struct fault *f)
{
	if (!need_table(f))
		return false;
	const struct eyes e = eyes(q);
	const struct turn *turn = table_turn(&desk.table);
	if (e.seat >= SEATS_MAX)
		return fault_say(f, ERROR_BAD_SEAT, "", "human");
	if (turn->over)
		return fault_say(f, ERROR_OVER, "hint", "");
	if (desk_asks(&desk) < 0 || !turn_waits(turn, e.seat))
		return refuse_seat(turn, e.seat, f);
	answer_hint(q->out, &desk, &e);
	return true;
}

static bool change_prefs(struct prefs *p, struct span word, struct fault *f)
{
	if (span_is(word, "all"))
		p->asking = ASK_ALL;
	else if (span_is(word, "news"))
		p->asking = ASK_NEWS;
	else if (span_is(word, "stops"))
		p->asking = ASK_STOPS;
	else if (span_is(word, "every"))
		p->asking = ASK_EVERY;
	else if (span_is(word, "until") || span_is(word, "now"))
		p->until = span_is(word, "until");
	else if (span_is(word, "usual"))
		prefs_init(p, desk.table.game, desk_shared(&desk));
	else
		return unknown(f, word, "all news stops every until now usual only");
	return true;
}

/* At nothing but what is named.  What no verb or phase is called is passed over: a page keeps its
 * player's wishes longer than a build its names. */
static void stop_only_at(struct prefs *p, struct span *names)
{
	struct span name;
	struct fault f;

	p->verbs = p->phases = 0;
	while ((name = span_word(names)).size > 0)
		prefs_stop(p, desk.table.game, name, &f);
}

/* prefs SEAT WORDS…: `all`, `news`, `stops` or `every`, `until` (pass until the own turn) or `now`
 * (no longer), `usual`, `only` and the names of all verbs and phases to stop at */
static bool ask_prefs(struct question *q, struct fault *f)
{
	static const char *const asking[ASKINGS] = {"all", "news", "stops", "every"};
	char stops[1024];
	struct text t = text_on(stops, sizeof stops);
	struct span word;

	if (!need_table(f))
		return false;
	const uint32_t seat = number(q, DEALER);
	if (seat >= SEATS_MAX)
		return fault_say(f, ERROR_BAD_SEAT, "", "human");
	struct prefs *p = &desk.prefs[seat];
	while ((word = span_word(&q->words)).size > 0)
		if (span_is(word, "only"))
			stop_only_at(p, &q->words);
		else if (!change_prefs(p, word, f))
			return false;
	prefs_list(p, desk.table.game, &t);
	json_open(q->out, NULL, '{');
	json_string(q->out, "asking", asking[p->asking]);
	json_truth(q->out, "until", p->until);
	json_string(q->out, "stops", stops);
	json_close(q->out, '}');
	return true;
}

/* passes: is the person who is asked now to pass without being asked? */
static bool ask_passes(struct question *q, struct fault *f)
{
	if (!need_table(f))
		return false;
	json_open(q->out, NULL, '{');
	json_number(q->out, "asks", desk_asks(&desk));
	json_truth(q->out, "pass", desk_passes(&desk));
	json_close(q->out, '}');
	return true;
}

/* chances N PLAYOUTS */
static bool ask_chances(struct question *q, struct fault *f)
{
	if (!need_table(f))
		return false;
	const uint32_t n = number(q, 0), playouts = number(q, 1);
	json_open(q->out, NULL, '{');
	answer_chances(q->out, &desk, n, playouts < PLAYOUTS_MAX ? playouts : PLAYOUTS_MAX);
	json_close(q->out, '}');
	return true;
}

static bool ask_campaign(struct question *q, struct fault *f)
{
	struct campaign c;

	if (!campaign_read(&c, q->below, f))
		return false;
	answer_campaign(q->out, &c);
	return true;
}

/* campaign-begin FILE: the game that comes next, to be recorded there */
static bool ask_campaign_begin(struct question *q, struct fault *f)
{
	char file[CAMPAIGN_FILE];
	struct campaign c;

	span_copy(span_word(&q->words), file, sizeof file);
	if (!campaign_read(&c, q->below, f) || !campaign_begin(&c, file, f))
		return false;
	answer_campaign(q->out, &c);
	return true;
}

/* campaign-close: the open game is the one on the table, and over */
static bool ask_campaign_close(struct question *q, struct fault *f)
{
	struct campaign c;

	if (!need_table(f) || !campaign_read(&c, q->below, f))
		return false;
	if (campaign_open(&c) == NULL || !table_turn(&desk.table)->over)
		return fault_say(f, ERROR_NOT_OVER, "", "");
	campaign_close(&c, &desk.table);
	answer_campaign(q->out, &c);
	return true;
}

static bool ask_signature(struct question *q, struct fault *f)
{
	char buffer[24];
	struct text t = text_on(buffer, sizeof buffer);

	(void)f;
	text_hex(&t, signature_all(), 16);
	json_open(q->out, NULL, '{');
	json_string(q->out, "signature", buffer);
	json_close(q->out, '}');
	return true;
}

/* --- The door ---------------------------------------------------------------------- */

static const struct command {
	const char *name;
	bool (*answer)(struct question *q, struct fault *f);
} command[] = {
	{"games", ask_games},
	{"words", ask_words},
	{"rules", ask_rules},
	{"cards", ask_cards},
	{"options", ask_options},
	{"new", ask_new},
	{"load", ask_load},
	{"save", ask_save},
	{"cut", ask_cut},
	{"state", ask_state},
	{"log", ask_log},
	{"play", ask_play},
	{"step", ask_step},
	{"undo", ask_undo},
	{"redo", ask_redo},
	{"hint", ask_hint},
	{"prefs", ask_prefs},
	{"passes", ask_passes},
	{"chances", ask_chances},
	{"campaign", ask_campaign},
	{"campaign-begin", ask_campaign_begin},
	{"campaign-close", ask_campaign_close},
	{"signature", ask_signature},
};

enum { COMMANDS = sizeof command / sizeof *command };

static bool answer(struct question *q, struct fault *f)
{
	const struct span name = span_word(&q->words);

	for (int i = 0; i < COMMANDS; i++)
		if (span_is(name, command[i].name))
			return command[i].answer(q, f);
	return fault_set(f, ERROR_UNKNOWN_WORD, name);
}

/* The game whose words say why it was refused: the one that the text names, as it may not
 * have come to a table. */
static const struct game *named(struct span text)
{
	struct fault f;

	while (text.size > 0) {
		struct span line = span_until(&text, '\n');
		struct span word = span_word(&line);
		const struct game *g =
			record_game(span_is(word, "game") ? span_word(&line) : word, &f);
		if (g != NULL)
			return g;
	}
	return desk.open ? desk.table.game : NULL;
}

static void refuse(const struct question *q, const struct fault *f)
{
	struct json *j = q->out;
	char sentence[FAULT_FOUND + FAULT_ALLOWED + 256];
	struct text t = text_on(sentence, sizeof sentence);

	lang_fault(named(q->below), q->lang, f, &t);
	*j = json_on(mouth, sizeof mouth);
	json_open(j, NULL, '{');
	json_string(j, "error", sentence);
	json_close(j, '}');
}

char *door_ear(void);
char *door_mouth(void);
int door_ear_size(void);
int door(int size);
uint64_t bench_signature(void);

__attribute__((export_name("door_ear"))) char *door_ear(void)
{
	return ear;
}

__attribute__((export_name("door_ear_size"))) int door_ear_size(void)
{
	return EAR_SIZE;
}

__attribute__((export_name("door_mouth"))) char *door_mouth(void)
{
	return mouth;
}

/* Answers the question of `size` bytes; returns the length of the answer. */
__attribute__((export_name("door"))) int door(int size)
{
	struct span text = {ear, (size_t)size};
	struct json out = json_on(mouth, sizeof mouth);
	struct question q = {.words = span_until(&text, '\n'), .below = text, .out = &out};
	struct fault f = {0};

	const struct span lang = span_word(&q.words);
	if (lang_find(lang, &q.lang) ? !answer(&q, &f) : !unknown(&f, lang, "en nl de"))
		refuse(&q, &f);
	return (int)(out.out.at - out.out.start);
}

__attribute__((export_name("bench_signature"))) uint64_t bench_signature(void)
{
	return signature_all();
}
