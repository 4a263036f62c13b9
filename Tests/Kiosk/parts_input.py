"""Real fingers and keys through the kernel's input devices, and the clock."""
import random
import time

from checks import part

# linux/input-event-codes.h
ESC, TAB, E, LEFT_CONTROL, LEFT_SHIFT, LEFT_ALT, DELETE, SYSRQ, LEFT_META, F1 = 1, 15, 18, 29, 42, 56, 111, 99, 125, 59
POWER, SLEEP, SUSPEND, LAST = 116, 142, 205, 248
# K06
FINGERS = 10
# Positions of a finger: many times what the kernel keeps for a program that does not read.
FLOOD = 1500
# Keys that are pressed between two looks.
KEYS = 100
# Keys that the guide hears at least, of the hundreds that are pressed.
HEARD = 100
# Pixels of 800 x 480 that are others at least where covers drift by.
COVERED = 200_000


@part("touch", "a finger on a row opens its sheet, drags it up and closes it")
def touch(kiosk):
    before = kiosk.picture_at_rest("before")
    kiosk.check("K08", "nobody is there", kiosk.status()["state"] == "start", kiosk.status()["state"])
    half = kiosk.open_sheet()
    kiosk.picture("sheet")
    sheet = kiosk.find(id="sheet-content")["frame"]
    row = kiosk.find(id="row-0")["frame"]
    kiosk.check("K03", "the finger hits the row that it touches: its sheet opens", half.differing(before, 8) > 20000,
                f"{half.differing(before, 8)} pixels differ")
    kiosk.check("K20", "the status says that somebody is there", kiosk.status()["state"] == "visitor")
    kiosk.check("K02", "still without a cursor", not cursor(kiosk))
    kiosk.drag((320, sheet["y"] - 8), (320, 30))
    kiosk.picture_at_rest("large")
    large = kiosk.find(id="sheet-content")["frame"]
    kiosk.check("K05", "a drag brings the sheet up", large["y"] < sheet["y"] - 40, f"{sheet['y']:.0f} to {large['y']:.0f}")
    kiosk.drag((320, large["y"] - 8), (320, 380), 0.4)
    kiosk.wait_until_gone(id="sheet-content")
    kiosk.picture_at_rest()
    kiosk.check("K05", "and closes it", kiosk.find(id="row-0")["frame"] == row)
    process = kiosk.process
    for x, y in ((0, 0), (639.2, 0), (0, 383.2), (639.2, 383.2)):
        kiosk.tap(x, y)
    kiosk.picture_at_rest()
    kiosk.check("K03", "fingers on all corners are no end of it", kiosk.process == process and kiosk.tree())


def cursor(kiosk):
    from parts_start import planes_in_use
    return "cursor" in planes_in_use(kiosk.machine)


@part("fingers", "ten fingers come down, move and are lifted at once: each is followed by itself")
def fingers(kiosk):
    process = kiosk.process
    before, places = len(kiosk.recorded("pointer")), [(40 + 60 * finger, 110 + 20 * finger) for finger in range(FINGERS)]

    def at_once(pause, verb, *offset):
        return [(None if finger else pause, verb, finger, *[place + by for place, by in zip(places[finger], offset)])
                for finger in range(FINGERS)]

    kiosk.touch(*at_once(0, "down", 0, 0), *at_once(0.1, "move", 6, 24), *at_once(0.1, "up"))
    kiosk.picture_at_rest("after")
    touches = kiosk.recorded("pointer")[before:]
    phases = [touch["phase"] for touch in touches]
    began = [touch for touch in touches if touch["phase"] == "began"]
    ids = [touch["id"] for touch in began]
    kiosk.check("K06", "ten fingers come down, each as another one", len(ids) == len(set(ids)) == FINGERS, ids)
    kiosk.check("K06", "all of them before the first is lifted", "ended" not in phases[:FINGERS] and phases.count("ended") == FINGERS
                and "cancelled" not in phases, phases)
    for phase, by in (("began", (0, 0)), ("ended", (6, 24))):
        found = {touch["id"]: (touch["x"], touch["y"]) for touch in touches if touch["phase"] == phase}
        away = [abs(place + offset - at) for number, one in zip(ids, places) for place, offset, at in zip(one, by, found[number])]
        kiosk.check("K06", f"each has {phase} where it was", max(away) < 0.5, f"{max(away):.2f} points away at most")
    kiosk.check("K06", "it is the same process, and a finger alone works", kiosk.process == process and works(kiosk))
    without_end(kiosk, process)


