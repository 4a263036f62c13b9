"""Consoles, displays that come and go, sleep, turned pictures."""
import time

from checks import part
from parts_start import not_black


LEFT_CONTROL, LEFT_ALT, F1, F2 = 29, 56, 59, 60
# K03, in pixels.
NEAR = 8
# K22, on a processor, and on one that is emulated.
UNPLUGGED, UNPLUGGED_EMULATED = 50, 5


@part("console", "another console is shown, and this one again: by the system, and by keys where they are not locked")
def console(kiosk):
    machine = kiosk.machine
    before, process = kiosk.open_sheet(), kiosk.process
    machine.out("chvt 2")
    time.sleep(3)
    other = kiosk.picture("other")
    kiosk.check("K18", "the guide lets go of the display", other.differing(before, 8) > 100000)
    kiosk.check("K18", "its watchdog is fed meanwhile", machine.run("sleep 30; systemctl is-active --quiet bistro-kiosk")[0] == 0)
    machine.out("chvt 1")
    kiosk.wait("the picture does not come back", lambda: machine.picture().pixels == before.pixels)
    kiosk.check("K18", "back on its console it shows the same picture, from the same process", kiosk.process == process)
    for _ in range(5):
        machine.out("chvt 2; chvt 1")
    kiosk.wait("the picture does not come back", lambda: machine.picture().pixels == before.pixels)
    kiosk.tap_node(kiosk.wait_for(id="done")) if kiosk.find(id="done") else kiosk.drag((320, 190), (320, 380), 0.3)
    kiosk.wait_until_gone(id="sheet-content")
    kiosk.check("K18", "after ten quick changes a finger still closes the sheet", kiosk.process == process)
    by_keys(kiosk)


def by_keys(kiosk):
    """Without --lock-console Control+Alt+F2 shows the second console, and Control+Alt+F1 the guide's again."""
    machine = kiosk.machine
    kiosk.drop_in("unlocked", "[Service]\nExecStart=\nExecStart=/usr/bin/bistro --kiosk\n")
    process = kiosk.restart()
    before = kiosk.picture_at_rest()
    kiosk.plug("keyboard")

    def press(key):
        machine.do("key", events=[(each, 1) for each in (LEFT_CONTROL, LEFT_ALT, key)]
                   + [(each, 0) for each in (key, LEFT_ALT, LEFT_CONTROL)])

    def active():
        return machine.out("cat /sys/class/tty/tty0/active")

    press(F2)
    kiosk.wait("Control+Alt+F2 shows no other console", lambda: active() == "tty2", 60)
    kiosk.wait("the guide keeps the display", lambda: machine.picture().differing(before, 8) > 100000, 60)
    kiosk.picture("by-keys")
    press(F1)
    kiosk.wait("Control+Alt+F1 does not lead back", lambda: active() == "tty1", 60)
    kiosk.wait("the picture does not come back", lambda: machine.picture().pixels == before.pixels)
    kiosk.check("K18", "where consoles are not locked, keys lead to another one and back", kiosk.process == process)
    kiosk.unplug("keyboard")


@part("mouse", "a mouse's pointer is shown while it moves, and gone after it")
def mouse(kiosk):
    machine = kiosk.machine
    before = kiosk.picture_at_rest()
    path = machine.do("plug", kind="mouse")["path"]
    process = kiosk.process
    kiosk.wait("the guide does not listen to the mouse", lambda: int(
        machine.out(f"find /proc/{process}/fd -lname {path} | wc -l")) > 0)
    kiosk.check("K02", "a mouse that is plugged in shows no pointer", machine.picture().pixels == before.pixels)
    # Into the bar, where nothing is highlighted under it; from there to and fro.
    machine.do("mouse", moves=[(10, 3)] * 6)
    moving = []

    def is_shown():
        machine.do("mouse", moves=[(1, 0), (-1, 0)])
        moving.append(machine.picture())
        return moving[-1].pixels != before.pixels

    kiosk.wait("no pointer is shown", is_shown, 60, every=0)
    differing = moving[-1].differing(before)
    kiosk.check("K02", "while it moves a pointer is shown, and nothing else changes", 20 < differing < 2000, f"{differing} pixels")
    kiosk.wait("the pointer stays", lambda: machine.picture().pixels == before.pixels, 60)
    kiosk.check("K02", "when it rests the pointer goes", True)
    machine.do("unplug", kind="mouse")

