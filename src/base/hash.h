/* hash.h -- names of positions and signatures of runs (FNV-1a, 64 bits).
 *
 * A checksum against accidents and for "did anything change?", not against
 * forgery; that is play/seal.c's business. */

#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

#define HASH_START 0xcbf29ce484222325u

uint64_t hash_bytes(uint64_t h, const void *bytes, size_t n);
uint64_t hash_text(uint64_t h, const char *text);   /* its NUL included, so "a","b" differs from "ab" */
uint64_t hash_number(uint64_t h, uint64_t number);  /* the same on every machine */

#endif
