"""From a bare Debian to a picture: installation, the first boot, the state in which the other parts begin."""
import re

from checks import part
from kiosk import UNIT
from picture import Picture

PIN = "271828"


def install(kiosk, commands):
    """Types the commands of docs/kiosk.md's chapter."""
    machine = kiosk.machine
    for command in commands:
        status, out, error = machine.run(f"cd /root && DEBIAN_FRONTEND=noninteractive {with_yes(command)}", 900)
        kiosk.check("K01", f"`{command}` goes well", status == 0, (out + error).strip()[-300:] if status else "")
    groups = machine.out("id -nG bistro").split()
    kiosk.check("K21", "the package makes the user, in the three groups", {"video", "render", "input"} <= set(groups), groups)
    kiosk.check("K01", "the unit is enabled", machine.run(f"systemctl is-enabled {UNIT}")[1].strip() == "enabled")
    status, out, _ = machine.run("dpkg --audit; dpkg -s bistro | grep ^Status", 60)
    kiosk.check("K01", "dpkg has nothing to object", "install ok installed" in out and out.count("\n") == 1, out.strip())
    found = machine.run("ldd /usr/lib/bistro/bistro /usr/lib/bistro/bistro-words | grep 'not found'")[1]
    kiosk.check("K01", "the packages that it depends on hold every library that it links", found == "", found)
    suggests = machine.out("dpkg-query -W -f '${Depends} ${Recommends} | ${Suggests}' bistro")
    needs, suggested = suggests.split(" | ", 1)
    kiosk.check("K27", "libcurl is suggested, not needed, and not there", "libcurl4" in suggested and "curl" not in needs
                and machine.run("ldconfig -p | grep -q libcurl.so.4")[0] != 0, suggested)
    verified = machine.run("systemd-analyze verify /lib/systemd/system/bistro-kiosk.service 2>&1 | grep bistro", 120)[1]
    kiosk.check("K14", "systemd knows each word of the unit", verified == "", verified)


def with_yes(command):
    """The same without a question, which nobody is there to answer."""
    return re.sub(r"^apt install", "apt install -y", command)


def first_picture(kiosk):
    """After the boot that follows the installation."""
    machine = kiosk.machine
    kiosk.wait_for_service()
    shown = kiosk.wait("the display is black", lambda: not_black(kiosk.machine.picture()))
    kiosk.picture("after-boot")
    kiosk.check("K01", "after the boot the service shows its picture", shown and kiosk.is_active(), kiosk.show("StatusText"))
    kiosk.check("K01", "it is a picture of many colours", shown.colours > 500, shown.colours)
    kiosk.check("K01", "it reaches every edge", shown.size == machine.size and not shown.has_black_edge(), shown.size)
    windows = {"Xorg", "Xwayland", "Xvfb", "weston", "cage", "sway"} & set(kiosk.processes())
    kiosk.check("K01", "there is no window system", not windows, windows)
    owner = machine.out(f"ps -o user=,tty= -p {kiosk.process}").split()
    kiosk.check("K21", "it runs as an ordinary user, on the first console", owner == ["bistro", "tty1"], owner)
    kiosk.check("K02", "the card shows no cursor", "cursor" not in planes_in_use(machine), planes_in_use(machine))
    said = machine.out(f"journalctl -b --no-pager -o cat _SYSTEMD_UNIT={UNIT}.service")
    wrong = [line for line in said.splitlines() if not re.match(r"bistro: (info|notice):", line)]
    kiosk.check("K24", "neither it nor its libraries have anything to warn of", not wrong, "; ".join(wrong)[:300])


def not_black(picture):
    return None if picture.is_black() or picture.colours < 50 else picture


def planes_in_use(machine):
    """The kinds of planes of the card that show something."""
    machine.run("mountpoint -q /sys/kernel/debug || mount -t debugfs debugfs /sys/kernel/debug")
    text = machine.out("cat /sys/kernel/debug/dri/0/state")
    kinds = []
    for number, plane in enumerate(re.split(r"^plane\[\d+\]: ", text, flags=re.M)[1:]):
        if not re.search(r"^\s*crtc=\(null\)", plane, flags=re.M):
            kinds.append("primary" if number == 0 else "cursor")
    return kinds


