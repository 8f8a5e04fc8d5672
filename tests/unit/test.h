/* test.h -- what every unit test includes: cmocka, and what cmocka wants first. */

#ifndef TESTS_UNIT_TEST_H
#define TESTS_UNIT_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#define RUN(tests) cmocka_run_group_tests(tests, NULL, NULL)

#endif
