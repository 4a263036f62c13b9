"""The ends that somebody wants: SIGTERM at any time, a service that is stopped."""
from checks import part
from kiosk import UNIT
from parts_content import PLACE, make_contents
from parts_start import not_black

# K17, in seconds of the machine's clock: on a processor, and on one that is emulated, where it is less than the unit's
# TimeoutStopSec.
SOON, SOON_EMULATED = 2, 4.5
# Moments of the guide's start, as conditions of the shell; an emulated start lasts some four seconds.
EARLY = (
    ("when its process is new", "true"),
    # Bit 14 of the signals that it catches is SIGTERM.
    ("as soon as it catches the signal", "readlink /proc/$process/exe | grep -q bistro && "
     'test $((0x$(sed -n "s/^SigCgt:\\t//p" /proc/$process/status) >> 14 & 1)) = 1'),
    ("when it has opened the card", "find /proc/$process/fd -lname '/dev/dri/card*' | grep -q ."))


def is_as_before(state):
    """Whether a console has its keyboard, shows letters and can be left."""
    return state["mode"] not in (4, -1) and state["letters"] == 0 and state["switching"] == 0


def ends(kiosk, when, before=""):
    """Stops the service, in one go with the commands before it, and checks how it ended."""
    cursor = kiosk.cursor()
    kiosk.machine.out(f"{before}\ncut -d' ' -f1 /proc/uptime >/run/told\nsystemctl stop {UNIT}", 300)
    ended(kiosk, when, cursor)


def in_start(kiosk, when, moment):
    """Stops the service before the guide's first frame, as soon as a condition holds for its process."""
    cursor = kiosk.cursor()
    state = kiosk.machine.out(f"""systemctl --no-block start {UNIT}
      until process=$(systemctl show -p MainPID --value {UNIT}) && test "$process" != 0; do :; done
      until {moment}; do :; done
      cut -d' ' -f1 /proc/uptime >/run/told
      systemctl is-active {UNIT}
      systemctl stop {UNIT}""", 300)
    kiosk.check("K17", f"SIGTERM comes {when}, in its start", state == "activating", state)
    ended(kiosk, when, cursor, moment != EARLY[0][1])


def ended(kiosk, when, cursor, hears=True):
    """`hears`: whether the program has come so far that the signal is not the system's alone, which ends it.
    """
    values = kiosk.show("Result", "ExecMainCode", "ExecMainStatus", "ExecMainExitTimestampMonotonic")
    lasted = int(values["ExecMainExitTimestampMonotonic"]) / 1e6 - float(kiosk.machine.out("cat /run/told"))
    journal = kiosk.journal_after(cursor)
    # 1: an exit of its own, 2: by a signal.
    proper = [("1", "0")] if hears else [("1", "0"), ("2", "15")]
    kiosk.check("K17", f"SIGTERM {when} ends it with status 0{'' if hears else ' or by itself'}, without SIGKILL",
                values["Result"] == "success" and (values["ExecMainCode"], values["ExecMainStatus"]) in proper
                and "SIGKILL" not in journal, values)
    most = SOON_EMULATED if kiosk.machine.is_emulated else SOON
    kiosk.check("K17", f"SIGTERM {when} ends it within {most:g} s", lasted < most, f"{lasted:.2f} s")
    state = kiosk.machine.do("console")
    kiosk.check("K16", f"SIGTERM {when} leaves the console as it was before the guide", is_as_before(state), state)


@part("term", "SIGTERM at the start, under a drag, while content is read, without a display, on another console, in calibrate")
def term(kiosk):
    machine = kiosk.machine
    make_contents(kiosk)
    kiosk.restart()
    kiosk.open_sheet()
    sheet = kiosk.find(id="sheet-content")["frame"]
    kiosk.drag((320, sheet["y"] - 8), (320, sheet["y"] - 60), lifts=False)
    ends(kiosk, "under a finger that drags")
    machine.do("touch", events=[[0, "up", 0]])
    for when, moment in EARLY:
        in_start(kiosk, when, moment)
    machine.out(f"systemctl start {UNIT}", 300)
    kiosk.wait_for_service()
    kiosk.wait_for(text="Alpha")
    for seconds in (0.2, 1):
        ends(kiosk, f"{seconds:g} s after content was replaced", f"cd /srv; ln -sfn guide-2 guide.new; mv -T guide.new guide; sleep {seconds:g}")
        machine.out(f"ln -sfn guide-1 {PLACE}; systemctl start {UNIT}", 300)
        kiosk.wait_for_service()
    machine.out("chvt 2")
    ends(kiosk, "on another console")
    console = machine.out("cat /sys/class/tty/tty0/active")
    kiosk.check("K16", "the console that was shown is still shown", console == "tty2", console)
    machine.out(f"chvt 1; systemctl start {UNIT}", 300)
    kiosk.wait_for_service()
    # QEMU hears only of what is another size than before.
    machine.display(800, 480)
    machine.display(0, 0)
    kiosk.wait("the status stays", lambda: kiosk.show("StatusText") == "not shown")
    ends(kiosk, "without a display")
    machine.display(800, 480)
    kiosk.drop_in("calibrate", "[Service]\nExecStart=\nExecStart=/usr/bin/bistro --kiosk --lock-console calibrate\n")
    machine.out(f"systemctl daemon-reload; systemctl start {UNIT}", 300)
    kiosk.wait_for_service()
    kiosk.wait_for(id="target")
    ends(kiosk, "in calibrate")
    machine.out(f"rm /etc/systemd/system/{UNIT}.service.d/calibrate.conf; systemctl daemon-reload; systemctl start {UNIT}", 300)
    kiosk.wait_for_service()
    kiosk.check("K17", "after all of them it starts", not_black(kiosk.picture_at_rest()) and kiosk.find(text="Alpha"))


@part("stop", "SIGTERM ends it, a stuck guide is ended by SIGKILL, and the console is as before")
def stop(kiosk):
    machine = kiosk.machine
    muted = machine.do("console")["mode"]
    ends(kiosk, "at rest")
    kiosk.check("K16", "the console's keyboard is off with the guide and on after it", muted == 4 != machine.do("console")["mode"],
                f"{muted}, then {machine.do('console')['mode']}")
    machine.out(f"systemctl start {UNIT}", 300)
    process = kiosk.wait_for_service()
    # SIGSTOP would not do: systemd sends SIGCONT with SIGTERM.
    machine.do("hold", process=process, seconds=60, limit=60, meanwhile=f"systemctl stop {UNIT}")
    kiosk.wait("it does not end", lambda: kiosk.show("ActiveState") != "deactivating")
    result = kiosk.show("Result")
    kiosk.check("K17", "one that is stuck is ended by SIGKILL", result == "timeout", result)
    kiosk.check("K16", "the console's keyboard is on after that too", machine.do("console")["mode"] not in (4, -1))
    machine.out(f"systemctl start {UNIT}", 300)
    kiosk.wait_for_service()
    kiosk.check("K17", "it starts again after that", not_black(kiosk.picture_at_rest()))
