"""A virtual machine in QEMU, emulated, and what controls it: QMP, the agent inside it, a display that is plugged."""
import base64
import json
import os
import signal
import socket
import struct
import subprocess
import time

from picture import Picture

HERE = os.path.dirname(os.path.abspath(__file__))
# Where nothing is measured, an emulated machine on a busy host is given so many seconds.
PATIENCE = 300
PORT = "org.bistro.test"


class MachineError(Exception):
    """The machine, not what is tested, has failed."""


class Lines:
    """A stream socket of JSON objects, one a line."""

    def __init__(self, path, is_alive, limit=30):
        end = time.monotonic() + limit
        while True:
            self.socket = socket.socket(socket.AF_UNIX)
            try:
                self.socket.connect(path)
                break
            except OSError as error:
                self.socket.close()
                if time.monotonic() > end or not is_alive():
                    raise MachineError(f"{path}: {error}") from error
                time.sleep(0.05)
        self.rest = b""

    def send(self, value):
        self.socket.sendall(json.dumps(value).encode() + b"\n")

    def receive(self, limit):
        end = time.monotonic() + limit
        while b"\n" not in self.rest:
            self.socket.settimeout(max(end - time.monotonic(), 0.01))
            try:
                data = self.socket.recv(1 << 20)
            except socket.timeout:
                raise MachineError(f"no answer in {limit:g} s") from None
            except OSError as error:
                raise MachineError(f"the machine has gone: {error}") from error
            if not data:
                raise MachineError("the machine has gone")
            self.rest += data
        line, self.rest = self.rest.split(b"\n", 1)
        return json.loads(line)

    def close(self):
        self.socket.close()


