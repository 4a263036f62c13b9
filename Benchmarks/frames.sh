#!/usr/bin/env bash
# Prints what single things cost a frame, beside the same without them, as a table in Markdown:
#
#   Benchmarks/frames.sh
#
# The scene plays recordings without a window at 1080 x 1920 pixels. A bar of tabs that blurs, alone over the list that is
# dragged (2.75 pixels a point), beside the same with a veil: no more than 0.6 ms is the goal. A sheet that is dragged from half
# to full and back while the page behind becomes smaller, down to 0.93, beside the same with a page that stays: no more than
# 1.5 times is the goal. The figure is the processor's time of a frame in milliseconds, the median of seven runs that take
# turns, less that of a recording in which nothing moves. Needs a release build of scene, as make bench makes it; BISTRO_SCENE
# names another one.
set -euo pipefail
cd "$(dirname "$0")/.."
program=${BISTRO_SCENE:-$PWD/${BISTRO_SCRATCH:-.build}/release/scene}
[ -x "$program" ] || { echo "frames.sh: no $program; build it with: make bench" >&2; exit 66; }
. Benchmarks/processor.sh
recording 392 698 2.75 200 600 0 >"$work/list-still.jsonl"
recording 392 698 2.75 200 600 4 >"$work/list-moving.jsonl"
recording 1080 1920 1 540 972 0 340 >"$work/sheet-still.jsonl"
recording 1080 1920 1 540 972 8.5 340 >"$work/sheet-moving.jsonl"

cases="tabs/veil/list tabs/blur/list list/veil/sheet receding/veil/sheet"
for round in 0 1 2 3 4 5 6; do
  for case in $cases; do
    IFS=/ read -r look materials kind <<<"$case"
    for part in still moving; do
      milliseconds "$program" --look "$look" --materials "$materials" --replay "$work/$kind-$part.jsonl" \
        >>"$work/$look-$materials-$part"
    done
  done
done
row() { # NAME PLAIN WITH
  awk -v name="$1" -v plain="$(cost "$2-moving" "$2-still")" -v with="$(cost "$3-moving" "$3-still")" 'BEGIN {
    printf "| %s | %s | %s | %.2f | %.2f |\n", name, plain, with, with - plain, (plain > 0 ? with / plain : 0)
  }'
}
echo "| processor, ms a frame | without | with | more | times |"
echo "| --- | ---: | ---: | ---: | ---: |"
row "a bar of tabs that blurs, alone over the list" tabs-veil tabs-blur
row "a sheet from half to full, the page behind recedes" list-veil receding-veil
