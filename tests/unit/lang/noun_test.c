/* noun_test.c -- every form of every kind of noun, as grammar books have it.
 *
 * The expected values are written by hand, never copied from the program.  A row is a noun
 * and all that can be asked of it, in the order of noun.h. */

#include "lang/noun.h"

#include <stdio.h>
#include <string.h>

#include "test.h"

enum { FORMS = 11, LINE = 512 };

static const char *const asks[LANGUAGES][FORMS + 1] = {
	[ENGLISH] = {"the", "a", "he", "him"},
	[DUTCH] = {"de", "een", "die", "hij", "hem"},
	[GERMAN] = {"der", "den", "dem", "des", "ein", "einen", "einem", "eines", "er", "ihn",
                    "ihm"},
};

/* All forms of a noun, with " | " between. */
static void decline(enum language l, const char *cell, char *buffer, size_t size)
{
	struct text t = text_on(buffer, size);

	for (int i = 0; asks[l][i] != NULL; i++) {
		struct form f;
		assert_true(form_read(l, span_of(asks[l][i]), &f));
		text_add(&t, i > 0 ? " | " : "");
		noun_put(l, cell, f, &t);
	}
	assert_false(t.full);
}

static void is(enum language l, const char *cell, const char *plain, const char *expected)
{
	char found[LINE], bare[LINE];
	struct text t = text_on(bare, sizeof bare);

	assert_true(noun_is(cell));
	assert_string_equal(noun_plain(cell), plain);
	noun_put(l, cell, (struct form){0}, &t);
	assert_string_equal(bare, plain);
	decline(l, cell, found, sizeof found);
	assert_string_equal(found, expected);
}

static void english(void **unused)
{
	(void)unused;
	is(ENGLISH, NOUN_EN_a "red frigate", "red frigate",
	   "the red frigate | a red frigate | it | it");
	is(ENGLISH, NOUN_EN_an "orange ship", "orange ship",
	   "the orange ship | an orange ship | it | it");
	is(ENGLISH, NOUN_EN_A "Sailor 3/1", "Sailor 3/1",
	   "the sailor 3/1 | a sailor 3/1 | it | it");
	is(ENGLISH, NOUN_EN_An "Admiral 9/3", "Admiral 9/3",
	   "the admiral 9/3 | an admiral 9/3 | it | it");
	is(ENGLISH, NOUN_EN_a "British city", "British city",
	   "the British city | a British city | it | it");
	is(ENGLISH, NOUN_EN_mass "rum", "rum", "the rum | rum | it | it");
	is(ENGLISH, NOUN_EN_p "dice", "dice", "the dice | dice | they | them");
	is(ENGLISH, NOUN_EN_M "Silent Sam", "Silent Sam", "Silent Sam | Silent Sam | he | him");
	is(ENGLISH, NOUN_EN_F "Ines the Blade", "Ines the Blade",
	   "Ines the Blade | Ines the Blade | she | her");
	is(ENGLISH, NOUN_EN_N "Port Albion", "Port Albion", "Port Albion | Port Albion | it | it");
}

static void dutch(void **unused)
{
	(void)unused;
	is(DUTCH, NOUN_NL_m "matroos", "matroos",
	   "de matroos | een matroos | die matroos | hij | hem");
	is(DUTCH, NOUN_NL_To "Manusje-van-alles", "Manusje-van-alles",
	   "het manusje-van-alles | een manusje-van-alles | dat manusje-van-alles | het | het");
	is(DUTCH, NOUN_NL_m "gele pinas", "gele pinas",
	   "de gele pinas | een gele pinas | die gele pinas | hij | hem");
	is(DUTCH, NOUN_NL_v "waardin", "waardin",
	   "de waardin | een waardin | die waardin | ze | haar");
	is(DUTCH, NOUN_NL_o "schip", "schip", "het schip | een schip | dat schip | het | het");
	is(DUTCH, NOUN_NL_Tm "Matroos 3/1", "Matroos 3/1",
	   "de matroos 3/1 | een matroos 3/1 | die matroos 3/1 | hij | hem");
	is(DUTCH, NOUN_NL_Tv "Jonkvrouw", "Jonkvrouw",
	   "de jonkvrouw | een jonkvrouw | die jonkvrouw | ze | haar");
	is(DUTCH, NOUN_NL_o1 "wit zeil", "wit zeil",
	   "het witte zeil | een wit zeil | dat witte zeil | het | het");
	is(DUTCH, NOUN_NL_o1 "groen schip", "groen schip",
	   "het groene schip | een groen schip | dat groene schip | het | het");
	is(DUTCH, NOUN_NL_o1 "paars Aresschip", "paars Aresschip",
	   "het paarse Aresschip | een paars Aresschip | dat paarse Aresschip | het | het");
	is(DUTCH, NOUN_NL_o1 "dapper schip", "dapper schip",
	   "het dappere schip | een dapper schip | dat dappere schip | het | het");
	is(DUTCH, NOUN_NL_mass_m "rum", "rum", "de rum | rum | die rum | hij | hem");
	is(DUTCH, NOUN_NL_o1 "rood fregat 3/6", "rood fregat 3/6",
	   "het rode fregat 3/6 | een rood fregat 3/6 | dat rode fregat 3/6 | het | het");
	is(DUTCH, NOUN_NL_o2 "Brits groot koopvaardijschip", "Brits groot koopvaardijschip",
	   "het Britse grote koopvaardijschip | een Brits groot koopvaardijschip | "
	   "dat Britse grote koopvaardijschip | het | het");
	is(DUTCH, NOUN_NL_mass_o "fruit", "fruit", "het fruit | fruit | dat fruit | het | het");
	is(DUTCH, NOUN_NL_mass_v "ruwe olie", "ruwe olie",
	   "de ruwe olie | ruwe olie | die ruwe olie | ze | haar");
	is(DUTCH, NOUN_NL_p "huursoldaten", "huursoldaten",
	   "de huursoldaten | huursoldaten | die huursoldaten | ze | ze");
	is(DUTCH, NOUN_NL_M "Stille Sam", "Stille Sam",
	   "Stille Sam | Stille Sam | Stille Sam | hij | hem");
	is(DUTCH, NOUN_NL_V "Oma Grog", "Oma Grog", "Oma Grog | Oma Grog | Oma Grog | ze | haar");
	is(DUTCH, NOUN_NL_O "Port Albion", "Port Albion",
	   "Port Albion | Port Albion | Port Albion | het | het");
}

