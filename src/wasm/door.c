/* door.c -- what a page may call.  Exported functions and nothing else; everything
 * behind them is the same code as in the native program. */

#include "bots/signature.h"

uint64_t bench_signature(void);

__attribute__((export_name("bench_signature"))) uint64_t bench_signature(void)
{
	return signature_all();
}
