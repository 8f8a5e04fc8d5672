# A boat is told to cost a coin more than is paid.
# caught by: law 13 nullgame
# in: src/games/nullgame/tell.c
s/say(WORD_say_boat, m.seat, SECTION_turn, BOAT_PRICE)/say(WORD_say_boat, m.seat, SECTION_turn, BOAT_PRICE + 1)/
