#!/usr/bin/env bash
# Prints what the guide's start and memory are by the number of entries, as a table in Markdown:
#
#   Benchmarks/entries.sh [COUNT...]     default: 10 1000 10000
#
# The start is from just before the process is made to the first complete frame (--screenshot writes it), the median of
# five after one that warms the disk's cache; memory is the proportional set two seconds later (PSS). Entries have 1,000
# characters of description each and the pictures of Assets in turn. Needs Xvfb and a release build of bistro;
# BISTRO_EXECUTABLE names another one.
set -euo pipefail
cd "$(dirname "$0")/.."
program=${BISTRO_EXECUTABLE:-$PWD/${BISTRO_SCRATCH:-.build}/release/bistro}
[ -x "$program" ] || { echo "entries.sh: no $program; build it with: swift build -c release --product bistro" >&2; exit 66; }
work=$(mktemp -d)
Xvfb -displayfd 3 -screen 0 390x844x24 -nolisten tcp 3>"$work/display" 2>/dev/null &
server=$!
trap 'kill $server 2>/dev/null; rm -rf "$work"' EXIT
until [ -s "$work/display" ]; do sleep 0.05; done
export DISPLAY=:$(cat "$work/display") SDL_VIDEODRIVER=x11 XDG_CONFIG_HOME=$work LC_ALL=C.UTF-8

echo "| entries | restaurants.json, MB | start, ms | PSS, MB |"
echo "| ---: | ---: | ---: | ---: |"
[ $# -gt 0 ] || set -- 10 1000 10000
for entries; do
  folder=$work/$entries
  python3 - "$entries" "$folder" <<'PYTHON'
import json, os, shutil, sys
count, folder = int(sys.argv[1]), sys.argv[2]
os.mkdir(folder)
pictures = sorted(os.listdir("Assets/Pictures"))
os.mkdir(folder + "/Pictures")
for picture in pictures:
    shutil.copy("Assets/Pictures/" + picture, folder + "/Pictures/" + picture)
words = "The oven is older than anyone who works at it and Léa keeps the queue in order. "
json.dump([{"name": "%s Place %d" % (chr(65 + n * 7 % 26), n), "type": "Kind %d" % (n % 40), "location": "Street %d" % n,
            "phone": "+33 1 99 00 %04d" % n, "description": (words * 13)[:1000],
            "image": pictures[n % len(pictures)][:-4]} for n in range(count)],
          open(folder + "/restaurants.json", "w"), ensure_ascii=False)
PYTHON
  times=()
  for run in 0 1 2 3 4 5; do
    rm -f "$work/first.png"
    begin=$(date +%s%N)
    "$program" --window 390x844 --scale 1 --content "$folder" --screenshot "$work/first.png" &
    guide=$!
    until [ -s "$work/first.png" ]; do sleep 0.002; done
    end=$(date +%s%N)
    sleep 2
    pss=$(awk '/^Pss:/ { print $2 }' /proc/$guide/smaps_rollup)
    kill $guide
    wait $guide 2>/dev/null || true
    [ $run = 0 ] || times+=($(((end - begin) / 100000)))
  done
  median=$(printf '%s\n' "${times[@]}" | sort -n | sed -n 3p)
  size=$(stat -c %s "$folder/restaurants.json")
  printf '| %s | %s | %s | %s |\n' "$entries" "$((size / 1000000)).$((size / 100000 % 10))" \
    "$((median / 10)).$((median % 10))" "$((pss / 1000)).$((pss / 100 % 10))"
done
