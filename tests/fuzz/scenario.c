/* scenario.c -- any bytes as a scenario: it holds, or there is a sentence why not. */

#include "fuzz.h"
#include "play/scenario.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	static struct scenario scenario;
	struct fault f = {0};

	if (!scenario_run(&scenario, (struct span){(const char *)bytes, size}, &f))
		say_fault(scenario.known ? scenario.table.game : NULL, &f);
	return 0;
}
