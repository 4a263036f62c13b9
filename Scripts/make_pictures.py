#!/usr/bin/python3
"""Renders the guide's pictures into Assets/Pictures.

    /usr/bin/python3 Scripts/make_pictures.py            all of them
    /usr/bin/python3 Scripts/make_pictures.py ramen ...  some of them

Each function below is one picture, composed from vector paths, lit and
"photographed" by relief.py. Seeds are fixed, so a picture is the same every
time with the same versions of the libraries.

Needs the Debian packages python3-cairo, python3-numpy, python3-scipy,
python3-pil. About 15 seconds a picture and core.
"""
import math
import os
import sys
from multiprocessing import Pool

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from relief import *
from pantry import *

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'Assets', 'Pictures')
PICTURES = {}


def picture(f):
    PICTURES[f.__name__.replace('_', '-')] = f
    return f


@picture
def shiosai_ramen():
    r = Relief(101); g = r.rng
    r.wood('#4a2f22', '#170c08', planks=5, gloss=.25, rough=.3)
    x, y, R = 700, 440, 395
    napkin(r, 210, 520, 250, 1200, .05, '#24324f', stripes=[(46, 5, '#cfd5e0')], fold=3)
    bowl(r, x, y, R, '#15171d', '#20242e', rim='#a3341f', depth=96, band='#b8402a')
    R2 = R * .835
    liquid(r, x, y, R2, 70, '#b9742c', '#7a3c10', size=150)
    droplets(r, scatter(g, 130, x, y, R2 * .97), '#d98f34', 71, 3, 17, .5, dark='#8a4412')
    noodles(r, x - 40, y + 60, 235, 66, n=22, w=10, rise=12)
    # nori
    for i, (dx, dy, a) in enumerate([(-250, -190, .5), (-195, -235, .62)]):
        r.item(rrect(x + dx, y + dy, 170, 220, 4, a), '#141c14', H=4, R=2, z=88 + 6 * i, gloss=.35, rough=.25, bump=(1.6, 16), tint=('#2a3a22', 14, .6), slope=(.10, .12))
    # pork
    for i, (dx, dy, q) in enumerate([(120, -165, 104), (215, -60, 104), (85, -40, 98)]):
        z = 82 + 9 * i
        p = blob(g, x + dx, y + dy, q, q * .9, .4, .04, 9)
        r.item(p, '#8a4322', H=12, R=7, z=z, gloss=.4, rough=.18, bump=(.8, 30))
        r.item(blob(g, x + dx, y + dy, q * .9, q * .8, .4, .05, 9), '#d09a78', H=1.5, R=4, gloss=.45, rough=.15, tint=('#9a5234', 46, .85), bump=(1, 18), trans=.25)
        for k in range(3):
            a = g.uniform(0, 6)
            paint(r, spline([polar(x + dx, y + dy, q * (.22 + .2 * k), a + t * .5) for t in range(5)]), '#f0d9c0', .8, 1.2, stroke=7 - k)
    for dx, dy, a in [(-60, -185, .3), (25, -262, 1.2)]:
        egg_half(r, x + dx, y + dy, 62, a, z=82)
    # narutomaki
    nx, ny = x - 215, y + 10
    pts = []
    for i in range(120):
        a = i / 120 * TAU; pts.append(polar(nx, ny, 58 * (1 + .055 * math.cos(14 * a)), a))
    r.item(spline(pts, True), '#f0e8e0', H=9, R=5, z=88, gloss=.35, trans=.4, slope=(.06, .1))
    paint(r, spline([polar(nx, ny, 8 + 30 * t / 16, t * .62) for t in range(17)]), '#e0507a', .9, .8, stroke=7)
    # bamboo shoots
    for i in range(7):
        cx, cy = x - 190 + i * 13, y + 160 + i * 16
        r.item(rrect(cx, cy, 130, 19, 4, -.5 + g.normal(0, .1)), '#b07a34', H=8, R=5, z=86 + i, gloss=.5, rough=.15, tint=('#7a4c16', 40, .6), bump=(.5, 10))
    for _ in range(95):
        px, py = x + 165 + g.normal(0, 55), y + 135 + g.normal(0, 45)
        scallion(r, px, py, g.uniform(6, 12))
    for _ in range(24):
        px, py = x + g.normal(0, 150), y + g.normal(0, 150)
        scallion(r, px, py, g.uniform(5, 9))
    sesame(r, [(x + g.normal(-30, 130), y + g.normal(40, 110)) for _ in range(80)])
    r.item(blob(g, x + 60, y + 75, 34, 26, .4), '#b3150c', H=16, gloss=.6, bump=(2, 14), tint=('#e8541c', 12, .5))
    chopsticks(r, 205, 500, -1.22, L=760, col='#7b1c14', tip='#1b0b08')
    tea(r, 1235, 120, 110, '#8a9a3a', '#4c5a14', '#39434d', saucer=None)
    return r.render(focus=(680, 420, 430, 900), key='#ffe6c4')


