# A boat is bought, and told as a pass.
# caught by: law 13 nullgame
# in: src/games/nullgame/tell.c
s/return say(WORD_say_boat.*/return say(WORD_say_pass, m.seat, SECTION_turn, 0);/
