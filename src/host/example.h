/* example.h -- examples in a help that hold for the games there are.
 *
 * In the text of one stand for what the first game that has it is called: {game} a game, {section} a part
 * of its rules, {story} a game with the options under which it tells a story, {learner} a game
 * that a net can learn. */

#ifndef HOST_EXAMPLE_H
#define HOST_EXAMPLE_H

#include "base/text.h"

/* False, and nothing is said, where no game has what the example is about. */
bool example_say(const char *pattern, struct text *t);
/* Prints it as a line of a help. */
void example_print(const char *pattern);
/* The games that a net can learn, "a, b". */
void example_learners(char *list, size_t size);

#endif
