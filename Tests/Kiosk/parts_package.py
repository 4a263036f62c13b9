"""The package itself: what it is made of gives the same bytes each time, and Debian's own check finds nothing in it."""
import hashlib
import os
import re
import shutil
import subprocess

from checks import part

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


@part("package", "the package made twice is the same, byte for byte, and lintian has nothing to say of it", start="own")
def package(bench, report, folder):
    done = subprocess.run(["lintian", "--allow-root", "--fail-on", "error,warning", bench.package],
                          stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    said = (done.stdout + done.stderr).strip()
    report.check("", "lintian finds no error and nothing to warn of", done.returncode == 0 and not said, said[-400:])
    built = os.environ.get("BUILT") or os.path.join(ROOT, ".build", "release")
    if not os.path.exists(os.path.join(built, "bistro")):
        report.say("nothing is built here: the package that was given is not made again")
        return
    # By people of other places and languages, who keep their files to themselves.
    sums = [made(folder, built, 0o022, TZ="Pacific/Auckland", LC_ALL="C"),
            made(folder, built, 0o077, TZ="America/Lima", LC_ALL="C.UTF-8")]
    report.check("", "made twice of one build, the package is the same byte for byte", sums[0] == sums[1], sums)


def made(folder, built, mask, **environment):
    """The SHA-256 of a package of what is built, without its compression, which lasts a minute."""
    out = os.path.join(folder, "machines", "package")
    done = subprocess.run(
        ["Packaging/deb.sh"], cwd=ROOT, env=dict(os.environ, BUILT=built, OUT=out, COMPRESSION="none", **environment), umask=mask,
        stdout=subprocess.PIPE, text=True, check=True)
    with open(re.search(r"^deb: (.*)$", done.stdout, flags=re.M).group(1), "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    shutil.rmtree(out)
    return digest
