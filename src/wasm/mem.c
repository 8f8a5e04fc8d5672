/* mem.c -- all the C library that the module has.
 *
 * The rules need four functions on memory and a way to stop; compilers also call
 * these four on their own.  Built without builtins, or memcpy would be compiled
 * into a call of itself. */

#include <assert.h>
#include <stdint.h>
#include <string.h>

#undef memcpy
#undef memmove
#undef memset

/* States are copied all the time: a word at a time while there is one. */
void *memcpy(void *to, const void *from, size_t n)
{
	unsigned char *t = to;
	const unsigned char *f = from;
	uint64_t word;

	for (; n >= sizeof word; n -= sizeof word, t += sizeof word, f += sizeof word) {
		__builtin_memcpy(&word, f, sizeof word);
		__builtin_memcpy(t, &word, sizeof word);
	}
	while (n-- > 0)
		*t++ = *f++;
	return to;
}

void *memmove(void *to, const void *from, size_t n)
{
	unsigned char *t = to;
	const unsigned char *f = from;

	if ((uintptr_t)t <= (uintptr_t)f)
		return memcpy(to, from, n);
	while (n-- > 0)
		t[n] = f[n];
	return to;
}

void *memset(void *to, int byte, size_t n)
{
	unsigned char *t = to;

	while (n-- > 0)
		*t++ = (unsigned char)byte;
	return to;
}

int memcmp(const void *a, const void *b, size_t n)
{
	const unsigned char *x = a, *y = b;

	for (; n > 0; n--, x++, y++)
		if (*x != *y)
			return *x < *y ? -1 : 1;
	return 0;
}

_Noreturn void __assert_fail(const char *what, const char *file, unsigned line,
                             const char *function)
{
	(void)what, (void)file, (void)line, (void)function;
	__builtin_trap();
}
