"""Ends that were not meant: signals and silence; and what systemd and the guide make of them."""
import time

from checks import part

# K14
ENDS = 20
# What the guide keeps.
MOST_RECORDS = 10
CRASHES = "/var/lib/bistro/crashes"


def records(kiosk):
    return kiosk.machine.run(f"ls {CRASHES} 2>/dev/null")[1].split()


@part("crash", "SIGSEGV twenty times, each as soon as it is back: it says so meanwhile, and keeps what explains it")
def crash(kiosk):
    machine = kiosk.machine
    expected = kiosk.words("SERVICE_RESULT=signal EXIT_CODE=killed EXIT_STATUS=SEGV", "crash")
    before = kiosk.process
    kiosk.open_sheet()
    cursor = kiosk.cursor()
    machine.out(f"kill -SEGV {before}")
    kiosk.check("K14", "after a crash the display says that it goes on in a moment", waits_for(kiosk, expected))
    kiosk.picture("words")
    process = kiosk.wait_for_service(before)
    kiosk.picture_at_rest("again")
    kiosk.check("K14", "the guide is started again and shows the list", process and kiosk.find(id="row-0") and not kiosk.find(id="sheet-content"))
    first = records(kiosk)
    kiosk.check("K14", "a record of the crash is kept", len(first) == 1, first)
    if first:
        files = machine.out(f"ls {CRASHES}/{first[0]}").split()
        kiosk.check("K14", "with the input, the backtrace, the log and what ran", {
            "recording.jsonl", "backtrace.txt", "about.json", "log.txt"} <= set(files), files)
        trace = machine.out(f"head -n 1 {CRASHES}/{first[0]}/backtrace.txt")
        kiosk.check("K14", "the backtrace names the signal", trace == "signal 11", trace)
        recorded = machine.out(f"cat {CRASHES}/{first[0]}/recording.jsonl")
        kiosk.check("K14", "the input begins at the start and has the finger", '"began"' in recorded or "began" in recorded,
                    f"{len(recorded.splitlines())} lines")
        kiosk.check("K19", "the PIN is in no file of it", machine.run(f"grep -rq 271828 {CRASHES}")[0] != 0)
    kiosk.check("K20", "the status names the crash", kiosk.status().get("lastCrash", "").endswith("signal 11"), kiosk.status().get("lastCrash"))
    if first:
        replayed(kiosk, f"{CRASHES}/{first[0]}/recording.jsonl")
    for _ in range(ENDS):
        end(kiosk)
    ended = kiosk.journal_after(cursor).count("code=killed, status=11/SEGV")
    kiosk.check("K14", "SIGSEGV ended it twenty times more, each time as soon as it was back", ended == ENDS + 1, f"{ended} ends")
    kiosk.picture_at_rest("after-twenty")
    kiosk.check("K14", "it is back", kiosk.find(id="row-0"), f"NRestarts={kiosk.show('NRestarts')}")
    newest = records(kiosk)[-1]
    machine.out("date -s '-1 year'")
    end(kiosk)
    kept = records(kiosk)
    kiosk.check("K14", "no more than ten records are kept", len(kept) == MOST_RECORDS, len(kept))
    year = machine.out("date +%Y")
    kiosk.check("K28", "the newest crash is kept where the clock has gone back a year", any(
        name.startswith(f"crash-{year}") for name in kept) and newest in kept, kept[:1] + kept[-1:])
    sheet = kiosk.open_sheet()
    kiosk.check("K14", "and a finger opens a sheet", sheet and kiosk.find(id="sheet-content"))


def replayed(kiosk, recording):
    """Plays a kept record again, without the display, which the guide has."""
    tree, said = replay(kiosk, recording)
    kiosk.check("K14", "the record, played again, shows the sheet that was open", '"sheet-content"' in tree, said.strip()[-200:])
    kiosk.machine.out("""cp -r /usr/lib/bistro/Assets /srv/other && chmod -R a+rX /srv/other
      sed -i 's/Café Lumière/Elsewhere/g' /srv/other/restaurants.json""")
    tree, said = replay(kiosk, recording, "--content /srv/other")
    kiosk.check("K14", "with other content that is told, and played all the same", "other content" in said and '"sheet-content"' in tree,
                said.strip()[-200:])


def replay(kiosk, recording, options=""):
    """The tree at the end of a recording, as text, and what was said."""
    status, _, said = kiosk.machine.run(
        f"rm -f /tmp/replayed.json; cd /; SDL_VIDEODRIVER=offscreen bistro --replay {recording} --dump-tree /tmp/replayed.json {options}")
    if status != 0:
        return "", f"status {status}: {said}"
    return kiosk.machine.read("/tmp/replayed.json").decode(), said


def end(kiosk):
    """Ends the guide by SIGSEGV; returns when it is back. The words between, which last four seconds, are cut short."""
    before = kiosk.process
    kiosk.machine.out(f"kill -SEGV {before}; for _ in $(seq 100); do pkill -x bistro-words && break; sleep 0.1; done")
    kiosk.wait_for_service(before)


def waits_for(kiosk, expected, limit=60):
    """Whether the display shows this picture within so many seconds."""
    deadline = time.monotonic() + limit
    while time.monotonic() < deadline:
        if kiosk.machine.picture().pixels == expected.pixels:
            return True
        time.sleep(0.3)
    return False


@part("watchdog", "a guide that is stopped, or whose loop does not turn, is started again")
def watchdog(kiosk):
    machine = kiosk.machine
    cursor, before = kiosk.cursor(), kiosk.process
    machine.out(f"kill -STOP {before}")
    process = kiosk.wait_for_service(before)
    kiosk.picture_at_rest()
    journal = kiosk.journal_after(cursor)
    kiosk.check("K12", "SIGSTOP: the watchdog ends it and it is started again", "Watchdog timeout" in journal and process != before)
    kiosk.check("K12", "the guide is as at the start", kiosk.find(id="row-0"))
    cursor = kiosk.cursor()
    how = machine.do("hold", process=process, seconds=120, limit=120)["end"]
    again = kiosk.wait_for_service(process)
    kiosk.picture_at_rest()
    journal = kiosk.journal_after(cursor)
    kiosk.check("K13", "a first thread that hangs while others run: the same", "Watchdog timeout" in journal and again != process, how)
    kiosk.check("K12", "a record of both is kept", len(records(kiosk)) >= 2, records(kiosk))
    cursor = kiosk.cursor()
    machine.run("sleep 45")
    kiosk.check("K12", "left alone for more than two of its times it stays", kiosk.process == again and "Watchdog" not in kiosk.journal_after(cursor))
