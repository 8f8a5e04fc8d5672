# In phase 3 only a seat with a card to play is asked, which betrays its hand.
# caught by: law 2 rotterdam
# in: src/games/rotterdam/shipcards.c
s/return rd_after(s);/return rd_card_moves(s, seat, (struct move[MOVES_MAX]){{0}}) > 0 \&\& rd_after(s);/