@picture
def cafe_lumiere():
    r = Relief(102); g = r.rng
    r.marble('#e4dfd8', '#9a938c')
    x, y = 520, 430
    napkin(r, 1120, 700, 620, 560, .35, '#6f8792', stripes=[(70, 10, '#dfe6e6')], fold=7)
    plate(r, x, y, 355, '#2f5d62', H=20, well=.5, speck=('#0f2c30', 7, 1.3))
    bowl(r, x, y, 240, '#2f5d62', '#f0ebe2', rim='#2f5d62', depth=110, z=10)
    r.item(rrect(x + 292, y - 70, 150, 46, 22, -.28), '#2f5d62', H=34, R=22, z=60, gloss=.7, rough=.07)
    r.item(rrect(x + 302, y - 72, 70, 14, 7, -.28), '#17383c', H=-24, R=7)
    Q = 208
    liquid(r, x, y, Q, 92, '#a3622c', '#7a4218', gloss=.45, rough=.06, size=130, amt=.6, bump=.25, rim='#d9a066')
    def L(u, v):
        return local(x, y + 8, .35, [(u, v)])[0]
    cream = '#f6e6cd'
    n = 9
    for i in range(n):
        t = i / (n - 1)
        w = 150 * math.sin(math.pi * (.2 + .72 * (1 - t))) * (1 - .25 * t)
        v0 = 128 - 225 * t
        dip = 50 - 16 * t
        pts = [L(-w, v0 - dip), L(-w * .72, v0 + 4 - dip * .2), L(0, v0 + 24), L(w * .72, v0 + 4 - dip * .2), L(w, v0 - dip)]
        paint(r, spline(pts), cream, .95, 1.1, stroke=17 - 7 * t)
    paint(r, spline([L(0, -128), L(-46, -150), L(-52, -112), L(0, -66), L(52, -112), L(46, -150)], True), cream, .97, 1.1)
    paint(r, spline([L(0, -160), L(1, -40), L(0, 160)]), '#95541f', .8, 1.3, stroke=6)
    droplets(r, [polar(x, y, g.uniform(170, 202), g.uniform(0, TAU)) for _ in range(90)], '#c99058', None, 1.5, 4.5, .6)
    spoon(r, 545, 752, .1, 300)
    # croissants on a small plate
    plate(r, 1030, 330, 280, '#ece7dc', band='#c89b4a', H=18)
    croissant(r, 990, 440, 165, -1.45, z=6)
    r.item(circle(1150, 470, 60), '#e8e4da', H=28, gloss=.6, rough=.08); r.item(circle(1150, 470, 51), '#8a0f1a', H=-14, R=12, gloss=.8, rough=.05, bump=(2, 26), trans=.5)
    for p in scatter(g, 70, 1010, 400, 330):
        chunk(r, *p, g.uniform(1.5, 5), '#d99a4a', '#9a5a1c')
    for px, py in [(130, 120), (182, 86), (110, 180), (215, 165), (72, 98), (158, 205), (250, 95)]:
        a = g.uniform(0, 3)
        r.item(ellipse(px, py, 25, 17, a), '#4a2712', H=14, gloss=.5, rough=.15, tint=('#2a1408', 30, .6))
        paint(r, spline(local(px, py, a, [(-23, 0), (-8, 4), (8, -4), (23, 0)])), '#1b0c05', .9, .6, stroke=3)
    sprig(r, 1215, 800, -2.2, n=9, size=46, col='#6f8f5c')
    return r.render(light=(.7, -.7), focus=(560, 430, 420, 860), elev=44, key='#fff0d8', exposure=.92)


