#!/usr/bin/env bash
# Counts the instructions of the release-built scene, which hardly depend on the machine: the figures to compare from
# commit to commit.
#
#   Benchmarks/instructions.sh
#
# The scene plays recordings without a window under callgrind: one that does nothing, one that drags and flicks the list,
# one that drags the sheet. What the frames of the last two cost is what they take more than the first.
# A scene whose own code draws hundreds of figures on a canvas is counted for the debug build too, where there is one: how many
# times as much a frame costs there, whose library is optimised and whose program is not. No more than twice is the goal.
# BISTRO_SCENE names the program, else it is the one that make bench builds; BISTRO_DEBUG_SCENE the debug build's.
set -euo pipefail
cd "$(dirname "$0")/.."

program=${BISTRO_SCENE:-${BISTRO_SCRATCH:-.build}/release/scene}
command -v valgrind >/dev/null || { echo "instructions.sh: valgrind is not installed" >&2; exit 0; }
test -x "$program" || { echo "instructions.sh: there is no $program: run make bench" >&2; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Valgrind cannot read the compiler's debugging information; its resources lie beside the program.
prepare() { # PROGRAM FOLDER
  mkdir -p "$2"
  strip -g -o "$2/scene" "$1"
  for resources in "$(dirname "$1")"/*.resources; do ln -s "$(realpath "$resources")" "$2"; done
}
prepare "$program" "$folder/release"

# A recording: a header, then a line for each event and each frame.
recording() {
  awk -v kind="$1" '
    function frame() { printf "{\"at\":%.6f,\"what\":\"frame\"}\n", t }
    function pointer(phase, y) {
      printf "{\"at\":%.6f,\"what\":\"pointer\",\"id\":1,\"kind\":\"mouse\",\"phase\":\"%s\",", t, phase
      printf "\"x\":540,\"y\":%.3f,\"time\":%.6f,\"button\":0,\"modifiers\":0}\n", y, t
    }
    function idle(frames) { while (frames-- > 0) { t += 1 / 120; frame() } }
    function move(from, to, frames,   i) {
      for (i = 1; i <= frames; i++) { t += 1 / 120; pointer("moved", from + (to - from) * i / frames); frame() }
    }
    BEGIN {
      print "{\"version\":1,\"width\":1080,\"height\":1920,\"scale\":1,\"safeArea\":[0,0,0,0]}"
      idle(kind == "long" ? 63 : 3)
      if (kind == "list") {
        pointer("began", 1500); move(1500, 500, 60); move(500, 1500, 60); move(1500, 500, 30); pointer("ended", 500)
        idle(90)
      }
      if (kind == "sheet") {
        pointer("began", 340); idle(6); pointer("ended", 340); idle(174)
        pointer("began", 972); move(972, 200, 60); move(200, 1400, 60)
      }
    }'
}

count() { # RECORDING [BUILD LOOK]
  local build=${2:-release} look=${3:-list}
  recording "$1" >"$folder/$1.jsonl"
  env -u DISPLAY -u WAYLAND_DISPLAY XDG_RUNTIME_DIR="$folder" valgrind --tool=callgrind \
    --callgrind-out-file="$folder/$1.out" "$folder/$build/scene" --look "$look" --replay "$folder/$1.jsonl" \
    >/dev/null 2>"$folder/$1.log"
  awk '/^(summary|totals):/ { print $2; exit }' "$folder/$1.out"
}
canvas() { # BUILD: millions of instructions a frame
  awk -v short="$(count start "$1" canvas)" -v long="$(count long "$1" canvas)" \
    'BEGIN { printf "%.2f", (long - short) / 60 / 1e6 }'
}

start=$(count start)
list=$(count list)
sheet=$(count sheet)
echo "| instructions, millions | start | a frame of the list | a frame of the sheet |"
echo "|---|--:|--:|--:|"
awk -v start="$start" -v list="$list" -v sheet="$sheet" 'BEGIN {
  printf "| scene | %.0f | %.2f | %.2f |\n", start / 1e6, (list - start) / 240 / 1e6, (sheet - start) / 300 / 1e6
}'

release=$(canvas release)
debug=${BISTRO_DEBUG_SCENE:-${BISTRO_SCRATCH:-.build}/debug/scene}
if test -x "$debug"; then
  prepare "$debug" "$folder/debug"
  debug=$(canvas debug)
  ratio=$(awk -v a="$debug" -v b="$release" 'BEGIN { printf "%.2f", a / b }')
else
  debug="not built"
  ratio=""
fi
echo
echo "| instructions, millions | release | debug | times |"
echo "|---|--:|--:|--:|"
echo "| a frame of the canvas | $release | $debug | $ratio |"
