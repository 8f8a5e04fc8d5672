# The move that deals a coin says which card it is.
# caught by: law 2 port-royal
# in: src/games/portroyal/view.c
/^struct move pr_hide_move(/,/^}/ { /m.arg\[0\] = UNKNOWN;/s/.*/		return m;/
}
