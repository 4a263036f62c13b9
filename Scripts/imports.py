#!/usr/bin/env python3
"""Checks that each target depends on the modules that it imports, for Scripts/lint.sh.

The package manager puts the modules of all targets in one folder: an import of a module that the target does not depend on
compiles wherever that module happens to be built already, and fails in a build from nothing, now and then.
"""

import json
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
IMPORT = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|internal|private|fileprivate) )?"
    r"import (?:(?:struct|enum|class|func|var|protocol|typealias) )?(\w+)")


def manifest():
    # A folder of its own, so that this waits for no build that goes on.
    with tempfile.TemporaryDirectory() as scratch:
        text = subprocess.run(
            [os.environ.get("SWIFT", "swift"), "package", "--scratch-path", scratch, "dump-package"],
            cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
    return json.loads(text)


def named(target):
    """The targets that one depends on; products of other packages have names of their own."""
    for dependency in target["dependencies"]:
        for kind in ("byName", "target"):
            if kind in dependency:
                yield dependency[kind][0]


def sources(target):
    folder = target.get("path") or os.path.join("Tests" if target["type"] == "test" else "Sources", target["name"])
    only = [os.path.join(ROOT, folder, s) for s in target.get("sources") or [""]]
    without = [os.path.join(ROOT, folder, e) for e in target.get("exclude") or []]
    for place, folders, names in os.walk(os.path.join(ROOT, folder)):
        for name in names:
            file = os.path.join(place, name)
            if name.endswith(".swift") and any(file.startswith(s) for s in only) and not any(
                    file == e or file.startswith(e + os.sep) for e in without):
                yield file


def main():
    package = manifest()
    own = {t["name"] for t in package["targets"]}
    faults = []
    for target in package["targets"]:
        known = set(named(target))
        for file in sources(target):
            quoted = False
            with open(file, encoding="utf-8") as source:
                for number, line in enumerate(source, 1):
                    match = None if quoted else IMPORT.match(line)
                    if line.count('"""') % 2:
                        quoted = not quoted
                    if match and match[1] in own - known:
                        faults.append(f"{os.path.relpath(file, ROOT)}:{number} imports {match[1]}, on which the target "
                                      f"{target['name']} does not depend: name it in Package.swift")
    print("\n".join("imports: " + f for f in sorted(faults)), end="\n" if faults else "", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
