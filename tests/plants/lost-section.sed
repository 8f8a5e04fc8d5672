# A line refers to a section that is not there.
# caught by: law 11 nullgame
# in: src/games/nullgame/tell.c
s/return say(WORD_say_gull, m.seat, SECTION_sale, 0)/return say(WORD_say_gull, m.seat, SECTION_end + 1, 0)/
