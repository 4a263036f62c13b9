#!/usr/bin/env python3
"""Draws the pictures of the museum by ImageMagick: Examples/Museum/pictures.py.

They are this project's own, under its licence. Each object is drawn once and shown twice: as a whole, and a part of it.
"""
import math
import os
import subprocess

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "Pictures")
WIDTH, HEIGHT = 800, 600


def look(fill, stroke="none", width=0):
    return f'fill "{fill}" stroke "{stroke}" stroke-width {width} stroke-linecap round stroke-linejoin round '


def rect(x, y, w, h, fill, r=0):
    if r == 0:
        return look(fill) + f"rectangle {x},{y} {x + w},{y + h}\n"
    return look(fill) + f"roundrectangle {x},{y} {x + w},{y + h} {r},{r}\n"


def circle(x, y, r, fill="none", stroke="none", width=0):
    return look(fill, stroke, width) + f"circle {x},{y} {x + r},{y}\n"


def path(d, fill="none", stroke="none", width=0):
    return look(fill, stroke, width) + f"path '{d}'\n"


def line(x1, y1, x2, y2, stroke, width):
    return path(f"M{x1} {y1} L{x2} {y2}", stroke=stroke, width=width)


def ticks(x, y, inner, outer, start, end, step, stroke, width):
    marks = []
    for degrees in range(start, end + 1, step):
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        marks.append(line(x + inner * c, y + inner * s, x + outer * c, y + outer * s, stroke, width))
    return "".join(marks)


def wall(top, bottom, floor):
    """A wall that gets lighter downwards, and the top of a plinth."""
    bands = "".join(
        rect(0, i * 26, WIDTH, 27, mix(top, bottom, i / 18)) for i in range(19))
    return bands + rect(0, 486, WIDTH, 114, floor) + rect(0, 486, WIDTH, 6, mix(floor, "#ffffff", 0.25))


