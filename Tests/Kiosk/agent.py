"""The test's agent inside the virtual machine, run there as root: commands, files, a touch panel, a keyboard and a mouse.

It answers requests that arrive on a virtio port, one JSON object a line. The image holds only what starts it; the program
itself is sent by the test, so that changing it needs no other image.
"""
import base64
import ctypes
import fcntl
import json
import os
import signal
import struct
import subprocess
import time

# linux/input-event-codes.h
EV_SYN, EV_KEY, EV_REL, EV_ABS = 0, 1, 2, 3
BTN_LEFT, BTN_TOUCH = 0x110, 0x14A
ABS_X, ABS_Y, MT_SLOT, MT_X, MT_Y, MT_ID = 0, 1, 47, 53, 54, 57
# linux/uinput.h
UI_GET_SYSNAME = 0x8040552C
UI_SET_EVBIT, UI_SET_KEYBIT, UI_SET_RELBIT = 0x40045564, 0x40045565, 0x40045566
UI_SET_ABSBIT, UI_SET_PROPBIT = 0x40045567, 0x4004556E
UI_ABS_SETUP, UI_DEV_SETUP, UI_DEV_CREATE, UI_DEV_DESTROY = 0x401C5504, 0x405C5503, 0x5501, 0x5502
# What the panel counts in both directions, and its fingers.
PANEL, FINGERS = 32767, 10
# linux/kd.h, linux/vt.h, sys/ptrace.h
KDGKBMODE, KDGETMODE, VT_GETMODE = 0x4B44, 0x4B3B, 0x5601
PTRACE_SEIZE, PTRACE_INTERRUPT, PTRACE_DETACH = 0x4206, 0x4207, 17


class Device:
    """An input device made with uinput."""

    def __init__(self, name, keys, axes=(), is_screen=False, moves=()):
        self.descriptor = os.open("/dev/uinput", os.O_RDWR | os.O_CLOEXEC)
        self.waiting = b""
        set_ = lambda request, value: fcntl.ioctl(self.descriptor, request, value)
        set_(UI_SET_EVBIT, EV_KEY)
        for key in keys:
            set_(UI_SET_KEYBIT, key)
        if moves:
            set_(UI_SET_EVBIT, EV_REL)
        for code in moves:
            set_(UI_SET_RELBIT, code)
        if axes:
            set_(UI_SET_EVBIT, EV_ABS)
        for code, most in axes:
            set_(UI_SET_ABSBIT, code)
            set_(UI_ABS_SETUP, struct.pack("<Hxx6i", code, 0, 0, most, 0, 0, 0))
        if is_screen:
            set_(UI_SET_PROPBIT, 1)
        set_(UI_DEV_SETUP, struct.pack("<4H80sI", 3, 0x1209, 0x0002, 1, name.encode(), 0))
        fcntl.ioctl(self.descriptor, UI_DEV_CREATE)

    @property
    def path(self):
        """Its file, such as /dev/input/event5."""
        name = bytearray(64)
        fcntl.ioctl(self.descriptor, UI_GET_SYSNAME, name)
        folder = os.path.join("/sys/devices/virtual/input", name.split(b"\0", 1)[0].decode())
        return "/dev/input/" + next(each for each in os.listdir(folder) if each.startswith("event"))

    def emit(self, *events, later=False, joined=False):
        """Sends events that belong together; `later`: with the next ones, so that the program finds all at once; `joined`: in
        one report with the next ones."""
        end = () if joined else ((EV_SYN, 0, 0),)
        self.waiting += b"".join(struct.pack("<qqHHi", 0, 0, *event) for event in events + end)
        if not later and not joined:
            os.write(self.descriptor, self.waiting)
            self.waiting = b""

    def unplug(self):
        fcntl.ioctl(self.descriptor, UI_DEV_DESTROY)
        os.close(self.descriptor)


class Panel(Device):
    """A touch panel of ten fingers, by the kernel's protocol B: one slot a finger."""

    def __init__(self):
        axes = [(ABS_X, PANEL), (ABS_Y, PANEL), (MT_SLOT, FINGERS - 1), (MT_X, PANEL), (MT_Y, PANEL), (MT_ID, 65535)]
        super().__init__("Test Touch Panel", [BTN_TOUCH], axes, True)
        self.down = set()
        self.serial = 0

    def touch(self, later, joined, verb, finger, x=0.0, y=0.0):
        """x and y are parts of the panel, from 0 to 1."""
        events = [(EV_ABS, MT_SLOT, finger)]
        if verb == "up":
            self.down.discard(finger)
            events.append((EV_ABS, MT_ID, -1))
            if not self.down:
                events.append((EV_KEY, BTN_TOUCH, 0))
        else:
            raw = [min(max(round(part * PANEL), 0), PANEL) for part in (x, y)]
            if verb == "down":
                self.serial = (self.serial + 1) % 65536
                events.append((EV_ABS, MT_ID, self.serial))
                # The kernel drops values that are the same as before; a program that was started since would not know them.
                events += [(EV_ABS, MT_X, raw[0] ^ 1), (EV_ABS, MT_Y, raw[1] ^ 1)]
                if not self.down:
                    events.append((EV_KEY, BTN_TOUCH, 1))
                self.down.add(finger)
            events += [(EV_ABS, MT_X, raw[0]), (EV_ABS, MT_Y, raw[1])]
            if len(self.down) == 1:
                events += [(EV_ABS, ABS_X, raw[0]), (EV_ABS, ABS_Y, raw[1])]
        self.emit(*events, later=later, joined=joined)


