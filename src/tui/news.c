/* news.c -- the newest lines of the log, in a corner of the table. */

#include "tui/draw.h"

static int entry_rows(const struct frame *f, const struct eyes *w, const struct log *l, int i,
                      int width)
{
	char sentence[SHOW_LINE];

	log_sentence(l, i, w, sentence, sizeof sentence);
	return frame_rows(f, width, sentence);
}

void draw_log(struct frame *f, struct rect r, const struct eyes *w, const struct log *l, int fresh,
              const char *title)
{
	const struct rect head = rect_cut_top(&r, 1);
	int first = l->entries, rows = 0;

	frame_fill(f, head, STYLE_DIM, "─");
	frame_put(f, head.y, head.x + 1, head.w - 2, STYLE_BOLD, title);
	rect_cut_left(&r, 1);
	while (first > 0) {
		const int more = entry_rows(f, w, l, first - 1, r.w);
		if (rows + more > r.h)
			break;
		rows += more;
		first--;
	}
	for (; first < l->entries; first++) {
		char sentence[SHOW_LINE];
		log_sentence(l, first, w, sentence, sizeof sentence);
		rect_cut_top(&r, frame_wrap(f, r, first >= fresh ? 0 : STYLE_DIM, 0, sentence));
	}
}
