# Makefile -- the whole build of Quayside.  `make help` lists what it can do.
#
# One build directory per kind: build/release, build/debug (sanitizers), build/clang,
# build/wasm, build/fuzz and build/free.  A rule below builds one kind, KIND; what needs several
# calls make again with another KIND, one after the other, so that no two of them
# ever write the same file.  CI=true or WERROR=1 turns warnings into errors, V=1
# shows every command.

KIND  ?= release
BUILD  = build/$(KIND)
JOBS  ?= 2
PREFIX ?= /usr/local

# ---- layers: to add one, name its folder here ---------------------------------

FREE_LAYERS   = base rules games lang play bots
NATIVE_LAYERS = host lab http tui cli

# play/seal.c speaks to libsodium and is therefore the one native file before host.
NATIVE_ONLY = src/play/seal.c
sources     = $(wildcard $(foreach layer,$(1),src/$(layer)/*.c src/$(layer)/*/*.c src/$(layer)/*/*/*.c))
FREE_SRC    = $(filter-out $(NATIVE_ONLY),$(call sources,$(FREE_LAYERS)))
NATIVE_SRC  = $(wildcard $(NATIVE_ONLY))
PROGRAM_SRC = $(call sources,$(NATIVE_LAYERS))
WASM_SRC    = $(FREE_SRC) $(wildcard src/wasm/*.c)
UNIT_SRC    = $(wildcard tests/unit/*/*_test.c)
FUZZ_SRC    = $(filter-out %/fuzz.c,$(wildcard tests/fuzz/*.c))
HELP_SRC    = tests/combinations.c tests/random_game.c tests/forge.c
PROPERTY_SRC = tests/property.c tests/laws.c tests/telling.c $(HELP_SRC)
PAGE_SRC    = $(shell find web/src web/skins web/public -type f) \
              web/build.mjs web/facts/made.mjs web/tsconfig.json
FACTS_SRC   = $(WASM_SRC) web/facts/facts.c $(wildcard web/skins/*/tables.c)
SITE        = build/site
objects     = $(patsubst %.c,$(BUILD)/%.o,$(1))

LIBS = -lsodium -lncursesw -lmicrohttpd -lpthread -lm

# ---- what each part needs from Debian -----------------------------------------

NEED_PLAY = gcc libc6-dev libsodium-dev libncurses-dev libmicrohttpd-dev
NEED_WEB  = $(NEED_PLAY) clang lld binaryen nodejs npm/npm
NEED_TEST = $(NEED_WEB) binutils libclang-rt-14-dev libcmocka-dev clang-format clang-tidy cppcheck python3 \
            chromium-headless-shell fonts-dejavu-core procps tmux
NEED_COVERAGE = $(NEED_PLAY) clang llvm libclang-rt-14-dev python3

# ---- flags --------------------------------------------------------------------

# -Wno-string-conversion: clang would complain about assert(!"never here").
WARNINGS = -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wvla -Wmissing-prototypes \
           -Wstrict-prototypes -Wno-string-conversion $(if $(CI)$(WERROR),-Werror)

# A game gets its state as void * and reads the struct turn at its head, and states lie
# in byte arrays: without this flag the compiler might believe they cannot overlap.
# Contracted floating point would give other bots in a browser than on a server.
COMMON = -std=c17 $(WARNINGS) -fno-strict-aliasing -ffp-contract=off -Isrc -MMD -MP

# What not every compiler knows, and not for every processor, is asked for where it is taken; once
# for each run of make, hence the :=.
CC_release    = gcc
CC_clang      = clang
takes = $(foreach flag,$(1),$(shell $(CC_$(KIND)) -Werror -O2 $(flag) -x c -c -o /dev/null /dev/null \
          2>/dev/null && echo $(flag)))
GUARDS := $(if $(filter release clang,$(KIND)),$(call takes,-fcf-protection=full \
            -mbranch-protection=standard -fstack-clash-protection))

HARDENING = -fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3 -fPIE $(GUARDS)
SANITIZERS = -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer

FLAGS_release = -O3 -g $(HARDENING)
LINK_release  = -pie -Wl,-z,relro,-z,now,-z,noexecstack,-z,separate-code $(GUARDS)

FLAGS_clang   = $(FLAGS_release)
LINK_clang    = $(LINK_release)

# clang's sanitizers: the law runs take three quarters of the time that gcc's need.  They look
# for the same mistakes and more.
CC_debug      = clang
FLAGS_debug   = -O2 -g $(SANITIZERS)
LINK_debug    = $(SANITIZERS)

CC_fuzz       = clang
FLAGS_fuzz    = -O1 -g -fsanitize=fuzzer-no-link $(SANITIZERS)
LINK_fuzz     = $(SANITIZERS)

# To see which branches the tests reach (scripts/coverage).  What an assertion holds can never happen.
CC_cover      = clang
FLAGS_cover   = -O1 -g -DNDEBUG -Wno-unused -Wno-unused-parameter -fprofile-instr-generate -fcoverage-mapping
LINK_cover    = -fprofile-instr-generate

# To see what the layers before host ask of a C library (scripts/freestanding).
CC_free       = gcc
FLAGS_free    = -O2 -ffreestanding

# No library at all: a stray malloc or printf before host is a link error.
CC_wasm       = clang --target=wasm32
FLAGS_wasm    = -O2 -msimd128 -ffreestanding -nostdlibinc -isystem src/wasm/include
LINK_wasm     = -nostdlib -fuse-ld=lld -Wl,--no-entry -Wl,--strip-all -Wl,-z,stack-size=1048576 -Wl,--stack-first
# What the linker leaves can be said in fewer bytes, at the same speed.
SMALLER_wasm  = -Oz --enable-simd

CC      = $(CC_$(KIND))
CFLAGS  = $(COMMON) $(FLAGS_$(KIND)) $(EXTRA)
LDFLAGS = $(LINK_$(KIND))
QUIET   = $(if $(V),,@)
say     = $(if $(V),,@printf '  %-5s %s\n' $(1) $@)
again   = $(MAKE) --no-print-directory -j$(JOBS)

# ---- the usual things ---------------------------------------------------------

.DEFAULT_GOAL = program
.PHONY: program help play test named newgame soak property scenarios golden screens pictures perft bench layers sizes paths glossary tree \
        format clean install web site shots measure coverage need-play need-web need-test need-coverage debug-tests \
        release-tests fuzz-tests free-tests stages
.DELETE_ON_ERROR:
.SECONDARY:

program: $(BUILD)/quayside
	@:

help:
	@echo "make play          install what is missing, build, and sit down at a table"
	@echo "make web           install what is missing, build the browser table, and serve it on 127.0.0.1:8080"
	@echo "make web PORT=n    the same on another port"
	@echo "make site          the browser table as a folder, $(SITE), for any web host"
	@echo "make shots         every screen of the browser table as a picture, docs/screens/web"
	@echo "make measure       the browser table in figures: size, first move, answers, speed"
	@echo "make test          install what tests need, build, run every test"
	@echo "make               build $(BUILD)/quayside"
	@echo "make property GAME=x GAMES=n   the laws of one game on random games"
	@echo "make scenarios     the rules as tests, tests/scenario"
	@echo "make screens       write the terminal's screens in tests/tui/golden anew"
	@echo "make pictures      draw the terminal's screens in docs/screens anew"
	@echo "make golden        write tests/golden anew, to be reviewed as a diff"
	@echo "make perft         write tests/perft anew"
	@echo "make coverage      which branches of the rules the scenarios take, as a page"
	@echo "make bench         signature and speed"
	@echo "make soak          the long version of the tests: a million games, an hour of fuzzing"
	@echo "make layers named sizes paths glossary tree   the picture of the source, kept"
	@echo "make newgame       the smallest game under another name, listed, built and played: all that one needs"
	@echo "make format        lay the source out as .clang-format says"
	@echo "make install       to $(PREFIX) (DESTDIR, PREFIX)"
	@echo "make clean         remove build/"
	@echo "V=1 shows commands; WERROR=1 makes warnings errors; KIND=release|debug|clang|wasm|fuzz"

web: need-web
	@$(again) KIND=wasm $(SITE)/index.html
	@$(again) KIND=release program
	@echo "The table is at this address, for a browser on this machine; Ctrl-C ends it:"
	@build/release/quayside web $(if $(PORT),--port $(PORT))

# A folder that any web host can serve.
site: need-web
	@$(again) KIND=wasm $(SITE)/index.html

# The browser table as people see it, and in figures; both in Debian's Chromium.
shots measure: need-test
	@$(again) KIND=wasm $(SITE)/index.html
	@$(again) KIND=release program
	node tests/web/$@.mjs

play: need-play
	@$(again) KIND=release program
	@build/release/quayside menu

need-play:
	@scripts/need $(NEED_PLAY)

need-web:
	@scripts/need $(NEED_WEB)

need-coverage:
	@scripts/need $(NEED_COVERAGE)

need-test:
	@scripts/need $(NEED_TEST)

install: program
	install -D $(BUILD)/quayside $(DESTDIR)$(PREFIX)/bin/quayside
	install -D -m 644 docs/quayside.6 $(DESTDIR)$(PREFIX)/share/man/man6/quayside.6
	install -D -m 644 scripts/completion.bash $(DESTDIR)$(PREFIX)/share/bash-completion/completions/quayside

clean:
	rm -rf build

# ---- how files are made -------------------------------------------------------

$(BUILD)/tests/%.o: CFLAGS += -Itests -Itests/unit -Itests/fuzz
$(NATIVE_LAYERS:%=$(BUILD)/tests/unit/%/%.o): CFLAGS += -D_XOPEN_SOURCE=700
$(foreach layer,host lab http cli,$(BUILD)/src/$(layer)/%.o): CFLAGS += -D_XOPEN_SOURCE=700

$(BUILD)/src/tui/%.o: CFLAGS += -D_XOPEN_SOURCE=700 -D_DEFAULT_SOURCE

# In a page what only shows or sets up a position shall be small; it is quick enough.
SHOWN = $(filter %/admits %/chronicle %/prospect %/put %/scene %/tell %/view,$(basename $(FREE_SRC)))
$(patsubst %,build/wasm/%.o,$(SHOWN) $(addprefix src/,wasm/% lang/% play/% rules/% base/% \
  bots/hint bots/odds bots/reason)): \
	CFLAGS += -Oz

$(BUILD)/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(call say,CC)
	$(QUIET)$(CC) $(CFLAGS) -c $< -o $@

$(BUILD)/libquayside.a: $(call objects,$(FREE_SRC) $(NATIVE_SRC))
	$(call say,AR)
	$(QUIET)rm -f $@ && ar rcs $@ $^

# The browser table inside the program; nothing if `make site` was not run.
$(BUILD)/assets.c: scripts/embed $(wildcard $(SITE)/*)
	@mkdir -p $(@D)
	$(QUIET)scripts/embed $(SITE) >$@

$(BUILD)/assets.o: $(BUILD)/assets.c
	$(call say,CC)
	$(QUIET)$(CC) $(CFLAGS) -c $< -o $@

$(BUILD)/quayside: $(call objects,$(PROGRAM_SRC)) $(BUILD)/assets.o $(BUILD)/libquayside.a
	$(call say,LINK)
	$(QUIET)$(CC) $(LDFLAGS) $^ $(LIBS) -o $@

$(BUILD)/property: $(call objects,$(PROPERTY_SRC)) $(BUILD)/libquayside.a
	$(call say,LINK)
	$(QUIET)$(CC) $(LDFLAGS) $^ $(LIBS) -o $@

$(BUILD)/golden: $(call objects,tests/golden.c $(HELP_SRC)) $(BUILD)/libquayside.a
	$(call say,LINK)
	$(QUIET)$(CC) $(LDFLAGS) $^ $(LIBS) -o $@

$(BUILD)/forgeries: $(call objects,tests/forgeries.c $(call sources,host)) $(BUILD)/libquayside.a
	$(call say,LINK)
	$(QUIET)$(CC) $(LDFLAGS) $^ $(LIBS) -o $@

$(BUILD)/tests/unit/%_test: $(BUILD)/tests/unit/%_test.o $(call objects,$(HELP_SRC)) $(BUILD)/libquayside.a
	$(call say,LINK)
	$(QUIET)$(CC) $(LDFLAGS) $(filter %.o,$^) $(filter %.a,$^) -lcmocka $(LIBS) -o $@

# What is native is tested with the whole program around it but its main.
$(patsubst %.c,$(BUILD)/%,$(wildcard $(NATIVE_LAYERS:%=tests/unit/%/*_test.c))): \
	$(call objects,$(filter-out src/cli/main.c,$(PROGRAM_SRC))) $(BUILD)/assets.o

$(BUILD)/tests/fuzz/%: $(BUILD)/tests/fuzz/%.o $(call objects,tests/fuzz/fuzz.c $(HELP_SRC)) \
                       $(BUILD)/libquayside.a
	$(call say,LINK)
	$(QUIET)$(CC) $(LDFLAGS) -fsanitize=fuzzer $(filter %.o,$^) $(filter %.a,$^) $(LIBS) -o $@

# The page's door as a program of this machine; and what is read only behind the library.
DOOR_SRC = $(filter-out src/wasm/mem.c src/wasm/seal.c,$(wildcard src/wasm/*.c))
$(call objects,src/wasm/door.c): CFLAGS += $(if $(filter wasm,$(KIND)),,-Wno-unknown-attributes -Wno-ignored-attributes -Wno-attributes)
$(BUILD)/tests/fuzz/door: $(call objects,$(DOOR_SRC))
$(BUILD)/tests/fuzz/answer $(BUILD)/tests/fuzz/ladder: $(call objects,$(call sources,host lab))

# Makes one call of the system fail: scripts/faults; writes all of them down: scripts/cuts.
$(BUILD)/%.so: tests/%.c Makefile
	$(call say,LINK)
	$(QUIET)$(CC) $(filter-out -Wpedantic,$(WARNINGS)) -O1 -g -shared -fPIC $< -ldl -o $@

build/wasm/quayside.wasm: $(call objects,$(WASM_SRC))
	$(call say,LINK)
	$(QUIET)$(CC) $(LDFLAGS) $^ -o $@.linked
	$(QUIET)wasm-opt $(SMALLER_wasm) $@.linked -o $@

# What the page must know of the program when it is built, and no part of it afterwards.
$(BUILD)/web/%.o: CFLAGS += -I.
build/wasm/facts.wasm: $(call objects,$(FACTS_SRC))
	$(call say,LINK)
	$(QUIET)$(CC) $(LDFLAGS) $^ -o $@

# The page belongs to the kind wasm: it holds the module.
ifeq ($(KIND),wasm)
# --ignore-scripts: nothing that the page needs runs anything when it is installed.
web/node_modules/.package-lock.json: web/package-lock.json
	$(call say,NPM)
	$(QUIET)cd web && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >/dev/null
	$(QUIET)touch $@

$(SITE)/index.html: $(PAGE_SRC) web/node_modules/.package-lock.json build/wasm/quayside.wasm build/wasm/facts.wasm
	$(call say,PAGE)
	$(QUIET)node web/facts/made.mjs build/wasm/facts.wasm web/skins web/made
	$(QUIET)cd web && node node_modules/typescript/bin/tsc --noEmit
	$(QUIET)node web/build.mjs $(SITE) build/wasm/quayside.wasm
endif

-include $(shell find build/$(KIND) -name '*.d' 2>/dev/null)

# ---- tests --------------------------------------------------------------------

GAMES        ?= 2000
CLOSE        ?= 64
PLIES        ?= 100
FUZZ_SECONDS ?= 30
PROPERTY      = build/debug/property --games $(GAMES) --close $(CLOSE) --plies $(PLIES)
SCENARIOS     = $(wildcard tests/scenario/*/*.scn)
PERFT         = $(wildcard tests/perft/*.txt)
FUZZ_NAMES    = $(notdir $(FUZZ_SRC:.c=))

property:
	@$(again) KIND=debug build/debug/property
	@$(PROPERTY) $(if $(GAME),--game $(GAME))

scenarios:
	@$(again) KIND=debug program
	@build/debug/quayside scenario --lang en $(SCENARIOS)

golden:
	@$(again) KIND=release build/release/golden
	rm -rf tests/golden && mkdir -p tests/golden && build/release/golden tests/golden

screens:
	@$(again) KIND=release program
	rm -f tests/tui/golden/* && GOLDEN=write tests/tui/run build/release/quayside

pictures:
	@$(again) KIND=release program
	tests/tui/pictures build/release/quayside

perft:
	@$(again) KIND=release program
	scripts/transcripts write $(PERFT)

bench:
	@$(again) KIND=release program
	@build/release/quayside bench

# Which branches of the rules scenarios take, and what goldens and laws add: build/coverage/index.html.
coverage: need-coverage
	@$(again) KIND=cover program build/cover/golden build/cover/property
	@scripts/coverage

layers sizes paths glossary named:
	@scripts/$@

newgame:
	@$(again) KIND=wasm $(SITE)/index.html
	@$(again) KIND=release program
	@scripts/newgame

tree:
	@scripts/tree

format:
	clang-format -i $$(git ls-files '*.c')

# Everything the tests run, of each kind.
debug-tests: program $(BUILD)/property $(patsubst %.c,$(BUILD)/%,$(UNIT_SRC))
release-tests: program $(BUILD)/property $(BUILD)/golden $(BUILD)/forgeries $(BUILD)/faults.so $(BUILD)/journal.so
fuzz-tests: $(patsubst %.c,$(BUILD)/%,$(FUZZ_SRC))
free-tests: $(call objects,$(FREE_SRC))

# A job more than processors: see STAGES.
test: need-test
	@rm -rf build/test && mkdir -p build/test
	@$(MAKE) --no-print-directory -j$$(($(JOBS) + 1)) -k stages; scripts/tally $(STAGES)

# Each kind is built by one make that takes its share of the jobs, and a stage begins as soon
# as the kinds it runs are there.  What holds the page is built after the page.
KINDS = site laws debug release clang free fuzz
.PHONY: $(KINDS:%=kind-%)
kind-site: kind = KIND=wasm $(SITE)/index.html
kind-laws: kind = KIND=debug build/debug/property
kind-debug: kind = KIND=debug debug-tests
kind-debug: kind-laws
kind-release: kind = KIND=release release-tests
kind-clang: kind = KIND=clang program
kind-free: kind = KIND=free free-tests
kind-fuzz: kind = KIND=fuzz fuzz-tests
kind-debug kind-release kind-clang: kind-site
$(KINDS:%=kind-%):
	@+$(MAKE) --no-print-directory $(if $(V),,-s) $(kind)

# A million games and an hour of fuzzing.  Can be interrupted at any time and goes on
# where it was; build/soak holds what is done.
soak: need-test
	@$(again) KIND=debug build/debug/property
	@$(again) KIND=fuzz fuzz-tests
	@$(again) KIND=release program build/release/faults.so build/release/journal.so
	@scripts/soak $(FUZZ_NAMES)

# A stage is a command whose last line says "N passed, N failed"; scripts/stage keeps its
# output in build/test and its count for the sum.  What is over in a second comes first, then
# what takes longest with all that must be built for it, so that nothing long is left alone at
# the end.  Stages with a person or a browser in them mostly wait: therefore there is a job more
# than processors, and those that only compute are nice to them.
COMPUTING = plants thirteen signatures property-1 property-2 property-3 $(FUZZ_NAMES:%=fuzz-%)
STAGES = layers named sizes paths glossary tree web property-1 property-2 property-3 screens unit plants \
         $(FUZZ_NAMES:%=fuzz-%) commands guests campaigns faults locks signatures scenarios golden thirteen perft \
         forgeries newgame drips freestanding format
# The power fails; three programs read the source.
STAGES += cuts analyze
stages: $(STAGES:%=stage-%)
stage-cuts: kind-release
stage-web stage-plants stage-thirteen stage-golden stage-perft stage-forgeries stage-drips stage-faults stage-locks stage-newgame: kind-release
stage-property-1 stage-property-2 stage-property-3: kind-laws
stage-screens stage-unit stage-commands stage-guests stage-campaigns stage-scenarios: kind-debug
stage-campaigns: kind-release
stage-signatures: kind-release kind-debug kind-clang
stage-freestanding: kind-free
$(FUZZ_NAMES:%=stage-fuzz-%): kind-fuzz
stage = @scripts/stage
# The browser takes longest and mostly waits, so what it needs is built before all jobs are taken
# by what only computes.
$(COMPUTING:%=stage-%): kind-release
$(COMPUTING:%=stage-%): stage = @nice -n 5 scripts/stage
stage-fuzz-campaign stage-fuzz-follow stage-fuzz-door stage-fuzz-answer stage-fuzz-ladder: FUZZ_SECONDS = 15

stage-layers stage-named stage-newgame stage-sizes stage-paths stage-glossary stage-format stage-signatures stage-commands stage-guests stage-campaigns \
stage-faults stage-locks stage-golden stage-thirteen stage-plants stage-forgeries stage-drips: stage-%:
	$(stage) $* scripts/$*
stage-plants stage-thirteen: export LIBS := $(LIBS)
stage-plants: export PROPERTY_OBJECTS = $(PROPERTY_SRC:%.c=build/release/%.o)
stage-plants stage-thirteen: export PROGRAM_OBJECTS = $(PROGRAM_SRC:%.c=build/release/%.o) build/release/assets.o
stage-cuts stage-analyze: stage-%:
	$(stage) $* scripts/$*
stage-tree:
	$(stage) tree scripts/tree check
stage-freestanding:
	$(stage) freestanding scripts/freestanding $(FREE_SRC:%.c=build/free/%.o)
stage-unit:
	$(stage) unit scripts/each $(UNIT_SRC:%.c=build/debug/%)
stage-scenarios:
	$(stage) scenarios build/debug/quayside scenario --lang en $(SCENARIOS)
stage-web:
	$(stage) web node tests/web/run.mjs
stage-screens:
	$(stage) screens tests/tui/run build/debug/quayside
stage-perft:
	$(stage) perft scripts/transcripts check $(PERFT)
# The shares take about the same time.
stage-property-1:
	$(stage) property-1 $(PROPERTY) --most 200000 --game first --part 0/2
stage-property-2:
	$(stage) property-2 $(PROPERTY) --most 200000 --game first --part 1/2
stage-property-3:
	$(stage) property-3 $(PROPERTY) --most 20000 --without first
$(FUZZ_NAMES:%=stage-fuzz-%): stage-fuzz-%:
	$(stage) fuzz-$* scripts/fuzz $* $(FUZZ_SECONDS)
