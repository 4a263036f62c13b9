#!/usr/bin/env bash
# Succeeds if the Swift on PATH (or $SWIFT) is new enough; else one sentence says what is missing.
set -euo pipefail

readonly wanted_major=6 wanted_minor=2
swift=${SWIFT:-swift}

if ! command -v "$swift" >/dev/null; then
  echo "Bistro needs Swift $wanted_major.$wanted_minor or later, and there is no \`$swift\` on the PATH: install it from https://www.swift.org/install/linux" >&2
  exit 1
fi

said=$("$swift" --version 2>/dev/null | grep -o 'Swift version [0-9][0-9]*\.[0-9][0-9]*' | head -n 1) || true
version=${said##* }
major=${version%%.*} minor=${version#*.}
if [ -z "$said" ]; then
  echo "Bistro needs Swift $wanted_major.$wanted_minor or later, and \`$swift --version\` names no version: install it from https://www.swift.org/install/linux" >&2
  exit 1
fi
if ((major < wanted_major || (major == wanted_major && minor < wanted_minor))); then
  echo "Bistro needs Swift $wanted_major.$wanted_minor or later, and this is Swift $version: install a newer one from https://www.swift.org/install/linux" >&2
  exit 1
fi
