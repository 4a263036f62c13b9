#!/usr/bin/env bash
# Measures the release-built scene and guide in a private X server, with a real mouse:
#
#   Benchmarks/run.sh [--runs N] [--rows N,N,...] [--soak MINUTES] [scene] [guide] [qt-quick]
#
# qt-quick is the scene in Qt Quick's software renderer, under the same hand: it needs PySide6 for the python3 that runs
# it (BISTRO_PYTHON names another one), and is left out unless it is asked for.
#
# Then it measures single passes without a window (micro.sh) and counts instructions (instructions.sh).
# BISTRO_SCRATCH names another build folder than .build.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/setup.sh run test
swift=${SWIFT:-swift}
scratch=${BISTRO_SCRATCH:-.build}
for product in scene bistro bench-driver; do
  "$swift" build -c release --scratch-path "$scratch" --product "$product" $(Scripts/release-flags.sh)
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
python=$(command -v "${BISTRO_PYTHON:-python3}" || true)
printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' "$python" "$PWD/Benchmarks/Peers/QtQuick/scene.py" >"$programs/qt-quick"
chmod +x "$programs/qt-quick"
export BISTRO_PEER_QT=$programs/qt-quick
export BISTRO_SCENE=$programs/scene BISTRO_EXECUTABLE=$programs/bistro
"$programs/bench-driver" "$@"
echo
Benchmarks/micro.sh
echo
Benchmarks/instructions.sh
echo
Benchmarks/frames.sh