@part("display", "the display changes its size, is unplugged, comes back, and is missing at the start")
def display(kiosk):
    machine = kiosk.machine
    first, process = kiosk.picture_at_rest(), kiosk.process
    machine.display(1024, 600)
    kiosk.scale = 1.5
    kiosk.wait("the picture keeps its size", lambda: machine.picture().size == (1024, 600))
    shown = kiosk.picture_at_rest("1024x600")
    kiosk.check("K22", "another size is covered to its edges", shown.size == (1024, 600) and not shown.has_black_edge(), shown.size)
    sheet = kiosk.open_sheet()
    kiosk.check("K22", "and a finger hits its row there", sheet.differing(shown, 8) > 20000)
    kiosk.scale = 1.25
    machine.display(800, 480)
    kiosk.wait("the picture keeps its size", lambda: machine.picture().size == (800, 480))
    kiosk.picture_at_rest()
    times = UNPLUGGED if kiosk.minutes or not machine.is_emulated else UNPLUGGED_EMULATED
    for number in range(times):
        machine.display(0, 0)
        kiosk.wait("it does not notice", lambda: "disconnected" in machine.out("cat /sys/class/drm/card0-*/status"))
        if number == 0:
            kiosk.wait("the status stays", lambda: kiosk.show("StatusText") == "not shown")
            kiosk.check("K22", "unplugged, the guide waits and says so", "no display is connected" in kiosk.journal())
        machine.display(800, 480)
        kiosk.wait("it does not notice", lambda: machine.out("cat /sys/class/drm/card0-*/status") == "connected")
    back = kiosk.picture_at_rest("back")
    kiosk.check("K22", f"{times} times unplugged and plugged in, the picture is there", back.size == (800, 480) and back.colours > 500
                and kiosk.process == process)
    kiosk.check("K22", "which systemd learns", kiosk.show("StatusText") == "shown", kiosk.show("StatusText"))
    kiosk.check("K22", "with the sheet that was open", kiosk.find(id="sheet-content"))
    machine.display(0, 0)
    machine.out("systemctl restart bistro-kiosk", 300)
    kiosk.wait_for_service(process)
    kiosk.check("K22", "started without a display, it is ready and waits", "display" in kiosk.show("StatusText"), kiosk.show("StatusText"))
    machine.display(800, 480)
    kiosk.wait("no picture comes", lambda: not_black(machine.picture()))
    again = kiosk.picture_at_rest("late")
    kiosk.check("K22", "the picture comes with the display", again.differing(first, 8) == 0, f"{again.differing(first, 8)} pixels differ")


@part("turned", "the picture turned by 0, 90, 180 and 270 degrees, and the finger with it")
def turned(kiosk):
    machine = kiosk.machine
    for rotation in (0, 180, 90, 270):
        if rotation:
            kiosk.configure(rotation=rotation)
            kiosk.restart()
        kiosk.picture(str(rotation))
        tree = kiosk.tree()
        root = tree[0]["frame"]
        kiosk.scale = (480 if rotation in (90, 270) else 800) / root["width"]

        def touch(x, y):
            """Touches the panel where a place of the picture is; both from 0 to 1."""
            px, py = {0: (x, y), 90: (1 - y, x), 180: (1 - x, 1 - y), 270: (y, 1 - x)}[rotation]
            machine.do("touch", events=[(0, "down", 0, px, py), (0, "up", 0)])

        frame = kiosk.find(tree, id="row-1")["frame"]
        touch((frame["x"] + frame["width"] / 2) / root["width"], (frame["y"] + frame["height"] / 2) / root["height"])
        kiosk.wait_for(id="sheet-content")
        kiosk.check("K03", f"turned by {rotation} degrees a finger opens the row under it", kiosk.find(id="sheet-content"))
        away = []
        for x, y in ((0, 0), (1, 0), (1, 1), (0, 1)):
            count = len(began(kiosk))
            touch(x, y)
            kiosk.wait("the guide records no finger", lambda: len(began(kiosk)) > count)
            found = began(kiosk)[-1]
            # The last pixel's middle is as far as a finger comes.
            away.append(kiosk.scale * max(abs(found["x"] - x * root["width"]), abs(found["y"] - y * root["height"])))
        kiosk.check("K03", f"turned by {rotation} degrees a finger on each corner arrives there", max(away) <= NEAR,
                    f"{max(away):.2f} pixels away at most")
    shown = kiosk.picture_at_rest()
    kiosk.check("K03", "the turned picture covers the display", not shown.has_black_edge() and shown.size == (800, 480))


def began(kiosk):
    """The fingers that came down since the guide was as at its start."""
    return [each for each in kiosk.recorded("pointer") if each["phase"] == "began"]


@part("card", "the graphics card goes while the guide runs, and comes back")
def card(kiosk):
    machine = kiosk.machine
    before = kiosk.picture_at_rest()
    driver = "/sys/bus/virtio/drivers/virtio_gpu"
    device = machine.out(f"basename {driver}/virtio*")
    cursor = kiosk.cursor()
    # As a USB display that is pulled out, or a driver that is loaded anew.
    machine.out(f"echo {device} >{driver}/unbind", 60)
    kiosk.check("K22", "the card has gone", machine.run("test -e /dev/dri/card0")[0] != 0)
    machine.run("sleep 10")
    state = kiosk.show("ActiveState", "StatusText")
    machine.out(f"echo {device} >{driver}/bind", 60)
    kiosk.wait("no picture comes back", lambda: machine.picture().differing(before, 8) == 0)
    kiosk.check("K22", "with the card the picture comes back", kiosk.is_active() and kiosk.find(id="row-0"), f"without it: {state}")
    kiosk.open_sheet()
    kiosk.check("K22", "and a finger opens a sheet", kiosk.find(id="sheet-content"))
    wrong = [line for line in kiosk.journal_after(cursor).splitlines() if "code=killed" in line or "code=dumped" in line]
    kiosk.check("K22", "nothing has crashed", not wrong, wrong[:2])
