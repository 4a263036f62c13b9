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
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
frames=600

# A recording: a header, then a line for each event and each frame. $1: list or sheet; $2: whether anything moves.
recording() {
  awk -v kind="$1" -v moves="$2" -v frames="$frames" '
    function frame() { printf "{\"at\":%.6f,\"what\":\"frame\"}\n", t }
    function pointer(phase) {
      printf "{\"at\":%.6f,\"what\":\"pointer\",\"id\":1,\"kind\":\"touch\",\"phase\":\"%s\",", t, phase
      printf "\"x\":%d,\"y\":%.3f,\"time\":%.6f,\"button\":0,\"modifiers\":0}\n", x, y, t
    }
    function idle(count) { while (count-- > 0) { t += 1 / 120; frame() } }
    BEGIN {
      printf "{\"version\":1,\"width\":%d,\"height\":%d,", kind == "list" ? 392 : 1080, kind == "list" ? 698 : 1920
      printf "\"scale\":%s,\"safeArea\":[0,0,0,0]}\n", kind == "list" ? "2.75" : "1"
      idle(10)
      x = kind == "list" ? 200 : 540
      if (kind == "sheet") { y = 340; pointer("began"); idle(6); pointer("ended"); idle(240) }
      y = kind == "list" ? 600 : 972
      step = kind == "list" ? 4 : 8.5
      if (moves) pointer("began")
      for (i = 0; i < frames; i++) {
        t += 1 / 120
        y += int(i / 100) % 2 == 0 ? -step : step
        if (moves) pointer("moved")
        frame()
      }
    }'
}
for kind in list sheet; do
  recording $kind 0 >"$work/$kind-still.jsonl"
  recording $kind 1 >"$work/$kind-moving.jsonl"
done

TIMEFORMAT='%U %S'
run() { # LOOK MATERIALS RECORDING: milliseconds of the processor
  { time env -u DISPLAY -u WAYLAND_DISPLAY XDG_CONFIG_HOME="$work" "$program" --look "$1" --materials "$2" \
    --replay "$work/$3.jsonl" >/dev/null 2>&1; } 2>&1 | awk '{ printf "%.0f\n", ($1 + $2) * 1000 }'
}
cases="tabs/veil/list tabs/blur/list list/veil/sheet receding/veil/sheet"
for round in 0 1 2 3 4 5 6; do
  for case in $cases; do
    IFS=/ read -r look materials kind <<<"$case"
    for part in still moving; do
      run "$look" "$materials" "$kind-$part" >>"$work/$look-$materials-$part"
    done
  done
done
median() { sort -n "$work/$1" | sed -n 4p; }
cost() { # LOOK-MATERIALS
  awk -v all="$(median "$1-moving")" -v still="$(median "$1-still")" -v frames=$frames \
    'BEGIN { printf "%.2f", (all - still) / frames }'
}
row() { # NAME PLAIN WITH
  awk -v name="$1" -v plain="$(cost "$2")" -v with="$(cost "$3")" 'BEGIN {
    printf "| %s | %s | %s | %.2f | %.2f |\n", name, plain, with, with - plain, (plain > 0 ? with / plain : 0)
  }'
}
echo "| processor, ms a frame | without | with | more | times |"
echo "| --- | ---: | ---: | ---: | ---: |"
row "a bar of tabs that blurs, alone over the list" tabs-veil tabs-blur
row "a sheet from half to full, the page behind recedes" list-veil receding-veil
