#!/usr/bin/env bash
# Runs the tests that were built; arguments go to `swift test`.
#
# Without arguments all of them run, in two processes side by side: most tests are on the main actor, of which a process has
# one, so that one process would use one core. The last line counts the tests of both.
#
# Where some fail, what they recorded is printed once more at the end, before the count: the output of three thousand tests is
# long, and a build server may show its end alone.
#
# A run that has not ended after BISTRO_TEST_MINUTES (40, a multiple of what any machine needs) hangs: where, is printed, and
# the run fails.
set -uo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
minutes=${BISTRO_TEST_MINUTES:-40}
(
  trap 'kill "$pause" 2>/dev/null; exit' TERM
  sleep "$((minutes * 60))" &
  pause=$!
  wait "$pause"
  printf '\nerror: the tests still run after %s minutes (BISTRO_TEST_MINUTES) and are ended\n' "$minutes"
  Scripts/hung.sh $$ "$folder"/*.events
) &
watch=$!
trap 'kill "$watch" 2>/dev/null; rm -rf "$folder"' EXIT

# Runs the tests that the arguments choose, for the part of that name; whole lines go to the common output.
part() {
  local name=$1
  shift
  # Events are written at once, while the printed lines lie in a buffer.
  "${SWIFT:-swift}" test --skip-build --event-stream-output-path "$folder/$name.events" --event-stream-version 0 "$@" 2>&1 \
    | tee "$folder/$name.log" | grep --line-buffered ''
}

if (($# > 0)); then
  part all "$@"
  status=$?
else
  # The two would wait for each other, although neither builds.
  part guide --ignore-lock --filter '^GuideTests\.' &
  guide=$!
  part others --ignore-lock --skip '^GuideTests\.'
  status=$?
  wait "$guide" || status=$?
fi
kill "$watch" 2>/dev/null
if [ "$status" -ne 0 ]; then
  printf '\nWhat failed:\n'
  # An issue's first line, and the lines that explain it.
  awk '/recorded an issue/ { shown = 12 } shown > 0 && (/recorded an issue/ || /^(↳|   )/) { print; shown--; next }
       { shown = 0 } /^(error|fatal error|Fatal error):|unexpected signal/ { print }' "$folder"/*.log | head -n 200
fi
# The sum of what each process counts, in the words of one.
awk -v failed="$status" '
  function number(pattern) { return match($0, pattern) ? substr($0, RSTART, RLENGTH) + 0 : 0 }
  /Test run with [0-9]+ test/ {
    counts++
    tests += number("[0-9]+ tests?")
    suites += number("[0-9]+ suites?")
    issues += number("[0-9]+ issues?")
    seconds = number("[0-9.]+ seconds") > seconds ? number("[0-9.]+ seconds") : seconds
  }
  function counted(some, word) { return some " " word (some == 1 ? "" : "s") }
  END {
    if (counts > 1 || counts == 1 && failed) printf "%s Test run with %s in %s %s after %.3f seconds%s.\n",
      failed ? "✘" : "✔", counted(tests, "test"), counted(suites, "suite"), failed ? "failed" : "passed", seconds,
      issues ? " with " counted(issues, "issue") : ""
  }' "$folder"/*.log
exit "$status"
