#!/usr/bin/env bash
# How a program is built that people start: prints the options for `swift build -c release`.
#
# - A static Swift runtime: it starts faster, takes less memory and needs no Swift to run.
# - Types that are known are named by their metadata, not by a text from which the runtime would make them: that
#   searches the whole program for each conformance (a twentieth of the start's instructions).
# - Overlapping accesses to memory are looked for in debug builds and tests alone: three in a hundred of a frame.
set -euo pipefail

echo "--static-swift-stdlib -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors -Xswiftc -enforce-exclusivity=unchecked"
