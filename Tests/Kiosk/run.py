#!/usr/bin/env python3
"""Boots the kiosk in a virtual machine and checks what docs/kiosk.md promises: Tests/Kiosk/run.py [options] [PART ...]

Without a PART all of them are run. See Tests/Kiosk/README.md.
"""
import argparse
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, HERE)

import image  # noqa: E402  (these lie beside this file)
from checks import PARTS, Report  # noqa: E402
from kiosk import Kiosk, MachineError, boot, overlay  # noqa: E402
import parts_calibration  # noqa: E402,F401
import parts_content  # noqa: E402,F401
import parts_configuration  # noqa: E402,F401
import parts_crash  # noqa: E402,F401
import parts_display  # noqa: E402,F401
import parts_faults  # noqa: E402,F401
import parts_input  # noqa: E402,F401
import parts_long  # noqa: E402,F401
import parts_package  # noqa: E402,F401
import parts_start  # noqa: E402,F401
import parts_stop  # noqa: E402,F401
import parts_words  # noqa: E402,F401

OUT = os.path.join(ROOT, "out", "test-kiosk")
CACHE = os.path.join(OUT, "cache")
CHAPTER = "## From a bare Debian to a running panel"
STARTED = time.monotonic()


def say(text):
    print(f"{time.monotonic() - STARTED:6.0f} s  {text}", flush=True)


class Bench:
    """What parts boot their machines from."""

    def __init__(self, arguments):
        self.arguments = arguments
        self.debian = self.package = self.installed = None
        # Of a part that boots its own machine, which it leaves running.
        self.kiosk = None

    def boot(self, name, disk=None, **options):
        """A machine of the installed disk, or of one that is given. Its folder is in out/test-kiosk."""
        folder = os.path.join(OUT, "machines", name)
        if disk is None:
            shutil.rmtree(folder, ignore_errors=True)
            os.makedirs(folder)
            disk = overlay(self.installed, os.path.join(folder, "disk.qcow2"), "qcow2")
        return boot(self.debian, disk, folder, **options)