class Machine:
    """A machine of Debian on a disk that is changed; `drives` are files that it only reads, as disks."""

    def __init__(self, folder, image, disk, drives=(), size=(800, 480), memory=1024):
        self.folder, self.disk, self.size = folder, disk, size
        os.makedirs(folder, exist_ok=True)
        self.paths = {name: os.path.join(folder, name) for name in ("qmp", "agent", "vnc", "console.txt", "qemu.txt")}
        for name in ("qmp", "agent", "vnc"):
            if os.path.exists(self.paths[name]):
                os.unlink(self.paths[name])
        accelerator = os.environ.get("KIOSK_ACCELERATOR", "tcg,thread=multi")
        self.is_emulated = accelerator.startswith("tcg")
        command = [
            "qemu-system-x86_64", "-nodefaults", "-no-user-config", "-machine", "pc", "-accel", accelerator,
            "-cpu", "Nehalem" if self.is_emulated else "host", "-smp", "2", "-m", str(memory),
            "-kernel", os.path.join(image, "vmlinuz"), "-initrd", os.path.join(image, "initrd"), "-append",
            # The emulated processor has no faults to be worked round, and its own counter does not go back with the machine.
            "root=/dev/vda rw console=tty0 console=ttyS0 mitigations=off clocksource=hpet tsc=unstable consoleblank=0 "
            "systemd.show_status=no quiet",
            "-display", "none", "-vnc", f"unix:{self.paths['vnc']}",
            "-device", f"virtio-gpu-pci,id=gpu,xres={size[0]},yres={size[1]}", "-device", "virtio-rng-pci",
            "-drive", f"if=none,id=root,file={disk},format=qcow2,cache=writeback", "-device", "virtio-blk-pci,drive=root",
            "-serial", f"file:{self.paths['console.txt']}", "-qmp", f"unix:{self.paths['qmp']},server=on,wait=off",
            "-device", "virtio-serial-pci", "-chardev", f"socket,id=agent,path={self.paths['agent']},server=on,wait=off",
            "-device", f"virtserialport,chardev=agent,name={PORT}"]
        for number, path in enumerate(drives):
            command += ["-drive", f"if=none,id=drive{number},file={path},format=raw,readonly=on",
                        "-device", f"virtio-blk-pci,drive=drive{number}"]
        with open(self.paths["qemu.txt"], "wb") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
        self.monitor = self.agent = None
        try:
            self.monitor = Lines(self.paths["qmp"], self.is_alive)
            self.monitor.receive(30)
            self.ask("qmp_capabilities")
        except MachineError as error:
            raise self.failure(error) from error

    def is_alive(self):
        return self.process.poll() is None

    def failure(self, reason):
        text = ""
        for name in ("qemu.txt", "console.txt"):
            try:
                with open(self.paths[name], encoding="utf-8", errors="replace") as file:
                    text += "".join(file.readlines()[-15:])
            except OSError:
                pass
        return MachineError(f"{reason}; the last lines of QEMU and the console:\n{text}")

    # From outside

    def ask(self, command, limit=PATIENCE, **arguments):
        self.monitor.send({"execute": command, "arguments": arguments})
        while True:
            answer = self.monitor.receive(limit)
            if "return" in answer:
                return answer["return"]
            if "error" in answer:
                raise MachineError(f"{command}: {answer['error']['desc']}")

    def command(self, line, limit=300):
        """A command of QEMU's own console, which says nothing where all is well."""
        text = self.ask("human-monitor-command", limit, **{"command-line": line}).strip()
        if text:
            raise MachineError(f"{line}: {text}")

    def picture(self):
        """What the display shows."""
        path = os.path.join(self.folder, "screen.ppm")
        self.ask("screendump", filename=path)
        with open(path, "rb") as file:
            return Picture.read(file.read())

    def display(self, width, height):
        """Plugs in a display whose own mode this is; 0 x 0 unplugs it. By VNC's message SetDesktopSize."""
        with socket.socket(socket.AF_UNIX) as viewer:
            viewer.settimeout(30)
            viewer.connect(self.paths["vnc"])

            def read(count):
                data = b""
                while len(data) < count:
                    got = viewer.recv(count - len(data))
                    if not got:
                        raise MachineError("QEMU's VNC server has closed the connection")
                    data += got
                return data

            # RFC 6143, 7.1 to 7.3: version, security "none", shared; then the server's own size and name.
            viewer.sendall(read(12))
            read(read(1)[0])
            viewer.sendall(b"\x01")
            read(4)
            viewer.sendall(b"\x01")
            read(20)
            viewer.sendall(struct.pack(">BxHi", 2, 1, -308))
            viewer.sendall(struct.pack(">BxHHBxIHHHHI", 251, width, height, 1, 0, 0, 0, width, height, 0))
            time.sleep(1)
        if width:
            self.size = (width, height)

    def save(self, name):
        self.command(f"savevm {name}")

    def load(self, name):
        self.command(f"loadvm {name}")

    # From inside

    def wait_for_agent(self, limit=PATIENCE):
        """Waits until the machine has booted, and sends the agent."""
        try:
            self.agent = Lines(self.paths["agent"], self.is_alive)
            self.agent.receive(limit)
            with open(os.path.join(HERE, "agent.py"), "rb") as file:
                source = file.read()
            self.agent.socket.sendall(f"{len(source)}\n".encode() + source)
            self.agent.receive(limit)
        except MachineError as error:
            raise self.failure(error) from error

    def do(self, verb, **request):
        self.agent.send({"do": verb, **request})
        answer = self.agent.receive(request.get("limit", 0) + PATIENCE)
        if "failure" in answer:
            raise MachineError(f"{verb}: {answer['failure']}")
        return answer

    def run(self, command, limit=PATIENCE):
        """Runs a command as root; its exit status, output and errors."""
        answer = self.do("run", command=command, limit=limit)
        return answer["status"], answer["out"], answer["error"]

    def out(self, command, limit=PATIENCE):
        """The output of a command that has to go well."""
        status, out, error = self.run(command, limit)
        if status != 0:
            raise MachineError(f"{command}: status {status}: {(out + error).strip()[-800:]}")
        return out.strip()

    def read(self, path):
        return base64.b64decode(self.do("read", path=path)["bytes"])

    def write(self, path, data, mode=0o644):
        data = data.encode() if isinstance(data, str) else data
        self.do("write", path=path, bytes=base64.b64encode(data).decode(), mode=mode)

    # Ends

    def cut(self):
        """The power is cut: what was not on the disk is not there afterwards."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.close()

    def power_off(self, limit=PATIENCE):
        self.agent.send({"do": "run", "command": "systemctl poweroff", "limit": 60})
        try:
            self.process.wait(limit)
        except subprocess.TimeoutExpired:
            raise self.failure(f"the machine was still there {limit} s after `systemctl poweroff`") from None
        finally:
            self.close()

    def close(self):
        if self.is_alive():
            self.process.kill()
            self.process.wait()
        for lines in (self.monitor, self.agent):
            if lines:
                lines.close()


def overlay(base, path, form="raw"):
    """A disk that begins as `base` is, and leaves that as it is. Its name for it is relative: both may move together."""
    relative = os.path.relpath(base, os.path.dirname(path))
    subprocess.run(["qemu-img", "create", "-q", "-f", "qcow2", "-b", relative, "-F", form, path], check=True)
    return path
