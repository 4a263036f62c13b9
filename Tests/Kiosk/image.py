"""The disks: a bare Debian 12 from the package sources that this machine uses, and the package that is tested."""
import glob
import hashlib
import os
import re
import shutil
import subprocess
import tempfile

SUITE = "bookworm"
# What a bare machine has that boots by itself, what the agent runs with, and the tools with which docs/kiosk.md updates content.
PACKAGES = [
    "systemd-sysv", "udev", "dbus", "kmod", "linux-image-amd64", "initramfs-tools", "zstd", "e2fsprogs", "adduser",
    "init-system-helpers", "procps", "kbd", "apt", "python3", "rsync", "git"]
# Drivers of machines that this one is not, and texts that nobody reads.
LEFT_OUT = [
    "/usr/share/doc/*", "/usr/share/man/*", "/usr/share/locale/*", "/usr/share/info/*"] + [
    f"/lib/modules/*/kernel/{place}/*" for place in (
        "sound", "drivers/net", "drivers/media", "drivers/infiniband", "drivers/staging", "drivers/iio", "drivers/hwmon",
        "drivers/scsi", "drivers/mtd", "drivers/usb", "drivers/gpu/drm/amd", "drivers/gpu/drm/i915",
        "drivers/gpu/drm/nouveau", "drivers/gpu/drm/radeon", "drivers/isdn", "drivers/comedi", "net")]
# What the machine needs before its disk is there.
MODULES = ["virtio_pci", "virtio_blk", "ext4", "crc32c_generic", "crc32c-intel"]
# A sparse file: what is not used of it is not on this machine's disk.
DISK = "3G"
STARTER = """import time
port = open("/dev/virtio-ports/org.bistro.test", "r+b", buffering=0)
port.write(b'{"hello": true}\\n')
data = b""
while b"\\n" not in data or len(data.split(b"\\n", 1)[1]) < int(data.split(b"\\n", 1)[0]):
    got = port.read(65536)
    data += got or b""
    if not got:
        time.sleep(0.05)
program = {}
exec(compile(data.split(b"\\n", 1)[1], "agent.py", "exec"), program)
program["serve"](port)
"""
UNIT = """[Unit]
Description=Agent of the test
After=systemd-udev-settle.service
[Service]
ExecStart=/usr/bin/python3 /usr/local/lib/test-agent.py
# Where the disk is full or read-only, and whatever else happens, this one goes on.
Restart=always
OOMScoreAdjust=-1000
[Install]
WantedBy=multi-user.target
"""


class ImageError(Exception):
    """A disk cannot be made."""


