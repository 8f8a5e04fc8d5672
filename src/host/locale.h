/* locale.h -- the language that the person has set for all programs. */

#ifndef HOST_LOCALE_H
#define HOST_LOCALE_H

#include "lang/lang.h"

/* The language of LC_ALL, LC_MESSAGES or LANG; English if none of ours. */
enum language locale_language(void);

#endif
