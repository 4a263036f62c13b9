"""What ends the guide for good is said on the display."""
from checks import part
from kiosk import UNIT, MachineError
from parts_crash import waits_for

FONTS, WORDS_FACE = "/usr/share/fonts", "/usr/lib/bistro/words.ttf"
# Pixels of words on a display of 800 x 480, at least.
WRITTEN = 3000


def ends_with(kiosk, status, name, language="en_GB.UTF-8", options=""):
    """Starts the guide, which ends with this status. Returns what the journal says of it, and the picture that the display has to
    show then."""
    machine = kiosk.machine
    machine.out(f"systemctl daemon-reload; systemctl stop {UNIT}")
    cursor = kiosk.cursor()
    machine.out(f"systemctl --no-block start {UNIT}")
    kiosk.wait(f"it does not end with status {status}", lambda: f"status={status}" in kiosk.journal_after(cursor))
    machine.out("rm -rf /run/words; mkdir /run/words; cp /run/bistro/last-words.txt /run/words/ 2>/dev/null || true")
    expected = kiosk.words(
        f"LANG={language} RUNTIME_DIRECTORY=/run/words SERVICE_RESULT=exit-code EXIT_CODE=exited EXIT_STATUS={status}", name, options)
    return kiosk.journal_after(cursor), expected


@part("words", "what ends it for good is said on the display: a wrong configuration, no content, no faces")
def words(kiosk):
    machine = kiosk.machine
    kiosk.drop_in("language", "[Service]\nEnvironment=LANG=de_DE.UTF-8\n")
    kiosk.configure(rotation=90)
    kiosk.restart()
    machine.out("echo 'rotatoin = 3' >>/etc/bistro/kiosk.toml")
    _, expected = ends_with(kiosk, 64, "toml", "de_DE.UTF-8", "--rotation 90")
    kiosk.check("K04", "a wrong configuration is told on the display, in German and turned as it is", waits_for(kiosk, expected))
    kiosk.picture("wrong")
    machine.out("sed -i '$ d' /etc/bistro/kiosk.toml")
    kiosk.configure(rotation=0)
    kiosk.wait_for_service()
    kiosk.check("K04", "and the guide comes when it is mended, without a touch", kiosk.picture_at_rest().colours > 500)
    kiosk.drop_in("language", "[Service]\nEnvironment=LANG=en_GB.UTF-8\n")
    without_content(kiosk)
    without_faces(kiosk)


def without_content(kiosk):
    machine = kiosk.machine
    machine.out("mkdir -p /srv/empty; chmod a+rx /srv/empty")
    kiosk.configure(content='"/srv/empty"')
    journal, expected = ends_with(kiosk, 66, "content")
    said = [line for line in journal.splitlines() if "/srv/empty" in line]
    kiosk.check("K25", "an empty content folder is one sentence, and status 66", said, said[:1] or journal[-300:])
    kiosk.check("K25", "which the display shows", waits_for(kiosk, expected))
    kiosk.picture("no-content")
    machine.out("cp -r /usr/lib/bistro/Assets/. /srv/empty/; chmod -R a+rX /srv/empty")
    kiosk.wait_for_service()
    kiosk.check("K25", "the guide comes when content is there", kiosk.wait_for(id="row-0"))


def without_faces(kiosk):
    """Without any face on the system the guide cannot draw; the words have one beside them."""
    machine = kiosk.machine
    kiosk.check("K01", "the package has a face for the words", machine.run(f"test -s {WORDS_FACE}")[0] == 0)
    machine.out(f"mv {FONTS} {FONTS}-away; mkdir {FONTS}; fc-cache 2>/dev/null || true")
    journal, expected = ends_with(kiosk, 70, "faces")
    said = [line for line in journal.splitlines() if "no font is installed" in line]
    kiosk.check("K01", "without any face it is one sentence, and status 70", len(said) == 1, said or journal[-300:])
    left = machine.run("cat /run/words/last-words.txt")[1].strip()
    kiosk.check("K01", "it leaves that for the display", "no font is installed" in left, left)
    written = sum(1 for at in range(0, len(expected.pixels), 3) if expected.pixels[at:at + 3] != expected.pixels[:3])
    kiosk.check("K01", "the display shows it, in the words' own face", written > WRITTEN and waits_for(kiosk, expected), f"{written} pixels")
    kiosk.picture("no-faces")
    machine.out(f"rmdir {FONTS}; mv {FONTS}-away {FONTS}")
    kiosk.wait_for_service()
    kiosk.check("K01", "the guide comes when faces are there", kiosk.wait_for(id="row-0"))


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
        else:
            shown = kiosk.wait("the console shows no sentence", lambda: on_console(machine, "add this user"), 60)
            kiosk.picture("console")
            kiosk.check("K21", "and the console, as there is no other display, shows it in its letters", missing in shown, shown.strip()[:300])
        machine.out(f"gpasswd -a bistro {missing}")
    kiosk.drop_in("groups", "")
    machine.out("systemctl daemon-reload")
    try:
        kiosk.wait_for_service()
        kiosk.picture_at_rest()
        kiosk.check("K21", "once the groups are right it comes by itself", kiosk.find(id="row-0"))
    except MachineError as error:
        kiosk.check("K21", "once the groups are right it comes by itself", False, error)


def on_console(machine, text):
    """What the first console shows, where that holds a text."""
    shown = machine.run("cat /dev/vcs1")[1]
    return shown if text in " ".join(shown.split()) else None
