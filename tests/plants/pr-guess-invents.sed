# A guess deals again what lies in the harbour.
# caught by: law 4 port-royal
# in: src/games/portroyal/view.c
/^void pr_take_stock(/,/^}/ { /take_out(unseen, s->harbour/d
}
