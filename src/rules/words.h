/* words.h -- how a game writes down its words and the figures that stand in them.
 *
 * The rows of text.def, with a column (for nouns: two) for every language:
 *
 *     TEXT( id, English, Dutch, German )
 *     NOUN( id, English, is, Dutch, is, German, is )
 *
 * A noun is written as a label shows it: nominative, no article.  `is` says what lang/noun.c
 * must know to put it into a sentence, with article and case:
 *
 *     English   "a" or "an", as the word needs it
 *     Dutch     "m" or "v" (de), "o" (het); then the adjectives as they stand after het, if
 *               that is not as they are written: "rood fregat", "o rode"
 *     German    "m", "f", "n"; then how many adjectives stand before it, and the ending that
 *               a weak noun takes outside the nominative: "rote Fregatte", "f1";
 *               "Matrose", "m-n"; "Königlicher Gesandter", "m2"
 *
 *     in all    "p" a plural; "~" (English) or "m~", "o~", "f~" … what is not counted: rum,
 *               bread, without a or ein; a capital ("M", "F", "N", "P", in Dutch also "V" and
 *               "O") for names that have no article; "_a", "_m" in English and Dutch for what
 *               is written with a capital as a title, but not inside a sentence
 *
 * A noun's cell begins with that between two marks, so that a word is one string wherever it
 * is kept.  Only lang/ reads the table. */

#ifndef RULES_WORDS_H
#define RULES_WORDS_H

#include <stdint.h>

#define NOUN_CELL(is, text) "\1" is "\1" text
#define NOUN_CELLS(en, en_is, nl, nl_is, de, de_is) \
	{ \
		NOUN_CELL(en_is, en), NOUN_CELL(nl_is, nl), NOUN_CELL(de_is, de) \
	}
enum { NOUN_MARK = '\1' };

/* A figure of the rules under the name by which texts ask for it: {=NAME}. */
struct number { const char *name; int32_t value; };

#endif
