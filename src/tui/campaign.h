/* campaign.h -- a campaign on the screen: the page that says where it stands, a game, and again,
 * until the story is told or somebody has had enough for today. */

#ifndef TUI_CAMPAIGN_H
#define TUI_CAMPAIGN_H

#include "host/campaign.h"
#include "tui/frame.h"
#include "tui/tui.h"

/* Both return false if the program was told to stop; f->error says what went wrong, and is
 * ERROR_NONE if nothing did. */
bool campaign_play(struct frame *out, struct tui *t, struct campaign_file *v, struct damage *d,
                   struct fault *f);
/* Goes on with the campaign in that file; *d is about the game that it is in the middle of. */
bool campaign_resume(struct frame *out, struct tui *t, const char *path, struct damage *d,
                     struct fault *f);

#endif
