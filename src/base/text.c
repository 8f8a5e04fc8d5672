/* text.c -- see text.h. */

#include "base/text.h"

struct text text_on(char *buffer, size_t size)
{
	struct text t = {buffer, buffer, buffer + size - 1, false};

	*buffer = '\0';
	return t;
}

void text_char(struct text *t, char c)
{
	if (t->at == t->end) {
		t->full = true;
		return;
	}
	*t->at++ = c;
	*t->at = '\0';
}

void text_add(struct text *t, const char *s)
{
	while (*s != '\0')
		text_char(t, *s++);
}

void text_part(struct text *t, const char *s, size_t n)
{
	while (n-- > 0)
		text_char(t, *s++);
}

void text_number(struct text *t, int64_t number)
{
	char digit[20];
	int n = 0;
	uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;

	if (number < 0)
		text_char(t, '-');
	do
		digit[n++] = (char)('0' + rest % 10);
	while ((rest /= 10) > 0);
	while (n > 0)
		text_char(t, digit[--n]);
}

void text_hex(struct text *t, uint64_t number, int digits)
{
	while (digits-- > 0)
		text_char(t, "0123456789abcdef"[(number >> (4 * digits)) & 15]);
}

size_t text_size(const char *s)
{
	size_t n = 0;

	while (s[n] != '\0')
		n++;
	return n;
}

bool text_same(const char *a, const char *b)
{
	while (*a != '\0' && *a == *b)
		a++, b++;
	return *a == *b;
}

struct span span_of(const char *s)
{
	return (struct span){s, text_size(s)};
}

bool span_is(struct span a, const char *s)
{
	for (size_t i = 0; i < a.size; i++)
		if (s[i] == '\0' || s[i] != a.at[i])
			return false;
	return s[a.size] == '\0';
}

static bool blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r';
}

struct span span_word(struct span *rest)
{
	while (rest->size > 0 && blank(*rest->at))
		rest->at++, rest->size--;
	struct span word = {rest->at, 0};
	while (rest->size > 0 && !blank(*rest->at))
		rest->at++, rest->size--, word.size++;
	return word;
}

struct span span_trim(struct span s)
{
	while (s.size > 0 && blank(*s.at))
		s.at++, s.size--;
	while (s.size > 0 && blank(s.at[s.size - 1]))
		s.size--;
	return s;
}

struct span span_until(struct span *rest, char stop)
{
	struct span part = {rest->at, 0};

	while (rest->size > 0 && *rest->at != stop)
		rest->at++, rest->size--, part.size++;
	if (rest->size > 0)
		rest->at++, rest->size--;
	return part;
}

struct span span_line(struct span *rest)
{
	struct span line = span_until(rest, '\n');

	if (line.size > 0 && line.at[line.size - 1] == '\r')
		line.size--;
	return line;
}

bool span_number(struct span s, int64_t *number)
{
	const bool negative = s.size > 0 && *s.at == '-';
	int64_t n = 0;

	if (negative)
		s.at++, s.size--;
	if (s.size == 0 || s.size > 10)
		return false;
	for (; s.size > 0; s.at++, s.size--) {
		if (*s.at < '0' || *s.at > '9')
			return false;
		n = n * 10 + (*s.at - '0');
	}
	if (n > INT32_MAX)
		return false;
	*number = negative ? -n : n;
	return true;
}

static int hex_digit(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	return -1;
}

bool span_hex(struct span s, uint64_t *number)
{
	uint64_t n = 0;

	if (s.size == 0 || s.size > 16)
		return false;
	for (size_t i = 0; i < s.size; i++) {
		const int digit = hex_digit(s.at[i]);
		if (digit < 0)
			return false;
		n = n << 4 | (uint64_t)digit;
	}
	*number = n;
	return true;
}

/* One UTF-8 character at the head of s: its length in bytes, or 0 if broken. */
static size_t character(struct span s, uint32_t *code)
{
	const unsigned char *c = (const unsigned char *)s.at;
	const size_t size = c[0] < 0x80   ? 1
	                    : c[0] < 0xc2 ? 0
	                    : c[0] < 0xe0 ? 2
	                    : c[0] < 0xf0 ? 3
	                    : c[0] < 0xf5 ? 4
	                                  : 0;

	if (size == 0 || size > s.size)
		return 0;
	*code = size == 1 ? c[0] : c[0] & (0xffu >> (size + 1));
	for (size_t i = 1; i < size; i++) {
		if ((c[i] & 0xc0) != 0x80)
			return 0;
		*code = *code << 6 | (c[i] & 0x3f);
	}
	static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
	return *code >= least[size] ? size : 0;
}

static bool harmless(uint32_t code)
{
	return code >= 0x20 && (code < 0x7f || code > 0x9f) && code <= 0x10ffff &&
	       (code < 0x2028 || code > 0x202e) && (code < 0x2066 || code > 0x2069) &&
	       code != 0x200e && code != 0x200f && code != 0x061c && code != 0xfeff &&
	       (code < 0xd800 || code > 0xdfff);
}

void span_copy(struct span s, char *buffer, size_t size)
{
	struct text t = text_on(buffer, size);

	while (s.size > 0) {
		uint32_t code = 0;
		const size_t bytes = character(s, &code);
		const bool good = bytes > 0 && harmless(code);
		const size_t room = (size_t)(t.end - t.at);
		if (room < (good ? bytes : 1))
			return;
		text_part(&t, good ? s.at : "?", good ? bytes : 1);
		s.at += bytes > 0 ? bytes : 1;
		s.size -= bytes > 0 ? bytes : 1;
	}
}