def mix(a, b, part):
    channels = [(int(a[i:i + 2], 16), int(b[i:i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * part):02x}" for x, y in channels)


BRASS, BRASS_DARK, BRASS_LIGHT = "#c9973f", "#8f6422", "#ecc77a"
WOOD, WOOD_DARK, WOOD_LIGHT = "#7b4a2b", "#4e2c18", "#a76b41"
INK, PAPER = "#24313d", "#f0e4c8"


def sextant():
    out = path("M400 110 L220 440 A360 360 0 0 0 580 440 Z", stroke=BRASS, width=18)
    out += path("M230 425 A345 345 0 0 0 570 425", stroke=BRASS_LIGHT, width=34)
    out += ticks(400, 110, 352, 376, 64, 116, 2, BRASS_DARK, 2)
    out += line(400, 110, 470, 470, BRASS_DARK, 14) + line(400, 110, 470, 470, BRASS_LIGHT, 5)
    out += circle(400, 120, 26, BRASS_LIGHT, BRASS_DARK, 5) + rect(250, 205, 150, 36, INK, 8)
    out += rect(236, 198, 26, 50, BRASS, 5) + rect(462, 240, 52, 70, "#9fb8c4", 4)
    return out + circle(470, 466, 16, BRASS, BRASS_DARK, 4)


def lamp():
    out = rect(300, 440, 200, 46, BRASS_DARK, 6) + rect(330, 130, 140, 310, "#cfe3ea")
    for i in range(9):
        out += path(f"M326 {150 + i * 34} Q400 {136 + i * 34} 474 {150 + i * 34}", stroke="#8fb2c0", width=7)
    out += circle(400, 290, 54, "#fff3c2") + circle(400, 290, 30, "#ffd85a")
    for x in (326, 474):
        out += line(x, 124, x, 440, BRASS, 12)
    return out + path("M300 130 Q400 30 500 130 Z", fill=BRASS) + circle(400, 62, 16, BRASS_LIGHT)


def ship():
    out = path("M170 400 Q400 480 640 390 L600 462 Q400 500 230 462 Z", fill=WOOD)
    out += path("M176 408 Q400 486 634 398", stroke=WOOD_LIGHT, width=8)
    for x, height in ((300, 250), (410, 300), (510, 220)):
        out += line(x, 430, x, 430 - height, WOOD_DARK, 9)
        for part in (0.42, 0.72, 0.96):
            y, half = 430 - height * part, 62 - 34 * part
            out += path(f"M{x - half} {y} Q{x} {y + 18} {x + half} {y} L{x + half + 8} {y + 52} "
                        f"Q{x} {y + 74} {x - half - 8} {y + 52} Z", fill=mix("#f6ecd4", "#d9c79c", part))
    out += line(630, 392, 720, 330, WOOD_DARK, 8)
    out += path("M300 180 L170 402 M410 130 L640 392 M510 210 L716 332", stroke=WOOD_DARK, width=2)
    return out + rect(270, 462, 24, 26, WOOD_DARK) + rect(520, 460, 24, 28, WOOD_DARK)


def anchor():
    iron, light = "#3d4650", "#66727e"
    out = circle(400, 120, 34, "none", iron, 16) + rect(384, 150, 32, 300, iron, 8)
    out += rect(290, 186, 220, 26, WOOD, 10)
    out += path("M230 330 Q250 470 400 470 Q550 470 570 330", stroke=iron, width=34)
    out += path("M196 372 L232 304 L276 362 Z M604 372 L568 304 L524 362 Z", fill=iron)
    out += line(392, 170, 392, 440, light, 5)
    for i in range(7):
        out += circle(446 + i * 34, 96 - (i % 2) * 12, 20, "none", light, 9)
    return out


def compass():
    out = circle(400, 290, 205, WOOD_DARK) + circle(400, 290, 182, BRASS) + circle(400, 290, 162, PAPER)
    out += ticks(400, 290, 138, 156, 0, 359, 10, INK, 3) + ticks(400, 290, 126, 156, 0, 359, 90, INK, 7)
    for turn in range(0, 360, 45):
        long = 128 if turn % 90 == 0 else 78
        tip = (400 + long * math.sin(math.radians(turn)), 290 - long * math.cos(math.radians(turn)))
        for side, fill in ((-22, INK), (22, "#b8a780")):
            base = (400 + 26 * math.sin(math.radians(turn + side)), 290 - 26 * math.cos(math.radians(turn + side)))
            out += path(f"M400 290 L{base[0]:.1f} {base[1]:.1f} L{tip[0]:.1f} {tip[1]:.1f} Z", fill=fill)
    out += path("M400 290 L384 250 L400 146 L416 250 Z", fill="#b3322b")
    return out + circle(400, 290, 13, BRASS, BRASS_DARK, 4)


def helmet():
    copper, dark, light = "#b4673a", "#74391b", "#d99263"
    out = path("M236 470 Q250 380 330 372 L470 372 Q550 380 564 470 Z", fill=copper)
    out += circle(400, 260, 140, copper) + path("M300 180 Q350 126 430 132", stroke=light, width=16)
    out += rect(286, 372, 228, 30, dark, 10)
    for x, r in ((400, 66), (280, 36), (520, 36)):
        out += circle(x, 262, r + 12, BRASS_DARK) + circle(x, 262, r, "#2d4450", BRASS, 12)
        out += ticks(x, 262, r + 2, r + 10, 0, 359, 45, BRASS_LIGHT, 6)
    out += path("M372 240 Q392 218 424 226", stroke="#8fb2c0", width=8)
    for x in (276, 338, 400, 462, 524):
        out += circle(x, 446, 11, BRASS, BRASS_DARK, 4)
    return out


def barometer():
    out = path("M400 60 Q452 60 452 116 L452 190 Q560 210 560 330 Q560 470 400 470 Q240 470 240 330 Q240 210 348 190 "
               "L348 116 Q348 60 400 60 Z", fill=WOOD)
    out += rect(376, 92, 48, 90, PAPER, 6) + line(400, 104, 400, 172, "#b3322b", 6)
    out += circle(400, 330, 124, BRASS) + circle(400, 330, 108, "#f8f2e2")
    out += ticks(400, 330, 84, 102, 150, 390, 12, INK, 3)
    out += line(400, 330, 340, 262, INK, 7) + line(400, 330, 452, 290, BRASS_DARK, 5)
    return out + circle(400, 330, 12, BRASS, BRASS_DARK, 4)


def bell():
    out = rect(370, 70, 60, 26, WOOD_DARK, 6) + path("M400 96 L400 130", stroke=BRASS_DARK, width=22)
    out += path("M292 400 Q318 370 322 280 Q330 130 400 130 Q470 130 478 280 Q482 370 508 400 Z", fill=BRASS)
    out += path("M352 190 Q338 250 340 352", stroke=BRASS_LIGHT, width=14)
    out += path("M284 404 Q400 440 516 404", stroke=BRASS_DARK, width=20) + circle(400, 440, 26, BRASS_DARK)
    out += path("M330 300 Q400 322 470 300 M334 316 Q400 338 466 316", stroke=BRASS_DARK, width=4)
    return out + path("M400 464 Q420 474 404 486", stroke="#e8dcc0", width=9)


def chart():
    out = rect(150, 110, 500, 350, "#d8c49a", 4) + rect(164, 124, 472, 322, PAPER)
    out += path("M164 330 Q240 280 300 330 Q330 380 280 446 L164 446 Z", fill="#c7d6a4", stroke="#7a8f5b", width=4)
    out += path("M636 124 L470 124 Q440 190 520 220 Q600 250 636 210 Z", fill="#c7d6a4", stroke="#7a8f5b", width=4)
    for i in range(6):
        out += path(f"M190 {160 + i * 22} q14 -10 28 0 q14 10 28 0", stroke="#8fb2c0", width=3)
    out += path("M320 370 L410 300 L470 310 L520 226", stroke="#b3322b", width=4) + circle(320, 370, 8, "#b3322b")
    out += ticks(540, 370, 0, 62, 0, 359, 30, "#9c8c66", 2) + circle(540, 370, 24, "none", INK, 3)
    return out + rect(150, 104, 500, 14, WOOD, 6) + rect(150, 452, 500, 14, WOOD, 6)


def knots():
    out = rect(180, 90, 440, 380, WOOD_DARK, 8) + rect(198, 108, 404, 344, "#2f4a5c")
    for row in range(3):
        for column in range(3):
            x, y = 265 + column * 135, 165 + row * 115
            out += circle(x, y, 30 - 4 * row, "none", "#e8dcc0", 13)
            out += path(f"M{x - 46} {y + 34} Q{x} {y - 40 + 22 * column} {x + 46} {y + 34}", stroke="#e8dcc0", width=13)
            out += path(f"M{x - 46} {y + 34} Q{x} {y - 40 + 22 * column} {x + 46} {y + 34}", stroke="#b9a988", width=2)
    return out


def room(paint, things):
    floor, side = mix(paint, "#3a2a1c", 0.75), mix(paint, "#000000", 0.25)
    out = rect(0, 0, WIDTH, HEIGHT, floor) + path("M0 0 L190 110 L190 400 L0 560 Z", fill=side)
    out += path("M800 0 L610 110 L610 400 L800 560 Z", fill=mix(paint, "#000000", 0.15))
    out += path("M0 0 L190 110 L610 110 L800 0 Z", fill=mix(paint, "#ffffff", 0.75)) + rect(190, 110, 420, 290, paint)
    for i in range(7):
        out += line(190 + i * 70, 400, i * 133, 600, mix(floor, "#000000", 0.25), 3)
    for x, y, w, h, fill in things:
        out += rect(x + 5, y + 7, w, h, mix(paint, "#000000", 0.35), 3)
        out += rect(x, y, w, h, BRASS_DARK, 3) + rect(x + 9, y + 9, w - 18, h - 18, fill)
    out += rect(340, 380, 120, 110, "#e9e2d3", 3) + rect(350, 320, 100, 62, "#bcd3dc", 3)
    return out + circle(400, 356, 20, BRASS) + rect(660, 240, 90, 150, mix(paint, "#ffffff", 0.5))


SCENES = {
    "sextant": (wall("#24414f", "#6d93a0", "#c9bfa9"), sextant, "300 330 260 195"),
    "lamp": (wall("#101c2b", "#33506b", "#3b3a3c"), lamp, "290 200 240 180"),
    "ship-model": (wall("#8fa7a0", "#d9dfd0", "#6b4a33"), ship, "330 120 260 195"),
    "anchor": (wall("#b9c4c6", "#e6e4dc", "#8a8377"), anchor, "180 290 280 210"),
    "compass": (wall("#5b2f2c", "#a4655a", "#3f2a22"), compass, "290 130 240 180"),
    "diving-helmet": (wall("#1d4a4d", "#5f9a94", "#2e3b3c"), helmet, "250 170 280 210"),
    "barometer": (wall("#d9cdb4", "#f3ecdb", "#7b5b40"), barometer, "290 230 240 180"),
    "ship-bell": (wall("#2c2b45", "#6a6792", "#4a3c34"), bell, "300 240 240 180"),
    "chart": (wall("#7c8b7a", "#c4cdb9", "#5c4a3a"), chart, "400 210 240 180"),
    "knots": (wall("#c7a57a", "#ecdcc0", "#6e4f36"), knots, "190 100 280 210"),
}
ROOMS = {
    "room-tides": ("#6f98a3", [(220, 160, 110, 90, "#dfe8e4"), (350, 150, 100, 120, "#2f5f73"), (480, 170, 100, 80, "#efe2c2")]),
    "room-pilots": ("#9c6b58", [(230, 150, 80, 120, "#e8d9b8"), (340, 160, 120, 84, "#324c5b"), (490, 150, 80, 120, "#c9a35e")]),
    "room-deep": ("#2f5a5c", [(220, 170, 120, 80, "#86b7b0"), (370, 150, 80, 110, "#17343a"), (480, 160, 110, 100, "#d6c08a")]),
}


def write(name, drawing, part="0 0 800 600"):
    x, y, width, _ = map(float, part.split())
    scale = WIDTH / width
    drawing = f"scale {scale:.4f},{scale:.4f} translate {-x},{-y}\n" + drawing
    target = os.path.join(FOLDER, name + ".jpg")
    subprocess.run(
        ["convert", "-size", f"{WIDTH}x{HEIGHT}", "xc:white", "-draw", drawing, "-strip", "-quality", "82", target],
        check=True)


os.makedirs(FOLDER, exist_ok=True)
for name, (ground, draw, part) in SCENES.items():
    picture = ground + draw()
    write(name, picture)
    write(name + "-detail", picture, part)
for name, (paint, things) in ROOMS.items():
    write(name, room(paint, things))
    write(name + "-detail", room(paint, things), "200 120 280 210")
