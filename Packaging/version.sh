#!/usr/bin/env bash
# Prints the version and the date of the sources: the last commit's, or SOURCE_DATE_EPOCH's where that is set.
set -euo pipefail
cd "$(dirname "$0")/.."

epoch=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y Package.swift)}
count=$(git rev-list --count HEAD 2>/dev/null || echo 0)
echo "1.0.$count $(date -u -d "@$epoch" +%Y-%m-%d) $epoch"
