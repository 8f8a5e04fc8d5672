/* watchword.h -- the seal of a deal as a few words that people can keep in mind.
 *
 * A commitment binds only if somebody knew it before the deal.  People who share a screen see no
 * record, so they are shown the first bytes of it as words; `quayside verify` names the same
 * words when the game is over.  Six words are 48 bits: to find another seed with the same words
 * takes some hundred trillion hashes, which nobody does between two moves. */

#ifndef PLAY_WATCHWORD_H
#define PLAY_WATCHWORD_H

#include "play/record.h"

enum { WATCHWORDS = 6, WATCHWORD_TEXT = WATCHWORDS * 16 };

/* "anchor reef oyster …" for a seal; nothing if it has no commitment. */
void watchword_print(const struct seal *s, struct text *out);

#endif