@picture
def yasmin():
    r = Relief(103); g = r.rng
    # tiles
    r.stone('#1f4d5c', '#123440', 50, .6, gloss=.5, rough=.1)
    q = 160
    for j in range(-1, 8):
        for i in range(-1, 10):
            cx, cy = i * q + 40, j * q + 30
            r.item(rrect(cx, cy, q - 7, q - 7, 4), '#e4d8bf', H=3 + g.uniform(0, 1), R=4, z=0, gloss=.5, rough=.12, tint=('#c9b88f', 80, .4), slope=(g.normal(0, .012), g.normal(0, .012)))
            star = [polar(cx, cy, (66 if k % 2 == 0 else 44), k * TAU / 16 + TAU / 32) for k in range(16)]
            paint(r, poly(star), '#1c6473' if (i + j) % 2 else '#20497e', .95, .6)
            paint(r, poly([polar(cx, cy, (36 if k % 2 == 0 else 20), k * TAU / 16) for k in range(16)]), '#e9c46a', .95, .6)
            paint(r, circle(cx, cy, 13), '#b8402a', .95, .6)
    # hummus
    def mez(x, y, R, glaze, food, tint, rings, trans=.2, gloss=.35):
        bowl(r, x, y, R, glaze, mix(glaze, '#ffffff', .15), rim=glaze, depth=58, speck=('#20140c', 6, 1.7))
        k = R * .84
        r.lathe(x, y, [(0, 40), (k * .35, 35), (k * .6, 46), (k * .85, 50), (k, 40)], [(0, food), (k, food)], gloss=gloss, rough=.2, tint=tint,
                rings=rings, bump=(2.2, 50), wob=.015, trans=trans)
    mez(455, 420, 275, '#4a6b78', '#dcbf8c', ('#c9a266', 120, .5), (5, 64, 1))
    liquid_pts = packed(g, 14, 455, 420, 120, 26)
    for p in liquid_pts:
        r.item(blob(g, *p, g.uniform(14, 40), None, 0, .2), '#c9921c', H=1, R=6, gloss=1, rough=.02, alpha=.7, trans=.6, bump=(.4, 30, SILK))
    for p in packed(g, 11, 455, 420, 80, 34):
        r.item(circle(*p, 17), '#d9ab5c', H=17, gloss=.4, rough=.2, tint=('#b98838', 16, .5), trans=.2)
        r.item(circle(p[0] + 5, p[1] + 6, 4), '#b98838', H=2)
    for _ in range(240):
        a = g.normal(.9, .35); d = g.uniform(90, 215)
        chunk(r, *polar(455, 420, d, a), g.uniform(1, 3.2), '#b3260f', '#7a1408')
    for _ in range(26):
        herb(r, 455 + g.normal(-60, 75), 420 + g.normal(-50, 70), g.uniform(12, 24), g.uniform(0, 6), col='#4a8a26')
    # muhammara
    mez(935, 250, 205, '#c98a3a', '#a3321a', ('#d0602a', 40, .6), (3.5, 50, 1))
    for p in packed(g, 12, 935, 250, 120, 34):
        chunk(r, *p, 15, '#b88752', '#6f4420', k=.2)
    droplets(r, [(935 + g.normal(0, 70), 250 + g.normal(0, 70)) for _ in range(26)], '#d97a1c', None, 4, 14, .6)
    herb(r, 950, 250, 46, .4); herb(r, 925, 235, 40, 2.2)
    # tabbouleh
    x, y = 905, 690
    bowl(r, x, y, 220, '#7a2f24', '#8f3a2c', depth=58)
    liquid(r, x, y, 186, 36, '#2c4a14', '#1a300c', gloss=.1, rough=.5)
    for i in range(620):
        px, py = list(scatter(g, 1, x, y, 178))[0]
        zz = 38 + 26 * (1 - math.hypot(px - x, py - y) / 190) + g.uniform(0, 4)
        k = g.uniform()
        if k < .72: herb(r, px, py, g.uniform(14, 26), g.uniform(0, 6.3), col=mix('#35701c', '#6fa832', g.uniform()), z=zz, vein=False, H=3)
        elif k < .87: chunk(r, px, py, g.uniform(7, 12), '#d0281a', '#8f140c', z=zz, gloss=.7, rough=.1, trans=.5, k=.2)
        else: chunk(r, px, py, g.uniform(4, 7), '#e0c48c', '#b08a48', z=zz)
    lemon(r, 1010, 795, 58, .3, z=62, wedge=2.6)
    # olives
    x, y = 1190, 505
    bowl(r, x, y, 128, '#2d5f55', '#3f7a6c', depth=44)
    for p in packed(g, 19, x, y, 90, 36):
        olive(r, *p, 20, z=26 + g.uniform(0, 10), col=['#3b2a36', '#66722a', '#7c8436', '#2c1f26'][g.integers(0, 4)], rot=g.uniform(0, 6))
    # flat bread
    for i, (px, py, q, a) in enumerate([(150, 830, 190, 0), (330, 900, 175, .4), (80, 640, 160, .2)]):
        r.item(blob(g, px, py, q, q * .96, a, .02, 12), '#e2c088', H=16, R=26, z=4 + 8 * i, gloss=.06, rough=.6, tint=('#c9994f', 60, .5), bump=(2.0, 44))
        for p in packed(g, 22, px, py, q * .85, 30):
            paint(r, blob(g, *p, g.uniform(6, 22), None, 0, .25), '#8a5220', g.uniform(.25, .75), 2.4)
    # jasmine
    for px, py, s in [(640, 110, 1), (700, 60, .8), (585, 60, .75), (690, 560, .8), (1215, 855, 1), (1165, 905, .7), (150, 95, .9), (90, 150, .7)]:
        a = g.uniform(0, 6)
        herb(r, *polar(px, py, 52 * s, a + 2), 80 * s, a + 2, col='#2f6a34', z=6)
        for k in range(5):
            t = a + k * TAU / 5
            r.item(leaf(*polar(px, py, 27 * s, t), 50 * s, 27 * s, t), '#f4f0e6', H=7, z=10, gloss=.1, trans=.5, tint=('#e8dcc8', 30, .4))
        r.item(circle(px, py, 6 * s), '#e8b52c', H=5, z=16)
    return r.render(light=(-.8, -.55), focus=(620, 450, 470, 900), exposure=.86, key='#fff0d6')


