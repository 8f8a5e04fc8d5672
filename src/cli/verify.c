/* verify.c -- `quayside verify FILE`: is a record, or a campaign with all its records, in order? */

#include <stdio.h>

#include "cli/commands.h"
#include "cli/out.h"
#include "host/verify.h"

static int record(const struct args *a, const char *path)
{
	struct loaded l;
	struct fault f;
	uint32_t line;
	const bool good = verify_record(&l, path, &line, &f);
	const int status = good ? EXIT_FINE
	                        : complain(a, load_game(&l),
	                                   f.error == ERROR_CANNOT_OPEN ? NULL : path, line, &f);
	if (a->json)
		printf("{\"verified\":%s,\"moves\":%u}\n", good ? "true" : "false",
		       load_game(&l) != NULL ? l.table.moves : 0);
	else if (good)
		out_say(stdout, a->lang, UI_VERIFIED, path, NULL);
	load_free(&l);
	return status;
}

static int campaign(const struct args *a, const char *path)
{
	static struct campaign_file v;
	struct place at;
	struct fault f;
	int chapter, attempt;
	const bool good = verify_campaign(&v, path, &at, &f);
	const int status =
		good ? EXIT_FINE
		     : complain(a, v.campaign.game, f.error == ERROR_CANNOT_OPEN ? NULL : at.path,
	                        at.line, &f);
	const bool told = good && !campaign_next(&v.campaign, &chapter, &attempt);
	char number[16];
	snprintf(number, sizeof number, "%d", v.campaign.legs);
	if (a->json)
		printf("{\"verified\":%s,\"games\":%d,\"told\":%s}\n", good ? "true" : "false",
		       v.campaign.legs, told ? "true" : "false");
	else if (good)
		out_say(stdout, a->lang, told ? UI_CAMPAIGN_VERIFIED : UI_CAMPAIGN_SO_FAR, path,
		        number);
	return status;
}

static int run(struct args *a)
{
	if (a->words != 1)
		return complain_missing(a);
	return verify_is_campaign(a->word[0]) ? campaign(a, a->word[0]) : record(a, a->word[0]);
}

static const char *const examples[] = {"verify game.record", "verify tale.campaign", NULL};

const struct command command_verify = {
	.name = "verify",
	.usage = "verify FILE",
	.summary = UI_VERIFY_SUMMARY,
	.run = run,
	.examples = examples,
	.words = 1,
	.json = true,
};
