"""Consoles, displays that come and go, sleep, turned pictures."""
import time

from checks import part
from parts_crash import waits_for
from parts_start import not_black


@part("console", "another console is shown, and this one again")
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
    for number in range(5):
        machine.display(0, 0)
        kiosk.wait("it does not notice", lambda: "disconnected" in machine.out("cat /sys/class/drm/card0-*/status"))
        if number == 0:
            kiosk.wait("the status stays", lambda: kiosk.show("StatusText") == "not shown")
            kiosk.check("K22", "unplugged, the guide waits and says so", "no display is connected" in kiosk.journal())
        machine.display(800, 480)
        kiosk.wait("it does not notice", lambda: machine.out("cat /sys/class/drm/card0-*/status") == "connected")
    back = kiosk.picture_at_rest("back")
    kiosk.check("K22", "five times unplugged and plugged in, the picture is there", back.size == (800, 480) and back.colours > 500
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


@part("turned", "the picture turned by 90, 180 and 270 degrees, and the finger with it")
def turned(kiosk):
    machine = kiosk.machine
    for rotation in (180, 90, 270):
        kiosk.configure(rotation=rotation)
        kiosk.restart()
        kiosk.picture(str(rotation))
        tree = kiosk.tree()
        root = tree[0]["frame"]
        kiosk.scale = (480 if rotation != 180 else 800) / root["width"]
        frame = kiosk.find(tree, id="row-1")["frame"]
        x, y = (frame["x"] + frame["width"] / 2) / root["width"], (frame["y"] + frame["height"] / 2) / root["height"]
        # Where that place of the picture is on the panel.
        px, py = {90: (1 - y, x), 180: (1 - x, 1 - y), 270: (y, 1 - x)}[rotation]
        machine.do("touch", events=[(0, "down", 0, px, py), (0, "up", 0)])
        kiosk.wait_for(id="sheet-content")
        kiosk.check("K03", f"turned by {rotation} degrees a finger opens the row under it", kiosk.find(id="sheet-content"))
    shown = kiosk.picture_at_rest()
    kiosk.check("K03", "the turned picture covers the display", not shown.has_black_edge() and shown.size == (800, 480))


@part("words", "what ends it for good is said on the display, in the operator's language")
def words(kiosk):
    machine = kiosk.machine
    kiosk.drop_in("language", "[Service]\nEnvironment=LANG=de_DE.UTF-8\n")
    machine.out("echo 'rotatoin = 3' >>/etc/bistro/kiosk.toml; systemctl daemon-reload; systemctl stop bistro-kiosk")
    cursor = kiosk.cursor()
    machine.out("systemctl --no-block start bistro-kiosk")
    kiosk.wait("it does not end", lambda: "status=64" in kiosk.journal_after(cursor))
    machine.out("mkdir -p /run/words; cp /run/bistro/last-words.txt /run/words/")
    expected = kiosk.words("LANG=de_DE.UTF-8 RUNTIME_DIRECTORY=/run/words SERVICE_RESULT=exit-code EXIT_CODE=exited EXIT_STATUS=64", "toml")
    kiosk.check("K04", "a wrong configuration is told on the display, in German", waits_for(kiosk, expected))
    kiosk.picture("wrong")
    machine.out("sed -i '$ d' /etc/bistro/kiosk.toml")
    kiosk.wait_for_service()
    kiosk.check("K04", "and the guide comes when it is mended, without a touch", kiosk.picture_at_rest().colours > 500)
