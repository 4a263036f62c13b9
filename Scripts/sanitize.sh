#!/usr/bin/env bash
# Runs what the tests run under the compiler's sanitizers: make sanitize.
#
#   Scripts/sanitize.sh [address] [thread]
#
# address   the in-process suites, 20,000 random events (`fuzz`), and storms of real input against the built guide in X
#           servers of their own, under the address sanitizer
# thread    what runs on several threads, under the thread sanitizer
#
# Each has a build of its own below .build, which takes a quarter of an hour at first. A fault ends the run with its report
# and exit status 1. Libraries that are not instrumented are named in Scripts/sanitizers, with a reason each.
set -euo pipefail
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
reports=$PWD/Scripts/sanitizers

build() { # SANITIZER
  "$swift" build --build-tests --sanitize="$1" --scratch-path ".build/$1"
}

suites() { # SANITIZER ARGUMENT...
  local sanitizer=$1
  shift
  "$swift" test --skip-build --sanitize="$sanitizer" --scratch-path ".build/$sanitizer" "$@"
}

address() {
  # Swift's metadata and the libraries' caches live as long as the process; what windows keep is LifetimeTests' matter.
  export ASAN_OPTIONS="detect_leaks=0:suppressions=$reports/address.txt:abort_on_error=0"
  build address
  # Budgets count what the sanitizer allocates too.
  suites address --skip RealInputTests --skip BudgetTests
  "$swift" run --skip-build --sanitize=address --scratch-path .build/address fuzz --events 20000
  BISTRO_STORM_SECONDS=20 BISTRO_STORM_SEEDS=1,2,3 suites address --filter RealInputTests.Storms
}

thread() {
  export TSAN_OPTIONS="suppressions=$reports/thread.txt:halt_on_error=0"
  build thread
  suites thread --filter 'SDLHostTests|CombineTests|RasterTests|GuideTests.ReloadTests'
}

for part in "${@:-address thread}"; do
  for name in $part; do "$name"; done
done
echo "sanitize: no faults"
