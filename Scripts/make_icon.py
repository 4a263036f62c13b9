#!/usr/bin/python3
"""Draws Assets/AppIcon.png (256 x 256): a plate with fork and knife on a warm tile.

Uses the same relief renderer as the pictures; needs the same packages."""
import os

from pantry import *

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'Assets', 'AppIcon.png')


def main():
    r = Relief(7)
    # drawn in a 900 x 900 square in the middle of the usual field
    cx, cy = 640, 480
    ys = np.linspace(0, 1, PH, dtype=F)[:, None, None]
    r.a[:] = lin('#f08a3c') * (1 - ys) + lin('#b3202c') * ys
    r.g[:] = .05
    r.lathe(cx, cy, [(0, 10), (196, 10), (214, 16), (298, 38), (308, 40), (316, 22)],
            [(0, '#f6f0e6'), (268, '#f6f0e6'), (270, '#d9a441'), (280, '#d9a441'), (282, '#f6f0e6'), (316, '#e9e0d2')], gloss=.6, rough=.08)
    # the mark: a map pin whose eye is a tomato
    r.item(spline([(cx, cy + 165), (cx - 62, cy + 62), (cx - 112, cy - 28), (cx - 96, cy - 108), (cx, cy - 156), (cx + 96, cy - 108), (cx + 112, cy - 28), (cx + 62, cy + 62)], True),
           '#c8202c', H=46, R=46, gloss=.7, rough=.08, tint=('#e8442c', 200, .5), trans=.2)
    r.item(circle(cx, cy - 40, 62), '#f8f2e8', H=8, R=8, gloss=.4)
    def ink(path, **k):
        r.item(path, '#8a1420', H=3, gloss=.2, **k)
    for dx in (-34, -22, -10):
        ink(spline([(cx + dx, cy - 82), (cx + dx, cy - 48)]), stroke=6.5)
    ink(spline([(cx - 34, cy - 50), (cx - 30, cy - 36), (cx - 22, cy - 32), (cx - 14, cy - 36), (cx - 10, cy - 50)]), stroke=6.5)
    ink(spline([(cx - 22, cy - 34), (cx - 22, cy + 4)]), stroke=8)
    ink(spline([(cx + 14, cy - 30), (cx + 15, cy - 66), (cx + 28, cy - 84), (cx + 28, cy - 30)], True))
    ink(spline([(cx + 25, cy - 60), (cx + 25, cy + 4)]), stroke=8)
    im = r.render(light=(-.55, -.83), focus=None, blur=0, vignette=0, grain=0, darkleft=0, exposure=.92, key='#fff2e0', reach=90)
    im = im.crop((cx - 372, cy - 372, cx + 372, cy + 372)).resize((1024, 1024), Image.LANCZOS)
    # rounded corners, drawn large and scaled down
    sf = cairo.ImageSurface(cairo.FORMAT_A8, 1024, 1024)
    c = cairo.Context(sf)
    rrect(512, 512, 992, 992, 226)(c)
    c.fill(); sf.flush()
    a = Image.frombuffer('L', (sf.get_stride(), 1024), bytes(sf.get_data()), 'raw', 'L', 0, 1).crop((0, 0, 1024, 1024))
    im.putalpha(a)
    im.resize((256, 256), Image.LANCZOS).save(OUT, optimize=True)


if __name__ == '__main__':
    main()
