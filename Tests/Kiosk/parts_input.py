"""Real fingers and keys through the kernel's input devices, and the clock."""
import time

from checks import part
from kiosk import UNIT

# linux/input-event-codes.h
ESC, TAB, LEFT_CONTROL, LEFT_SHIFT, LEFT_ALT, DELETE, SYSRQ, LEFT_META, F1 = 1, 15, 29, 42, 56, 111, 99, 125, 59


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
    corners(kiosk)


def cursor(kiosk):
    from parts_start import planes_in_use
    return "cursor" in planes_in_use(kiosk.machine)


def corners(kiosk):
    """A finger on each corner of the panel, then ten at a time."""
    process = kiosk.process
    for x, y in ((0, 0), (639.2, 0), (0, 383.2), (639.2, 383.2)):
        kiosk.tap(x, y)
    kiosk.touch(*[(0, "down", finger, 40 + 60 * finger, 200) for finger in range(10)],
                *[(0.05 if finger == 0 else 0, "up", finger) for finger in range(10)])
    kiosk.picture_at_rest()
    kiosk.check("K06", "fingers on all corners and ten at a time are no end of it", kiosk.process == process and kiosk.tree())


@part("panel", "the panel is unplugged under a dragging finger and plugged in again")
def panel(kiosk):
    machine = kiosk.machine
    kiosk.open_sheet()
    sheet = kiosk.find(id="sheet-content")["frame"]
    kiosk.drag((320, sheet["y"] - 8), (320, sheet["y"] - 60), lifts=False)
    machine.do("unplug", kind="panel")
    kiosk.picture_at_rest("unplugged")
    left = kiosk.find(id="sheet-content")
    kiosk.check("K05", "the sheet that was dragged comes to rest at a detent, or is closed",
                left is None or abs(left["frame"]["y"] - sheet["y"]) < 2 or left["frame"]["y"] < 60,
                left and f"{left['frame']['y']:.0f}, was {sheet['y']:.0f}")
    machine.do("plug", kind="panel")
    time.sleep(2)
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
    machine.do("plug", kind="keyboard")
    time.sleep(2)
    process, console = kiosk.process, machine.out("cat /sys/class/tty/tty0/active")

    def press(*held):
        machine.do("key", events=[(key, 1) for key in held] + [(key, 0) for key in reversed(held)])

    for key in range(10):
        press(LEFT_CONTROL, LEFT_ALT, F1 + key)
        press(LEFT_ALT, F1 + key)
    # Without --lock-console these would show other consoles; without the console's keyboard off this would start the machine
    # again.
    press(LEFT_CONTROL, LEFT_ALT, DELETE)
    press(LEFT_ALT, TAB)
    press(LEFT_META)
    press(LEFT_CONTROL, ESC)
    for modifiers in ((), (LEFT_CONTROL,), (LEFT_ALT,), (LEFT_SHIFT, LEFT_CONTROL), (LEFT_META,)):
        for key in list(range(1, 29)) + list(range(30, 42)) + list(range(43, 55)) + list(range(59, 69)) + [87, 88]:
            press(*modifiers, key)
    # The kernel's own keys: keyboard off raw mode, all tasks told to end, start the machine again.
    for key in (19, 18, 48):
        press(LEFT_ALT, SYSRQ, key)
    time.sleep(3)
    kiosk.picture_at_rest("after")
    kiosk.check("K18", "the same process shows the guide", kiosk.process == process, f"{process}, {kiosk.process}")
    kiosk.check("K18", "on the same console", machine.out("cat /sys/class/tty/tty0/active") == console, console)
    kiosk.check("K18", "and the machine goes on", machine.run("systemctl is-system-running")[1].strip() in ("running", "degraded"))
    machine.do("unplug", kind="keyboard")


@part("clock", "the clock is set by a year, forwards and backwards, while somebody is there")
def clock(kiosk):
    machine = kiosk.machine
    kiosk.configure(ask_after=60, answer_within=30, attract_after=30)
    kiosk.restart()
    kiosk.open_sheet()
    process = kiosk.process
    for direction in ("+1 year", "-2 years", "+1 year"):
        # A touch, so that the time without one does not come to 60 seconds meanwhile.
        kiosk.tap(320, 30)
        kiosk.picture_at_rest()
        if not kiosk.find(id="sheet-content"):
            kiosk.open_sheet()
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
    kiosk.wait("nobody is asked", lambda: kiosk.find(id="still-there"), 200)
    kiosk.picture("asked")
    kiosk.check("K08", "after 60 seconds without a touch the visitor is asked", kiosk.status()["state"] == "warning")
    kiosk.wait("it does not begin anew", lambda: kiosk.status()["state"] == "start", 200)
    kiosk.check("K08", "without an answer it begins anew", not kiosk.find(id="sheet-content"))
    kiosk.wait("nothing attracts anybody", lambda: kiosk.find(id="attract"), 200)
    kiosk.picture("attracting")
    kiosk.touch((0, "down", 0, 200, 200), (0.5, "up", 0))
    kiosk.wait_until_gone(id="attract")
    kiosk.picture_at_rest()
    kiosk.check("K09", "the touch that wakes it opens nothing", not kiosk.find(id="sheet-content") and kiosk.find(id="row-0"))