def without_end(kiosk, process):
    """A finger whose end the panel never reports, on a sheet that is open; then the same slot with another finger."""
    count = len(kiosk.recorded("pointer"))
    sheet = kiosk.find(id="sheet-content")["frame"]
    kiosk.drag((320, sheet["y"] - 8), (320, sheet["y"] - 60), lifts=False)
    kiosk.wait("the finger is followed for ever", lambda: "cancelled" in [
        touch["phase"] for touch in kiosk.recorded("pointer")[count:]], 60)
    kiosk.picture_at_rest("without-end")
    left = kiosk.find(id="sheet-content")
    kiosk.check("K05", "a finger whose end is never reported is let go, and the sheet comes to rest where it was",
                left and abs(left["frame"]["y"] - sheet["y"]) < 2, left and f"{left['frame']['y']:.0f}, was {sheet['y']:.0f}")
    # Another finger in the slot that was never lifted.
    kiosk.drag((320, sheet["y"] - 8), (320, 380), 0.4)
    kiosk.wait_until_gone(id="sheet-content")
    kiosk.check("K05", "the slot's next finger closes the sheet", kiosk.process == process)
    dropped(kiosk, process)


def dropped(kiosk, process):
    """The guide stands still while a finger moves on and is lifted: the kernel drops what it cannot keep (SYN_DROPPED)."""
    kiosk.open_sheet()
    count = len(kiosk.recorded("pointer"))
    sheet = kiosk.find(id="sheet-content")["frame"]
    kiosk.drag((320, sheet["y"] - 8), (320, sheet["y"] - 60), lifts=False)
    kiosk.wait("the finger is not followed", lambda: len(kiosk.recorded("pointer")) > count)
    kiosk.machine.out(f"kill -STOP {process}")
    kiosk.touch(*[(0, "move", 0, 320 + step % 40, sheet["y"] - 60 - step % 20) for step in range(FLOOD)], (0, "up", 0))
    kiosk.machine.out(f"kill -CONT {process}")
    kiosk.wait("the finger is followed for ever", lambda: kiosk.recorded("pointer")[-1]["phase"] in ("ended", "cancelled"), 60)
    kiosk.picture_at_rest("dropped")
    touches = kiosk.recorded("pointer")[count:]
    kiosk.check("K05", "most of what a finger did meanwhile is dropped by the kernel, and the finger is let go",
                len(touches) < FLOOD, f"{len(touches)} of {FLOOD} arrived; {touches[-1]['phase']}")
    left = kiosk.find(id="sheet-content")
    kiosk.check("K05", "the sheet has come to rest at a detent, or is closed",
                left is None or abs(left["frame"]["y"] - sheet["y"]) < 2 or left["frame"]["y"] < 60,
                left and f"{left['frame']['y']:.0f}, was {sheet['y']:.0f}")
    kiosk.check("K05", "another finger works in the same process", kiosk.process == process and works(kiosk))


def works(kiosk):
    """Whether a finger on a row opens its sheet; where the ten have opened one, whether that closes first."""
    if kiosk.find(id="sheet-content"):
        kiosk.drag((320, kiosk.find(id="sheet-content")["frame"]["y"] - 8), (320, 380), 0.4)
        kiosk.wait_until_gone(id="sheet-content")
    kiosk.open_sheet(1)
    return kiosk.find(id="sheet-content")


