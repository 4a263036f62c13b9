"""What was checked and how it ended, and the parts that check it."""
import time


class Report:
    """The checks of a run, each with the ids of docs/kiosk.md's table that it shows."""

    def __init__(self, say):
        self.say, self.checks, self.part = say, [], ""
        self.begin = time.monotonic()

    def check(self, ids, sentence, is_true, detail=""):
        """Notes a check; a run goes on after one that failed. Returns whether it held."""
        held = bool(is_true)
        self.checks.append({"part": self.part, "ids": ids, "check": sentence, "held": held, "detail": str(detail)})
        line = f"{'ok  ' if held else 'FAIL'} {ids:8} {sentence}"
        self.say(line + (f" ({detail})" if detail != "" else ""))
        return held

    @property
    def failed(self):
        return [check for check in self.checks if not check["held"]]


class Part:
    def __init__(self, name, about, run, start):
        self.name, self.about, self.run, self.start = name, about, run, start


PARTS = []


def part(name, about, start="ready"):
    """Registers a part: a function of a Kiosk. `start`: "ready", the guide is at rest with a panel, as in the parts before it;
    "own": the part boots machines by itself."""

    def register(function):
        PARTS.append(Part(name, about, function, start))
        return function

    return register
