# The dealer still waits when the game is over.
# caught by: law 1 nullgame
# in: src/games/nullgame/nullgame.c
s/s->turn.waiting = s->turn.over ? 0 : 1u << DEALER;/s->turn.waiting = 1u << DEALER;/
