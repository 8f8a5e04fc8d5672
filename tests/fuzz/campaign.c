/* campaign.c -- any bytes as a campaign: read and written again, or refused with a sentence. */

#include <assert.h>

#include "fuzz.h"
#include "play/campaign.h"

static void read_all(struct campaign *c, struct span rest, bool *good)
{
	struct fault f = {0};

	campaign_none(c);
	*good = true;
	while (*good && rest.size > 0) {
		*good = campaign_line(c, span_until(&rest, '\n'), &f);
		if (!*good)
			say_fault(c->game, &f);
	}
}

/* What was read prints as something that reads and prints the same. */
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	static struct campaign c;
	static char once[CAMPAIGN_TEXT], twice[CAMPAIGN_TEXT];
	struct text a = text_on(once, sizeof once), b = text_on(twice, sizeof twice);
	bool good;

	read_all(&c, (struct span){(const char *)bytes, size}, &good);
	if (!good || c.game == NULL)
		return 0;
	campaign_print(&c, &a);
	read_all(&c, span_of(once), &good);
	assert(good && !a.full);
	campaign_print(&c, &b);
	assert(text_same(once, twice));
	return 0;
}
