/* verify.c -- `quayside verify FILE`: is a record, or a campaign with all its records, in order?
 * It says what that proves and, as plainly, what nobody could prove from one file. */

#include <stdio.h>

#include "cli/commands.h"
#include "cli/out.h"
#include "host/proof.h"

static char text[PROOF_TEXT];

static void print_lines(void)
{
	struct span rest = span_of(text);

	while (rest.size > 0) {
		char line[PROOF_TEXT];
		span_copy(span_until(&rest, '\n'), line, sizeof line);
		out_wrap(stdout, line[0] == '-' ? 2 : 0, line);
	}
}

static int record(const struct args *a, const char *path)
{
	static struct proof p;
	struct text t = text_on(text, sizeof text);
	struct fault f;
	uint32_t line;
	const bool good = proof_take(&p, path, args_value(a, "--head"), &line, &f);
	const int status = good ? EXIT_FINE
	                        : complain(a, load_game(&p.loaded),
	                                   f.error == ERROR_CANNOT_OPEN ? NULL : path, line, &f);
	if (a->json) {
		if (good)
			proof_json(&p, &t);
		printf("{\"verified\":%s,\"moves\":%u%s}\n", good ? "true" : "false",
		       load_game(&p.loaded) != NULL ? p.loaded.table.moves : 0, text);
	} else if (good) {
		proof_tell(&p, path, a->lang, &t);
		print_lines();
	}
	proof_free(&p);
	return status;
}

static int campaign(const struct args *a, const char *path)
{
	static struct campaign_file v;
	struct text t = text_on(text, sizeof text);
	struct place at;
	struct fault f;
	int chapter, attempt;
	const bool good = verify_campaign(&v, path, &at, &f);
	const int status =
		good ? EXIT_FINE
		     : complain(a, v.campaign.game, f.error == ERROR_CANNOT_OPEN ? NULL : at.path,
	                        at.line, &f);
	const bool told = good && !campaign_next(&v.campaign, &chapter, &attempt);
	if (a->json) {
		printf("{\"verified\":%s,\"games\":%d,\"told\":%s}\n", good ? "true" : "false",
		       v.campaign.legs, told ? "true" : "false");
	} else if (good) {
		proof_tell_campaign(path, v.campaign.legs, told, a->lang, &t);
		print_lines();
	}
	return status;
}

static int run(struct args *a)
{
	if (a->words != 1)
		return complain_missing(a);
	if (!verify_is_campaign(a->word[0]))
		return record(a, a->word[0]);
	return args_value(a, "--head") != NULL ? complain_surplus(a, "--head", "verify FILE")
	                                       : campaign(a, a->word[0]);
}

static const struct flag flags[] = {
	{"--head", "HEX", UI_HELP_HEAD},
	{NULL, NULL, UIS},
};

static const char *const examples[] = {"verify game.record", "verify game.record --head 51c4b0…",
                                       "verify tale.campaign", NULL};

const struct command command_verify = {
	.name = "verify",
	.usage = "verify FILE [--head HEX]",
	.summary = UI_VERIFY_SUMMARY,
	.run = run,
	.flags = flags,
	.examples = examples,
	.words = 1,
	.json = true,
};
