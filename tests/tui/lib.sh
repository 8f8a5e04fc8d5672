# lib.sh -- driving the real program in tmux, for the scripts beside it.
#
# Every screen has a name.  What is expected is waited for, so that a slow machine makes a
# test slow but not wrong.  A private tmux server is used and killed at
# the end; records go to a directory of their own.

here=$(cd "$(dirname "$0")" && pwd)
program=$(realpath "${1:-build/debug/quayside}")
home=$(mktemp -d -p "$( [ -w /dev/shm ] && echo /dev/shm || echo "${TMPDIR:-/tmp}")")
if [ ! -w "$home" ]; then
	echo "there is no folder to write to, neither /dev/shm nor ${TMPDIR:-/tmp}"
	echo "0 passed, 1 failed"
	exit 1
fi
passed=0 failed=0
export LC_ALL=C.UTF-8 XDG_DATA_HOME="$home" TZ=UTC
# A leak check that starts while the terminal is being taken away never ends; leaks are
# looked for by the other tests.
export ASAN_OPTIONS=detect_leaks=0
unset NO_COLOR TMUX

mux() { tmux -S "$home/tmux" -f /dev/null "$@" 2>/dev/null; }
trap 'mux kill-server 2>/dev/null; rm -rf "$home"' EXIT

# The server lives as long as one session does; without a terminal everything below would wait for it.
if ! mux new-session -d -s keep cat; then
	echo "tmux cannot open a terminal here; is /dev/pts mounted?"
	echo "0 passed, 1 failed"
	exit 1
fi
# Screens run what they run by this shell, whatever the user's own is: dash forks where bash does not,
# and dies of the Ctrl-C that is meant for the program.
mux set-option -g default-shell "$BASH"

# open NAME COLUMNS ROWS COMMAND -- a screen with a shell command in it
open() {
	mux new-session -d -s "$1" -x "$2" -y "$3" "$4; status=\$?; clear; echo ended \$status; exec cat"
}

keys() {
	local screen=$1 key some=()
	shift
	# What comes at once behind Escape is a key with Alt, to a terminal.
	for key; do
		some+=("$key")
		[ "$key" = Escape ] || continue
		mux send-keys -t "$screen" "${some[@]}"
		some=()
		sleep 0.2
	done
	[ ${#some[@]} -eq 0 ] || mux send-keys -t "$screen" "${some[@]}"
}

capture() { mux capture-pane -p -t "$1"; }

# look NAME -- the screen, once it has stood still for a while
look() {
	local before= now= same=0 tries=0
	while [ $tries -lt 200 ] && [ $same -lt 5 ]; do
		now=$(capture "$1" 2>/dev/null)
		if [ -n "$now" ] && [ "$now" = "$before" ]; then same=$((same + 1)); else same=0; fi
		before=$now
		tries=$((tries + 1))
		sleep 0.06
	done
	printf '%s\n' "$now"
}

# becomes NAME SCREEN -- until the screen is exactly that; fails after a while
becomes() {
	local tries=0
	while [ $tries -lt 200 ]; do
		[ "$(capture "$1")" = "$2" ] && return 0
		tries=$((tries + 1))
		sleep 0.04
	done
	return 1
}

# same NAME SCREEN WHAT
same() {
	if becomes "$1" "$2"; then
		good
	else
		bad "$3"
		capture "$1" | diff <(printf '%s\n' "$2") -
	fi
}

# The program that runs in a screen.
child() { pgrep -P "$(mux display-message -p -t "$1" '#{pane_pid}')" | head -n 1; }

# halts NAME WHAT -- the program in a screen is stopped.  What a shell says of that is said at
# some time or other, and may be drawn over; the system knows.
halts() {
	local tries=0
	while [ $tries -lt 250 ]; do
		case $(ps -o stat= -p "$(child "$1")" 2>/dev/null) in T*) good; return ;; esac
		tries=$((tries + 1))
		sleep 0.04
	done
	screen_of=$1 bad "$1 is not stopped ($2)"
}

# await NAME TEXT -- until the text is on the screen; fails after a while
await() {
	local tries=0
	while [ $tries -lt 250 ]; do
		case $(capture "$1") in *"$2"*) return 0 ;; esac
		tries=$((tries + 1))
		sleep 0.04
	done
	return 1
}

# await_gone NAME TEXT -- until it is there no more
await_gone() {
	local tries=0
	while [ $tries -lt 250 ]; do
		case $(capture "$1") in *"$2"*) ;; *) return 0 ;; esac
		tries=$((tries + 1))
		sleep 0.04
	done
	return 1
}

# await_briefly NAME TEXT -- the same for half a second
await_briefly() {
	local tries=0
	while [ $tries -lt 12 ]; do
		case $(capture "$1") in *"$2"*) return 0 ;; esac
		tries=$((tries + 1))
		sleep 0.04
	done
	return 1
}

good() { passed=$((passed + 1)); }

bad() {
	failed=$((failed + 1))
	echo "not so: $*"
	[ -z "${screen_of:-}" ] || capture "$screen_of"
}

# shows NAME TEXT WHAT -- the text comes on the screen
shows() {
	if await "$1" "$2"; then good; else screen_of=$1 bad "$1 does not show \"$2\" ($3)"; fi
}

# golden NAME SCREEN -- the screen is the one in golden/NAME.txt; GOLDEN=write makes it so
golden() {
	local file=$here/golden/$1.txt
	if [ "${GOLDEN:-}" = write ]; then
		look "$2" >"$file"
		good
	else
		same "$2" "$(cat "$file")" "$1 looks different"
	fi
}

close() { mux kill-session -t "$1" 2>/dev/null; }

tally() {
	echo "$passed passed, $failed failed"
	[ "$failed" -eq 0 ]
}
