#!/usr/bin/env bash
# Prints what it costs that bars blur what lies behind them, as a table in Markdown:
#
#   Benchmarks/materials.sh
#
# The guide plays a recording without a window at 1080 x 1920 pixels, 2.75 pixels a point: its list is dragged up and down
# under the bars. The figure is the processor's time of a frame in milliseconds, the median of seven runs that take turns,
# less that of a recording in which nothing moves. Needs a release build of bistro; BISTRO_EXECUTABLE names another one.
set -euo pipefail
cd "$(dirname "$0")/.."
program=${BISTRO_EXECUTABLE:-$PWD/${BISTRO_SCRATCH:-.build}/release/bistro}
[ -x "$program" ] || { echo "materials.sh: no $program; build it with: make run" >&2; exit 66; }
. Benchmarks/processor.sh
recording 392 698 2.75 200 600 0 >"$work/still.jsonl"
recording 392 698 2.75 200 600 4 >"$work/list.jsonl"

for round in 0 1 2 3 4 5 6; do
  for materials in veil blur; do
    for name in still list; do
      milliseconds "$program" --materials $materials --replay "$work/$name.jsonl" >>"$work/$materials-$name"
    done
  done
done
echo "| materials | processor, ms a frame of the list |"
echo "| --- | ---: |"
for materials in veil blur; do echo "| $materials | $(cost $materials-list $materials-still) |"; done