@part("typing", "a touched search field brings up a keyboard on the screen, unless one is plugged in, at any time")
def typing(kiosk):
    machine = kiosk.machine
    kiosk.tap_node(kiosk.wait_for(text="magnifyingglass"))
    kiosk.wait_for(type="TextField")
    kiosk.picture_at_rest()
    kiosk.check("K31", "where a keyboard is attached there is none on the screen", not kiosk.find(id="keyboard"))
    # The emulated machine's own, which goes as one that is unplugged.
    machine.out("cd /sys/bus/serio/devices; for port in $(grep -l KBD */description); do echo -n none >$(dirname $port)/drvctl; done")
    left = machine.run("grep '^H: .*sysrq' /proc/bus/input/devices")[1]
    kiosk.check("K31", "the kernel has no keyboard any more", not left, left)
    kiosk.wait_for(id="keyboard")
    kiosk.picture_at_rest("screen")
    for letter in "caf":
        kiosk.tap_node(kiosk.wait_for(id=f"key-{letter}"))
    kiosk.picture_at_rest("typed")
    kiosk.check("K31", "the search field holds what fingers have typed", typed(kiosk) == "caf", typed(kiosk))
    kiosk.plug("keyboard")
    kiosk.wait_until_gone(id="keyboard")
    machine.do("key", events=[(E, 1), (E, 0)])
    kiosk.picture_at_rest("plugged")
    kiosk.check("K31", "one that is plugged in types instead", typed(kiosk) == "cafe", typed(kiosk))
    kiosk.tap_node(kiosk.find(type="TextField"))
    kiosk.picture_at_rest()
    kiosk.check("K31", "and a touch on the field brings none up", not kiosk.find(id="keyboard"))
    kiosk.unplug("keyboard")
    kiosk.wait_for(id="keyboard")
    kiosk.tap_node(kiosk.wait_for(id="key-dismiss"))
    kiosk.wait_until_gone(id="keyboard")
    kiosk.check("K31", "without it the screen's is back, and is put away by its key", True)


def typed(kiosk):
    """What the search field holds."""
    return (kiosk.find(type="TextField") or {}).get("value", "").lower()


@part("panel", "the panel is unplugged under a dragging finger and plugged in again")
def panel(kiosk):
    machine = kiosk.machine
    kiosk.open_sheet()
    sheet = kiosk.find(id="sheet-content")["frame"]
    kiosk.drag((320, sheet["y"] - 8), (320, sheet["y"] - 60), lifts=False)
    kiosk.unplug("panel")
    kiosk.picture_at_rest("unplugged")
    left = kiosk.find(id="sheet-content")
    kiosk.check("K05", "the sheet that was dragged comes to rest at a detent, or is closed",
                left is None or abs(left["frame"]["y"] - sheet["y"]) < 2 or left["frame"]["y"] < 60,
                left and f"{left['frame']['y']:.0f}, was {sheet['y']:.0f}")
    kiosk.plug("panel")
    if left:
        top = kiosk.find(id="sheet-content")["frame"]["y"] - 8
        kiosk.drag((320, top), (320, 380), 0.4)
        kiosk.wait_until_gone(id="sheet-content")
        kiosk.check("K05", "after it was plugged in again a finger closes the sheet", True)
    kiosk.open_sheet(1)
    kiosk.check("K05", "and opens another one", kiosk.find(id="sheet-content"))


@part("keys", "no key of a keyboard that is plugged in leads out of the guide")
def keys(kiosk):
    machine = kiosk.machine
    kiosk.plug("keyboard")
    process, console = kiosk.process, machine.out("cat /sys/class/tty/tty0/active")

    def press(*held):
        machine.do("key", events=[(key, 1) for key in held] + [(key, 0) for key in reversed(held)])

    for key in range(10):
        press(LEFT_CONTROL, LEFT_ALT, F1 + key)
        press(LEFT_ALT, F1 + key)
    # Without --lock-console these would show other consoles; without the console's keyboard off this would start the machine
    # again.
    press(LEFT_CONTROL, LEFT_ALT, DELETE)
    # Without logind's configuration these would end the machine.
    for key in (POWER, SLEEP, SUSPEND):
        press(key)
    press(LEFT_ALT, TAB)
    press(LEFT_META)
    press(LEFT_CONTROL, ESC)
    for modifiers in ((), (LEFT_CONTROL,), (LEFT_ALT,), (LEFT_SHIFT, LEFT_CONTROL), (LEFT_META,)):
        for key in list(range(1, 29)) + list(range(30, 42)) + list(range(43, 55)) + list(range(59, 69)) + [87, 88]:
            press(*modifiers, key)
    # The kernel's own keys: keyboard off raw mode, all tasks told to end, start the machine again.
    for key in (19, 18, 48):
        press(LEFT_ALT, SYSRQ, key)
    by_chance(kiosk, press)
    kiosk.wait("the guide does not hear the keys", lambda: len(kiosk.recorded("key")) >= HEARD)
    kiosk.picture_at_rest("after")
    kiosk.check("K18", "the guide hears the keys", True, f"{len(kiosk.recorded('key'))} of them mean something to it")
    kiosk.check("K18", "the same process shows the guide", kiosk.process == process, f"{process}, {kiosk.process}")
    kiosk.check("K18", "on the same console", machine.out("cat /sys/class/tty/tty0/active") == console, console)
    kiosk.check("K18", "and the machine goes on", machine.run("systemctl is-system-running")[1].strip() in ("running", "degraded"))
    kiosk.unplug("keyboard")


