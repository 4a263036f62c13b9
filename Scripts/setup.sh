#!/usr/bin/env bash
# Makes this machine ready: Scripts/setup.sh run|kiosk|deb|test|kiosk-test ...
#
# Checks Swift, then installs those packages of the named groups (see packages.txt) that are missing.
# Says nothing and changes nothing where all is there.
set -euo pipefail
cd "$(dirname "$0")"

./swift-version.sh

wanted=()
while read -r group package reason; do
  case $group in '' | '#'*) continue ;; esac
  for asked in "$@"; do
    if [ "$asked" = "$group" ]; then wanted+=("$package"); fi
  done
done <packages.txt

if [ ${#wanted[@]} -eq 0 ]; then
  echo "setup: no packages in the group(s) '$*': packages.txt has run, kiosk, deb, test and kiosk-test" >&2
  exit 2
fi
if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  echo "setup: this system has no apt-get; if the build fails, install what corresponds to: ${wanted[*]}" >&2
  exit 0
fi

missing=()
for package in "${wanted[@]}"; do
  status=$(dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null | sort -u) || true
  case $'\n'$status$'\n' in
    *$'\n'installed$'\n'*) ;;
    *) missing+=("$package") ;;
  esac
done
if [ ${#missing[@]} -eq 0 ]; then exit 0; fi

root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "setup: these packages are missing, and neither root nor sudo is there to install them: ${missing[*]}" >&2
    exit 1
  fi
  root=(sudo)
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT
apt() {
  if ! "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q "$@" >"$log" 2>&1; then
    tail -n 12 "$log" >&2
    echo "setup: \`apt-get $1\` failed (its last lines are above); still missing: ${missing[*]}" >&2
    exit 1
  fi
}

echo "setup: installing ${missing[*]}"
apt update
apt install -y --no-install-recommends "${missing[@]}"
