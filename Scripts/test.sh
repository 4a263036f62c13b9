#!/usr/bin/env bash
# Runs the tests that were built; arguments go to `swift test`.
#
# Where some fail, what they recorded is printed once more at the end, before the count: the output of two thousand tests is
# long, and a build server may show its end alone.
set -uo pipefail
cd "$(dirname "$0")/.."

log=$(mktemp)
trap 'rm -f "$log"' EXIT
"${SWIFT:-swift}" test --skip-build "$@" 2>&1 | tee "$log"
status=${PIPESTATUS[0]}
if [ "$status" -ne 0 ]; then
  printf '\nWhat failed:\n'
  # An issue's first line, and the lines that explain it.
  awk '/recorded an issue/ { shown = 12 } shown > 0 && (/recorded an issue/ || /^(↳|   )/) { print; shown--; next }
       { shown = 0 } /^(error|fatal error|Fatal error):|unexpected signal/ { print }' "$log" | head -n 200
  grep 'Test run with' "$log" | tail -n 1
fi
exit "$status"
