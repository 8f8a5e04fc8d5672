# Ships sail, and nothing is told of it.
# caught by: law 13 rotterdam
# in: src/games/rotterdam/tell.c
s/if (to != from)$/if (false)/
