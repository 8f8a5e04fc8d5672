/* args.h -- the words behind `quayside COMMAND`.
 *
 * Every command is a row: its name, how it is called, its flags, examples, and the
 * function that does it.  Reading the words, `--help`, the language and what goes to
 * stderr when they are wrong is the same for all and lives here. */

#ifndef CLI_ARGS_H
#define CLI_ARGS_H

#include "host/example.h"
#include "host/seating.h"
#include "lang/lang.h"

enum { EXIT_FINE, EXIT_NOT_SO, EXIT_WRONG };
enum { FLAGS_MAX = 12, ANY_WORDS = INT16_MAX };

struct args;

struct flag {
	const char *name;   /* "--games" */
	const char *shape;  /* "N"; NULL: a switch without a value */
	enum ui help;
};

struct command {
	const char *name, *usage;
	enum ui summary;
	int (*run)(struct args *a);
	const struct flag *flags;     /* ends with a NULL name; NULL: none */
	const char *const *examples;  /* ends with NULL */
	int words;                    /* that it takes at most, flags apart */
	bool seed, json;              /* which of --seed and --json mean something to it */
};

struct args {
	const struct command *command;
	enum language lang;
	bool json, help, seeded, spoken; /* the last two: --seed and --lang were given */
	uint64_t seed;
	char **word;                  /* what is no flag, gathered at the front of argv */
	int words;
	const char *value[FLAGS_MAX]; /* of the command's flags; NULL: not given */
};

/* Reads argv (behind the command's name).  False if it was wrong; that has been said. */
bool args_read(struct args *a, const struct command *c, int argc, char **argv);
void args_help(const struct args *a);

/* The value of a flag, NULL if it was not given ("" for a switch). */
const char *args_value(const struct args *a, const char *flag);
/* The same as a number from min to max; `normal` if not given. */
bool args_number(const struct args *a, const char *flag, int64_t min, int64_t max,
                 int64_t normal, int64_t *number);

/* The game named by word `first`, and the options in the words behind it. */
const struct game *args_game(const struct args *a, int first, struct options *o);

/* Who sits where: "human,greedy,search:2000". */
bool args_seating(const struct args *a, const struct game *g, const char *text, int seats,
                  bool humans, struct seating *s);
/* "Ada,,Bo": no more names than seats. */
bool args_names(const struct args *a, const char *names, int seats);
/* Says on stderr what is wrong and returns EXIT_WRONG, or EXIT_NOT_SO for a claim that
 * does not hold.  `where` is a file (with a line if line > 0) or NULL. */
int complain(const struct args *a, const struct game *g, const char *where, uint32_t line,
             const struct fault *f);
int complain_missing(const struct args *a);
int complain_surplus(const struct args *a, const char *word, const char *usage);

#endif