def prepare(kiosk):
    """The state in which parts begin: the guide at rest, its tree written when it is asked for, a panel plugged in."""
    machine = kiosk.machine
    kiosk.configure(attract_after=0, ask_after=3600, pin=f'"{PIN}"')
    kiosk.drop_in("observed", "[Service]\nEnvironment=BISTRO_DUMP_TREE=/run/bistro/tree.json BISTRO_LOG=info\n")
    machine.do("plug", kind="panel")
    kiosk.restart()
    kiosk.check("K01", "the list is what it shows", kiosk.find(text="Restaurants") and kiosk.find(id="row-0"))


@part("picture", "the display shows, pixel for pixel, what the guide painted; without a cursor, from the first frame on")
def picture(kiosk):
    machine = kiosk.machine
    kiosk.drop_in("picture", "[Service]\nEnvironment=BISTRO_SCREENSHOT=/var/cache/bistro/shot.png\n")
    machine.out(f"systemctl daemon-reload; systemctl stop {UNIT}; systemctl --no-block start {UNIT}")
    cursors = []

    def is_started():
        cursors.append("cursor" in planes_in_use(machine))
        return kiosk.is_active()

    kiosk.wait("the service is not active", is_started, every=0)
    kiosk.check("K02", "no cursor is shown at any time of the start", not any(cursors), f"{len(cursors)} looks")
    shown = kiosk.picture_at_rest("rest")
    line = [each for each in kiosk.journal().splitlines() if "painting:" in each]
    kiosk.check("K01", "the guide itself has the card", line and "/dev/dri/card0" in line[-1], line[-1:] or "")
    machine.out(f"systemctl stop {UNIT}")
    painted = Picture.read(machine.read("/var/cache/bistro/shot.png"))
    differing = shown.differing(painted)
    kiosk.check("K01", "every pixel of the display is the guide's", differing == 0, f"{differing} of {shown.width * shown.height} differ")


@part("leave", "the operator leaves the guide on its own page: it stays down")
def leave(kiosk):
    machine = kiosk.machine
    kiosk.touch((0, "down", 0, 20, 20), (4.5, "up", 0))
    kiosk.wait_for(id="operator")
    kiosk.check("K19", "three seconds in the corner ask for the PIN", kiosk.find(id="pin-state"))
    for digit in PIN:
        kiosk.tap_node(kiosk.wait_for(id=f"pin-{digit}"))
    kiosk.tap_node(kiosk.wait_for(id="pin-enter"))
    kiosk.wait_for(id="operator-facts")
    kiosk.picture("page")
    kiosk.check("K20", "the page shows the guide's version", any(
        node.get("text") == kiosk.status()["version"] for node in kiosk.tree()), kiosk.status()["version"])
    for _ in range(8):
        found = kiosk.find(id="operator-leave")
        if found and found["frame"]["y"] + found["frame"]["height"] < 384:
            break
        kiosk.drag((320, 300), (320, 120))
        kiosk.picture_at_rest()
    kiosk.tap_node(kiosk.wait_for(id="operator-leave"))
    kiosk.wait_for(text="Leave the guide?")
    kiosk.picture_at_rest("question")
    chosen = [node for node in kiosk.tree() if node.get("text") == "Leave the guide"][-1]
    kiosk.tap_node(chosen)
    kiosk.wait("the guide does not leave", lambda: not kiosk.is_active())
    machine.run("sleep 10")
    values = kiosk.show("ActiveState", "Result", "ExecMainStatus", "NRestarts")
    kiosk.check("K14", "after status 100 it stays down", (values["ActiveState"], values["ExecMainStatus"]) == ("inactive", "100"), values)
    kiosk.check("K14", "which systemd counts as a success, and no words are shown", values["Result"] == "success", values["Result"])
    machine.out(f"systemctl start {UNIT}", 300)
    kiosk.check("K14", "`systemctl start` brings it back", kiosk.wait_for_service())
