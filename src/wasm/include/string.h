/* string.h -- the four functions of it that Quayside uses; src/wasm/mem.c has them. */

#ifndef WASM_STRING_H
#define WASM_STRING_H

#include <stddef.h>

void *memcpy(void *to, const void *from, size_t n);
void *memmove(void *to, const void *from, size_t n);
void *memset(void *to, int byte, size_t n);
int memcmp(const void *a, const void *b, size_t n);

#endif
