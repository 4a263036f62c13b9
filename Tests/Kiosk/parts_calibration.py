"""A panel whose places are not the display's: its matrix by udev, and found by touches."""
from checks import part
from kiosk import UNIT
from parts_display import NEAR, began

RULE = "/etc/udev/rules.d/90-test.rules"
KEPT = "/var/lib/bistro/calibration"
# Where `bistro calibrate` shows its targets, and the one that confirms; parts of the display.
TARGETS = ((0.15, 0.15), (0.85, 0.15), (0.85, 0.85), (0.15, 0.85), (0.5, 0.5))
CONFIRMATION = (0.5, 0.25)


@part("calibration", "a mirrored panel: by udev's matrix, and by five touches and one that confirms them")
def calibration(kiosk):
    by_udev(kiosk)
    by_touches(kiosk)


def touch(kiosk, x, y):
    """A finger on a place of the panel, both from 0 to 1."""
    kiosk.machine.do("touch", events=[(0, "down", 0, x, y), (0, "up", 0)])


def arrivals(kiosk, places):
    """Where fingers on places of the panel arrive, as parts of the display."""
    root, found = kiosk.tree()[0], []
    for x, y in places:
        count = len(began(kiosk))
        touch(kiosk, x, y)
        kiosk.wait("the guide records no finger", lambda: len(began(kiosk)) > count)
        last = began(kiosk)[-1]
        found.append((last["x"] / root["frame"]["width"], last["y"] / root["frame"]["height"]))
    return found


def is_near(found, wanted):
    """Whether places of the display are the wanted ones, within the pixels of K03."""
    return all(abs(a[0] - b[0]) * 800 <= NEAR and abs(a[1] - b[1]) * 480 <= NEAR for a, b in zip(found, wanted))


def by_udev(kiosk):
    machine, places = kiosk.machine, ((0.2, 0.3), (0.9, 0.35))
    kiosk.unplug("panel")
    machine.write(RULE, 'ATTRS{name}=="Test Touch Panel", ENV{LIBINPUT_CALIBRATION_MATRIX}="-1 0 1 0 -1 1"\n')
    machine.out("udevadm control --reload")
    kiosk.plug("panel")
    found = arrivals(kiosk, places)
    kiosk.check("K03", "by udev's matrix fingers arrive mirrored, at once", is_near(found, [(1 - x, 1 - y) for x, y in places]), found)
    kiosk.unplug("panel")
    machine.out(f"rm {RULE}; udevadm control --reload")
    kiosk.plug("panel")
    found = arrivals(kiosk, places)
    kiosk.check("K03", "without the rule, and plugged in again, they arrive where they are", is_near(found, places), found)


def by_touches(kiosk):
    """The panel is mounted the other way round: what is touched on the left it tells on the right."""
    machine = kiosk.machine
    for confirms in (False, True):
        calibrate(kiosk)
        for x, y in TARGETS:
            touch(kiosk, 1 - x, y)
            kiosk.turn()
        kiosk.wait_for(text="Touch the green circle to keep this.")
        # It counts seconds: it never is at rest.
        kiosk.picture("confirm")
        if confirms:
            touch(kiosk, 1 - CONFIRMATION[0], CONFIRMATION[1])
        kiosk.wait("it does not end", lambda: not kiosk.is_active() and kiosk.show("ActiveState") in ("inactive", "failed"))
        values, kept = kiosk.show("Result", "ExecMainStatus"), machine.run(f"cat {KEPT}")[1]
        if confirms:
            matrix = [float(number) for number in kept.splitlines()[-1].split()] if kept else []
            away = [abs(a - b) for a, b in zip(matrix, (-1, 0, 1, 0, 1, 0))] if len(matrix) == 6 else [1]
            kiosk.check("K04", "with a touch that confirms it the matrix of a mirrored panel is kept", max(away) < 0.01, kept or values)
        else:
            kiosk.check("K04", "five touches that nobody confirms change nothing", not kept, kept or values)
    machine.out(f"rm /etc/systemd/system/{UNIT}.service.d/calibrate.conf; systemctl daemon-reload; systemctl start {UNIT}", 300)
    kiosk.wait_for_service()
    kiosk.wait_for(id="row-0")
    found = arrivals(kiosk, [(0.8, 0.4)])
    kiosk.check("K04", "and holds from the next start on", is_near(found, [(0.2, 0.4)]), found)


def calibrate(kiosk):
    """Starts it in the guide's place."""
    kiosk.drop_in("calibrate", "[Service]\nRestart=no\nExecStart=\nExecStart=/usr/bin/bistro --kiosk --lock-console calibrate\n")
    kiosk.machine.out(f"systemctl daemon-reload; systemctl stop {UNIT}; systemctl start {UNIT}", 300)
    kiosk.wait_for_service()
    kiosk.wait_for(id="target")
    # The touches that follow find a page that listens to the panel.
    kiosk.picture_at_rest()
