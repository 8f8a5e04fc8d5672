/* portroyal.c -- Port Royal in the terminal: cards in boxes, with signs for what they cost and bring. */

#include "tui/skin.h"

static const struct sign counters[] = {{"influence", "★", ""},
                                       {"coins", "●", ""},
                                       {"swords", "†", ""},
                                       SIGN_NAMED("takes"),
                                       SIGN_LAST};

/* What a person costs is paid, what a ship brings is gained. */
static const struct sign columns[] = {{"cost", "", "●"},
                                      {"influence", "", "★"},
                                      {"coins", "+", "●"},
                                      {"swords", "", "†"},
                                      SIGN_LAST};

static const char *const boxed[] = {"harbour", "revealed", NULL};

static const char *const silent[] = {"coins", NULL};

static const char *const piles[] = {"deck", NULL};

/* clang-format off */
static const char *const legend[LANGUAGES] = {
	"★ influence · ● coins · † swords · ☠ never repelled. A ship's card stands on waves and shows what it pays; a person's card shows the price first.",
	"★ invloed · ● munten · † zwaarden · ☠ niet te verjagen. De kaart van een schip staat op golven en toont wat ze opbrengt; op die van een persoon staat de prijs voorop.",
	"★ Einfluss · ● Münzen · † Säbel · ☠ nicht abzuwehren. Die Karte eines Schiffes steht auf Wellen und zeigt, was sie bringt; bei einer Person steht vorn der Preis.",
};
/* clang-format on */

extern const struct skin portroyal_skin;
const struct skin portroyal_skin = {
	.counters = counters,
	.columns = columns,
	.boxed = boxed,
	.silent = silent,
	.piles = piles,
	.alarm = "bust",
	.legend = legend,
};
