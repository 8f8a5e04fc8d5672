/* out.h -- what the commands print: sentences and wrapped text (for tables see grid.h); and
 * whether they should take the whole screen instead. */

#ifndef CLI_OUT_H
#define CLI_OUT_H

#include "cli/args.h"
#include "lab/grid.h"
#include "tui/tui.h"

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

/* How the screen is wanted; false if --speed was wrong, which has been said. */
bool screen_read(const struct args *a, struct tui *t);
/* Do the flags ask for it at all?  If not, lines are printed. */
bool screen_wanted(const struct args *a);

#endif
