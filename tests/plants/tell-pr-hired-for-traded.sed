# A ship that is traded is told to be hired.
# caught by: law 13 port-royal
# in: src/games/portroyal/tell.c
s/trade ? WORD_say_trade : WORD_say_hire/WORD_say_hire/
