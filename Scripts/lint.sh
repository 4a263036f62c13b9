#!/usr/bin/env bash
# The house style, as far as a machine can see it. Lists every fault, then fails if there was one.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly longest=400
swift=${SWIFT:-swift}
faults=0
fault() {
  echo "lint: $1" >&2
  faults=$((faults + 1))
}

places=()
for place in Sources Plugins Tests Examples Benchmarks Package.swift; do
  if [ -e "$place" ]; then places+=("$place"); fi
done
"$swift" format lint --strict --recursive --parallel "${places[@]}" \
  || fault "swift format has objections (above); \`make format\` settles most of them"

while IFS= read -r -d '' file; do
  lines=$(wc -l <"$file")
  if ((lines > longest)); then fault "$file has $lines lines, and $longest are the most: split it by what it holds"; fi
done < <(find Sources Plugins Tests -type f \( -name '*.swift' -o -name '*.c' -o -name '*.h' \) -print0)

# Where the compiler takes the program's word for a lifetime, a thread, a type or a layout, a comment says who keeps it: on
# the same line, directly above it or its attributes, or in a function above the first of several casts.
readonly unexplained='
  FNR == 1 { above = cast = 0 }
  { line = $0; sub(/^[ \t]+/, "", line) }
  line ~ /^\/\// { above = 1; next }
  line ~ /^@[A-Za-z_.]+(\([^)]*\))?$/ { next }
  line ~ /(^|[ .])(func|init|deinit|subscript|class|struct|enum|actor|extension|protocol)[ (<?{]/ ||
    line ~ /(^| )var [^=]*\{/ { cast = 0 }
  {
    code = line
    said = sub(/[ \t]\/\/.*/, "", code) || above
    above = 0
    place = FILENAME ":" FNR ": "
    if (code ~ /unowned\(unsafe\)/) print place "nothing guards `unowned(unsafe)`: use `unowned`, `weak` or a strong reference"
    else if (code ~ /unowned|nonisolated\(unsafe\)|@unchecked Sendable|Unmanaged</) {
      if (!said) print place "say in a comment above who guarantees this lifetime or thread"
    } else if (code ~ /assumingMemoryBound|unsafeBitCast|unsafeDowncast|Unmanaged\./) {
      if (!said && !cast) print place "say in a comment above what guarantees this type, layout or lifetime"
      cast = 1
    }
  }'
while IFS= read -r place; do fault "$place"; done < <(
  find Sources Plugins Benchmarks Tests/GeometryReference -name .build -prune -o -type f -name '*.swift' -print0 \
    | sort -z | xargs -0 awk "$unexplained"
)

# What every node can be: members that subclasses may override. What few nodes need is an optional responder.
readonly most_members=25
readonly base=Sources/ViewTree/Nodes/LayoutNode/LayoutNode.swift
members=$(grep -E '^  ([a-z(]+\)? )*(var|func) ' "$base" | grep -cvE '\b(final|private|static|override)\b' || true)
if ((members > most_members)); then
  fault "$base has $members members that can be overridden, and $most_members are the most: make a responder of them"
fi

while IFS= read -r -d '' file; do
  bash -n "$file" || fault "$file: not a shell script that bash can read"
done < <(find Scripts .ci Benchmarks Packaging -name .build -prune -o -type f \( -name '*.sh' -o -path '.ci/run' \) -print0 2>/dev/null)

if command -v python3 >/dev/null; then
  # What names what: the modules, and the layers inside the tree.
  python3 Scripts/layers.py || fault "arrows that lead upwards (above)"
  SWIFT="$swift" python3 Scripts/imports.py || fault "imports without a dependency (above)"
  while IFS= read -r -d '' file; do
    python3 -c 'import ast, sys; ast.parse(open(sys.argv[1]).read(), sys.argv[1])' "$file" \
      || fault "$file: not a script that Python can read"
  done < <(find Scripts Tests/Kiosk -type f -name '*.py' -print0)
fi

if ((faults > 0)); then
  echo "lint: $faults fault(s)" >&2
  exit 1
fi
echo "lint: no faults"