@picture
def dwitmadang():
    r = Relief(104); g = r.rng
    r.stone('#3a3d3f', '#1c1e20', 60, 1.2, gloss=.12)
    r.item(rrect(640, 500, 1500, 620, 10, .03), '#6b4026', H=10, R=6, gloss=.25, rough=.3)
    board(r, rrect(640, 500, 1400, 600, 30, .03), '#8a5834', '#4a2a14', H=14)
    x, y, R = 610, 480, 375
    bowl(r, x, y, R, '#141414', '#1c1b1a', rim='#262523', depth=120, gloss=.28, rough=.3, thick=.055, speck=('#3d3b38', 5, .9), bump=(.6, 8, ROUGH))
    for px in (x - 395, x + 395):
        r.item(rrect(px, y, 70, 150, 26), '#1a1918', H=70, R=24, z=20, gloss=.3, rough=.3, bump=(.5, 8, ROUGH))
    K = R * .80
    liquid(r, x, y, K, 74, '#e4dccb', '#c8b998', gloss=.1, rough=.5)
    for i in range(420):
        a = g.uniform(0, TAU); d = g.uniform(K * .55, K * .97)
        r.item(ellipse(*polar(x, y, d, a), 9, 4.4, g.uniform(0, 3.2)), '#f0ead9', H=5, z=76 + g.uniform(0, 3), gloss=.35, trans=.4)
    def sector(i, n=7):
        return i * TAU / n - 1.9
    def in_sector(i, r0=.40, r1=.90):
        a = sector(i) + g.uniform(-.40, .40); d = K * g.uniform(r0, r1)
        return polar(x, y, d, a), a
    # carrot, spinach, sprouts, beef, mushrooms, courgette, radish
    for n in range(60):
        p, a = in_sector(0); a += g.normal(0, .25)
        r.item(spline(strand(g, p[0] - 34 * math.cos(a), p[1] - 34 * math.sin(a), a, 5, 17, .12)), '#e8731c', H=6, stroke=7, z=84 + n * .25, gloss=.5, trans=.4)
    for n in range(46):
        p, a = in_sector(1)
        herb(r, *p, g.uniform(40, 70), g.uniform(0, 6), col='#2c6424', dark='#123a12', z=84 + n * .3, H=5, gloss=.45)
    for n in range(55):
        p, a = in_sector(2); a = a + g.normal(0, .5)
        q = strand(g, p[0] - 34 * math.cos(a), p[1] - 34 * math.sin(a), a, 5, 17, .25)
        r.item(spline(q), '#f1ead0', H=6, stroke=6.5, z=84 + n * .25, gloss=.4, trans=.5)
        r.item(ellipse(*q[-1], 9, 6, a), '#e9cf52', H=6, z=86 + n * .25, trans=.3)
    for n in range(52):
        p, a = in_sector(3)
        chunk(r, *p, g.uniform(13, 26), '#6e3a20', '#3a1a0c', g.uniform(0, 3), z=84 + n * .3, gloss=.55, rough=.15, ry=.6)
    for n in range(44):
        p, a = in_sector(4)
        r.item(spline(strand(g, p[0], p[1], a + g.normal(1, .4), 4, 15, .35)), '#5c4028', H=8, stroke=11, z=83 + n * .3, gloss=.5, rough=.15, edge=('#2c1a0c', 4))
    for n in range(26):
        p, a = in_sector(5)
        r.item(ellipse(*p, 27, 22, a), '#4f8f2c', H=6, R=4, z=84 + n * .6, gloss=.4, trans=.4, slope=(g.normal(0, .15), g.normal(0, .15)))
        r.item(ellipse(*p, 24, 19, a), '#cfe0a0', H=1, R=3, gloss=.4, trans=.5)
    for n in range(60):
        p, a = in_sector(6); a += g.normal(0, .3)
        r.item(spline(strand(g, p[0] - 30 * math.cos(a), p[1] - 30 * math.sin(a), a, 5, 15, .2)), '#e04a28' if n % 3 else '#f0a890', H=6, stroke=6.5, z=84 + n * .25, gloss=.6, trans=.4)
    fried_egg(r, x + 4, y - 2, 138, z=96)
    r.item(blob(g, x + 128, y + 96, 46, 34, .5), '#8f140c', H=26, z=92, gloss=.8, rough=.06, bump=(2.5, 20, SILK))
    sesame(r, [(x + g.normal(0, 150), y + g.normal(0, 150)) for _ in range(150)], size=4.6)
    for _ in range(26):
        scallion(r, x + g.normal(-20, 70), y + g.normal(40, 60), 6)
    # small dishes
    for bx, by, kind in [(1130, 240, 0), (1150, 560, 1), (110, 170, 2), (1090, 850, 3)]:
        bowl(r, bx, by, 120, '#cfc8bb', '#ded8cc', depth=36, speck=('#7c6f5c', 6, 1.5))
        liquid(r, bx, by, 90, 16, ['#b0260f', '#6a7a3a', '#efe6cf', '#2a1408'][kind], ['#7a140a', '#3c4a1c', '#d9c9a0', '#120804'][kind], gloss=.8)
        if kind == 0:
            for _ in range(36):
                p = list(scatter(g, 1, bx, by, 70))[0]
                chunk(r, *p, g.uniform(16, 28), '#e8c9a0', '#c2351a', g.uniform(0, 3), H=7, z=20 + g.uniform(0, 12), gloss=.7, rough=.08, trans=.4)
        if kind == 1:
            for _ in range(44):
                p = list(scatter(g, 1, bx, by, 66))[0]
                herb(r, *p, 40, g.uniform(0, 6), col='#3c6e2a', z=20 + g.uniform(0, 12), H=6, gloss=.5)
        if kind == 2:
            for _ in range(24):
                p = list(scatter(g, 1, bx, by, 64))[0]
                r.item(rrect(*p, 34, 30, 5, g.uniform(0, 3)), '#f2ecdc', H=12, R=4, z=16 + g.uniform(0, 10), gloss=.5, trans=.5)
        if kind == 3:
            sesame(r, [(bx + g.normal(0, 30), by + g.normal(0, 30)) for _ in range(30)])
    spoon(r, 105, 560, 1.48, 520, col='#8a8275')
    chopsticks(r, 58, 620, -1.62, L=620, col='#8a8578', tip='#8a8578', w=10, gap=20, gloss=1)
    return r.render(light=(.5, -.85), focus=(610, 470, 420, 880), exposure=.92)


