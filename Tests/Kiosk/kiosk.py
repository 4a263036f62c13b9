"""The guide on a machine: its unit, what it shows, where it is touched."""
import base64
import json
import os
import time

from machine import PATIENCE, Machine, MachineError, overlay
from picture import Picture

UNIT = "bistro-kiosk"
TREE = "/run/bistro/tree.json"
CONFIGURATION = "/etc/bistro/kiosk.toml"
DROP_IN = f"/etc/systemd/system/{UNIT}.service.d"


class Kiosk:
    def __init__(self, machine, report, folder):
        self.machine, self.report, self.folder = machine, report, folder
        self.scale = 1.25
        self.pictures = 0
        # Of keys by chance.
        self.minutes = 0

    def check(self, ids, sentence, is_true, detail=""):
        return self.report.check(ids, sentence, is_true, detail)

    # The unit

    def show(self, *names):
        """Properties of the unit, as `systemctl show` has them; of one name its value."""
        text = self.machine.out(f"systemctl show -p {','.join(names)} {UNIT}")
        values = dict(line.split("=", 1) for line in text.splitlines() if "=" in line)
        return values[names[0]] if len(names) == 1 else values

    @property
    def process(self):
        return int(self.show("MainPID"))

    def is_active(self):
        return self.machine.run(f"systemctl is-active --quiet {UNIT}")[0] == 0

    def wait(self, what, is_so, limit=PATIENCE, every=0.5):
        """Waits until something is so and returns what that gave."""
        end = time.monotonic() + limit
        while True:
            value = is_so()
            if value:
                return value
            if time.monotonic() > end:
                raise MachineError(f"{what}: not within {limit} s")
            time.sleep(every)

    def wait_for_service(self, but=0):
        """Waits until the guide has shown its first frame, in another process than `but`. Returns the process."""

        def running():
            values = self.show("ActiveState", "MainPID")
            process = int(values["MainPID"])
            return process if values["ActiveState"] == "active" and process not in (0, but) else 0

        return self.wait("the service is not active", running)

    def restart(self):
        before = self.process
        self.machine.out(f"systemctl daemon-reload; systemctl reset-failed {UNIT} 2>/dev/null; systemctl restart {UNIT}", 300)
        process = self.wait_for_service(before)
        self.picture_at_rest()
        return process

    def drop_in(self, name, text):
        self.machine.out(f"mkdir -p {DROP_IN}")
        self.machine.write(f"{DROP_IN}/{name}.conf", text)

    def journal(self, *options):
        return self.machine.run(f"journalctl -b --no-pager -o cat -u {UNIT} {' '.join(options)}")[1]

    def cursor(self):
        """Where the journal is."""
        return self.machine.out("journalctl -b --no-pager -n 0 --show-cursor").split("cursor: ")[-1].strip()

    def journal_after(self, cursor):
        return self.journal(f"--after-cursor='{cursor}'")

    # What it shows

    def picture(self, name=None):
        shown = self.machine.picture()
        if name:
            with open(os.path.join(self.folder, f"{self.report.part}-{name}.png"), "wb") as file:
                file.write(shown.png())
        return shown

    def turn(self):
        """Returns when the guide's loop has turned twice, where it tells: what had come before is handled, and what followed
        from it is shown."""
        values = self.show("ActiveState", "Environment")
        if values.get("ActiveState") == "active" and f"={TREE}" in values.get("Environment", ""):
            for _ in range(2):
                self.machine.do("dump", unit=UNIT, path=TREE, limit=PATIENCE)

    def picture_at_rest(self, name=None, limit=PATIENCE, every=1.5):
        """The picture when two in a row are the same and not black, between which the guide has made all frames that it
        wanted: on a busy host one of them can last longer than the time between two looks."""
        end, before = time.monotonic() + limit, self.machine.picture()
        while True:
            self.turn()
            time.sleep(every)
            now = self.machine.picture()
            if now.pixels == before.pixels and not now.is_black():
                return self.picture(name) if name else now
            if time.monotonic() > end:
                raise MachineError(f"the picture has not come to rest within {limit} s")
            before = now

    def status(self):
        """What the guide tells of itself in /run."""
        return json.loads(self.machine.read("/run/bistro/status.json"))

    def recorded(self, what):
        """What fingers ("pointer") or keys ("key") did, as the guide has recorded it since it was as at its start."""
        lines = self.machine.read("/run/bistro/recording.jsonl").decode().split("\n")[1:-1]
        return [line for line in map(json.loads, lines) if line["what"] == what]

    def tree(self, limit=PATIENCE):
        """All nodes of the guide's tree, those above first."""
        found = []

        def add(node):
            found.append(node)
            for child in node["children"]:
                add(child)

        add(self.machine.do("dump", unit=UNIT, path=TREE, limit=limit)["tree"])
        return found

    def find(self, tree=None, **wanted):
        """The first node with these values, such as id="row-0" or text="All"."""
        for node in tree if tree is not None else self.tree():
            if all(node.get(key) == value for key, value in wanted.items()):
                return node
        return None

    def wait_for(self, limit=PATIENCE, **wanted):
        return self.wait(f"there is no {wanted} in the tree", lambda: self.find(**wanted), limit)

    def wait_until_gone(self, limit=PATIENCE, **wanted):
        self.wait(f"{wanted} is still in the tree", lambda: not self.find(**wanted), limit)

    # Devices

    def plug(self, kind):
        """Plugs in a panel or a keyboard, and waits until the guide listens to it: by itself, and through SDL."""
        path = self.machine.do("plug", kind=kind)["path"]
        process = self.process
        self.wait(f"the guide does not listen to {path}", lambda: int(
            self.machine.out(f"find /proc/{process}/fd -lname {path} | wc -l")) >= 2)

    def unplug(self, kind):
        self.machine.do("unplug", kind=kind)

    # Fingers

    def part_of_panel(self, x, y):
        """Of a place in points."""
        width, height = self.machine.size
        return x * self.scale / (width - 1), y * self.scale / (height - 1)

    def touch(self, *events):
        """Plays events: (seconds before it, "down", "move" or "up", finger, x, y), in points. None instead of seconds: in the
        panel's same report as the event before it."""
        self.machine.do("touch", events=[
            [event[0], event[1], event[2], *(self.part_of_panel(*event[3:]) if len(event) > 3 else ())] for event in events])

    def tap(self, x, y):
        """Down and up at once: on a busy host a frame between them can last as long as a finger that is held."""
        self.touch((0, "down", 0, x, y), (0, "up", 0))

    def tap_node(self, node):
        frame = node["frame"]
        self.tap(frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2)

    def drag(self, start, end, seconds=0.6, lifts=True, finger=0):
        steps = 12
        events = [(0, "down", finger, *start)]
        for step in range(1, steps + 1):
            part = step / steps
            events.append((seconds / steps, "move", finger, *(a + (b - a) * part for a, b in zip(start, end))))
        self.touch(*events, *([(0.15, "up", finger)] if lifts else []))

    # A visit's parts

    def open_sheet(self, row=0):
        """Opens the sheet of a row of the list, and returns the picture at rest."""
        self.tap_node(self.wait_for(id=f"row-{row}"))
        self.wait_for(id="sheet-content")
        return self.picture_at_rest()

    def words(self, how, name, options=""):
        """What the display shows where the guide has ended so: the picture that bistro-words makes by itself."""
        path = f"/run/words-{name}.bmp"
        size = f"{self.machine.size[0]}x{self.machine.size[1]}"
        status, _, error = self.machine.run(
            f"{how} /usr/lib/bistro/bistro-words --service --picture {path} --size {size} {options}")
        if status != 0:
            raise MachineError(f"bistro-words --picture: {error}")
        return Picture.read(self.machine.read(path))

    def processes(self):
        """The names of all programs that run."""
        return self.machine.out("ps -eo comm=").split()

    def figures(self):
        """Memory in KB, descriptors and threads of the guide."""
        process = self.process
        text = self.machine.out(
            f"grep -E '^(VmRSS|Threads)' /proc/{process}/status; echo Descriptors: $(ls /proc/{process}/fd | wc -l)")
        values = {line.split(":")[0]: int(line.split()[1]) for line in text.splitlines()}
        return values["VmRSS"], values["Descriptors"], values["Threads"]

    # Files

    def write(self, path, text, mode=0o644):
        self.machine.write(path, text, mode)

    def configure(self, **values):
        """Sets keys of the configuration, as an operator does, who saves once: those that are commented out are there."""
        names = {key.replace("_", "-"): value for key, value in values.items()}
        changes = " ".join(f"-e 's|^#* *{name} = .*|{name} = {value}|'" for name, value in names.items())
        self.machine.out(f"sed -i {changes} {CONFIGURATION}")
        for name in names:
            self.machine.out(f"grep -q '^{name} = ' {CONFIGURATION}")


def boot(image, disk, folder, drives=(), **options):
    """A machine that has booted."""
    machine = Machine(folder, image, disk, drives, **options)
    try:
        machine.wait_for_agent()
    except MachineError:
        machine.close()
        raise
    return machine


__all__ = ["Kiosk", "Machine", "MachineError", "Picture", "UNIT", "base64", "boot", "overlay"]