/* Without adjectives: article, and what the noun itself shows. */
static void german_nouns(void **unused)
{
	(void)unused;
	is(GERMAN, NOUN_DE_m "Kapitän 4/2", "Kapitän 4/2",
	   "der Kapitän 4/2 | den Kapitän 4/2 | dem Kapitän 4/2 | des Kapitäns 4/2 | "
	   "ein Kapitän 4/2 | einen Kapitän 4/2 | einem Kapitän 4/2 | eines Kapitäns 4/2 | "
	   "er | ihn | ihm");
	is(GERMAN, NOUN_DE_w "Matrose 3/1", "Matrose 3/1",
	   "der Matrose 3/1 | den Matrosen 3/1 | dem Matrosen 3/1 | des Matrosen 3/1 | "
	   "ein Matrose 3/1 | einen Matrosen 3/1 | einem Matrosen 3/1 | eines Matrosen 3/1 | "
	   "er | ihn | ihm");
	is(GERMAN, NOUN_DE_w "Pirat", "Pirat",
	   "der Pirat | den Piraten | dem Piraten | des Piraten | "
	   "ein Pirat | einen Piraten | einem Piraten | eines Piraten | er | ihn | ihm");
	is(GERMAN, NOUN_DE_f "Wirtin", "Wirtin",
	   "die Wirtin | die Wirtin | der Wirtin | der Wirtin | "
	   "eine Wirtin | eine Wirtin | einer Wirtin | einer Wirtin | sie | sie | ihr");
	is(GERMAN, NOUN_DE_n "Fräulein", "Fräulein",
	   "das Fräulein | das Fräulein | dem Fräulein | des Fräuleins | "
	   "ein Fräulein | ein Fräulein | einem Fräulein | eines Fräuleins | es | es | ihm");
	is(GERMAN, NOUN_DE_m "Entdeckerpreis", "Entdeckerpreis",
	   "der Entdeckerpreis | den Entdeckerpreis | dem Entdeckerpreis | "
	   "des Entdeckerpreises | ein Entdeckerpreis | einen Entdeckerpreis | "
	   "einem Entdeckerpreis | eines Entdeckerpreises | er | ihn | ihm");
	is(GERMAN, NOUN_DE_m "Fuß", "Fuß",
	   "der Fuß | den Fuß | dem Fuß | des Fußes | ein Fuß | einen Fuß | einem Fuß | "
	   "eines Fußes | er | ihn | ihm");
}