@picture
def tramontana():
    r = Relief(105); g = r.rng
    r.stone('#8f8c88', '#56534f', 90, 1.0, gloss=.1)
    for _ in range(900):
        px, py = g.uniform(0, W), g.uniform(0, H)
        paint(r, circle(px, py, g.uniform(.6, 2.6)), '#f4efe4', g.uniform(.2, .7), .6)
    for i in range(6):
        paint(r, blob(g, g.uniform(0, W), g.uniform(0, H), g.uniform(60, 160), None, 0, .3), '#ece6da', .22, 24)
    x, y, R = 640, 470, 420
    board(r, circle(x, y, 470), '#b98a58', '#7c5028', H=14)
    board(r, rrect(1180, 850, 420, 120, 40, .76), '#b98a58', '#7c5028', H=14)
    r.lathe(x, y, [(0, 24), (R * .83, 24), (R * .87, 34), (R * .92, 52), (R * .97, 46), (R, 20)],
            [(0, '#e0b070'), (R * .84, '#d9a45c'), (R * .9, '#d8a258'), (R * .95, '#c98a40'), (R, '#b06c28')], gloss=.12, rough=.4, wob=.025, bump=(5, 34), tint=('#eccf9a', 40, .5))
    for _ in range(58):
        a = g.uniform(0, TAU); d = R * g.uniform(.86, .97)
        paint(r, blob(g, *polar(x, y, d, a), g.uniform(6, 26), g.uniform(5, 13), a + 1.57, .25), '#3a1c0c', g.uniform(.35, .85), 2.5)
    for _ in range(10):
        a = g.uniform(0, TAU)
        r.item(ellipse(*polar(x, y, R * .91, a), g.uniform(16, 34), g.uniform(13, 22), a + 1.57), '#d9a860', H=13, R=14, gloss=.15, tint=('#7a4416', 18, .6), rel=False)
    r.item(blob(g, x, y, R * .83, None, 0, .012, 16), '#b3280c', H=3, R=8, gloss=.7, rough=.08, tint=('#dc5a1c', 60, .7), bump=(1.3, 16), trans=.3, z=25)
    for p in packed(g, 24, x, y, R * .70, 92):
        q = g.uniform(30, 62)
        r.item(blob(g, *p, q, q * .85, g.uniform(0, 3), .13, 11), '#f2e2bc', H=8, R=20, gloss=.45, rough=.12, trans=.4, tint=('#e6b45c', 30, .5), bump=(1.4, 20), edge=('#e0903c', 7), soft=.8)
        for _ in range(g.integers(0, 4)):
            paint(r, blob(g, p[0] + g.normal(0, q * .35), p[1] + g.normal(0, q * .35), g.uniform(4, 12), None, 0, .3), '#a85c1c', .6, 2)
    for p in packed(g, 15, x, y, R * .72, 96):
        tomato_cut(r, *p, g.uniform(25, 33), g.uniform(0, 6))
    for p in packed(g, 15, x, y, R * .72, 70):
        olive(r, *p, 15, col='#2a1a20', rot=g.uniform(0, 6))
    for p in packed(g, 13, x, y, R * .68, 110):
        a = g.uniform(0, 6)
        herb(r, *p, g.uniform(62, 92), a, col='#3a8a22', dark='#1c5214', H=6, w=.56)
        if g.uniform() < .6: herb(r, *polar(*p, 34, a + 2), g.uniform(44, 60), a + 2, col='#4b9a2c', dark='#24601a', H=6, w=.56)
    droplets(r, scatter(g, 80, x, y, R * .8), '#d99a1c', None, 2, 10, .55)
    # sharp cuts
    for a in (.35, .35 + TAU / 6, .35 + TAU / 3):
        r.item(poly(local(x, y, a, [(-R * .99, -1.8), (R * .99, -1.8), (R * .99, 1.8), (-R * .99, 1.8)])), '#5c1c0a', H=-9, prof='flat', soft=1.0, drape='keep', rel=True)
    for px, py in [(95, 150), (170, 95), (60, 250)]:
        tomato(r, px, py, 52, z=0)
        for k in range(5): herb(r, *polar(px - 6, py - 8, 15, k * 1.26), 30, k * 1.26, col='#4a7a26', w=.3, vein=False)
    for k in range(6): herb(r, 140 + 30 * k, 800 + g.normal(0, 30), 80, g.uniform(0, 6), col='#3a8a22', dark='#1c5214', H=6, w=.56)
    x2, y2 = 1190, 130
    bowl(r, x2, y2, 110, '#e6e0d2', '#e6e0d2', depth=40); liquid(r, x2, y2, 92, 24, '#b8860f', '#7c6a08', gloss=1, rough=.02, trans=.7)
    return r.render(light=(-.7, -.7), focus=(640, 450, 480, 900), exposure=.86)


