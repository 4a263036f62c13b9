"""Disks that are full or cannot be written, memory that is short."""
from checks import part
from kiosk import UNIT
from parts_crash import CRASHES, MOST_RECORDS, end, records

# What a visit has to do with: the service's control group, which counts the files that were read too.
# Megabytes that the guide may have, and from which on it is told that they are short.
MEMORY = 64
SHORT = 48


@part("full", "the disk is full at the start, during a visit and when it crashes")
def full(kiosk):
    machine = kiosk.machine
    before = kiosk.picture_at_rest()
    machine.run("dd if=/dev/zero of=/fill bs=1M 2>/dev/null; dd if=/dev/zero of=/fill2 bs=1k 2>/dev/null; sync", 300)
    free = machine.out("df --output=avail -k / | tail -n 1")
    kiosk.check("K26", "nothing is free on the disk", int(free) == 0, f"{free} KB")
    cursor = kiosk.cursor()
    kiosk.restart()
    kiosk.check("K26", "the guide starts and shows the same picture", kiosk.picture_at_rest("full").pixels == before.pixels)
    kiosk.open_sheet()
    kiosk.check("K26", "a finger opens a sheet", kiosk.find(id="sheet-content"))
    for _ in range(MOST_RECORDS + 2):
        end(kiosk)
    kiosk.picture_at_rest()
    journal = kiosk.journal_after(cursor)
    kiosk.check("K14", "after twelve crashes it is back", kiosk.find(id="row-0"), kiosk.show("NRestarts"))
    sentences = [line for line in journal.splitlines() if "cannot be kept" in line or "cannot be written" in line]
    kiosk.check("K26", "one line says that the record of a crash cannot be kept", sentences, (sentences or [journal[-300:]])[-1])
    kept = records(kiosk)
    kiosk.check("K26", "what could not be kept leaves no folders behind", len(kept) <= MOST_RECORDS, len(kept))
    partial = machine.out(f"find {CRASHES} -name '*.part' 2>/dev/null | wc -l")
    kiosk.check("K26", "nor parts of files", partial == "0", partial)
    machine.out("rm -f /fill /fill2; sync")
    end(kiosk)
    newest = records(kiosk)[-1:]
    files = machine.out(f"ls {CRASHES}/{newest[0]}").split() if newest else []
    kiosk.check("K26", "once there is space again a crash is recorded", "backtrace.txt" in files, files)


@part("readonly", "the disk can only be read")
def readonly(kiosk):
    machine = kiosk.machine
    before = kiosk.picture_at_rest()
    # As after an error of the file system (errors=remount-ro), or on purpose.
    machine.out("sync; echo u >/proc/sysrq-trigger; sleep 3")
    kiosk.check("K26", "nothing can be written", machine.run("touch /var/lib/bistro/x")[0] != 0)
    kiosk.restart()
    kiosk.check("K26", "the guide starts and shows the same picture", kiosk.picture_at_rest("read-only").pixels == before.pixels)
    kiosk.open_sheet()
    kiosk.check("K26", "a finger opens a sheet", kiosk.find(id="sheet-content"))
    end(kiosk)
    kiosk.picture_at_rest()
    kiosk.check("K14", "after a crash it is back", kiosk.find(id="row-0"))


@part("memory", f"it is allowed {MEMORY} MB: a visit goes on, and what it does not need is given back")
def memory(kiosk):
    machine = kiosk.machine
    kiosk.drop_in("memory", f"[Service]\nMemoryHigh={SHORT}M\nMemoryMax={MEMORY}M\nMemorySwapMax=0\n")
    cursor = kiosk.cursor()
    process = kiosk.restart()
    for row in range(4):
        kiosk.open_sheet(row)
        sheet = kiosk.find(id="sheet-content")["frame"]
        kiosk.drag((320, sheet["y"] - 8), (320, 20))
        kiosk.drag((320, 300), (320, 100))
        kiosk.picture_at_rest()
        kiosk.drag((320, 12), (320, 380), 0.4)
        if kiosk.find(id="sheet-content"):
            kiosk.drag((320, kiosk.find(id="sheet-content")["frame"]["y"] - 8), (320, 383), 0.3)
        kiosk.wait_until_gone(id="sheet-content")
    for tab, content in (("discover", "swipe-deck"), ("photos", "carousel"), ("restaurants", "row-0")):
        kiosk.tap_node(kiosk.wait_for(id=f"tab-{tab}"))
        kiosk.wait_for(id=content)
        kiosk.picture_at_rest(tab)
        kiosk.drag((500, 200), (100, 200))
        kiosk.picture_at_rest()
    most = int(machine.out(f"cat /sys/fs/cgroup/system.slice/{UNIT}.service/memory.peak 2>/dev/null || echo 0")) >> 20
    rest, _, _ = kiosk.figures()
    kiosk.check("K29", "four sheets and three tabs later it is the same process", kiosk.process == process, f"{rest >> 10} MB at rest, peak {most} MB")
    kiosk.check("K29", "the kernel has not ended it", "oom" not in kiosk.journal_after(cursor).lower())
    told = kiosk.status()["memoryWarnings"]
    kiosk.check("K29", "it was told that memory is short, and has emptied its caches", told >= 1, told)
