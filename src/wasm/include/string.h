/* string.h -- the four functions of it that Quayside uses; src/wasm/mem.c has them.
 *
 * As macros too, as a C library may: without a library the compiler does not take
 * memcpy(&word, at, 8) for the one load that it is. */

#ifndef WASM_STRING_H
#define WASM_STRING_H

#include <stddef.h>

void *memcpy(void *to, const void *from, size_t n);
void *memmove(void *to, const void *from, size_t n);
void *memset(void *to, int byte, size_t n);
int memcmp(const void *a, const void *b, size_t n);

#define memcpy(to, from, n) __builtin_memcpy(to, from, n)
#define memmove(to, from, n) __builtin_memmove(to, from, n)
#define memset(to, byte, n) __builtin_memset(to, byte, n)

#endif
