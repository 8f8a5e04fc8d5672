/* proof.c -- see proof.h. */

#include "host/proof.h"

#include "play/eyes.h"

/* One thing that was proved, or cannot be: what programs call it, and what people are told. */
struct statement {
	const char *id;
	enum ui word;
};

static const struct statement legal = {"legal", UI_PROVED_LEGAL},
			      whole = {"whole", UI_PROVED_WHOLE},
			      dealt = {"dealt", UI_PROVED_DEALT},
			      chain = {"chain", UI_PROVED_CHAIN}, head = {"head", UI_PROVED_HEAD},
			      receipt = {"receipt", UI_PROVED_RECEIPT};
static const struct statement players = {"players", UI_UNPROVED_WHO},
			      tries = {"tries", UI_UNPROVED_TRIES},
			      seed_time = {"seed-time", UI_UNPROVED_WHEN},
			      rewritten = {"rewritten", UI_UNPROVED_ANEW};

enum { CLAIMS = 8 };

/* Both lists end with NULL. */
static void proved(const struct proof *p, const struct statement *list[CLAIMS])
{
	int n = 0;

	list[n++] = &legal;
	list[n++] = &whole;
	list[n++] = &dealt;
	if (p->loaded.reader.form > 1)
		list[n++] = &chain;
	if (p->noted != NOBODY_NOTED)
		list[n++] = p->noted == TRUTH ? &head : &receipt;
	list[n] = NULL;
}

static void unproved(const struct proof *p, const struct statement *list[CLAIMS])
{
	int n = 0;

	list[n++] = &players;
	list[n++] = &tries;
	list[n++] = &seed_time;
	if (p->noted != TRUTH)
		list[n++] = &rewritten;
	list[n] = NULL;
}

bool proof_take(struct proof *p, const char *path, const char *noted, uint32_t *line,
                struct fault *f)
{
	struct text words = text_on(p->watchwords, sizeof p->watchwords);

	p->noted = NOBODY_NOTED;
	if (!verify_record(&p->loaded, path, &p->heads, line, f))
		return false;
	*line = 0; /* whatever is wrong now is wrong with the whole */
	watchword_print(&p->loaded.reader.seal, &words);
	return noted == NULL || verify_head(&p->heads, table_turn(&p->loaded.table)->seats,
	                                    span_of(noted), &p->noted, f);
}

void proof_free(struct proof *p)
{
	load_free(&p->loaded);
}

/* --- For people ---------------------------------------------------------------------- */

static void say(enum language l, enum ui word, const char *a, const char *b, struct text *out)
{
	const char *const strings[] = {a, b, "", "", ""};

	lang_say(l, word, strings, out);
	text_char(out, '\n');
}

static void say_one(enum language l, enum ui word, const char *part, struct text *out)
{
	text_add(out, "- ");
	say(l, word, part, "", out);
}

void proof_tell(const struct proof *p, const char *path, enum language l, struct text *out)
{
	const struct statement *list[CLAIMS];
	char who[NAME_MAX_SIZE + 64] = "";
	struct text t = text_on(who, sizeof who);
	const struct eyes e = eyes_of(&p->loaded.table, l, SPECTATOR);

	if (p->noted != NOBODY_NOTED && p->noted != TRUTH)
		lang_seat(l, &e.names, p->noted, &t);
	say(l, UI_VERIFIED, path, "", out);
	proved(p, list);
	for (int i = 0; list[i] != NULL; i++)
		say_one(l, list[i]->word, who, out);
	if (p->loaded.reader.form == 1)
		say(l, UI_PROVED_LESS, "", "", out);
	say(l, UI_UNPROVED, "", "", out);
	unproved(p, list);
	for (int i = 0; list[i] != NULL; i++)
		say_one(l, list[i]->word, p->watchwords, out);
	if (p->heads.record[0] != '\0')
		say(l, UI_HEAD_IS, p->heads.record, "", out);
}

void proof_tell_campaign(const char *path, int games, bool told, enum language l, struct text *out)
{
	static const enum ui has[] = {UI_PROVED_LEGAL, UI_PROVED_WHOLE, UI_PROVED_DEALT,
	                              UI_PROVED_CHAIN, UI_PROVED_AFTER};
	static const enum ui open[] = {UI_UNPROVED_WHO, UI_UNPROVED_TRIES, UI_UNPROVED_WHEN_ANY,
	                               UI_UNPROVED_ANEW};
	char number[16];
	struct text t = text_on(number, sizeof number);

	text_number(&t, games);
	say(l, told ? UI_CAMPAIGN_VERIFIED : UI_CAMPAIGN_SO_FAR, path, number, out);
	for (size_t i = 0; i < sizeof has / sizeof *has; i++)
		say_one(l, has[i], "", out);
	say(l, UI_UNPROVED, "", "", out);
	for (size_t i = 0; i < sizeof open / sizeof *open; i++)
		say_one(l, open[i], "", out);
}

/* --- For programs -------------------------------------------------------------------- */

static void put(const char *key, const char *value, struct text *out)
{
	text_add(out, ",\"");
	text_add(out, key);
	text_add(out, "\":\"");
	text_add(out, value);
	text_char(out, '"');
}

static void put_claims(const char *key, const struct statement *const *list, struct text *out)
{
	text_add(out, ",\"");
	text_add(out, key);
	text_add(out, "\":[");
	for (int i = 0; list[i] != NULL; i++) {
		text_add(out, i > 0 ? ",\"" : "\"");
		text_add(out, list[i]->id);
		text_char(out, '"');
	}
	text_char(out, ']');
}

static void put_receipts(const struct proof *p, struct text *out)
{
	text_add(out, ",\"receipts\":[");
	for (int seat = 0; seat < table_turn(&p->loaded.table)->seats; seat++) {
		text_add(out, seat > 0 ? ",\"" : "\"");
		chain_print(&p->heads.shown[seat], out);
		text_char(out, '"');
	}
	text_add(out, "],\"bystander\":\"");
	chain_print(&p->heads.shown[SPECTATOR], out);
	text_char(out, '"');
}

void proof_json(const struct proof *p, struct text *out)
{
	const struct statement *list[CLAIMS];

	text_add(out, ",\"form\":");
	text_number(out, p->loaded.reader.form);
	proved(p, list);
	put_claims("proved", list, out);
	unproved(p, list);
	put_claims("unproved", list, out);
	put("head", p->heads.record, out);
	put("after", p->loaded.reader.after, out);
	put("commit", p->loaded.reader.seal.commit, out);
	put("watchwords", p->watchwords, out);
	if (p->heads.record[0] != '\0')
		put_receipts(p, out);
}
