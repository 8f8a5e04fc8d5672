/* names.h -- names that are built into longer words: a fairway is called by its
 * colour, an order by its products.  Columns as everywhere: English, Dutch, German. */

#ifndef GAMES_ROTTERDAM_NAMES_H
#define GAMES_ROTTERDAM_NAMES_H

/* clang-format off */
#define EN_blue    "blue"
#define NL_blue    "blauwe"
#define DE_blue    "blaue"
#define EN_green   "green"
#define NL_green   "groene"
#define DE_green   "grüne"
#define EN_red     "red"
#define NL_red     "rode"
#define DE_red     "rote"
#define EN_white   "white"
#define NL_white   "witte"
#define DE_white   "weiße"
#define EN_yellow  "yellow"
#define NL_yellow  "gele"
#define DE_yellow  "gelbe"

#define EN_bread   "bread"
#define NL_bread   "brood"
#define DE_bread   "Brot"
#define EN_beer    "beer"
#define NL_beer    "bier"
#define DE_beer    "Bier"
#define EN_juice   "orange juice"
#define NL_juice   "jus d'orange"
#define DE_juice   "Orangensaft"
#define EN_jam     "jam"
#define NL_jam     "jam"
#define DE_jam     "Marmelade"
#define EN_clothes "clothes"
#define NL_clothes "kleding"
#define DE_clothes "Kleidung"
#define EN_carpet  "carpet"
#define NL_carpet  "tapijt"
#define DE_carpet  "Teppich"
#define EN_petrol  "petrol"
#define NL_petrol  "benzine"
#define DE_petrol  "Benzin"
#define EN_plastic "plastic"
#define NL_plastic "plastic"
#define DE_plastic "Kunststoff"
/* clang-format on */

#endif
