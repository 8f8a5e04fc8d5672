/* record.c -- any bytes as a record: read, or refused with a sentence. */

#include "fuzz.h"
#include "play/record.h"

enum { ROOM = 4096 };

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	static struct table table;
	static struct reader reader;
	static struct move room[ROOM];
	struct span rest = {(const char *)bytes, size};
	struct fault f = {0};

	table.game = NULL;
	reader_init(&reader, &table, room, ROOM);
	while (rest.size > 0)
		if (!reader_line(&reader, span_line(&rest), &f)) {
			say_fault(table.game, &f);
			break;
		}
	return 0;
}
