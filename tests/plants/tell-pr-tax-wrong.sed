# The tax that is told is a coin more than the tax that is paid.
# caught by: law 13 port-royal
# in: src/games/portroyal/tell.c
s/say(t, WORD_say_taxed, seat, SECTION_tax, paid(a, b, seat), 0)/say(t, WORD_say_taxed, seat, SECTION_tax, paid(a, b, seat) + 1, 0)/
