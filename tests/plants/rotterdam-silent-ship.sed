# Nobody is told of a ship that sails into a harbour and is unloaded in the same step.
# caught by: law 13 rotterdam
# in: src/games/rotterdam/tell.c
/^static int sailed_to(/,/^}/s/rd_fairway\[f\].to >= HARBOUR/false/