devices = {}


def plug(kind):
    if kind == "panel":
        devices[kind] = Panel()
    elif kind == "mouse":
        devices[kind] = Device("Test Mouse", range(BTN_LEFT, BTN_LEFT + 3), moves=(0, 1))
    else:
        devices[kind] = Device("Test Keyboard", range(1, 249))
    subprocess.run(["udevadm", "settle"], check=False)
    return devices[kind].path


def unplug(kind):
    devices.pop(kind).unplug()
    subprocess.run(["udevadm", "settle"], check=False)


def run(command, limit):
    try:
        done = subprocess.run(["/bin/bash", "-c", command], stdin=subprocess.DEVNULL, capture_output=True, timeout=limit)
        return done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
    except subprocess.TimeoutExpired:
        return 124, "", f"not done after {limit} s"


def dump(unit, path, limit):
    """The view tree as JSON, written by the program when it is asked by SIGUSR1."""
    process = int(run(f"systemctl show -p MainPID --value {unit}", 20)[1] or 0)
    if not process:
        raise RuntimeError(f"{unit} does not run")
    before = os.stat(path).st_ino if os.path.exists(path) else 0
    os.kill(process, signal.SIGUSR1)
    end = time.monotonic() + limit
    while not os.path.exists(path) or os.stat(path).st_ino == before:
        if time.monotonic() > end:
            raise RuntimeError(f"{unit} has written no tree in {limit} s")
        time.sleep(0.05)
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def hold_main_thread(process, seconds, meanwhile):
    """Stops a process's first thread alone, as an endless loop in it would, while its others run on, and begins a command."""
    libc = ctypes.CDLL(None, use_errno=True)
    libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
    if libc.ptrace(PTRACE_SEIZE, process, None, None) != 0 or libc.ptrace(PTRACE_INTERRUPT, process, None, None) != 0:
        raise OSError(ctypes.get_errno(), "ptrace")
    if meanwhile:
        subprocess.Popen(["/bin/sh", "-c", meanwhile], stdin=subprocess.DEVNULL)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            found, status = os.waitpid(process, os.WNOHANG | 0x40000000)
        except ChildProcessError:
            return "gone"
        if found and (os.WIFEXITED(status) or os.WIFSIGNALED(status)):
            return "ended"
        # What stops it from now on is a signal that is to end it.
        if found and os.WSTOPSIG(status) not in (signal.SIGTRAP, signal.SIGSTOP):
            libc.ptrace(PTRACE_DETACH, process, None, os.WSTOPSIG(status))
            return "signalled"
        time.sleep(0.1)
    libc.ptrace(PTRACE_DETACH, process, None, None)
    return "waited"


def console_state():
    """Of the guide's console: what its keyboard does, whether it shows letters (0), who is told when it is left (0: nobody)."""
    with open("/dev/tty1", "rb", buffering=0) as console:
        keyboard, letters = (struct.unpack("l", fcntl.ioctl(console, request, struct.pack("l", 0)))[0]
                             for request in (KDGKBMODE, KDGETMODE))
        return {"mode": keyboard, "letters": letters, "switching": fcntl.ioctl(console, VT_GETMODE, bytes(8))[0]}


def answer(request):
    verb = request["do"]
    if verb == "run":
        status, out, error = run(request["command"], request["limit"])
        return {"status": status, "out": out, "error": error}
    if verb == "touch":
        events = request["events"]
        for (delay, *event), (next_delay, *_) in zip(events, events[1:] + [[1]]):
            time.sleep(delay or 0)
            # Without a pause between them both are there when the program looks; without any time they are one report.
            devices["panel"].touch(next_delay == 0, next_delay is None, *event)
    elif verb == "key":
        for key, value in request["events"]:
            devices["keyboard"].emit((EV_KEY, key, value))
            time.sleep(0.03)
    elif verb == "mouse":
        for x, y in request["moves"]:
            devices["mouse"].emit((EV_REL, 0, x), (EV_REL, 1, y))
            time.sleep(0.03)
    elif verb == "plug":
        return {"path": plug(request["kind"])}
    elif verb == "unplug":
        unplug(request["kind"])
    elif verb == "dump":
        return {"tree": dump(request["unit"], request["path"], request["limit"])}
    elif verb == "read":
        with open(request["path"], "rb") as file:
            return {"bytes": base64.b64encode(file.read()).decode()}
    elif verb == "write":
        with open(request["path"], "wb") as file:
            file.write(base64.b64decode(request["bytes"]))
            os.fchmod(file.fileno(), request.get("mode", 0o644))
    elif verb == "hold":
        return {"end": hold_main_thread(request["process"], request["seconds"], request.get("meanwhile"))}
    elif verb == "console":
        return console_state()
    else:
        raise ValueError(f"there is no {verb}")
    return {}


def serve(port):
    """`port`: a file object of the virtio port, read and written without buffers."""
    subprocess.run(["modprobe", "uinput"], check=True)
    port.write(b'{"ready": true}\n')
    line = b""
    while True:
        data = port.read(65536)
        if not data:
            time.sleep(0.05)
            continue
        line += data
        while b"\n" in line:
            request, line = line.split(b"\n", 1)
            try:
                result = answer(json.loads(request))
            except Exception as error:  # Whatever it is, the test is told.
                result = {"failure": f"{type(error).__name__}: {error}"}
            text = json.dumps(result).encode() + b"\n"
            while text:
                text = text[port.write(text):]
