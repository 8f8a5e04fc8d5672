# completion.bash -- what bash offers behind `quayside`.
#
# Commands, flags, games and bots are asked of the program itself, so nothing here can
# grow old.

_quayside_commands() {
	quayside --help 2>/dev/null | sed -n 's/^  \([a-z]*\)  .*/\1/p'
}

_quayside_games() {
	quayside games --lang en 2>/dev/null | sed -n 's/^\([a-z][a-z-]*\):.*/\1/p'
}

# Who can sit at a table, as the program says when somebody else is asked.
_quayside_bots() {
	quayside play "$(_quayside_games | head -n 1)" --seats nobody --lang en 2>&1 | sed 's/.*: //; s/,//g; s/exec:COMMAND/exec:/'
}

_quayside_flags() {
	quayside "$1" --help 2>/dev/null | sed -n 's/^  \(--[a-z]*\).*/\1/p'
}

_quayside_options() {
	quayside games --lang en 2>/dev/null | awk -v game="$1" '
		/^[a-z]/ { here = $1 == game ":" }
		here && /^  [a-z-]+=[^ ]/ { sub(/=.*/, "="); print $1 }'
}

_quayside() {
	local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}

	if [ "$COMP_CWORD" -eq 1 ]; then
		mapfile -t COMPREPLY < <(compgen -W "$(_quayside_commands) --help" -- "$word")
		return
	fi
	case $before in
	--lang) mapfile -t COMPREPLY < <(compgen -W "en nl de" -- "$word"); return ;;
	--speed) mapfile -t COMPREPLY < <(compgen -W "0 1 2 3" -- "$word"); return ;;
	--seats | --bots) # the last of several, joined by commas
		local first=
		case $word in *,*) first=${word%,*}, ;; esac
		mapfile -t COMPREPLY < <(compgen -P "$first" -W "$(_quayside_bots)" -- "${word##*,}")
		compopt -o nospace 2>/dev/null
		return ;;
	--record | --resume | --campaign) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
	esac
	case $word in
	--*) mapfile -t COMPREPLY < <(compgen -W "$(_quayside_flags "$command")" -- "$word"); return ;;
	esac
	case $command in
	replay | verify | scenario) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
	*)
		if [ "$COMP_CWORD" -eq 2 ]; then
			mapfile -t COMPREPLY < <(compgen -W "$(_quayside_games)" -- "$word")
		else
			mapfile -t COMPREPLY < <(compgen -W "$(_quayside_options "${COMP_WORDS[2]}")" -- "$word")
			compopt -o nospace 2>/dev/null
		fi
		;;
	esac
}

complete -F _quayside quayside
