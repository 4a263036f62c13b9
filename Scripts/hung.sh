#!/usr/bin/env bash
# Says where a test run hangs, and ends it.
#
#   Scripts/hung.sh ANCESTOR EVENTS...
#
# ANCESTOR is the process below which the tests run, EVENTS are event streams of `swift test`. Prints the tests that began and
# did not end, what each process waits for, and the stacks of the tests' own processes where there is a debugger.
set -uo pipefail

# The processes below one, parents first, without those that came here.
below() {
  local child
  for child in $(pgrep -P "$1"); do
    [ "$child" = "$PPID" ] && continue
    printf '%s\n' "$child"
    below "$child"
  done
}

printf '\nBegan and did not end:\n'
awk '
  !match($0, /"kind":"test(Started|Ended|Skipped)"/) { next }
  { kind = substr($0, RSTART, RLENGTH) }
  match($0, /"testID":"[^"]*"/) {
    name = substr($0, RSTART + 10, RLENGTH - 11)
    gsub(/\\\//, "/", name)
    running[name] += kind ~ /Started/ ? 1 : -1
  }
  END { for (name in running) if (running[name] > 0 && name ~ /\(/) print "  " name }' "${@:2}" | sort

processes=$(below "$1")
printf '\nProcesses (id, state, processor time, what it waits for, command):\n'
for process in $processes; do ps -o pid=,stat=,time=,wchan:20=,args= -p "$process" | cut -c1-200; done

for process in $processes; do
  ps -o args= -p "$process" | grep -q '\.xctest' || continue
  printf '\nStacks of %s:\n' "$process"
  if command -v gdb >/dev/null; then
    timeout 300 gdb -p "$process" --batch -ex 'set print frame-arguments none' -ex 'thread apply all backtrace 40' 2>&1
  elif command -v lldb >/dev/null; then
    timeout 300 lldb -p "$process" --batch -o 'thread backtrace all' 2>&1
  fi | grep -E '^Thread|^\* thread|^  thread|^#|frame #' | cut -c1-240
done

for process in $processes; do kill -KILL "$process" 2>/dev/null; done
