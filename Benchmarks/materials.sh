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
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
frames=600

# A recording: a header, then a line for each event and each frame. $1: points that the finger goes each frame.
recording() {
  awk -v step="$1" -v frames="$frames" '
    function frame() { printf "{\"at\":%.6f,\"what\":\"frame\"}\n", t }
    function pointer(phase) {
      printf "{\"at\":%.6f,\"what\":\"pointer\",\"id\":1,\"kind\":\"touch\",\"phase\":\"%s\",", t, phase
      printf "\"x\":200,\"y\":%.3f,\"time\":%.6f,\"button\":0,\"modifiers\":0}\n", y, t
    }
    BEGIN {
      print "{\"version\":1,\"width\":392,\"height\":698,\"scale\":2.75,\"safeArea\":[0,0,0,0]}"
      for (i = 0; i < 10; i++) { t += 1 / 120; frame() }
      y = 600
      if (step > 0) pointer("began")
      for (i = 0; i < frames; i++) {
        t += 1 / 120
        y += int(i / 100) % 2 == 0 ? -step : step
        if (step > 0) pointer("moved")
        frame()
      }
    }'
}
recording 0 >"$work/still.jsonl"
recording 4 >"$work/list.jsonl"

TIMEFORMAT='%U %S'
run() { # MATERIALS RECORDING: milliseconds of the processor
  { time env -u DISPLAY -u WAYLAND_DISPLAY XDG_CONFIG_HOME="$work" "$program" --materials "$1" --replay "$work/$2.jsonl" \
    >/dev/null 2>&1; } 2>&1 | awk '{ printf "%.0f\n", ($1 + $2) * 1000 }'
}
for round in 0 1 2 3 4 5 6; do
  for materials in veil blur; do
    for name in still list; do run $materials $name >>"$work/$materials-$name"; done
  done
done
median() { sort -n "$work/$1" | sed -n 4p; }
echo "| materials | processor, ms a frame of the list |"
echo "| --- | ---: |"
for materials in veil blur; do
  awk -v all="$(median $materials-list)" -v still="$(median $materials-still)" -v frames=$frames -v name=$materials \
    'BEGIN { printf "| %s | %.2f |\n", name, (all - still) / frames }'
done
