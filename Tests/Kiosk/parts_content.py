"""Content that is replaced while the guide runs, and power that is cut while it is."""
import os
import random
import time

from checks import part
from kiosk import UNIT, Kiosk
from machine import MachineError, overlay
from parts_start import not_black

PLACE = "/srv/guide"
ASSETS = "/usr/lib/bistro/Assets"
# K25, K26: points of the update at which the power goes.
CUTS = 20
# Power cuts after which the machine is booted.
BOOTS = 2


def make_contents(kiosk):
    """Two contents whose entries have other names, and a link to the first."""
    kiosk.machine.out(f"""set -e
      mkdir -p {PLACE}-sources && cd {PLACE}-sources
      for name in Alpha Beta; do
        cp -r {ASSETS} $name && sed -i "s/Café Lumière/$name/g; s/Pizzeria Tramontana/$name Two/g" $name/restaurants.json
      done
      cp -r Alpha {PLACE}-1 && cp -r Beta {PLACE}-2 && ln -s guide-1 {PLACE} && sync
      chmod -R a+rX /srv""")
    kiosk.configure(content=f'"{PLACE}"')


@part("content", "content is replaced under the guide, by a link and by rsync; a broken one is refused")
def content(kiosk):
    machine = kiosk.machine
    make_contents(kiosk)
    process = kiosk.restart()
    kiosk.check("K25", "the guide shows the folder of its configuration", kiosk.find(text="Alpha"))
    turn = "bistro check $next && sync -f $next && ln -sfn $next guide.new && mv -T guide.new guide"
    machine.out(f"cd /srv && next=guide-2 && {turn}")
    kiosk.wait_for(text="Beta")
    kiosk.check("K25", "a link that is turned is followed", kiosk.find(text="Beta Two") and kiosk.process == process)
    machine.out(f"rsync -a --delete --delay-updates {PLACE}-sources/Alpha/ {PLACE}-2/")
    kiosk.wait_for(text="Alpha")
    kiosk.check("K25", "what rsync changes is shown", kiosk.find(text="Alpha Two") and not kiosk.find(text="Beta"))
    kiosk.open_sheet()
    machine.out(f"rsync -a --delete --delay-updates {PLACE}-sources/Beta/ {PLACE}-2/")
    time.sleep(8)
    kiosk.check("K25", "a visitor goes on with what he sees", kiosk.find(text="Alpha Two") and kiosk.find(id="sheet-content"))
    kiosk.configure(ask_after=3600)
    before = kiosk.process
    machine.out("head -c 3000 /srv/guide-2/restaurants.json >/srv/cut && mv /srv/cut /srv/guide-2/restaurants.json; chmod a+r /srv/guide-2/*.json")
    status, out, _ = machine.run("bistro check /srv/guide-2")
    kiosk.check("K25", "`bistro check` says what is wrong with one that is cut", status == 2 and "restaurants.json" in out + _, (out + _).strip()[:200])
    time.sleep(8)
    kiosk.check("K25", "a broken one never replaces one that can be read", kiosk.find(text="Alpha Two") and kiosk.process == before)
    problems = kiosk.wait("no problem is told", lambda: kiosk.status()["problems"])
    kiosk.check("K20", "the status says what is wrong with it", problems, problems[:1])
    machine.out(f"rsync -a --delete --delay-updates {PLACE}-sources/Beta/ {PLACE}-2/")
    by_git(kiosk, turn)


def by_git(kiosk, turn):
    """New content comes as a commit."""
    kiosk.machine.out(f"""set -e
      export GIT_AUTHOR_NAME=x GIT_AUTHOR_EMAIL=x@x GIT_COMMITTER_NAME=x GIT_COMMITTER_EMAIL=x@x
      cd {PLACE}-sources/Alpha && git init -q && git add . && git commit -q -m One && git clone -q . {PLACE}-3
      rsync -a --exclude .git ../Beta/ ./ && sed -i 's/Beta/Gamma/g' restaurants.json && git commit -q -a -m Two
      cd /srv && next=guide-3 && git -C $next pull -q --ff-only && {turn}""", 300)
    process = kiosk.process
    kiosk.check("K25", "the visitor still goes on with what he sees", kiosk.find(text="Alpha Two") and kiosk.find(id="sheet-content"))
    # The operator's page ends a visit at once.
    kiosk.touch((0, "down", 0, 20, 20), (4.5, "up", 0))
    kiosk.tap_node(kiosk.wait_for(id="operator-done"))
    kiosk.wait_for(text="Gamma")
    kiosk.check("K25", "content that git brings is shown when he has left, by the same process", kiosk.find(text="Gamma Two")
                and not kiosk.find(id="sheet-content") and kiosk.process == process)