def key(*parts):
    """A short name for what something is made of."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part if isinstance(part, bytes) else repr(part).encode())
        digest.update(b"\0")
    return digest.hexdigest()[:16]


def own_source():
    with open(os.path.abspath(__file__), "rb") as file:
        return file.read()


def sources():
    """The files of this machine's apt that name Debian's suite itself, not other suites with its name in theirs."""
    found = []
    for path in sorted(["/etc/apt/sources.list"] + glob.glob("/etc/apt/sources.list.d/*")):
        try:
            with open(path, encoding="utf-8") as file:
                text = re.sub(r"^\s*#.*$", "", file.read(), flags=re.M)
        except OSError:
            continue
        if re.search(rf"(?:^Suites:.*|^deb\s.*)\s{SUITE}(?:\s|$)", text, flags=re.M):
            found.append(path)
    if not found:
        raise ImageError(f"apt on this machine has no packages of Debian 12 ({SUITE}): add them to /etc/apt/sources.list.d")
    return found


def proxies():
    """How this machine's apt reaches its sources."""
    try:
        text = subprocess.run(["apt-config", "dump"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return []
    return [line for line in text.splitlines() if re.match(r"Acquire::https?::(Proxy|[^ ]*::Proxy) ", line)]


def field(package, name):
    """A field of a Debian package."""
    return subprocess.run(
        ["dpkg-deb", "-f", package, name], capture_output=True, text=True, check=True).stdout.strip()


def needs(package):
    """The packages that apt would install with this one: of alternatives the first."""
    names = []
    for clause in (field(package, "Depends") + "," + field(package, "Recommends")).split(","):
        name = re.split(r"[ (|:]", clause.strip())[0]
        if name:
            names.append(name)
    return sorted(set(names))


def base(cache, package, say):
    """The folder with the disk of a bare machine, its kernel and the kernel's first file system."""
    names = sorted(set(PACKAGES + needs(package)))
    folder = os.path.join(cache, "debian-" + key(own_source(), names))
    if os.path.isdir(folder):
        return folder
    say(f"making a bare Debian 12 of {len(names)} packages and what they need")
    work = tempfile.mkdtemp(prefix="making-", dir=cache)
    try:
        make(work, names)
        os.rename(os.path.join(work, "image"), folder)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    return folder


def make(work, names):
    image, given = os.path.join(work, "image"), os.path.join(work, "given")
    for path in (image, given):
        os.makedirs(path)
    os.chmod(work, 0o755)
    files = {"starter": STARTER, "unit": UNIT, "modules": "\n".join(MODULES) + "\n", "choice": "MODULES=list\nCOMPRESS=zstd\n"}
    for name, text in files.items():
        with open(os.path.join(given, name), "w", encoding="utf-8") as file:
            file.write(text)
    tar = os.path.join(work, "root.tar")
    command = ["mmdebstrap", "--quiet", "--variant=minbase", "--include=" + ",".join(names),
               '--aptopt=Apt::Install-Recommends "false"']
    command += [f"--aptopt={line}" for line in proxies()]
    command += [f"--dpkgopt=path-exclude={path}" for path in LEFT_OUT]
    command += [
        # The kernel's package makes the first file system: these stand there before it is installed.
        '--essential-hook=mkdir -p "$1/etc/initramfs-tools/conf.d" "$1/usr/share/initramfs-tools/modules.d"',
        f"--essential-hook=upload {given}/choice /etc/initramfs-tools/conf.d/test",
        f"--essential-hook=upload {given}/modules /usr/share/initramfs-tools/modules.d/test",
        f"--customize-hook=upload {given}/starter /usr/local/lib/test-agent.py",
        f"--customize-hook=upload {given}/unit /etc/systemd/system/test-agent.service",
        '--customize-hook=chroot "$1" systemctl --quiet enable test-agent',
        # Nothing but what is tested works in the background.
        '--customize-hook=chroot "$1" systemctl --quiet mask apt-daily.timer apt-daily-upgrade.timer '
        'e2scrub_all.timer fstrim.timer dpkg-db-backup.timer man-db.timer systemd-networkd-wait-online.service',
        '--customize-hook=echo kiosk >"$1/etc/hostname"; echo "/dev/vda / ext4 errors=remount-ro 0 1" >"$1/etc/fstab"',
        '--customize-hook=mkdir -p "$1/var/log/journal"; rm -f "$1/etc/machine-id"; echo uninitialized >"$1/etc/machine-id"',
        SUITE, tar] + sources()
    run(command)
    # Owners are as in the archive, without being root.
    script = f"""set -e
      mkdir root && tar -xf root.tar -C root --exclude='./dev/*' && rm root.tar
      cp root/boot/vmlinuz-* image/vmlinuz && cp root/boot/initrd.img-* image/initrd
      mke2fs -q -t ext4 -d root image/root.img {DISK}"""
    run(([] if os.geteuid() == 0 else ["fakeroot"]) + ["sh", "-c", script], cwd=work)


def run(command, **options):
    path = os.environ["PATH"] + ":/usr/sbin:/sbin"
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        env=dict(os.environ, PATH=path, LC_ALL="C"), check=False, **options)
    if done.returncode != 0:
        last = "\n".join(done.stdout.splitlines()[-15:])
        raise ImageError(f"{command[0]} ended with status {done.returncode}:\n{last}")
