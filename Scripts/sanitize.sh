#!/usr/bin/env bash
# Runs what the tests run under the compiler's sanitizers: make sanitize.
#
#   Scripts/sanitize.sh [address] [thread]
#
# address   the in-process suites, 20,000 random events (`fuzz`), and storms of real input against the built guide in X
#           servers of their own, under the address sanitizer
# thread    the suites of what runs on several threads, and the built guide under real fingers, under the thread sanitizer
#
# Each has a build of its own below .build, which takes a quarter of an hour at first. Whatever fails, the rest is run too;
# the last line says what failed, and the status is 1 then. Reports, those of started programs too, lie in
# .build/address/reports and .build/thread/reports. Libraries that are not instrumented are named in Scripts/sanitizers,
# with a reason each.
#
# Programs that tests start have ten times as long for whatever they do (BISTRO_PATIENCE).
#
# One rule says which tests are left out: what the process itself costs (memory asked for, frames in a time) is measured in
# the target BudgetTests alone, and a sanitizer changes just that.
set -euo pipefail
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
suppressions=$PWD/Scripts/sanitizers
failed=()
export BISTRO_PATIENCE=10

# Runs a step of the part `$part` with a name. It fails by its status or by any report.
step() { # NAME COMMAND...
  local name="$part: $1" begin=$SECONDS reports=$PWD/.build/$part/reports status=0
  shift
  rm -rf "$reports"
  mkdir -p "$reports"
  echo "sanitize: $name"
  "$@" || status=$?
  if compgen -G "$reports/*" >/dev/null; then
    cat "$reports"/*
    status=1
  fi
  if [ $status -ne 0 ]; then failed+=("$name"); fi
  echo "sanitize: $name: $([ $status -eq 0 ] && echo "no faults" || echo "FAILED"), $((SECONDS - begin)) s"
  return $status
}

# The linker's warnings about the sanitizer's own symbols are hundreds.
build() {
  "$swift" build --build-tests --sanitize="$part" --scratch-path ".build/$part" 2>&1 |
    { grep --line-buffered -vE "Cannot export local symbol|^\[[0-9]+/[0-9]+\]" || true; }
}

suites() { # ARGUMENT...
  "$swift" test --skip-build --sanitize="$part" --scratch-path ".build/$part" "$@"
}

random_events() {
  "$("$swift" build --show-bin-path --sanitize="$part" --scratch-path ".build/$part")/fuzz" --events 20000
}

storms() {
  BISTRO_STORM_SECONDS=12 BISTRO_STORM_SEEDS=1,2,3 suites --filter RealInputTests.Storms
}

address() {
  # Swift's metadata and the libraries' caches live as long as the process; what windows keep is LifetimeTests' matter.
  export ASAN_OPTIONS="detect_leaks=0:log_path=$PWD/.build/address/reports/report"
  ASAN_OPTIONS+=":suppressions=$suppressions/address.txt"
  step build build || return 0
  step "in-process suites" suites --skip RealInputTests --skip BudgetTests || true
  step "20,000 random events" random_events || true
  step "storms of real input" storms || true
}

thread() {
  export TSAN_OPTIONS="halt_on_error=0:log_path=$PWD/.build/thread/reports/report"
  TSAN_OPTIONS+=":suppressions=$suppressions/thread.txt"
  step build build || return 0
  step "suites of what runs on several threads" suites --filter "$threaded" || true
  # The window's own threads: its wait, fonts, pictures, memory.
  step "the guide under real fingers" suites --filter RealInputTests.Fingers || true
}

# Decoding, storage, files that are watched, clocks and wake-ups; publishers on queues; content that is read again; what
# stands in for queues and tasks. The view tree and the painter know one thread.
threaded='SDLHostTests|CombineTests|GuideTests.ReloadTests|ViewTreeTests.StandInTests'

[ $# -gt 0 ] || set -- address thread
# One word may hold several, as make hands them on.
for part in $*; do
  case $part in
    address | thread) ;;
    *)
      echo "sanitize: there is no part '$part': give address, thread or nothing for both" >&2
      exit 2
      ;;
  esac
done
for part in $*; do "$part"; done

if [ ${#failed[@]} -gt 0 ]; then
  printf 'sanitize: FAILED:'
  printf ' %s;' "${failed[@]}"
  printf ' the reports are above\n'
  exit 1
fi
echo "sanitize: no faults ($*)"
