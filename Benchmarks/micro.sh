#!/usr/bin/env bash
# Measures single passes of the package in Micro, without a window and in a release build:
#
#   Benchmarks/micro.sh [--filter CASE]... [what else `swift package benchmark help` names]
#
# BISTRO_SCRATCH names another build folder than the package's own .build.
set -euo pipefail
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
# As what people start is built. `swift package` knows the static runtime by the compiler's name for it alone.
flags=$(Scripts/release-flags.sh | sed 's/--static-swift-stdlib/-Xswiftc -static-stdlib/')
"$swift" package --package-path Benchmarks/Micro ${BISTRO_SCRATCH:+--scratch-path "$BISTRO_SCRATCH/micro"} $flags \
  benchmark --grouping metric --format markdown --no-progress "$@" \
  | sed '/runtime interposer on Linux/d; /^Note: skipping LD_PRELOAD/d' # of what is not preloaded, and nobody asked for
