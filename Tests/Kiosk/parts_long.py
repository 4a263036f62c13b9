"""Many visits: what grows, and what is left of them on the disk."""
import random
import time

from checks import part

# KB that the memory at rest may grow from the first quarter of the visits to the last.
GROWTH = 4096
# Where the system keeps what it has done, whoever visits: its journal, and its clock.
LOGS = ("/var/log/", "/var/lib/systemd/timesync/", "/var/lib/systemd/timers/")


@part("long", "visits for some minutes (MINUTES=20): memory, descriptors and threads stay, the disk keeps the log alone", start="own")
def long(bench, report, folder):
    from kiosk import Kiosk
    from parts_start import prepare
    machine = bench.boot("long")
    kiosk = bench.kiosk = Kiosk(machine, report, folder)
    kiosk.wait_for_service()
    prepare(kiosk)
    kiosk.configure(ask_after=4, answer_within=2, attract_after=6)
    process = kiosk.restart()
    chance = random.Random(11)
    visit(kiosk, chance)
    machine.out("sync")
    before = files(machine)
    minutes = bench.arguments.minutes
    begin, figures, visits = time.monotonic(), [], 0
    while time.monotonic() - begin < minutes * 60 or len(figures) < 8:
        visit(kiosk, chance)
        visits += 1
        figures.append(kiosk.figures())
    machine.out("sync")
    after = files(machine)
    quarter = len(figures) // 4
    first, last = figures[quarter:2 * quarter], figures[-quarter:]
    # The least of each: what grows raises it too, but pictures that are decoded at the moment of a look do not.
    memory = [min(each[0] for each in part) for part in (first, last)]
    kiosk.check("K29", f"{visits} visits in {minutes:g} minutes by the same process", kiosk.process == process)
    kiosk.check("K29", "memory at rest stays", memory[1] - memory[0] < GROWTH, f"{memory[0]} KB, then {memory[1]} KB; {[each[0] for each in figures]}")
    for number, name in ((1, "descriptors"), (2, "threads")):
        least = [min(each[number] for each in part) for part in (first, last)]
        kiosk.check("K29", f"{name} stay", least[1] <= least[0], f"{least[0]}, then {least[1]}; {[each[number] for each in figures]}")
    changed = {path for path in before.keys() | after.keys() if before.get(path) != after.get(path)}
    others = sorted(path for path in changed if not path.startswith(LOGS))
    kiosk.check("K11", "on the disk the log alone has changed", not others, f"{len(changed)} files of the log; {others[:5]}")
    typed = machine.run("grep -rqa qwertz /var/log /var/lib/bistro /var/cache/bistro")[0] == 0
    kiosk.check("K11", "what was typed is nowhere on it", not typed)


def files(machine):
    """All files of the disk with their sizes and times."""
    text = machine.out("find / -xdev -type f -printf '%p\\t%s %T@ %C@\\n'")
    return dict(line.split("\t", 1) for line in text.splitlines())


def visit(kiosk, chance):
    """One visitor, who leaves without a word; returns when the guide has begun anew."""
    before = kiosk.status()["since"]
    kiosk.touch((0, "down", 0, 320, 200), (0.1, "up", 0))
    # On a busy host the visit may be over before the status is read.
    kiosk.wait("nobody is there", lambda: kiosk.status()["since"] != before)
    for _ in range(chance.randint(2, 5)):
        what = chance.choice(("tap", "drag", "swipe", "tab", "search"))
        x, y = chance.uniform(60, 580), chance.uniform(100, 320)
        if what == "tap":
            kiosk.tap(x, y)
        elif what == "drag":
            kiosk.drag((x, y), (x, chance.uniform(60, 340)), 0.3)
        elif what == "swipe":
            kiosk.drag((x, y), (chance.uniform(60, 580), y), 0.3)
        elif what == "tab":
            kiosk.tap(chance.choice((140, 320, 500)), 362)
        else:
            kiosk.tap(610, 22)
            kiosk.plug("keyboard")
            kiosk.machine.do("key", events=[(key, value) for key in (16, 17, 18, 19, 20, 44) for value in (1, 0)])
            kiosk.unplug("keyboard")
        time.sleep(0.4)
    kiosk.wait("the visit does not end", lambda: kiosk.status()["state"] in ("start", "attracting"))
