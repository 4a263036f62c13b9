#!/usr/bin/env bash
# Measures the release-built scene and guide in a private X server, with a real mouse:
#
#   Benchmarks/run.sh [--runs N] [--rows N,N,...] [scene] [guide]
#
# Then it measures single passes without a window (micro) and counts instructions (instructions.sh).
# BISTRO_SCRATCH names another build folder than .build.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/setup.sh run test
swift=${SWIFT:-swift}
scratch=${BISTRO_SCRATCH:-.build}
for product in scene bistro bench-driver micro; do
  "$swift" build -c release --scratch-path "$scratch" --product "$product" --static-swift-stdlib
done
programs=$PWD/$scratch/release

compiler=$(command -v cc || command -v clang || true)
if [ -n "$compiler" ]; then
  "$compiler" -O2 -shared -fPIC -o "$programs/allocations.so" Benchmarks/Driver/allocations.c
  export BISTRO_ALLOCATION_SHIM=$programs/allocations.so
else
  echo "run.sh: no C compiler: allocations are not counted" >&2
fi

echo "commit $(git describe --always --dirty --abbrev=10 2>/dev/null || echo unknown), $(nproc) cores," \
  "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1), software renderer"
export BISTRO_SCENE=$programs/scene BISTRO_EXECUTABLE=$programs/bistro
"$programs/bench-driver" "$@"
echo
"$programs/micro"
echo
Benchmarks/instructions.sh
