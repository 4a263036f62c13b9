#!/usr/bin/env bash
# How long the compiler takes: names every function body and expression of our own that takes it over LIMIT
# milliseconds to type-check (200), then times the type-check of the bottom sheet's program as a whole.
# What a file uses first is charged with its loading, and with the expansion of its macros.
# Builds into a folder of its own, since other flags make everything be compiled again.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly limit=${LIMIT:-200}
readonly swift=${SWIFT:-swift}
readonly scratch=.build/compile-times

echo "compiling everything; bodies and expressions over $limit ms:"
"$swift" build --build-tests --scratch-path "$scratch" \
  -Xswiftc -Xfrontend -Xswiftc -warn-long-function-bodies="$limit" \
  -Xswiftc -Xfrontend -Xswiftc -warn-long-expression-type-checking="$limit" 2>&1 \
  | grep -E "^[^ |].*warning: .* took [0-9]+ms" | grep -v checkouts | sort -u || echo "none"

readonly modules=$scratch/debug
flags=(-I "$modules/Modules" -swift-version 5)
while IFS= read -r map; do
  flags+=(-Xcc "-fmodule-map-file=$map")
done < <(find Sources "$modules/" -maxdepth 2 -name module.modulemap)
for include in "$scratch"/checkouts/*/Sources/*/include; do
  flags+=(-Xcc -I -Xcc "$include")
done
for include in $(pkg-config --cflags-only-I libdrm harfbuzz fontconfig pixman-1 cairo freetype2); do
  flags+=(-Xcc "$include")
done
echo "type-checking the bottom sheet's program:"
time "$("$swift" -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)\/lib\/swift".*/\1/p')/bin/swiftc" -typecheck "${flags[@]}" Sources/Tutorials/SheetScene.swift
