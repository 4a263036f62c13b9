#!/usr/bin/env python3
"""Checks the arrows between modules and between the layers inside the tree, for Scripts/lint.sh.

A file of Sources/ViewTree names only what lies in its own layer or in one below. Who names what is read from the index of the
last debug build, which knows symbols and extensions; for a file that changed since, or where there is no index, the names of
types are looked for in its text, and the output says so.
"""

import collections
import os
import re
import sys

import imports
import index_store

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SOURCES = os.path.join(ROOT, "Sources")
TREE = os.path.join(SOURCES, "ViewTree")
# From the bottom to the top.
LAYERS = ["Values", "State", "Nodes", "Layout", "Content", "Input", "Scrolling", "Presentations", "Controls", "Containers",
          "Programs"]
MOST_FOLDERS = 8
# What may be imported where, of this package's modules.
IMPORTS = {
    "Graphics": set(),
    "Raster": {"Graphics"},
    "SDLHost/Font": {"Graphics", "Raster"},
    "SDLHost/Picture": {"Graphics", "Raster"},
    "SDLHost/Symbol": {"Graphics"},
    "ViewTree": {"Combine", "Graphics"},
    "Components": {"SwiftUI"},
    "Restaurants": {"BistroComponents", "SwiftUI"},
    "Tutorials": {"SwiftUI"},
}
DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|final|indirect|nonisolated|open) )*"
    r"(?:struct|class|enum|protocol|actor|typealias) (\w+)", re.M)
NESTED = re.compile(r"^ +(?:\w+(?:\([^)]*\))? )*(?:struct|class|enum|protocol|actor|typealias|case) (\w+)", re.M)
WORD = re.compile(r"\b[A-Z_]\w*")

Upward = collections.namedtuple("Upward", "file line symbol layer")


def swift_files(folder):
    for place, _, names in os.walk(folder):
        for name in names:
            if name.endswith(".swift"):
                yield os.path.relpath(os.path.join(place, name), folder)


def code(text):
    """The text without comments and strings; lines stay where they are."""
    text = re.sub(r"//[^\n]*", "", text)
    text = re.sub(r'"""(?:.|\n)*?"""', lambda m: "\n" * m.group(0).count("\n"), text)
    return re.sub(r'"(?:[^"\\\n]|\\.)*"', '""', text)


def layer(file):
    return LAYERS.index(file.split("/")[0])


def folder(file):
    return "/".join(file.split("/")[:2])


def references(files):
    """For each file what it names in others: (file, line, symbol). Second: the files that were read by names alone."""
    index = index_store.Index(os.path.join(ROOT, ".build/debug/index/store"), "ViewTree")
    texts = {}
    for file in files:
        with open(os.path.join(TREE, file), encoding="utf-8") as source:
            texts[file] = code(source.read())
    fresh = {f for f in files if f in index.records and index.records[f][1] >= os.path.getmtime(os.path.join(TREE, f))}
    occurrences = {f: index.occurrences(f) for f in fresh}
    symbols = {}
    for file, list_ in occurrences.items():
        for o in list_:
            if o.roles & index_store.DEFINITION and o.kind != index_store.EXTENSION:
                symbols.setdefault(o.usr, file)
    # Where a name is declared twice, or is that of something nested too, nobody can tell which one is meant.
    names = collections.defaultdict(set)
    nested = set()
    for file, text in texts.items():
        nested.update(NESTED.findall(text))
        for name in DECLARATION.findall(text):
            names[name].add(file)
    found = {}
    for file in files:
        if file in fresh:
            list_ = [(symbols[o.usr], o.line, o.name) for o in occurrences[file]
                     if o.roles & index_store.REFERENCE and symbols.get(o.usr, file) != file]
        else:
            list_ = []
            for number, text in enumerate(texts[file].split("\n"), 1):
                for name in WORD.findall(text):
                    if name not in nested and len(names[name]) == 1 and file not in names[name]:
                        list_.append((next(iter(names[name])), number, name))
        found[file] = list_
    return found, sorted(set(files) - fresh)


def cycles(found):
    """The groups of folders that name each other, directly or by others."""
    arrows = collections.defaultdict(set)
    for file, list_ in found.items():
        for target, _, _ in list_:
            if folder(target) != folder(file):
                arrows[folder(file)].add(folder(target))

    def reach(start):
        seen, waiting = set(), [start]
        while waiting:
            for target in arrows[waiting.pop()]:
                if target not in seen:
                    seen.add(target)
                    waiting.append(target)
        return seen

    reached = {f: reach(f) for f in list(arrows)}
    groups = {tuple(sorted(g for g in reached[f] if f in reached.get(g, ()))) for f in reached if f in reached[f]}
    return sorted(groups, key=len, reverse=True)


def check_imports(fault):
    # Libraries in C have no Swift files and are nobody's layer.
    own = {d for d in os.listdir(SOURCES) if any(swift_files(os.path.join(SOURCES, d)))} - {"Components"} | {"BistroComponents"}
    for place, allowed in IMPORTS.items():
        for file in swift_files(os.path.join(SOURCES, place)):
            with open(os.path.join(SOURCES, place, file), encoding="utf-8") as source:
                for number, line in enumerate(source, 1):
                    match = imports.IMPORT.match(line)
                    if match and match[1] in own - allowed:
                        fault(f"Sources/{place}/{file}:{number} imports {match[1]}, and of this package {place} may import "
                              f"{', '.join(sorted(allowed)) or 'nothing'}")


def main():
    faults = []
    fault = faults.append
    check_imports(fault)
    files = sorted(swift_files(TREE))
    for file in files:
        if file.count("/") < 2 or file.split("/")[0] not in LAYERS:
            fault(f"Sources/ViewTree/{file}: lies in no folder of a layer")
    if faults:
        print("\n".join("layers: " + f for f in faults), file=sys.stderr)
        return 1
    for name in LAYERS:
        inner = [d for d in os.listdir(os.path.join(TREE, name)) if os.path.isdir(os.path.join(TREE, name, d))]
        if len(inner) > MOST_FOLDERS:
            fault(f"Sources/ViewTree/{name} has {len(inner)} folders, and {MOST_FOLDERS} are the most: gather some in one")

    found, unindexed = references(files)
    upward = {}
    for file, list_ in found.items():
        for target, line, symbol in list_:
            if layer(target) > layer(file):
                upward.setdefault((file, symbol), Upward(file, line, symbol, LAYERS[layer(target)]))
    for u in sorted(upward.values()):
        fault(f"Sources/ViewTree/{u.file}:{u.line} -> {u.symbol} ({u.layer}), which lies above")
    groups = cycles(found)
    folders = {folder(f) for f in files}
    print(f"layers: {len(upward)} upward references; {sum(map(len, groups))} of {len(folders)} folders in cycles "
          f"({', '.join(str(len(g)) for g in groups) or 'none'})")
    for group in groups:
        print("layers: cycle of " + " ".join(group))
    if unindexed:
        print(f"layers: {len(unindexed)} of {len(files)} files were read by the names of types alone, since the last debug build "
              "does not know them as they are; build first to see members and extensions")
    if faults:
        print("\n".join("layers: " + f for f in faults), file=sys.stderr)
        if upward:
            print("layers: let the core own a protocol that the feature adopts, or move what serves the feature into its folder",
                  file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
