#!/usr/bin/env bash
# Shows the previews of a Swift file and watches it: make preview FILE=Sources/…/View.swift
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -z "${FILE:-}" ]; then
  echo "make preview: name a file with #Preview or a PreviewProvider: make preview FILE=Sources/…/View.swift" >&2
  exit 64
fi
swift=${SWIFT:-swift}
"$swift" build --product preview-tool
exec .build/debug/preview-tool "$FILE" --library "$PWD" "$@"
