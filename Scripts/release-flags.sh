#!/usr/bin/env bash
# How a program is built that people start: prints the options for `swift build -c release`.
#
# - A static Swift runtime: it starts faster, takes less memory and needs no Swift to run.
# - Types that are known are named by their metadata, not by a text from which the runtime would make them: that
#   searches the whole program for each conformance (a twentieth of the start's instructions).
set -euo pipefail

echo "--static-swift-stdlib -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors"
