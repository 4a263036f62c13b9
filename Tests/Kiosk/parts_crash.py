"""Ends that were not meant: signals, silence, missing permissions; and what systemd and the guide make of them."""
import time

from checks import part
from kiosk import UNIT, MachineError

# K14: so many ends in so many seconds.
ENDS, SECONDS = 20, 60
# What the guide keeps.
MOST_RECORDS = 10
CRASHES = "/var/lib/bistro/crashes"


def records(kiosk):
    return kiosk.machine.run(f"ls {CRASHES} 2>/dev/null")[1].split()


@part("crash", "SIGSEGV twenty times in a minute: it comes back, says so meanwhile, and keeps what explains it")
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
    begun = time.monotonic()
    at = float(machine.out("cut -d' ' -f1 /proc/uptime"))
    sent = 0
    for number in range(ENDS):
        # To the guide, to what shows the words: whichever is there.
        sent += machine.run(f"systemctl kill -s SEGV {UNIT}")[0] == 0
        spent = float(machine.out("cut -d' ' -f1 /proc/uptime")) - at
        time.sleep(max(0, min((number + 1) * SECONDS / ENDS - spent, SECONDS / ENDS)))
    ended = kiosk.journal_after(cursor).count("Main process exited, code=")
    kiosk.check("K14", f"SIGSEGV was sent twenty times in about a minute, and ended it at least four times more", ended > 4,
                f"{ended} ends, {time.monotonic() - begun:.0f} s of the host")
    kiosk.wait_for_service()
    kiosk.picture_at_rest("after-twenty")
    kiosk.check("K14", "it is back", kiosk.find(id="row-0"), f"NRestarts={kiosk.show('NRestarts')}")
    # More than are kept, each at once when the guide runs.
    while len(records(kiosk)) < MOST_RECORDS and int(kiosk.show("NRestarts")) < 40:
        end(kiosk)
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


def end(kiosk):
    before = kiosk.process
    kiosk.machine.out(f"kill -SEGV {before}")
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


@part("groups", "without the group input there is one sentence, in the log and on the display, and status 77")
def groups(kiosk):
    machine = kiosk.machine
    for missing, device in (("input", "/dev/input/event*"), ("video", "/dev/dri/card0")):
        others = " ".join(sorted({"video", "render", "input"} - {missing}))
        kiosk.drop_in("groups", f"[Service]\nSupplementaryGroups=\nSupplementaryGroups={others}\n")
        machine.out(f"gpasswd -d bistro {missing}; systemctl daemon-reload; systemctl stop {UNIT}")
        cursor = kiosk.cursor()
        machine.out(f"systemctl --no-block start {UNIT}")
        kiosk.wait("the guide does not say so", lambda: "add this user" in kiosk.journal_after(cursor))
        kiosk.wait("it does not end", lambda: "status=77" in kiosk.journal_after(cursor))
        journal = kiosk.journal_after(cursor)
        sentence = next(line for line in journal.splitlines() if "add this user" in line)
        kiosk.check("K21", f"without {missing} one line names the device and the group", device in sentence and missing in sentence, sentence)
        kiosk.check("K21", f"without {missing} it ends with status 77", "status=77" in journal)
        if missing == "input":
            machine.out("mkdir -p /run/words; cp /run/bistro/last-words.txt /run/words/ 2>/dev/null || true")
            expected = kiosk.words("RUNTIME_DIRECTORY=/run/words SERVICE_RESULT=exit-code EXIT_CODE=exited EXIT_STATUS=77", "groups")
            kiosk.check("K21", "and the display shows the sentence, large", waits_for(kiosk, expected))
            kiosk.picture("words")
        machine.out(f"gpasswd -a bistro {missing}")
    kiosk.drop_in("groups", "")
    machine.out("systemctl daemon-reload")
    try:
        kiosk.wait_for_service()
        kiosk.picture_at_rest()
        kiosk.check("K21", "once the groups are right it comes by itself", kiosk.find(id="row-0"))
    except MachineError as error:
        kiosk.check("K21", "once the groups are right it comes by itself", False, error)