def by_chance(kiosk, press):
    """Presses keys by chance for some minutes, some of them while others are held: where MINUTES says so."""
    if not kiosk.minutes:
        return
    chance, process, count, begin = random.Random(18), kiosk.process, 0, time.monotonic()
    modifiers = (LEFT_CONTROL, LEFT_ALT, LEFT_SHIFT, LEFT_META, SYSRQ)
    while time.monotonic() - begin < kiosk.minutes * 60 and kiosk.process == process:
        for _ in range(KEYS):
            held = [each for each in modifiers if chance.random() < 0.3]
            press(*held, *chance.sample(range(1, LAST), chance.choice((1, 1, 2))))
        count += KEYS
    kiosk.check("K18", f"{count} keys by chance in {kiosk.minutes:g} minutes lead nowhere", kiosk.process == process)


@part("clock", "the clock is set by a year, forwards and backwards, while somebody is there; and time without the clock's passes")
def clock(kiosk):
    machine = kiosk.machine
    # Visitors have an hour here (`prepare`): far more than this lasts, far less than the clock is set by.
    kiosk.open_sheet()
    process = kiosk.process
    for direction in ("+1 year", "-2 years", "+1 year"):
        before = kiosk.picture_at_rest()
        machine.out(f"date -s '{direction}'")
        frames = [machine.picture() for _ in range(6)]
        moved = [frame.differing(before, 8) for frame in frames]
        kiosk.check("K28", f"{direction}: the picture does not move", not any(moved), moved)
        kiosk.check("K28", f"{direction}: nobody is taken for gone", kiosk.status()["state"] == "visitor", kiosk.status()["state"])
    sheet = kiosk.find(id="sheet-content")["frame"]
    kiosk.drag((320, sheet["y"] - 8), (320, 380), 0.4)
    kiosk.wait_until_gone(id="sheet-content")
    kiosk.check("K28", "it is the same process, and a finger still closes the sheet", kiosk.process == process)
    # The times after which the next look has to come are long.
    kiosk.configure(ask_after=10, answer_within=60, attract_after=10)
    kiosk.restart()
    start = kiosk.picture()
    kiosk.tap_node(kiosk.wait_for(id="row-0"))
    kiosk.wait("nobody is asked", lambda: kiosk.find(id="still-there"))
    kiosk.picture("asked")
    kiosk.check("K08", "after a time without a touch the visitor is asked", kiosk.status()["state"] == "warning")
    kiosk.wait("it does not begin anew", lambda: kiosk.status()["state"] in ("start", "attracting"))
    kiosk.check("K08", "without an answer it begins anew", not kiosk.find(id="sheet-content"))
    kiosk.wait("nothing attracts anybody", lambda: kiosk.find(id="attract"))
    kiosk.wait("no covers are shown", lambda: machine.picture().differing(start, 8) > COVERED)
    kiosk.picture("attracting")
    kiosk.touch((0, "down", 0, 200, 200), (0.5, "up", 0))
    kiosk.wait_until_gone(id="attract")
    kiosk.picture_at_rest()
    kiosk.check("K09", "the touch that wakes it opens nothing", not kiosk.find(id="sheet-content") and kiosk.find(id="row-0"))
