#!/usr/bin/env bash
# Runs the tests that were built; arguments go to `swift test`.
#
# Where some fail, what they recorded is printed once more at the end, before the count: the output of two thousand tests is
# long, and a build server may show its end alone.
#
# A run that has not ended after BISTRO_TEST_MINUTES (40, a multiple of what any machine needs) hangs: where, is printed, and
# the run fails.
set -uo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
log=$folder/log
# Written at once, while the printed lines lie in a buffer.
events=$folder/events
minutes=${BISTRO_TEST_MINUTES:-40}
(
  trap 'kill "$pause" 2>/dev/null; exit' TERM
  sleep "$((minutes * 60))" &
  pause=$!
  wait "$pause"
  printf '\nerror: the tests still run after %s minutes (BISTRO_TEST_MINUTES) and are ended\n' "$minutes"
  Scripts/hung.sh "$events" $$
) &
watch=$!
trap 'kill "$watch" 2>/dev/null; rm -rf "$folder"' EXIT
"${SWIFT:-swift}" test --skip-build --event-stream-output-path "$events" --event-stream-version 0 "$@" 2>&1 | tee "$log"
status=${PIPESTATUS[0]}
kill "$watch" 2>/dev/null
if [ "$status" -ne 0 ]; then
  printf '\nWhat failed:\n'
  # An issue's first line, and the lines that explain it.
  awk '/recorded an issue/ { shown = 12 } shown > 0 && (/recorded an issue/ || /^(↳|   )/) { print; shown--; next }
       { shown = 0 } /^(error|fatal error|Fatal error):|unexpected signal/ { print }' "$log" | head -n 200
  grep 'Test run with' "$log" | tail -n 1
fi
exit "$status"
