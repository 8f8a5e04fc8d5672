/* verify.h -- is a record legal and whole, do its lines follow from one another, and were its cards
 * dealt from the seed that was sealed before the game?
 *
 * The reader checks every line by the rules and by the chain; the head at the end says that
 * nothing was cut off.  A campaign is in order when the same holds for it and for every record that it
 * names, each of these is the game that the campaign says, and each goes on from the one before.
 *
 * Who rewrites a whole file can rewrite its chain.  Only a head that somebody noted elsewhere
 * proves more: docs/record.md. */

#ifndef HOST_VERIFY_H
#define HOST_VERIFY_H

#include "host/campaign.h"
#include "host/load.h"

/* Where a fault was found: a file, and the line in it. */
struct place {
	char path[PATH_SIZE];
	uint32_t line;
};

/* What others may have noted of a record: the head of its chain, and of the chain over what
 * every seat and a bystander was shown.  Records of form 1 have none. */
struct heads {
	char record[CHAIN_DIGITS + 1];
	struct chain shown[SEATS_MAX + 1];
};

/* Reads the record, which is to be freed in any case; *line says where a fault lies. */
bool verify_record(struct loaded *l, const char *path, struct heads *h, uint32_t *line,
                   struct fault *f);
/* The same for what is loaded already. */
bool verify_loaded(struct loaded *l, struct heads *h, uint32_t *line, struct fault *f);
/* Whose head is this: TRUTH, a seat's or SPECTATOR's?  False with a fault if nobody's. */
bool verify_head(const struct heads *h, int seats, struct span head, int *whose, struct fault *f);

bool verify_is_campaign(const char *path);
bool verify_campaign(struct campaign_file *v, const char *path, struct place *at, struct fault *f);

#endif