static void german_plurals_and_names(void **unused)
{
	(void)unused;
	is(GERMAN, NOUN_DE_p "Kräuter", "Kräuter",
	   "die Kräuter | die Kräuter | den Kräutern | der Kräuter | "
	   "Kräuter | Kräuter | Kräutern | Kräuter | sie | sie | ihnen");
	is(GERMAN, NOUN_DE_p "Karten", "Karten",
	   "die Karten | die Karten | den Karten | der Karten | "
	   "Karten | Karten | Karten | Karten | sie | sie | ihnen");
	is(GERMAN, NOUN_DE_mass_n "Rohöl", "Rohöl",
	   "das Rohöl | das Rohöl | dem Rohöl | des Rohöls | "
	   "Rohöl | Rohöl | Rohöl | Rohöls | es | es | ihm");
	is(GERMAN, NOUN_DE_mass_m "Rum", "Rum",
	   "der Rum | den Rum | dem Rum | des Rums | Rum | Rum | Rum | Rums | er | ihn | ihm");
	is(GERMAN, NOUN_DE_mass_f "Marmelade", "Marmelade",
	   "die Marmelade | die Marmelade | der Marmelade | der Marmelade | "
	   "Marmelade | Marmelade | Marmelade | Marmelade | sie | sie | ihr");
	is(GERMAN, NOUN_DE_M "Sam Schweiger", "Sam Schweiger",
	   "Sam Schweiger | Sam Schweiger | Sam Schweiger | von Sam Schweiger | "
	   "Sam Schweiger | Sam Schweiger | Sam Schweiger | von Sam Schweiger | er | ihn | ihm");
	is(GERMAN, NOUN_DE_N "Port Albion", "Port Albion",
	   "Port Albion | Port Albion | Port Albion | von Port Albion | "
	   "Port Albion | Port Albion | Port Albion | von Port Albion | es | es | ihm");
	is(GERMAN, NOUN_DE_F "Rosa Dreipfünder", "Rosa Dreipfünder",
	   "Rosa Dreipfünder | Rosa Dreipfünder | Rosa Dreipfünder | von Rosa Dreipfünder | "
	   "Rosa Dreipfünder | Rosa Dreipfünder | Rosa Dreipfünder | von Rosa Dreipfünder | "
	   "sie | sie | ihr");
}

/* Weak after der, mixed after ein, strong alone. */
static void german_adjectives(void **unused)
{
	(void)unused;
	is(GERMAN, NOUN_DE_m1 "alter Vulkan", "alter Vulkan",
	   "der alte Vulkan | den alten Vulkan | dem alten Vulkan | des alten Vulkans | "
	   "ein alter Vulkan | einen alten Vulkan | einem alten Vulkan | eines alten Vulkans | "
	   "er | ihn | ihm");
	is(GERMAN, NOUN_DE_f1 "schwarze Galeone 5/7", "schwarze Galeone 5/7",
	   "die schwarze Galeone 5/7 | die schwarze Galeone 5/7 | der schwarzen Galeone 5/7 | "
	   "der schwarzen Galeone 5/7 | eine schwarze Galeone 5/7 | eine schwarze Galeone 5/7 | "
	   "einer schwarzen Galeone 5/7 | einer schwarzen Galeone 5/7 | sie | sie | ihr");
	is(GERMAN, NOUN_DE_n1 "rotes Schiff A", "rotes Schiff A",
	   "das rote Schiff A | das rote Schiff A | dem roten Schiff A | des roten Schiffs A | "
	   "ein rotes Schiff A | ein rotes Schiff A | einem roten Schiff A | "
	   "eines roten Schiffs A | es | es | ihm");
	is(GERMAN, NOUN_DE_n2 "britisches kleines Schiff", "britisches kleines Schiff",
	   "das britische kleine Schiff | das britische kleine Schiff | "
	   "dem britischen kleinen Schiff | des britischen kleinen Schiffs | "
	   "ein britisches kleines Schiff | ein britisches kleines Schiff | "
	   "einem britischen kleinen Schiff | eines britischen kleinen Schiffs | es | es | ihm");
	is(GERMAN, NOUN_DE_p1 "offene Karten", "offene Karten",
	   "die offenen Karten | die offenen Karten | den offenen Karten | "
	   "der offenen Karten | offene Karten | offene Karten | offenen Karten | "
	   "offener Karten | sie | sie | ihnen");
	is(GERMAN, NOUN_DE_mass_f1 "offene See", "offene See",
	   "die offene See | die offene See | der offenen See | der offenen See | "
	   "offene See | offene See | offener See | offener See | sie | sie | ihr");
	is(GERMAN, NOUN_DE_m2 "königlicher Gesandter", "königlicher Gesandter",
	   "der königliche Gesandte | den königlichen Gesandten | dem königlichen Gesandten | "
	   "des königlichen Gesandten | ein königlicher Gesandter | "
	   "einen königlichen Gesandten | einem königlichen Gesandten | "
	   "eines königlichen Gesandten | er | ihn | ihm");
}

/* A word that is no noun has one form, and a language only its own questions. */
static void others(void **unused)
{
	char buffer[LINE];
	struct text t = text_on(buffer, sizeof buffer);
	struct form f;

	(void)unused;
	assert_false(noun_is("Blau"));
	assert_string_equal(noun_plain("Blau"), "Blau");
	assert_true(form_read(GERMAN, span_of("dem"), &f));
	noun_put(GERMAN, "Blau", f, &t);
	assert_string_equal(buffer, "Blau");
	assert_false(form_read(ENGLISH, span_of("dem"), &f));
	assert_false(form_read(DUTCH, span_of("der"), &f));
	assert_false(form_read(GERMAN, span_of("die"), &f));
	assert_false(form_read(GERMAN, span_of(""), &f));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(english),           cmocka_unit_test(dutch),
		cmocka_unit_test(german_nouns),      cmocka_unit_test(german_plurals_and_names),
		cmocka_unit_test(german_adjectives), cmocka_unit_test(others),
	};
	return RUN(tests);
}
