#!/usr/bin/env bash
# Writes the components' documentation as web pages to out/docs: symbol graph and catalogue through DocC.
set -euo pipefail
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
docc=$(command -v docc || true)
if [ -z "$docc" ]; then
  # Beside the compiler, where a toolchain has it.
  docc="$(dirname "$(readlink -f "$(command -v "$swift")")")/docc"
fi
if [ ! -x "$docc" ]; then
  echo "make docs: this Swift has no docc; take a toolchain from swift.org, which brings it" >&2
  exit 69
fi

work=out/docs-work
rm -rf "$work" out/docs
mkdir -p "$work/graphs" "$work/Documentation.docc"
cp Sources/Components/Documentation.docc/*.md "$work/Documentation.docc/"
cp docs/images/{sheet-flick,sheet-grab,sheet-handoff,deck-undo,refresh,cover-flow,hero}.png "$work/Documentation.docc/"

"$swift" build --target BistroComponents
bin=$("$swift" build --show-bin-path)
extract="$(dirname "$docc")/swift-symbolgraph-extract"
# The C libraries that the modules below stand on.
flags=()
while IFS= read -r map; do flags+=(-Xcc "-fmodule-map-file=$map"); done \
  < <(find "$PWD/Sources" "$bin/" -maxdepth 2 -path '*/module.modulemap')
for flag in $(pkg-config --cflags libdrm harfbuzz fontconfig pixman-1 cairo); do flags+=(-Xcc "$flag"); done
"$extract" -module-name BistroComponents -I "$bin/Modules" "${flags[@]}" \
  -target "$("$swift" -print-target-info | sed -n 's/.*"triple": "\([^"]*\)".*/\1/p' | head -1)" \
  -minimum-access-level public -skip-synthesized-members -output-dir "$work/graphs"

"$docc" convert "$work/Documentation.docc" \
  --additional-symbol-graph-dir "$work/graphs" --output-path out/docs \
  --fallback-display-name BistroComponents --fallback-bundle-identifier bistro.components \
  --transform-for-static-hosting
rm -rf "$work"
echo "out/docs/index.html: serve the folder, for instance with python3 -m http.server -d out/docs, and open /documentation/bistrocomponents"
