/* answers.h -- what the door says about games, positions, the past and chances. */

#ifndef WASM_ANSWERS_H
#define WASM_ANSWERS_H

#include "play/campaign.h"
#include "wasm/json.h"
#include "wasm/kept.h"

/* catalogue.c: what does not change during a game */
void answer_games(struct json *j, enum language l);
void answer_words(struct json *j, const struct game *g, enum language l);
void answer_rules(struct json *j, const struct game *g, enum language l);
/* Every card, or those of a game with these options. */
void answer_cards(struct json *j, const struct game *g, const struct options *o, enum language l);
/* Which options matter as all are set now, and why they do not go together, if so. */
void answer_options(struct json *j, const struct game *g, const struct options *o, enum language l);

/* playing.c: what an `enum next` and an `enum asking` are called */
extern const char *const answer_what[], *const answer_asking[];

/* position.c: the table after n moves, and what may be done there if that is now; `key` as in
 * json_open */
void answer_state(struct json *j, const char *key, struct kept *k, const struct eyes *e,
                  uint32_t n);

/* hint.c: the move that a strong bot advises that seat, and why */
void answer_hint(struct json *j, struct kept *k, const struct eyes *e);

/* campaign.c: a campaign from its text, and what there is to say about it */
bool campaign_read(struct campaign *c, struct span text, struct fault *f);
void answer_campaign(struct json *j, const struct campaign *c);

/* log.c: what happened from move n on, in sentences */
void answer_log(struct json *j, const char *key, struct kept *k, const struct eyes *e, uint32_t n);

/* chances.c: chances to win as anybody could reckon them after n moves, by playing on in
 * worlds that a bystander cannot tell apart */
void answer_chances(struct json *j, struct kept *k, uint32_t n, uint32_t playouts);

#endif