def package():
    """The Debian package of what is built, made anew where anything that it is made of has changed."""
    subprocess.run(["make", "--no-print-directory", "guide", "words"], cwd=ROOT, check=True)
    parts = []
    built = os.path.join(ROOT, ".build", "release")
    places = [os.path.join(built, "bistro"), os.path.join(built, "bistro-words"), os.path.join(ROOT, "docs", "kiosk.md")]
    places += glob.glob(os.path.join(ROOT, "Packaging", "*")) + glob.glob(os.path.join(ROOT, "Assets", "**"), recursive=True)
    places += glob.glob(os.path.join(built, "Bistro_*.resources", "**"), recursive=True)
    for path in sorted(place for place in places if os.path.isfile(place)):
        with open(path, "rb") as file:
            parts += [os.path.relpath(path, ROOT), file.read()]
    cached = os.path.join(CACHE, f"package-{image.key(*parts)}.deb")
    if not os.path.exists(cached):
        say("making the Debian package")
        done = subprocess.run(["Packaging/deb.sh"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
        made = re.search(r"^deb: (.*)$", done.stdout, flags=re.M).group(1)
        shutil.copyfile(os.path.join(ROOT, made), cached + ".part")
        os.rename(cached + ".part", cached)
    return cached


def chapter():
    """The commands that docs/kiosk.md has somebody type on a bare Debian, in order."""
    with open(os.path.join(ROOT, "docs", "kiosk.md"), encoding="utf-8") as file:
        text = file.read().split(CHAPTER, 1)[1].split("\n## ", 1)[0]
    first = re.search(r"(?:^    .*\n)+", text, flags=re.M).group(0)
    return [line.strip() for line in first.splitlines()]


def installed(bench, report):
    """The disk on which the commands of the chapter were typed, and the checks of that: of an earlier run where nothing has
    changed."""
    commands = chapter()
    with open(bench.package, "rb") as file:
        name = image.key(image.own_source(), os.path.basename(bench.debian), file.read(), commands)
    disk, notes = (os.path.join(CACHE, f"installed-{name}.{end}") for end in ("qcow2", "json"))
    if not os.path.exists(disk) or not os.path.exists(notes):
        folder = os.path.join(OUT, "machines", "install")
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        made = overlay(os.path.join(bench.debian, "root.img"), disk + ".part")
        say("booting the bare machine")
        machine = boot(bench.debian, made, folder, drives=[bench.package])
        own = Report(say)
        own.part = "install"
        try:
            size = os.path.getsize(bench.package)
            machine.out(f"cd /root && head -c {size} /dev/vdb >bistro_1_amd64.deb", 300)
            parts_start.install(Kiosk(machine, own, OUT), [line for line in commands if line != "reboot"])
            machine.power_off()
        finally:
            machine.close()
        report.checks += own.checks
        if own.failed:
            raise MachineError("the package cannot be installed: nothing further is tried")
        os.rename(made, disk)
        with open(notes, "w", encoding="utf-8") as file:
            json.dump(own.checks, file)
    else:
        with open(notes, encoding="utf-8") as file:
            report.checks += json.load(file)
        say("the package was installed in an earlier run, on the same Debian")
    bench.installed = disk


def keep_evidence(kiosk, name):
    """What the display shows and what the journal says, of a part in which something failed."""
    try:
        with open(os.path.join(OUT, f"{name}-failed.png"), "wb") as file:
            file.write(kiosk.machine.picture().png())
        text = kiosk.machine.run("journalctl -b --no-pager -n 400; systemctl status bistro-kiosk", 120)[1]
        with open(os.path.join(OUT, f"{name}-journal.txt"), "w", encoding="utf-8") as file:
            file.write(text)
    except (MachineError, OSError) as error:
        say(f"nothing more is known of it: {error}")


def run_parts(parts, bench, report):
    """Runs the parts: those that begin with the guide at rest share a machine, which goes back to that state before each."""
    shared = [each for each in parts if each.start == "ready"]
    kiosk = None
    if shared:
        report.part = "boot"
        say("booting the installed machine")
        machine = bench.boot("ready")
        kiosk = Kiosk(machine, report, OUT)
        kiosk.minutes = bench.arguments.minutes
    try:
        if kiosk:
            attempt("boot", lambda: (parts_start.first_picture(kiosk), parts_start.prepare(kiosk)), kiosk, report)
            kiosk.machine.save("ready")
        for number, each in enumerate(shared):
            report.part = each.name
            say(f"-- {each.name}: {each.about}")
            if number:
                kiosk.machine.load("ready")
                kiosk.machine.size, kiosk.scale = (800, 480), 1.25
            attempt(each.name, lambda: each.run(kiosk), kiosk, report)
    finally:
        if kiosk:
            kiosk.machine.close()
    for each in parts:
        if each.start == "own":
            report.part = each.name
            say(f"-- {each.name}: {each.about}")
            try:
                attempt(each.name, lambda: each.run(bench, report, OUT), None, report, bench)
            finally:
                if bench.kiosk:
                    bench.kiosk.machine.close()
                    bench.kiosk = None


def attempt(name, action, kiosk, report, bench=None):
    """Runs a part; what goes wrong with it is one more check that failed, and what is known of it is kept."""
    failed = len(report.failed)
    try:
        action()
    except (MachineError, OSError, KeyError, ValueError, TypeError, subprocess.SubprocessError) as error:
        report.check("", "the part went to its end", False, f"{type(error).__name__}: {error}")
        with open(os.path.join(OUT, f"{name}-error.txt"), "w", encoding="utf-8") as file:
            traceback.print_exc(file=file)
    kiosk = kiosk or (bench.kiosk if bench else None)
    if kiosk and len(report.failed) > failed:
        keep_evidence(kiosk, name)


def main():
    names = [each.name for each in PARTS]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help="of these: " + ", ".join(names))
    parser.add_argument("--list", action="store_true", help="say what each part checks, and end")
    parser.add_argument("--package", default=os.environ.get("KIOSK_PACKAGE") or None,
                        help="a Debian package that there is, instead of one that is made (KIOSK_PACKAGE)")
    parser.add_argument("--minutes", type=float, default=float(os.environ.get("MINUTES") or 0),
                        help="of visits (part long; 3), of keys by chance (part keys; none)")
    arguments = parser.parse_args()
    if arguments.list:
        for each in PARTS:
            print(f"{each.name:12} {each.about}")
        return 0
    unknown = [name for name in arguments.parts if name not in names]
    if unknown:
        parser.error(f"there is no part {unknown[0]}: the parts are {', '.join(names)}")
    missing = [name for name in ("qemu-system-x86_64", "qemu-img", "mmdebstrap", "lintian") if not shutil.which(name)]
    if missing:
        print(f"test-kiosk: {missing[0]} is missing: Scripts/setup.sh kiosk-test installs it", file=sys.stderr)
        return 69

    os.makedirs(CACHE, exist_ok=True)
    for path in glob.glob(os.path.join(OUT, "*.*")):
        os.unlink(path)
    shutil.rmtree(os.path.join(OUT, "machines"), ignore_errors=True)
    bench, report = Bench(arguments), Report(say)
    try:
        bench.package = os.path.abspath(arguments.package) if arguments.package else package()
        bench.debian = image.base(CACHE, bench.package, say)
        installed(bench, report)
        run_parts([each for each in PARTS if not arguments.parts or each.name in arguments.parts], bench, report)
    except (image.ImageError, MachineError, subprocess.CalledProcessError) as error:
        report.check("", "the machine does what the test needs", False, error)
    sweep(bench)
    return summary(report)


def sweep(bench):
    """Only what the next run can use stays in the cache."""
    kept = {os.path.basename(path) for path in (bench.package, bench.debian, bench.installed) if path}
    kept |= {name.replace(".qcow2", ".json") for name in kept}
    for path in glob.glob(os.path.join(CACHE, "*")):
        if os.path.basename(path) not in kept:
            shutil.rmtree(path, ignore_errors=True) if os.path.isdir(path) else os.unlink(path)


def summary(report):
    with open(os.path.join(OUT, "summary.json"), "w", encoding="utf-8") as file:
        json.dump(report.checks, file, indent=1)
    print()
    for check in report.checks:
        state = "ok  " if check["held"] else "FAIL"
        print(f"{state} {check['part']:10} {check['ids']:10} {check['check']}")
    failed = report.failed
    print(f"\ntest-kiosk: {len(report.checks)} checks, {len(failed)} failed, {time.monotonic() - STARTED:.0f} s; "
          f"pictures and journals are in {os.path.relpath(OUT)}")
    for check in failed:
        print(f"  {check['part']}: {check['check']}: {check['detail']}")
    return 1 if failed or not report.checks else 0


if __name__ == "__main__":
    sys.exit(main())
