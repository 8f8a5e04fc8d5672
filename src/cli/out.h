/* out.h -- what the commands print: sentences and wrapped text; and tables, see grid.h. */

#ifndef CLI_OUT_H
#define CLI_OUT_H

#include "lab/grid.h"
#include "lang/lang.h"

enum { OUT_COLUMNS = 80 };

/* Text broken between words, every line indented. */
void out_wrap(FILE *f, int indent, const char *s);
/* A sentence of ui.def with up to two strings in it. */
void out_say(FILE *f, enum language l, enum ui word, const char *a, const char *b);
/* What stands on the screen is for nobody else: clears it, or scrolls it away. */
void out_clear(void);
/* Is stderr a terminal?  Then "done / all" may be written there, over and over on one line that
 * is wiped in the end. */
bool out_watched(void);
void out_progress(int64_t done, int64_t all);
void out_progress_end(void);

#endif
