#!/usr/bin/env bash
# Measures the release-built guide in a private X server, with a real mouse: Benchmarks/run.sh
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/setup.sh test
swift=${SWIFT:-swift}
make --no-print-directory guide
"$swift" build -c release --product guide-bench --static-swift-stdlib

echo "commit $(git describe --always --dirty --abbrev=10 2>/dev/null || echo unknown), $(nproc) cores," \
  "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -1), software renderer"
echo
BISTRO_EXECUTABLE=$PWD/.build/release/bistro exec .build/release/guide-bench
