#!/usr/bin/env bash
# Makes the 20 pictures of the benchmark scene anew (needs ImageMagick): 400 x 300, clouds in two colours each, by
# fixed seeds.
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p Pictures
for number in $(seq 0 19); do
  hue=$((number * 18))
  convert -size 400x300 -seed $((number + 1)) plasma:"hsl($hue,70%,32%)"-"hsl($((hue + 50)),80%,72%)" \
    -blur 0x1.2 -strip -quality 72 -sampling-factor 4:2:0 "$(printf 'Pictures/scene-%02d.jpg' "$number")"
done
