/* text.h -- building and reading strings without a C library.
 *
 * A struct text is a window on somebody's buffer.  What does not fit is dropped
 * and remembered in `full`; the buffer is always a proper string.  Nothing below
 * cli/ uses printf, so that the rules link into a bare WebAssembly module. */

#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct text {
	char *start, *at, *end;  /* end: the last byte, kept for the NUL */
	bool full;
};

struct text text_on(char *buffer, size_t size);          /* an empty text; size at least 1 */
void text_char(struct text *t, char c);
void text_add(struct text *t, const char *s);
void text_part(struct text *t, const char *s, size_t n); /* the first n bytes of s */
void text_number(struct text *t, int64_t number);
void text_hex(struct text *t, uint64_t number, int digits);

/* Reading.  A span is part of a longer string and has no NUL of its own. */
struct span {
	const char *at;
	size_t size;
};

size_t text_size(const char *s);
bool text_same(const char *a, const char *b);
struct span span_of(const char *s);
bool span_is(struct span a, const char *s);
struct span span_word(struct span *rest);                 /* cuts the next blank-separated word off rest */
struct span span_trim(struct span s);                      /* without the blanks around it */
struct span span_until(struct span *rest, char stop);     /* cuts off everything before stop, and stop */
struct span span_line(struct span *rest);                 /* cuts off a line; it ends with \n or \r\n, neither is part of it */
bool span_number(struct span s, int64_t *number);         /* all of s is a decimal number that fits 32 bits */
bool span_hex(struct span s, uint64_t *number);           /* all of s is 1 to 16 hexadecimal digits */
/* As a string, cut to fit between characters.  What could steer a terminal (control
 * characters, also those of Unicode, marks of direction, broken UTF-8) becomes '?'. */
void span_copy(struct span s, char *buffer, size_t size);

#endif
