/* assert.h -- assertions without a C library: a failing one stops the module. */

#ifndef WASM_ASSERT_H
#define WASM_ASSERT_H

_Noreturn void __assert_fail(const char *what, const char *file, unsigned line, const char *function);

#define static_assert _Static_assert
#define assert(true_here) \
	((true_here) ? (void)0 : __assert_fail(#true_here, __FILE__, __LINE__, __func__))

#endif
