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

struct span span_until(struct span *rest, char stop)
{
	struct span part = {rest->at, 0};

	while (rest->size > 0 && *rest->at != stop)
		rest->at++, rest->size--, part.size++;
	if (rest->size > 0)
		rest->at++, rest->size--;
	return part;
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

void span_copy(struct span s, char *buffer, size_t size)
{
	struct text t = text_on(buffer, size);

	for (size_t i = 0; i < s.size; i++) {
		const unsigned char c = (unsigned char)s.at[i];
		text_char(&t, c < 0x20 || c == 0x7f ? '?' : (char)c);
	}
}