@part("power", "the power is cut twenty times while content and favourites are written, and twice with a boot after it", start="own")
def power(bench, report, folder):
    machine = bench.boot("power")
    kiosk = bench.kiosk = Kiosk(machine, report, folder)
    kiosk.wait_for_service()
    make_contents(kiosk)
    # A window's guide keeps favourites; a kiosk's forgets them.
    kiosk.drop_in("favourites", "[Service]\nEnvironment=BISTRO_DUMP_TREE=/run/bistro/tree.json\nExecStart=\n"
                  "ExecStart=/usr/bin/bistro --fullscreen --lock-console --content /srv/guide\n")
    machine.do("plug", kind="panel")
    kiosk.restart()
    cut_while_writing(kiosk, bench)
    kiosk.machine.out(f"rm /etc/systemd/system/{UNIT}.service.d/favourites.conf; sync")
    for number in range(BOOTS):
        update(kiosk)
        time.sleep(random.uniform(0.5, 6))
        disk = kiosk.machine.disk
        kiosk.machine.cut()
        kiosk.machine = bench.boot("power", disk)
        kiosk.wait_for_service()
        shown = kiosk.wait("the display is black", lambda: not_black(kiosk.machine.picture()))
        names = kiosk.machine.out("head -c 2000 /srv/guide/restaurants.json")
        kiosk.check("K25", f"power cut {number + 1} of {BOOTS}: it boots and shows old or new", shown.colours > 500 and (
            "Alpha" in names) != ("Beta" in names), kiosk.show("StatusText"))
        wrong = [line for line in kiosk.journal().splitlines() if "error:" in line or "warning:" in line]
        kiosk.check("K26", f"power cut {number + 1} of {BOOTS}: the guide finds nothing broken", not wrong, wrong[:1])
        if number == 0:
            said = kiosk.machine.run(f"journalctl -b -1 --no-pager -o cat -u {UNIT}")[1]
            kiosk.check("K24", "the log of before the power was cut is there", "bistro" in said, f"{len(said.splitlines())} lines")


def update(kiosk):
    """Content is replaced again and again, as docs/kiosk.md has it."""
    kiosk.machine.write("/root/update", f"""#!/bin/sh
cd /srv
while :; do
  for name in Beta Alpha; do
    next=guide-1; test "$(readlink guide)" = guide-1 && next=guide-2
    rsync -a --delete guide-sources/$name/ $next/
    bistro check $next && sync -f $next && ln -sfn $next guide.new && mv -T guide.new guide
  done
done
""", 0o755)
    kiosk.machine.out("setsid /root/update >/dev/null 2>&1 & echo $!")


def cut_while_writing(kiosk, bench):
    """The disk as it is at a moment is what would be left if the power went then: it is set aside while the machine runs on, and
    looked at by mounting it."""
    machine = kiosk.machine
    settings = "/var/lib/bistro/.config/bistro/settings.json"
    kiosk.open_sheet()
    heart = kiosk.wait_for(id="favourite")
    kiosk.tap_node(heart)
    kiosk.wait("no favourite is kept", lambda: machine.run(f"test -s {settings}")[0] == 0)
    update(kiosk)
    contents, kept, wrong = set(), set(), []
    moment = random.Random(25)
    for number in range(CUTS):
        kiosk.tap_node(heart)
        time.sleep(moment.uniform(0, 2.5))
        aside = machine.disk
        machine.disk = os.path.join(machine.folder, f"disk-{number}.qcow2")
        machine.ask("blockdev-snapshot-sync", device="root", **{"snapshot-file": machine.disk, "format": "qcow2"})
        found = looked_at(machine, aside, number, settings)
        name, favourites = found.get("name"), found.get("settings")
        contents.add(name)
        kept.add(favourites)
        if name not in ("Alpha", "Beta") or favourites in (None, "broken") or found.get("check") not in ("0", "1"):
            wrong.append(f"{number}: {found}")
    kiosk.check("K25", f"power cut {CUTS} times in an update: the content is old or new", not [each for each in wrong], "; ".join(wrong)[:400])
    kiosk.check("K25", "both were met", contents >= {"Alpha", "Beta"}, contents)
    kiosk.check("K26", f"power cut {CUTS} times while favourites are saved: they are old or new", "broken" not in kept and None not in kept, kept)
    kiosk.check("K26", "both were met", len(kept - {"broken", None}) >= 2, kept)


def looked_at(machine, aside, number, settings):
    """What a disk that was set aside holds, after the file system's journal was replayed."""
    copy = os.path.join(machine.folder, "looked-at.qcow2")
    overlay(aside, copy, "qcow2")
    node, device = f"node{number}", f"look{number}"
    machine.ask("blockdev-add", driver="qcow2", **{"node-name": node, "file": {"driver": "file", "filename": copy}})
    machine.ask("device_add", driver="virtio-blk-pci", id=device, drive=node, serial=f"look{number}")
    text = machine.out(f"""
      for i in $(seq 100); do [ -e /dev/disk/by-id/virtio-look{number} ] && break; sleep 0.1; done
      mkdir -p /mnt/look && mount /dev/disk/by-id/virtio-look{number} /mnt/look || exit 1
      cd /mnt/look/srv
      place=$(basename "$(readlink guide)")
      for name in Alpha Beta; do
        diff -r "$place" guide-sources/$name >/dev/null 2>&1 && echo "name=$name"
      done
      bistro check "$place" >/dev/null 2>&1; echo "check=$?"
      echo "settings=$(python3 -c 'import json,sys,hashlib; t=open(sys.argv[1],"rb").read(); json.loads(t); print(hashlib.md5(t).hexdigest()[:6])' "/mnt/look{settings}" 2>/dev/null || echo broken)"
      cd /; umount /mnt/look""")
    machine.ask("device_del", id=device)
    for _ in range(100):
        try:
            machine.ask("blockdev-del", **{"node-name": node})
            break
        except MachineError:
            time.sleep(0.2)
    return dict(line.split("=", 1) for line in text.splitlines() if "=" in line)
