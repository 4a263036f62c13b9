"""Many visits: what grows, and what is left of them on the disk."""
import random
import statistics
import time

from checks import part

# KB by which the memory at rest may grow over the second half of the visits. Pictures that are decoded at the moment of a look
# make it another by 4 MB, and the slope of eight visits by 1 MB a visit at most (of 97 visits that did not grow).
GROWTH = 10240
# Of visits, where nothing else is said.
MINUTES = 3
# MB that the journal may grow by in a month of 480 visits a day.
MONTH = 100
# The keys q, w, e, r, t and z.
TYPED = [(key, value) for key in (16, 17, 18, 19, 20, 44) for value in (1, 0)]
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
    search(kiosk)
    visit(kiosk, chance)
    machine.out("sync")
    before = files(machine)
    minutes = bench.arguments.minutes or MINUTES
    journal = size_of_journal(kiosk)
    begin, figures, visits = time.monotonic(), [], 0
    while time.monotonic() - begin < minutes * 60 or len(figures) < 8:
        visit(kiosk, chance)
        visits += 1
        figures.append(kiosk.figures())
    machine.out("sync")
    after = files(machine)
    quarter = len(figures) // 4
    first, last = figures[quarter:2 * quarter], figures[-quarter:]
    second = [each[0] for each in figures[len(figures) // 2:]]
    growth = slope(second) * len(second)
    kiosk.check("K29", f"{visits} visits in {minutes:g} minutes by the same process", kiosk.process == process)
    kiosk.check("K29", "memory at rest stays over the second half of them", growth < GROWTH,
                f"{growth:+.0f} KB in {len(second)} visits; {[each[0] for each in figures]}")
    for number, name in ((1, "descriptors"), (2, "threads")):
        least = [min(each[number] for each in part) for part in (first, last)]
        kiosk.check("K29", f"{name} stay", least[1] <= least[0], f"{least[0]}, then {least[1]}; {[each[number] for each in figures]}")
    grown = (size_of_journal(kiosk) - journal) / visits
    kiosk.check("K24", f"of 480 visits a day the log is less than {MONTH} MB in a month", grown * 480 * 30 < MONTH << 20,
                f"{grown:.0f} bytes a visit, {grown * 480 * 30 / (1 << 20):.1f} MB a month")
    changed = {path for path in before.keys() | after.keys() if before.get(path) != after.get(path)}
    others = sorted(path for path in changed if not path.startswith(LOGS))
    kiosk.check("K11", "on the disk the log alone has changed", not others, f"{len(changed)} files of the log; {others[:5]}")
    typed = machine.run("grep -rqa qwertz /var/log /var/lib/bistro /var/cache/bistro")[0] == 0
    kiosk.check("K11", "what was typed is nowhere on it", not typed)


def size_of_journal(kiosk):
    """Bytes of all that the guide has said since the boot, as the journal keeps it with its fields."""
    return len(kiosk.machine.run("journalctl -b --no-pager -o export -u bistro-kiosk")[1])


def slope(values):
    """By how much the values rise from one to the next: the median of what each two of them say."""
    return statistics.median((b - a) / (j - i) for i, a in enumerate(values) for j, b in enumerate(values) if j > i)


def search(kiosk):
    """A visitor types what is looked for on the disk afterwards."""
    before = kiosk.status()["since"]
    kiosk.tap_node(kiosk.wait_for(text="magnifyingglass"))
    kiosk.plug("keyboard")
    kiosk.machine.do("key", events=TYPED)
    found = kiosk.wait("nothing is typed", lambda: (kiosk.find(type="TextField") or {}).get("value"), 60)
    kiosk.check("K11", "the search field holds what a visitor has typed", found == "qwertz", found)
    kiosk.unplug("keyboard")
    kiosk.wait("the visit does not end", lambda: kiosk.status()["since"] != before and kiosk.status()["state"] in ("start", "attracting"))


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
            kiosk.machine.do("key", events=TYPED)
            kiosk.unplug("keyboard")
        time.sleep(0.4)
    kiosk.wait("the visit does not end", lambda: kiosk.status()["state"] in ("start", "attracting"))
