/* fuzz.h -- what every fuzz target includes: libFuzzer's entry, which it wants without
 * a declaration of its own. */

#ifndef TESTS_FUZZ_FUZZ_H
#define TESTS_FUZZ_FUZZ_H

#include <stddef.h>
#include <stdint.h>

#include "base/error.h"
#include "rules/game.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

/* A fault must make a sentence in every language. */
void say_fault(const struct game *g, const struct fault *f);

#endif
