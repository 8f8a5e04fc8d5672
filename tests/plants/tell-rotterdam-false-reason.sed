# A ship whose cargo was seized is told to find the stack empty.
# caught by: law 13 rotterdam
# in: src/games/rotterdam/tell.c
s/const int word = empty ? WORD_say_empty/const int word = empty ? WORD_say_no_product/
s/l->arg\[1\] = empty ? WORD_NONE/l->arg[1] = empty ? rd_material_word[0]/
