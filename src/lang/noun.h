/* noun.h -- nouns with article and case, and what stands for them.
 *
 * A pattern asks for a form as if the noun were masculine, because that is where languages
 * tell most forms apart; every noun answers with its own:
 *
 *     English   the, a; he, him
 *     Dutch     de, een, die; hij, hem
 *     German    der, den, dem, des; ein, einen, einem, eines; er, ihn, ihm
 *
 * "{who} heuert {den 0} an": "heuert den Matrosen an", "heuert das Fräulein an".  How a
 * noun is written down: rules/words.h. */

#ifndef LANG_NOUN_H
#define LANG_NOUN_H

#include "base/text.h"
#include "rules/telling.h"

/* A grade is what grammars call a case; C has that word already. */
enum article { BARE, DEFINITE, INDEFINITE, THAT, PRONOUN };
enum grade { NOMINATIVE, ACCUSATIVE, DATIVE, GENITIVE, GRADES };
struct form { uint8_t article, grade; };  /* zero: as it is written */

/* What the word asks for; false if the language has nothing of that name. */
bool form_read(enum language l, struct span word, struct form *f);

bool noun_is(const char *cell);                /* or a word that is no noun, and has one form */
const char *noun_plain(const char *cell);      /* as it is written */
void noun_put(enum language l, const char *cell, struct form f, struct text *t);

#endif
