"""The configuration that is saved while the guide runs."""
from checks import part
from kiosk import CONFIGURATION

HOLDS_LATER = "was changed, and holds from"


@part("configuration", "kiosk.toml is saved under the guide: checked, told, and in force when nobody is there")
def configuration(kiosk):
    machine, first = kiosk.machine, kiosk.picture_at_rest()
    before = kiosk.process
    kiosk.configure(appearance='"dark"')
    process = kiosk.wait_for_service(before)
    dark = kiosk.picture_at_rest("dark")
    kiosk.check("K32", "saved while nobody is there, it is in force at once", brightness(dark) < brightness(first) / 2,
                f"{brightness(first):.0f}, then {brightness(dark):.0f}")
    values = kiosk.show("Result", "ExecMainStatus")
    kiosk.check("K14", "that was no crash", values["Result"] == "success" and kiosk.status()["crashes"] == 0, values)
    # A comment alone changes nothing; what comes next shows that it was read.
    machine.out(f"echo '# a note' >>{CONFIGURATION}")
    machine.out(f"echo 'rotatoin = 3' >>{CONFIGURATION}")
    problems = kiosk.wait("no problem is told", lambda: kiosk.status()["problems"])
    kiosk.check("K32", "what is wrong with it is in the status, with its line", "rotatoin" in problems[-1] and CONFIGURATION in problems[-1],
                problems)
    kiosk.check("K32", "and the guide goes on as it was started", kiosk.process == process and kiosk.picture_at_rest().pixels == dark.pixels)
    machine.out(f"sed -i -e '/rotatoin/d' {CONFIGURATION}")
    kiosk.wait("the problem stays", lambda: not kiosk.status()["problems"])
    kiosk.configure(content='"/srv/none"')
    problems = kiosk.wait("no problem is told", lambda: kiosk.status()["problems"])
    kiosk.check("K32", "a content folder that is not there is told", "/srv/none" in problems[-1] and kiosk.process == process, problems)
    kiosk.open_sheet()
    cursor = kiosk.cursor()
    machine.out(f"sed -i -e 's|^content = |# content = |' -e 's|^appearance = .*|appearance = \"light\"|' {CONFIGURATION}")
    kiosk.wait("the change is not told", lambda: HOLDS_LATER in kiosk.journal_after(cursor))
    kiosk.check("K32", "a visitor goes on with what he sees", kiosk.process == process and kiosk.find(id="sheet-content")
                and kiosk.status()["state"] == "visitor", kiosk.status()["state"])
    # The operator's page ends a visit at once.
    kiosk.touch((0, "down", 0, 20, 20), (4.5, "up", 0))
    kiosk.tap_node(kiosk.wait_for(id="operator-done"))
    kiosk.wait_for_service(process)
    differing = kiosk.picture_at_rest("light").differing(first)
    kiosk.check("K32", "when he has left it is in force", differing == 0, f"{differing} pixels differ from the first picture")


def brightness(picture):
    """From 0 to 255."""
    return sum(picture.pixels) / len(picture.pixels)
