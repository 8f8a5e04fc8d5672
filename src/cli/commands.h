/* commands.h -- the commands, one file each; main.c has the table. */

#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

#include "cli/args.h"

extern const struct command command_menu, command_games, command_rules, command_cards, command_words, command_play,
	command_simulate, command_ladder, command_bot, command_bench, command_perft, command_scenario, command_replay,
	command_verify, command_web, command_train;

#endif