@picture
def paloma_azul():
    r = Relief(106); g = r.rng
    r.wood('#2f9aa8', '#0f5a6c', planks=6, vertical=True, gloss=.1, gap=6, light='#7cc9c9', var=.14)
    board(r, rrect(600, 480, 1040, 560, 40, -.12), '#b37a44', '#6e4320', H=20)
    cs = local(600, 480, -.12, [(-325, 0), (0, -10), (325, 4)])
    for n, (x, y) in enumerate(cs):
        R = 205
        for k in (1, 0):
            r.item(blob(g, x + 12 * k, y + 14 * k, R, R * .98, 0, .012, 14), '#e8c273', H=9, R=7, z=20 + (7 if not k else 0), gloss=.06, rough=.6, tint=('#d9a64a', 50, .5), bump=(1.2, 34))
        for _ in range(30):
            a = g.uniform(0, 6.3)
            paint(r, blob(g, *polar(x, y, R * g.uniform(.5, .96), a), g.uniform(4, 15), None, 0, .3), '#8a4f16', g.uniform(.25, .7), 2)
        ax = g.uniform(-.2, .2)
        for i in range(120):
            px, py = x + g.normal(0, 50), y + g.normal(0, 82)
            if math.hypot(px - x, py - y) > 165: continue
            zz = 34 + 26 * math.exp(-((px - x) / 60) ** 2 - ((py - y) / 110) ** 2) + i * .05
            if n == 0: chunk(r, px, py, g.uniform(14, 26), '#a8481c', '#5a1c0a', g.uniform(0, 3), z=zz, gloss=.5, rough=.18)
            elif n == 1: chunk(r, px, py, g.uniform(12, 24), '#8a5230', '#45220f', g.uniform(0, 3), z=zz, ry=.45, gloss=.5, rough=.18)
            elif i < 46: shrimp(r, px, py, 27, g.uniform(0, 6), z=zz) if i % 3 == 0 else herb(r, px, py, 48, g.uniform(0, 6), col='#c9d98a', dark='#8fae4a', z=zz - 6, H=6)
        if n == 0:
            for _ in range(9): 
                p = (x + g.normal(0, 46), y + g.normal(0, 80)); r.item(poly(local(*p, g.uniform(0, 6), [(-24, -14), (26, -10), (20, 14), (-20, 16)])), '#f2b51c', H=12, R=4, gloss=.6, trans=.5, tint=('#d98a0c', 20, .5))
        if n == 1:
            for k in range(6):
                a = -1.0 + k * .16
                px, py = x + 40 - 8 * k, y - 60 + 26 * k
                r.item(leaf(px, py, 130, 44, a + .6, .22), '#a9c45c', H=14, R=9, gloss=.35, trans=.4, edge=('#4a7a24', 6), top=('#dfe08c', 6, 18))
        if n == 2:
            for _ in range(30):
                p = (x + g.normal(0, 46), y + g.normal(0, 70)); a = g.uniform(0, 6)
                r.item(spline(strand(g, *p, a, 4, 17, .3)), '#7a2a6e', H=6, stroke=7, gloss=.4, trans=.4, edge=('#e0b8dc', 1.4))
            for k in range(2):
                r.item(spline([(x - 70 + 28 * t, y + (-40 + 80 * k) + 30 * math.sin(t * 1.9)) for t in range(7)]), '#f4e9dc', H=6, stroke=8, gloss=.5, trans=.3)
        for _ in range(44):
            p = (x + g.normal(0, 50), y + g.normal(0, 76)); r.item(rrect(*p, 11, 9, 2, g.uniform(0, 3)), '#f6efe8', H=6, R=2, gloss=.5, trans=.5, edge=('#d7b8d0', 1.5))
        for _ in range(30):
            herb(r, x + g.normal(0, 52), y + g.normal(0, 80), g.uniform(14, 26), g.uniform(0, 6), col='#3f8a26', H=4, vein=False)
        if n != 1:
            for k in range(3):
                p = (x + g.normal(10, 46), y + g.normal(0, 70)); r.item(circle(*p, 25), '#c91c48', H=5, R=3, gloss=.4); r.item(circle(*p, 22), '#f6e9ea', H=.6, R=2, gloss=.5, trans=.5, tint=('#f0c4d0', 16, .5))
    for px, py, a in [(270, 800, .3), (395, 835, 2.2), (1010, 120, 1.2)]:
        lemon(r, px, py, 66, a, skin='#4f8f1c', flesh='#b7d14a', z=14, wedge=math.pi)
    for bx, by, c1, c2 in [(1130, 780, '#b3200f', '#7c1408'), (160, 150, '#5f8f24', '#3a6614')]:
        bowl(r, bx, by, 128, '#3a2a22', '#4c362a', depth=46, gloss=.3, rough=.3, thick=.06)
        liquid(r, bx, by, 104, 30, c1, c2, size=40, bump=1.6)
        for _ in range(60):
            p = list(scatter(g, 1, bx, by, 92))[0]; chunk(r, *p, g.uniform(3, 8), c1, c2, H=3, gloss=.8, rough=.08)
        for _ in range(12):
            p = list(scatter(g, 1, bx, by, 80))[0]; herb(r, *p, 16, g.uniform(0, 6), vein=False)
    for px, py, a in [(740, 880, .2), (820, 905, -.2)]:
        r.item(spline(local(px, py, a, [(-60, 0), (-30, -16), (20, -14), (70, 4), (24, 14), (-30, 16)]), True), '#c4180f', H=22, gloss=.85, rough=.06)
        r.item(spline(local(px, py, a, [(-58, 0), (-80, -4), (-96, 8)])), '#4a7a1f', H=10, stroke=9)
    return r.render(light=(.75, -.6), focus=(600, 480, 520, 900), exposure=.88, sat=1.12, elev=46)


def make(name):
    im = PICTURES[name]()
    path = os.path.join(OUT, name + '.jpg')
    for quality in (90, 88, 85, 82, 78, 74, 70):
        im.save(path, quality=quality, optimize=True, progressive=False, subsampling=2)
        if os.path.getsize(path) < 290_000:
            break
    return f'{name} {os.path.getsize(path) // 1024} KB quality {quality}'


def main():
    names = sys.argv[1:] or list(PICTURES)
    unknown = [n for n in names if n not in PICTURES]
    if unknown:
        sys.exit(f'no such picture: {", ".join(unknown)}; there are: {", ".join(PICTURES)}')
    os.makedirs(OUT, exist_ok=True)
    with Pool(min(os.cpu_count() or 1, len(names))) as pool:
        for line in pool.imap_unordered(make, names, chunksize=1):
            print(line, flush=True)


if __name__ == '__main__':
    main()
