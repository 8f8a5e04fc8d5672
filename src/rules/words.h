/* words.h -- how a game writes down its words, and the figures that stand in them.
 *
 * The rows of text.def, with a column (for nouns: two) for every language:
 *
 *     TEXT( id, English, Dutch, German )
 *     NOUN( id, English, kind, Dutch, kind, German, kind )
 *
 * A noun is written as a label shows it: nominative, no article.  Its kind is what lang/noun.c
 * must know to put it into a sentence, with article and case:
 *
 *     English   a, an         as the word needs it
 *               A, An         … with a capital as a label that a sentence has not: "Sailor"
 *     Dutch     m, v (de)     he or she, if one speaks of it
 *               o (het)
 *               o1, o2        … after so many adjectives: "rood fregat", het rode fregat
 *               Tm, Tv, To    with a capital as a label only
 *     German    m, f, n
 *               m1, f1, n2 …  after so many adjectives: "rote Fregatte", der roten Fregatte
 *               w             weak: "Matrose", "Pirat"
 *     in all    p, p1         a plural
 *               mass …        what is not counted, without a or ein: rum, bread
 *               M, F, N       names without article; in Dutch M, V, O
 *
 * All languages of a word are one string, one after another, and a noun's begins with a byte
 * that stands for its kind: so the table is small, and a word is one pointer wherever it is
 * kept.  Only lang/ reads it. */

#ifndef RULES_WORDS_H
#define RULES_WORDS_H

#include <stdint.h>

/* Kinds in the order of the lines in lang/noun.c. */
#define NOUN_EN_a "\1"
#define NOUN_EN_an "\2"
#define NOUN_EN_A "\3"
#define NOUN_EN_An "\4"
#define NOUN_EN_p "\5"
#define NOUN_EN_mass "\6"
#define NOUN_EN_M "\7"
#define NOUN_EN_F "\10"
#define NOUN_EN_N "\11"

#define NOUN_NL_m "\1"
#define NOUN_NL_v "\2"
#define NOUN_NL_o "\3"
#define NOUN_NL_o1 "\4"
#define NOUN_NL_o2 "\5"
#define NOUN_NL_Tm "\6"
#define NOUN_NL_Tv "\7"
#define NOUN_NL_To "\10"
#define NOUN_NL_p "\11"
#define NOUN_NL_mass_m "\12"
#define NOUN_NL_mass_v "\13"
#define NOUN_NL_mass_o "\14"
#define NOUN_NL_M "\15"
#define NOUN_NL_V "\16"
#define NOUN_NL_O "\17"

#define NOUN_DE_m "\1"
#define NOUN_DE_f "\2"
#define NOUN_DE_n "\3"
#define NOUN_DE_p "\4"
#define NOUN_DE_m1 "\5"
#define NOUN_DE_f1 "\6"
#define NOUN_DE_n1 "\7"
#define NOUN_DE_p1 "\10"
#define NOUN_DE_m2 "\11"
#define NOUN_DE_n2 "\12"
#define NOUN_DE_w "\13"
#define NOUN_DE_mass_m "\14"
#define NOUN_DE_mass_f "\15"
#define NOUN_DE_mass_n "\16"
#define NOUN_DE_mass_f1 "\17"
#define NOUN_DE_M "\20"
#define NOUN_DE_F "\21"
#define NOUN_DE_N "\22"

#define TEXT_CELL(en, nl, de) en "\0" nl "\0" de
#define NOUN_CELL(en, en_kind, nl, nl_kind, de, de_kind) \
	TEXT_CELL(NOUN_EN_##en_kind en, NOUN_NL_##nl_kind nl, NOUN_DE_##de_kind de)

/* A figure of the rules under the name by which texts ask for it, {=NAME}, and the word for
 * what it counts, as "coin|coins"; or a phrase that stands in several texts: the word alone. */
struct number { const char *name; int16_t value; uint16_t word; };
enum { PHRASE = INT16_MIN };

#endif
