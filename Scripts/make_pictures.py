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


@picture
def dar_zitoun():
    r = Relief(111); g = r.rng
    r.stone('#6b2a1c', '#45160f', 60, .8)
    q = 92
    for j in range(-1, 23):
        for i in range(-1, 16):
            cx, cy = i * q + (q / 2 if j % 2 else 0), j * q * .5
            c = ['#0f5c4c', '#12705c', '#1b8068', '#0c4a44', '#c98a2a'][int(g.choice(5, p=[.3, .3, .2, .14, .06]))]
            r.item(poly([(cx, cy - 43), (cx + 43, cy), (cx, cy + 43), (cx - 43, cy)]), c, H=4 + g.uniform(0, 1.5), R=4, z=0, gloss=.8, rough=.06, tint=('#06302c', 40, .4), slope=(g.normal(0, .03), g.normal(0, .03)), bump=(.5, 40, SILK))
    x, y, R = 600, 470, 400
    r.lathe(x, y, [(0, 16), (R * .9, 18), (R * .93, 26), (R * .97, 26), (R, 8)], [(0, '#b98a3a'), (R, '#a87628')], gloss=1, rough=.16, rings=(.25, 7), bump=(.4, 120))
    for k in range(48):
        a = k * TAU / 48
        r.item(leaf(*polar(x, y, R * .85, a), 46, 22, a), '#8a6420', H=-2.5, R=3, gloss=.9, rough=.15)
        r.item(circle(*polar(x, y, R * .77, a), 5), '#8a6420', H=-2, gloss=.9)
    R = 305
    r.lathe(x, y, [(0, 40), (R * .75, 40), (R * .87, 66), (R * .93, 74), (R * .99, 70), (R, 40)], [(0, '#9c4a22'), (R * .86, '#a8522a'), (R * .88, '#c9713c'), (R, '#8a3d1c')], gloss=.55, rough=.12, speck=('#5c2412', 6, 1.5), tint=('#c4763f', 80, .4))
    for k in range(60):
        paint(r, circle(*polar(x, y, R * .93, k * TAU / 60), 5), '#1f5c66' if k % 2 else '#e9d9b0', .9)
    K = R * .84
    liquid(r, x, y, K, 58, '#b8651a', '#6e2c0a', size=80, bump=1.0)
    droplets(r, scatter(g, 90, x, y, K), '#d98a1c', 59, 3, 13, .5)
    for i in range(26):
        p = list(scatter(g, 1, x, y, K * .8))[0]
        r.item(spline(strand(g, *p, g.uniform(0, 6), 5, 20, .4)), '#d99a3c', H=8, stroke=11, z=58 + i * .3, gloss=.6, rough=.1, trans=.5)
    for n, (dx, dy, L, W2, a) in enumerate([(-90, -70, 190, 120, .5), (95, -95, 180, 118, 2.3), (70, 85, 190, 124, -.5), (-95, 90, 165, 112, 1.4)]):
        pts = local(x + dx, y + dy, a, [(-L * .5, 0), (-L * .3, -W2 * .42), (L * .1, -W2 * .5), (L * .42, -W2 * .2), (L * .62, -W2 * .08), (L * .62, W2 * .08), (L * .42, W2 * .2), (L * .1, W2 * .5), (-L * .3, W2 * .42)])
        r.item(spline(pts, True), '#c07a2c', H=52, R=52, z=56 + n, gloss=.7, rough=.12, tint=('#7a340c', 34, .7), bump=(2.2, 20), edge=('#8a4410', 10), trans=.2)
        r.item(ellipse(*local(x + dx, y + dy, a, [(L * .66, 0)])[0], 17, 15), '#e6d5b4', H=20, z=60, gloss=.4)
    for p in packed(g, 12, x, y, K * .85, 76):
        olive(r, *p, 19, z=66 + g.uniform(0, 18), col=['#5a6a24', '#6e2f3a', '#7d8a34'][g.integers(0, 3)], rot=g.uniform(0, 6))
    for p in packed(g, 6, x, y, K * .8, 120):
        a = g.uniform(0, 6)
        r.item(spline([polar(*p, 46, a + t * .45 - .9) for t in range(5)]), '#e8b818', H=14, stroke=22, gloss=.6, rough=.12, trans=.5, edge=('#c98a0c', 4))
    for p in packed(g, 6, x + 10, y, K * .7, 110):
        r.item(ellipse(*p, 36, 30, g.uniform(0, 3)), '#4a1a1c', H=22, gloss=.8, rough=.07, bump=(2.4, 18), tint=('#8a3020', 20, .4))
    for p in packed(g, 26, x, y, K * .85, 40):
        r.item(leaf(*p, 34, 20, g.uniform(0, 6)), '#d9a050', H=8, gloss=.4, tint=('#a8682a', 14, .5))
    for _ in range(80):
        herb(r, x + g.normal(0, 120), y + g.normal(0, 120), g.uniform(13, 24), g.uniform(0, 6), col='#3f7d24', vein=False)
    sesame(r, [(x + g.normal(0, 120), y + g.normal(0, 120)) for _ in range(90)])
    # tea glass, couscous
    bx, by = 1120, 250
    bowl(r, bx, by, 165, '#1d3f7a', '#e9e0cc', rim='#1d3f7a', depth=56, band='#1d3f7a')
    r.lathe(bx, by, [(0, 72), (60, 62), (128, 34)], [(0, '#e6c471'), (128, '#d9b158')], gloss=.1, rough=.6)
    for p in scatter(g, 1500, bx, by, 130):
        d = math.hypot(p[0] - bx, p[1] - by)
        r.item(circle(*p, g.uniform(2.4, 4)), mix('#ecce82', '#c9963c', g.uniform()), H=4, z=72 - d * .29, gloss=.1)
    for p in scatter(g, 16, bx, by, 90): chunk(r, *p, 8, '#5a2a14', '#2a1008', gloss=.6)
    for gx, gy, c in [(1125, 640, '#b8842a'), (1205, 790, '#b07a20')]:
        r.lathe(gx, gy, [(0, 6), (74, 6), (80, 84), (86, 90), (90, 84), (93, 20)], [(0, c), (80, c), (84, '#7fb09a'), (93, '#3f7a6c')], gloss=1, rough=.04)
        liquid(r, gx, gy, 78, 64, c, '#8a5a10', trans=.7, size=60)
        for k in range(4): herb(r, gx + g.normal(0, 28), gy + g.normal(0, 28), 60, g.uniform(0, 6), col='#3a8a34', dark='#1a5a1c', H=6, w=.6)
    for k in range(9):
        herb(r, 90 + g.normal(0, 60), 130 + g.normal(0, 50), 78, g.uniform(0, 6), col='#5f7a4a', w=.28, dark='#3a5230')
    return r.render(light=(-.6, -.8), focus=(600, 470, 430, 880), key='#ffe2ba', exposure=.95)


@picture
def oyster_shed():
    r = Relief(112); g = r.rng
    r.wood('#5e6a70', '#252d33', planks=7, rot=.08, gloss=.2, rough=.35, light='#a7b4ba', gap=7)
    x, y, R = 620, 470, 430
    r.lathe(x, y, [(0, 14), (R * .9, 16), (R * .94, 48), (R * .975, 54), (R, 30)], [(0, '#7d8387'), (R, '#8f9498')], gloss=1, rough=.12, bump=(.5, 100))
    for i in range(1100):
        p = list(scatter(g, 1, x, y, R * .87))[0]
        q = g.uniform(9, 25)
        n = int(g.integers(5, 8)); a0 = g.uniform(0, 6)
        pts = [polar(*p, q * g.uniform(.6, 1.05), a0 + k * TAU / n) for k in range(n)]
        r.item(poly(pts), mix('#c3d9e4', '#eef5f8', g.uniform()), H=q * .7, R=q * .45, z=18 + g.uniform(0, 16), gloss=.9, rough=.06, trans=.75, alpha=.9, slope=(g.normal(0, .3), g.normal(0, .3)))
    def oyster(cx, cy, L, rot):
        k = g.normal(0, .05, 12)
        base = [(-.55, 0), (-.42, -.24), (-.12, -.36), (.2, -.42), (.48, -.3), (.6, -.02), (.5, .28), (.22, .42), (-.12, .35), (-.42, .22)]
        def ring(s, j=0): return local(cx, cy, rot, [(u * s * (1 + k[i] + j * g.normal(0, .05)), v * s * (1 + k[(i * 3) % 12] + j * g.normal(0, .05))) for i, (u, v) in enumerate(base)], L)
        for i in range(5):
            s = 1.08 - .03 * i
            r.item(spline(ring(s, 1), True), mix('#57604f', '#b5ac98', g.uniform()), H=12, R=9, z=34 + 5 * i, gloss=.2, rough=.4, bump=(1.6, 16), tint=('#2f332d', 20, .5))
        r.item(spline(ring(.9), True), '#e6e4de', H=-20, R=L * .22, z=64, gloss=.8, rough=.08, tint=('#a9b0bd', 40, .6), bump=(.8, 40, SILK), edge=('#f4f1ea', 10))
        m = [(u * .74 + .03, v * .72 * (1 + .1 * g.normal())) for u, v in base]
        r.item(spline(local(cx, cy, rot, m, L), True), '#8d8474', H=9, R=14, z=48, gloss=1, rough=.04, tint=('#3c3a38', 26, .6), edge=('#2b2a2c', 9), trans=.4, bump=(1.4, 22))
        m = [(u * .5 + .05, v * .48) for u, v in base]
        r.item(spline(local(cx, cy, rot, m, L), True), '#d9cdb4', H=14, R=26, z=54, gloss=1, rough=.04, tint=('#a89878', 34, .5), trans=.6, bump=(1.5, 30, SILK))
        r.item(ellipse(*local(cx, cy, rot, [(.3, .06)], L)[0], L * .07, L * .055), '#b9a98c', H=3, gloss=.9)
    for i in range(8):
        a = i * TAU / 8 + .25
        oyster(*polar(x, y, 278, a), 225, a + .12)
    bowl(r, x, y, 112, '#b9bcbd', '#c9cccc', depth=66, z=20, gloss=1)
    liquid(r, x, y, 92, 66, '#8a1730', '#4a0a1a', size=50, trans=.5)
    for _ in range(46):
        p = list(scatter(g, 1, x, y, 82))[0]; r.item(rrect(*p, 11, 8, 2, g.uniform(0, 3)), '#e6b9c4', H=3, gloss=.7, trans=.5)
    for px, py, a in [(1000, 790, 3.6), (1105, 700, 3.9), (160, 150, .4)]: lemon(r, px, py, 105, a, H=34, wedge=math.pi * .72)
    for px, py in [(215, 640), (1010, 250), (640, 60)]:
        for k in range(4): sprig(r, px, py, g.uniform(0, 6), n=6, size=26, col='#3f6b2e', z=52)
    board(r, rrect(1150, 110, 330, 250, 16, .25), '#9c7148', '#5e3d20', H=14)
    for k in range(3):
        r.item(rrect(1070 + 74 * k, 80 + 24 * k, 62, 170, 18, .35), '#5c3a20', H=40, R=12, z=14, bump=(2.2, 13), tint=('#8a5c34', 18, .6), edge=('#2f1a0c', 6))
    knife(r, 130, 830, -.7, 300)
    return r.render(light=(-.45, -.9), focus=(620, 470, 460, 920), key='#fff4e4', sky='#b4cdf0', sp=.7, exposure=.85, elev=40)


@picture
def arroceria_vidal():
    r = Relief(113); g = r.rng
    r.stone('#c98d5e', '#9c5f38', 110, 1.4, gloss=.06)
    for j in range(-1, 5):
        for i in range(-1, 6):
            cx, cy = i * 250 + (j % 2) * 125, j * 250 + 60
            r.item(rrect(cx, cy, 240, 240, 8, .0), mix('#b9683c', '#d18a56', g.uniform()), H=5, R=5, z=0, gloss=.12, rough=.5, tint=('#94502c', 70, .6), bump=(.35, 26, ROUGH))
    x, y, R = 650, 490, 455
    for s in (-1, 1):
        r.item(spline([polar(x, y, R - 6, .35 + (0 if s > 0 else math.pi) - .22), polar(x, y, R + 76, .35 + (0 if s > 0 else math.pi) - .14), polar(x, y, R + 76, .35 + (0 if s > 0 else math.pi) + .14), polar(x, y, R - 6, .35 + (0 if s > 0 else math.pi) + .22)]), '#a8201c', H=18, stroke=20, z=34, gloss=.6, rough=.1)
    r.lathe(x, y, [(0, 12), (R * .9, 14), (R * .97, 52), (R * .99, 56), (R, 40)], [(0, '#2a2a2c'), (R * .9, '#303032'), (R, '#4a4a4c')], gloss=.7, rough=.15, speck=('#55555a', 9, 1.2))
    K = R * .905
    liquid(r, x, y, K, 24, '#c9821a', '#8a4a0c', gloss=.5, size=90, bump=1.5)
    for i in range(4200):
        p = list(scatter(g, 1, x, y, K * .985))[0]
        d = math.hypot(p[0] - x, p[1] - y) / K
        c = mix(mix('#eeb43a', '#d98a1c', g.uniform()), '#8a4010', smooth(.82, 1, d) * g.uniform(.2, .9))
        r.item(ellipse(*p, 9.5, 4.6, g.uniform(0, 3.2)), c, H=5.5, z=25 + g.uniform(0, 6), gloss=.4, rough=.15, trans=.35)
    for p in packed(g, 46, x, y, K * .92, 50):
        r.item(circle(*p, 9.5), '#7fae2c', H=13, z=28, gloss=.5, rough=.12, tint=('#4a7a1a', 10, .4))
    for p in packed(g, 22, x, y, K * .9, 84):
        a = g.uniform(0, 6)
        r.item(spline(strand(g, *p, a, 4, 26, .2)), '#c4180f', H=9, stroke=15, z=29, gloss=.7, rough=.08, trans=.4, tint=('#e8541c', 16, .4))
    for i in range(9):
        a = i * TAU / 9 + .1
        mussel(r, *polar(x, y, K * .72, a), 128, a + .1 + g.normal(0, .15), z=30)
    for i in range(7):
        a = i * TAU / 7 + .5
        shrimp(r, *polar(x, y, K * .36, a), 58, a + 2.4, z=32, col='#e8602c', tail='#c4280f', flip=1 if i % 2 else -1)
    for i in range(8):
        a = i * TAU / 8 + .38
        p = polar(x, y, K * .53, a)
        r.item(circle(*p, 27), '#f2e3cc', H=14, R=10, z=30, gloss=.6, trans=.5, edge=('#d9a878', 6)); r.item(circle(*p, 11), '#b3661a', H=-11, gloss=.3)
    for i in range(6):
        a = i * TAU / 6 + .15
        lemon(r, *polar(x, y, K * .93, a), 66, a + math.pi - .55, H=26, z=32, wedge=1.1)
    for _ in range(160): herb(r, *list(scatter(g, 1, x, y, K * .9))[0], g.uniform(11, 21), g.uniform(0, 6), vein=False, col='#3a7a22')
    sprig(r, x - 50, y + 10, -.5, n=6, size=34, col='#5c7a44')
    for k in range(7):
        tomato(r, 95 + g.normal(0, 55), 110 + g.normal(0, 45), g.uniform(32, 44)) if k < 4 else herb(r, 120 + 30 * k, 150, 70, g.uniform(0, 6))
    # shade of a vine
    ys, xs = np.mgrid[0:PH, 0:PW].astype(F)
    n = r.noise(r.ALL, 150); n = nd.gaussian_filter(n, 8)
    dap = .35 + .65 * smooth(-.7, .1, n + smooth(0, 1, xs / PW) * .9)
    return r.render(light=(.7, -.65), elev=50, dapple=dap, kp=2.2, key='#fff0cf', focus=(650, 480, 520, 940), exposure=.88)


@picture
def jinling_xiaolong():
    r = Relief(114); g = r.rng
    r.wood('#4a1a14', '#1c080a', planks=3, rot=-.25, gloss=.10, rough=.4, gap=3, var=.08)
    def steamer(x, y, R, n, q, inner=True):
        r.lathe(x, y, [(0, 24), (R * .86, 24), (R * .865, 96), (R * .9, 100), (R * .905, 92), (R * .96, 94), (R * .995, 90), (R, 20)],
                [(0, '#c9a468'), (R * .86, '#b08448'), (R * .9, '#dcb87c'), (R * .902, '#8a5e2c'), (R * .91, '#d4ac6c'), (R, '#c0925a')], gloss=.25, rough=.35, tint=('#9c6e38', 60, .4))
        for k in range(-9, 10):
            w = R * .085; xx = k * w; L = math.sqrt(max(0, (R * .84) ** 2 - xx * xx))
            if L < 10: continue
            r.item(rrect(x + xx, y, w - 3, 2 * L, 2), mix('#c79c5c', '#a87c40', g.uniform()), H=7, R=6, z=26, gloss=.2, tint=('#8a6230', 50, .5))
        for k in range(26):
            a = k * TAU / 26
            paint(r, rrect(*polar(x, y, R * .955, a), 3, R * .07, 1, a + 1.57), '#6e4820', .7, .6)
        pts = [polar(x, y, 0, 0)] + [polar(x, y, R * .555, k * TAU / (n - 1) + .3) for k in range(n - 1)] if n > 4 else [polar(x, y, R * .4, k * TAU / n) for k in range(n)]
        for px, py in pts:
            r.item(circle(px, py, q * 1.07), '#f1eee2', H=1, R=2, z=36, gloss=.1)
            r.lathe(px, py, [(0, 66), (q * .1, 64), (q * .2, 58), (q * .32, 64), (q * .6, 50), (q * .85, 24), (q, 0)], [(0, '#d9c7a2'), (q * .25, '#e6d8ba'), (q * .6, '#efe5cf'), (q, '#dcc9a4')],
                    z=36, gloss=.4, rough=.14, pleat=(18, 9, .035 + g.normal(0, .004), q * .14, q), wob=.03, bump=(2, 40), trans=.5)
            r.item(circle(px, py, q * .1), '#cfa878', H=-6, gloss=.3)
    steamer(555, 470, 405, 7, 108)
    steamer(1190, 90, 260, 3, 92)
    # vinegar with ginger
    x, y = 1110, 580
    plate(r, x, y, 150, '#e4e8ea', band='#2a4f9c', H=26, well=.5, gloss=.8)
    for k in range(14):
        a = k * TAU / 14
        paint(r, spline([polar(x, y, 118, a), polar(x, y, 126, a + .12), polar(x, y, 112, a + .24), polar(x, y, 120, a + .34)]), '#2a4f9c', .9, .5, stroke=4)
    liquid(r, x, y, 98, 14, '#2a0e06', '#120503', gloss=1, size=70)
    for i in range(34):
        p = (x - 22 + g.normal(0, 26), y + 16 + g.normal(0, 22)); a = g.uniform(0, 3.1)
        r.item(spline(strand(g, *p, a, 4, 14, .15)), '#ecd37c', H=4, stroke=4.6, z=15 + i * .4, gloss=.5, trans=.5)
    chopsticks(r, 1130, 850, -.12, L=560, col='#15100e', tip='#b02418', w=14, gap=30)
    r.item(rrect(960, 850, 30, 110, 12, -.1), '#e9ecec', H=18, gloss=.9, rough=.05)
    tea(r, 120, 130, 118, '#9a7a1c', '#5c4408', '#dfe6e4', depth=56)
    for k in range(3):
        a = g.uniform(0, 6); herb(r, 120 + g.normal(0, 30), 130 + g.normal(0, 30), 40, a, col='#5a6a1c', vein=False, H=2)
    im = r.render(light=(-.3, -.95), focus=(560, 480, 430, 880), key='#ffedd2', exposure=.88)
    return steam(im, g, [(520, 330, 240), (700, 200, 200), (1190, 80, 160), (360, 480, 180)], .30)


def steam(im, g, spots, amount):
    """Soft wisps over the finished picture."""
    a = np.asarray(im).astype(F) / 255
    ys, xs = np.mgrid[0:H, 0:W].astype(F)
    n = CLOUD.shape[0]
    ox, oy = g.integers(0, n, 2)
    wx = 30 * nd.zoom(SILK[:160, :214], 6, order=1)[:H, :W]
    t = CLOUD[((ys * .18 + wx * .5) + oy).astype(int) % n, ((xs * .32 + wx) + ox).astype(int) % n]
    t = nd.gaussian_filter(t, 9)
    k = np.zeros((H, W), F)
    for x, y, q in spots:
        k += np.exp(-((xs - x) ** 2 + (ys - y) ** 2 * .5) / (2 * q * q))
    k = np.clip(k, 0, 1) * np.clip(.35 + .6 * t, 0, 1) * amount
    a = a + (np.array([.97, .95, .92], F) - a) * k[..., None]
    return Image.fromarray((np.clip(a, 0, 1) * 255).astype(np.uint8))


@picture
def green_fern():
    r = Relief(115); g = r.rng
    r.cloth(rrect(640, 480, 1500, 1200, 4), '#d8d2c4', fold=5, size=300)
    napkin(r, 1130, 260, 460, 900, .2, '#7d9c86', fold=8, stripes=[(26, 3, '#e9efe6')])
    x, y, R = 590, 480, 410
    bowl(r, x, y, R, '#c9b8a0', '#e9dfcd', depth=92, speck=('#7a5a3c', 7, 1.45), gloss=.35, rough=.2, wob=0) if False else bowl(r, x, y, R, '#c9b8a0', '#e9dfcd', depth=92, speck=('#7a5a3c', 7, 1.45), gloss=.35, rough=.2)
    K = R * .86
    liquid(r, x, y, K * .96, 40, '#2c4a18', '#16300c', gloss=.05, rough=.6)
    greens = ['#4f9a2c', '#6fb53c', '#2f7a24', '#8fc450', '#3b6b2a', '#5c2a3a']
    for i in range(330):
        p = list(scatter(g, 1, x, y, K * .9))[0]
        d = math.hypot(p[0] - x, p[1] - y) / K
        zz = 44 + 46 * (1 - d * d) + i * .03
        c = greens[int(g.choice(6, p=[.26, .24, .16, .16, .1, .08]))]
        L = g.uniform(60, 120); a = g.uniform(0, 6.3)
        r.item(leaf(*p, L, L * g.uniform(.35, .6), a, g.normal(0, .12)), c, H=6, R=7, z=zz, gloss=.35, rough=.25, tint=(mix(c, '#0c2a08', .7), 34, .55), bump=(3.0, 24), trans=.45, slope=(g.normal(0, .2), g.normal(0, .2)), edge=(mix(c, '#c4e07a', .35), 3))
        b = [(-L * .5, 0), (0, 0), (L * .42, 0)]
        paint(r, spline(local(*p, a, b)), mix(c, '#e4f0b8', .55), .7, .5, stroke=2.6)
    for i, (dx, dy, a) in enumerate([(-150, -60, .6), (30, 160, 2.6)]):
        for k in range(7):
            px, py = x + dx + k * 23 * math.cos(a), y + dy + k * 23 * math.sin(a)
            r.item(leaf(px, py, 172, 62, a + 1.35, .24), '#a9c45c', H=16, R=9, z=92 + k, gloss=.35, rough=.2, trans=.4, edge=('#3f6b1c', 5), top=('#e6e493', 5, 22), slope=(.12, .05))
    for p in packed(g, 13, x, y, K * .8, 92): tomato_cut(r, *p, g.uniform(29, 38), g.uniform(0, 6))
    for p in packed(g, 16, x, y, K * .82, 70):
        r.item(circle(*p, 35), '#c41c50', H=5, R=3, gloss=.5, slope=(g.normal(0, .2), g.normal(0, .2))); r.item(circle(*p, 31.5), '#f4e9ea', H=.6, R=2, gloss=.5, trans=.6, tint=('#f0c8d4', 20, .5), drape='keep')
    egg_half(r, x + 130, y - 120, 66, .4, z=98); egg_half(r, x + 205, y - 30, 66, 1.4, z=96); egg_half(r, x - 110, y + 150, 64, 2.4, z=94)
    for p in packed(g, 22, x, y, K * .8, 52): chunk(r, *p, g.uniform(13, 21), '#f4eee0', '#d9cfb8', g.uniform(0, 3), bump=2.2, H=14)
    for _ in range(120):
        p = list(scatter(g, 1, x, y, K * .85))[0]
        r.item(leaf(*p, 17, 9, g.uniform(0, 6)), mix('#c9b26a', '#6a7a3a', g.uniform()), H=4, gloss=.3)
    for p in packed(g, 8, x, y, K * .8, 100):
        for k in range(5): r.item(leaf(*polar(*p, 13, k * TAU / 5), 24, 15, k * TAU / 5), ['#6a3fb0', '#e8901c'][k % 1 + (int(p[0]) % 2)], H=4, trans=.5)
        r.item(circle(*p, 5), '#f2c21c', H=4)
    bowl(r, 1130, 640, 120, '#6b8f7c', '#86a896', depth=50); liquid(r, 1130, 640, 98, 34, '#c9b04a', '#8a7a1c', gloss=1, size=60, trans=.6)
    for _ in range(40): herb(r, *list(scatter(g, 1, 1130, 640, 86))[0], 12, g.uniform(0, 6), vein=False, H=1.5)
    lemon(r, 1050, 120, 88, .2, H=44); lemon(r, 1190, 190, 84, 1.2, H=60)
    fork(r, 1020, 420, 1.35, 420, col='#a08a4a'); 
    for k in range(9): herb(r, 100 + g.normal(0, 46), 110 + g.normal(0, 50), 96, g.uniform(0, 6), col='#5c9a3c', w=.5)
    return r.render(light=(.6, -.75), focus=(590, 470, 460, 900), exposure=.84, sky='#cfe0f4', sp=.65, sat=1.1)


@picture
def hamanasu():
    r = Relief(116); g = r.rng
    r.stone('#c8b890', '#a8966a', 200, .4, gloss=.06)
    for i in range(64):
        r.item(rrect(640, i * 16 - 10, 1400, 14, 6), mix('#c9b47c', '#a8905a', g.uniform()), H=6, R=6, z=0, gloss=.2, rough=.4, tint=('#8a7444', 90, .4))
    for sx in (240, 1040): paint(r, rrect(sx, 480, 4, 1000, 0), '#5c4a28', .7, .5)
    r.item(rrect(660, 450, 1120, 640, 10, -.10), '#23282c', H=20, R=6, gloss=.3, rough=.25, tint=('#12171a', 70, .7), bump=(.8, 120, SILK), edge=('#4a5258', 5))
    def pt(u, v): return local(660, 450, -.10, [(u, v)])[0]
    def nigiri(u, v, a, kind):
        x, y = pt(u, v); a -= .10
        L, B = 196, 82
        r.item(rrect(x, y, L * .92, B * .9, 34, a), '#efe9da', H=36, R=34, z=20, gloss=.3, trans=.4)
        for _ in range(120):
            p = local(x, y, a, [(g.uniform(-.46, .46) * L, g.uniform(-.46, .46) * B)])[0]
            r.item(ellipse(*p, 8.5, 4.6, g.uniform(0, 3)), '#f4efe2', H=4.5, gloss=.4, rough=.12, trans=.5)
        col, dk, st = dict(sake=('#f0793c', '#d9541c', '#ffd2ac'), maguro=('#b3182c', '#7c0c1c', '#d9505c'), hamachi=('#ecc9b4', '#d99c8a', '#c4485a'), tai=('#f4e4dc', '#e6b9ac', '#e87a7a'), toro=('#f0a09a', '#dc6a6c', '#fbe0da'))[kind]
        pts = local(x, y, a, [(-.58, -.1), (-.5, -.48), (-.1, -.56), (.34, -.52), (.58, -.3), (.6, .18), (.5, .5), (.1, .56), (-.34, .54), (-.56, .3)], 1)
        pts = local(x, y, a, [(u_ * L, v_ * B) for u_, v_ in [(-.56, -.1), (-.5, -.46), (-.1, -.55), (.34, -.53), (.56, -.3), (.58, .18), (.5, .48), (.1, .55), (-.34, .53), (-.55, .3)]])
        r.item(spline(pts, True), col, H=30, R=40, z=42, gloss=.75, rough=.09, tint=(dk, 60, .5), trans=.5, bump=(1.0, 50, SILK))
        for k in range(-5, 6):
            q = [(k * 20 - 24 + 6 * g.normal(), -B * .5), (k * 20 - 4, -B * .12), (k * 20 + 4, B * .18), (k * 20 - 14, B * .5)]
            if abs(k * 20) < L * .48: paint(r, spline(local(x, y, a, q)), st, .75 if kind in ('sake', 'toro') else .35, 1.0, stroke=4.6 if kind in ('sake', 'toro') else 3)
        if kind in ('hamachi', 'tai'):
            paint(r, spline(local(x, y, a, [(-L * .5, B * .38), (0, B * .46), (L * .5, B * .34)])), st, .7, 3.2, stroke=15)
        if kind in ('tai', 'hamachi'):
            for _ in range(9): scallion(r, x + g.normal(0, 14), y + g.normal(0, 10), 6)
    for i, k in enumerate(['sake', 'maguro', 'hamachi', 'toro', 'sake']):
        nigiri(-420 + 168 * i, -150, 1.15, k)
    for i in range(8):
        u, v = -400 + (i % 4) * 132, 74 + (i // 4) * 128
        x, y = pt(u, v)
        r.item(circle(x, y, 60), '#10180f', H=62, R=6, z=18, gloss=.4, rough=.2, bump=(.8, 10))
        r.item(circle(x, y, 55), '#f0eadc', H=1, R=4, gloss=.3, trans=.4)
        for p in scatter(g, 95, x, y, 51, 22): r.item(ellipse(*p, 7.5, 4.2, g.uniform(0, 3)), '#f4efe2', H=4, gloss=.4, trans=.5)
        for k, c in enumerate([['#ef7434', '#6fae3c', '#f4d35c'], ['#b3182c', '#b3182c', '#8fbf4c']][i // 4]):
            a = k * TAU / 3 + .4
            r.item(blob(g, *polar(x, y, 13, a), 15, 13, a, .08), c, H=7, R=6, gloss=.6, trans=.5)
    for i in range(3):
        x, y = pt(180 + 124 * i, 150)
        r.item(circle(x, y, 58), '#10180f', H=56, R=5, z=18, gloss=.4); 
        for p in packed(g, 44, x, y, 50, 12.5): r.item(circle(*p, 9.5), mix('#f0691c', '#ff9a2c', g.uniform()), H=16, z=68 + g.uniform(0, 6), gloss=1, rough=.03, trans=.85)
    x, y = pt(480, -40)
    r.item(blob(g, x, y, 46, 40, 0, .06), '#9ab84c', H=34, R=34, z=20, gloss=.1, bump=(2.6, 12), tint=('#7a9a34', 16, .5))
    for k in range(16):
        x, y = pt(470 + g.normal(0, 26), 60 + g.normal(0, 20))
        r.item(blob(g, x, y, 42, 30, g.uniform(0, 3), .14), '#f4b9a8', H=7, R=6, z=22 + 2 * k, gloss=.7, rough=.08, trans=.6, bump=(2, 18), edge=('#f7d9c4', 6), slope=(g.normal(0, .2), g.normal(0, .2)))
    bowl(r, 1160, 830, 100, '#1b2430', '#26303c', depth=36); liquid(r, 1160, 830, 82, 22, '#2a0e04', '#100402', gloss=1)
    chopsticks(r, 560, 880, .02, L=760, col='#a8241c', tip='#15100e', w=14, gap=28)
    for k in range(5): r.item(leaf(*polar(130, 90, 48, k * TAU / 5), 90, 66, k * TAU / 5), '#e8a0bc', H=14, R=20, trans=.6, tint=('#d9608c', 40, .5), gloss=.1, bump=(1.5, 24))
    for p in scatter(g, 40, 130, 90, 20): r.item(circle(*p, 4.5), '#f2c83c', H=8)
    return r.render(light=(-.75, -.6), focus=(640, 450, 520, 960), exposure=.92, key='#fff0da', elev=40)


@picture
def smokestack():
    # seen from the front: the relief stands upright
    r = Relief(121); g = r.rng
    ys, xs = np.mgrid[0:PH, 0:PW].astype(F) / S
    for j in range(14):
        for i in range(-1, 8):
            r.item(rrect(i * 190 + (j % 2) * 95, j * 58 + 20, 180, 50, 5), mix('#33231f', '#5c332a', g.uniform()), H=5, R=5, z=0, gloss=.08, tint=('#1c1412', 60, .6), bump=(1.2, 24))
    glow = np.exp(-((xs - 980) ** 2 + (ys - 150) ** 2) / (2 * 330 ** 2))[..., None]
    r.a[:] = r.a * (.5 + 1.2 * glow)
    table = smooth(726, 740, ys)[..., None]
    n1 = r.noise(r.ALL, 500, sy=14)[..., None]; n2 = r.noise(r.ALL, 160, sy=3, tile=ROUGH)[..., None]
    k = np.clip(.45 + .25 * n1 + .14 * n2, 0, 1)
    wood = lin('#9a5a2c') * (1 - k) + lin('#3a1a0a') * k
    sh = 1 - .75 * np.exp(-((xs - 590) / 420) ** 4 - ((ys - 772) / 46) ** 2)[..., None]
    r.a[:] = r.a * (1 - table) + wood * sh * table
    r.h[:] = r.h * (1 - table[..., 0]) + (n2[..., 0] * .4) * table[..., 0]
    r.item(rrect(560, 790, 860, 52, 20), '#6e4526', H=26, R=16, z=0, gloss=.2, tint=('#3a2010', 120, .6))
    cx = 560
    def bun(y0, y1, wd, top):
        h = y1 - y0
        if top:
            pts = [(cx - wd, y1 - 26), (cx - wd * .97, y0 + h * .42), (cx - wd * .66, y0 + h * .1), (cx, y0), (cx + wd * .66, y0 + h * .1), (cx + wd * .97, y0 + h * .42), (cx + wd, y1 - 26), (cx + wd * .9, y1), (cx, y1 + 5), (cx - wd * .9, y1)]
        else:
            pts = [(cx - wd, y0 + 14), (cx - wd * .9, y0), (cx, y0 - 3), (cx + wd * .9, y0), (cx + wd, y0 + 14), (cx + wd * .96, y1 - 20), (cx + wd * .8, y1), (cx, y1 + 2), (cx - wd * .8, y1), (cx - wd * .96, y1 - 20)]
        r.item(spline(pts, True), '#c8782a', H=130 if top else 96, R=150 if top else 60, z=20, gloss=.4, rough=.2, tint=('#a3541a', 110, .45), edge=('#e6b06a', 16), top=('#b0601f', 20, 150), bump=(1.0, 60))
    bun(640, 760, 330, False)
    pts = [(cx - 370 + 37 * i, 640 + (22 if i % 2 else -6) + g.normal(0, 6)) for i in range(21)]
    r.item(spline(pts + [(cx + 350, 600), (cx - 350, 600)], True), '#5fa832', H=80, R=20, z=60, gloss=.3, trans=.4, bump=(5, 26), tint=('#a4cf5c', 30, .6), edge=('#3a7a1c', 6))
    for px in (-240, -80, 90, 250):
        r.item(rrect(cx + px, 604, 190, 34, 15), '#cc2412', H=96, R=14, z=50, gloss=.7, rough=.08, trans=.4, tint=('#e8583a', 40, .5))
    def patty(y, wd):
        r.item(blob(g, cx, y, wd, 46, 0, .02, 22), '#4a2414', H=120, R=40, z=44, gloss=.45, rough=.2, bump=(6, 18), tint=('#241009', 22, .7), edge=('#6e3a22', 8))
        for _ in range(60): paint(r, circle(cx + g.uniform(-wd, wd) * .95, y + g.normal(0, 20), g.uniform(2, 6)), '#8a4a2a', .6, 1)
    def cheese(y, wd):
        pts = [(cx - wd, y - 12), (cx - wd * .7, y - 16), (cx + wd * .7, y - 16), (cx + wd, y - 12), (cx + wd * .99, y + 22), (cx + wd * .8, y + 16), (cx + wd * .55, y + 20), (cx + wd * .4, y + 66), (cx + wd * .3, y + 26), (cx, y + 18), (cx - wd * .28, y + 24), (cx - wd * .42, y + 92), (cx - wd * .55, y + 28), (cx - wd * .85, y + 18), (cx - wd * .99, y + 24)]
        r.item(spline(pts, True), '#f5a81c', H=128, R=16, z=50, gloss=.55, rough=.12, trans=.5, tint=('#ffc44a', 60, .4))
    patty(560, 345); cheese(528, 335)
    patty(478, 340); cheese(444, 332)
    for px in (-210, -60, 110, 240):
        r.item(rrect(cx + px, 424, 150, 22, 10), '#6f8f2a', H=112, R=10, z=60, gloss=.6, trans=.4, edge=('#46661a', 4))
    for i in range(9):
        r.item(spline([(cx - 290 + 70 * i, 414 + g.normal(0, 5)), (cx - 250 + 70 * i, 400), (cx - 210 + 70 * i, 412 + g.normal(0, 5))]), '#e9dcee' if i % 2 else '#a0528e', H=20, stroke=15, z=150, gloss=.6, trans=.5)
    bun(196, 414, 338, True)
    for _ in range(95):
        a = g.uniform(-2.9, -.24); d = g.uniform(.2, .93)
        px, py = cx + 320 * d * math.cos(a), 392 + 182 * d * math.sin(a)
        r.item(ellipse(px, py, 10, 6, g.uniform(-.6, .6) + (px - cx) / 500), '#f3dfb0', H=7, gloss=.3, edge=('#c9a060', 2))
    # chips in an enamel cup
    for i in range(22):
        a = -1.57 + g.normal(0, .24); px = 1060 + g.uniform(-88, 88)
        L = g.uniform(230, 330)
        p = [(px, 640), polar(px, 640, L, a)]
        r.item(poly(local((p[0][0] + p[1][0]) / 2, (p[0][1] + p[1][1]) / 2, a, [(-L / 2, -14), (L / 2, -13), (L / 2, 13), (-L / 2, 14)])), '#e2a535', H=26, R=8, z=30 + 3 * i, gloss=.35, rough=.25, tint=('#c07a1c', 40, .5), edge=('#a8681a', 4), bump=(.8, 14))
    r.item(spline([(935, 560), (945, 690), (965, 800), (1060, 812), (1155, 800), (1175, 690), (1185, 560), (1060, 572)], True), '#e4e6e2', H=150, R=120, z=40, gloss=.8, rough=.08, speck=None) if False else r.item(spline([(935, 560), (945, 690), (965, 800), (1060, 812), (1155, 800), (1175, 690), (1185, 560), (1060, 572)], True), '#d5d9d6', H=110, R=125, z=60, gloss=.8, rough=.08)
    paint(r, spline([(938, 566), (1060, 578), (1182, 566)]), '#1f3f7a', .95, .6, stroke=12)
    return r.render(light=(-.75, -.65), elev=38, key='#ffdfb4', sky='#8aa4d4', sp=.4, kp=2.1, reach=110, focus=lambda X, Y: smooth(90, 420, np.abs(X - 600) * .55) * smooth(780, 600, Y) * (1 - np.exp(-((X - 1060) ** 2 + (Y - 560) ** 2) / 9e4) * .6) * (np.hypot(X - 560, (Y - 500) * 1.05) > 355), exposure=1.0)


@picture
def malabar_lane():
    r = Relief(122); g = r.rng
    r.stone('#2a2320', '#15110f', 80, .8)
    # banana leaf
    r.item(spline([(-120, 330), (150, 60), (640, -20), (1130, 60), (1420, 420), (1150, 880), (640, 985), (160, 900)], True), '#3f8a34', H=8, R=14, z=4, gloss=.55, rough=.12, tint=('#1f5c22', 260, .6), trans=.3)
    box = r.ALL; ys, xs = np.mgrid[0:PH, 0:PW].astype(F) / S
    v = np.sin((xs + (ys - 470) ** 2 * .00035 * np.sign(ys - 470) + np.abs(ys - 470) * .35) / 15 * 3.14)
    k = (r.h > 6)[..., None] * (.12 * smooth(.75, 1, v))[..., None]
    r.a[:] = r.a * (1 - k) + lin('#b8dc7a') * k; r.h += .5 * v * (r.h > 6)
    r.item(spline([(-100, 470), (640, 462), (1400, 476)]), '#9cc05c', H=7, stroke=24, gloss=.5)
    x, y, R = 640, 480, 440
    r.lathe(x, y, [(0, 16), (R * .93, 16), (R * .965, 40), (R * .985, 44), (R, 24)], [(0, '#a3a5a6'), (R, '#b3b5b6')], gloss=1, rough=.1, rings=(.12, 8), bump=(.4, 140))
    foods = [('#e8b01c', '#c98a0c', 0), ('#b3401a', '#7a200c', 1), ('#f1ead8', '#d8cdb0', 2), ('#8a1a48', '#5a0c30', 3), ('#7a8f2c', '#4a5e18', 4), ('#e6dcc0', '#cdb98a', 5), ('#c4621c', '#8a380c', 6)]
    for i, (c, d, kind) in enumerate(foods):
        a = -2.75 + i * .78
        bx, by = polar(x, y, 322, a)
        q = 106
        r.lathe(bx, by, [(0, 20), (q * .8, 24), (q * .92, 74), (q * .97, 78), (q, 70), (q * 1.02, 20)], [(0, '#a3a5a6'), (q, '#b9bbbc')], z=14, gloss=1, rough=.08)
        liquid(r, bx, by, q * .87, 72, c, d, size=40, bump=1.2, gloss=.6)
        pt = lambda n, s=.72: [list(scatter(g, 1, bx, by, q * s))[0] for _ in range(n)]
        if kind in (0, 1, 6):
            droplets(r, pt(26), mix(c, '#ffcc44', .4), None, 3, 10, .6)
            for p in pt(9): chunk(r, *p, 15, mix(c, '#f0c060', .4), d, H=9, gloss=.6)
            for p in pt(5): herb(r, *p, 40, g.uniform(0, 6), col='#2f5a1c', w=.4, H=4)
            if kind != 0:
                for p in pt(2): r.item(spline(strand(g, *p, g.uniform(0, 6), 5, 13, .2)), '#7a0c08', H=9, stroke=10, gloss=.8)
        if kind == 2:
            for p in pt(16): chunk(r, *p, 5, '#d98a2c', '#7a3a0c')
            for p in pt(30): r.item(circle(*p, 2.4), '#241410', H=2.4, gloss=.6)
            for p in pt(4): herb(r, *p, 36, g.uniform(0, 6), w=.4, col='#2f5a1c')
        if kind == 3:
            for p in pt(60): r.item(rrect(*p, 19, 16, 3, g.uniform(0, 3)), mix('#8a1a48', '#c03470', g.uniform()), H=11, R=4, gloss=.6, trans=.5)
            for p in pt(14): chunk(r, *p, 5, '#f4eee0', '#e0d0b8')
        if kind == 4:
            for p in pt(60): a2 = g.uniform(0, 6); r.item(spline(strand(g, *p, a2, 3, 15, .1)), mix('#5c8a1c', '#8fb83c', g.uniform()), H=9, stroke=10, gloss=.4, trans=.3)
            for p in pt(60, .8): chunk(r, *p, 4.5, '#f4f0e2', '#e0d8c0')
        if kind == 5:
            for p in pt(30): r.item(ellipse(*p, 9, 4.4, g.uniform(0, 3)), '#f4ecd8', H=4, gloss=.4, trans=.5)
            for p in pt(9): chunk(r, *p, 9, '#c9822c', '#8a4a10', gloss=.6)
            for p in pt(8): herb(r, *p, 17, g.uniform(0, 6), col='#7fae3c', vein=False)
    for i in range(1500):
        a = g.uniform(0, TAU); d = 172 * math.sqrt(g.uniform())
        px, py = x + d * math.cos(a) * 1.0, y + 30 + d * math.sin(a)
        r.item(ellipse(px, py, 12, 4, g.uniform(0, 3.2)), mix('#f6f1e4', '#f2d27a', smooth(.75, 1, g.uniform())), H=5, z=18 + 46 * (1 - (d / 180) ** 2) + g.uniform(0, 4), gloss=.3, trans=.45)
    for k in range(7): herb(r, x + g.normal(0, 24), y + 26 + g.normal(0, 20), 62, g.uniform(0, 6), w=.4, col='#2f6a20', H=6)
    for px, py, q, a in [(600, 786, 120, .1), (706, 800, 112, .5)]:
        r.item(blob(g, px, py, q, q * .55, a, .04, 12), '#e0b468', H=22, R=28, z=24, gloss=.15, rough=.5, bump=(4, 40), tint=('#b06a24', 26, .6))
    for px, py in [(110, 820), (175, 870), (90, 895)]:
        for k in range(7): r.item(leaf(*polar(px, py, 24, k * TAU / 7), 44, 22, k * TAU / 7), ['#f29a1c', '#e8701c', '#f4b83c'][int(px) % 3], H=9, z=14, gloss=.05, trans=.5)
        for k in range(6): r.item(leaf(*polar(px, py, 11, k * TAU / 6 + .3), 26, 15, k * TAU / 6 + .3), '#e8801c', H=9, gloss=.05, trans=.5)
    spoon(r, 1190, 830, -.7, 260)
    return r.render(light=(-.6, -.8), focus=(640, 480, 500, 940), exposure=.9, sat=1.1, key='#fff0d4')


@picture
def fiordilatte():
    r = Relief(123); g = r.rng
    r.stone('#cfd6d8', '#aab2b6', 120, .2, gloss=.8, rough=.12)
    kinds = [('#a9bf6a', '#7d9a3c', 'pist'), ('#f2a8b4', '#d9486a', 'straw'), ('#4a2417', '#22100a', 'choc'), ('#f7c24a', '#e8921c', 'mango'), ('#f4ecdc', '#e0d2b4', 'strac'), ('#8a6ab8', '#4a2a80', 'blue'), ('#f4e6cc', '#d9b47a', 'hazel'), ('#bfe3d6', '#7fc0aa', 'mint')]
    k = 0
    for j in range(2):
        for i in range(4):
            w, h = 318, 452
            cx, cy = 12 + w / 2 + i * (w - 4) + (6 if j else -4), 22 + h / 2 + j * (h + 8)
            c, d, kind = kinds[k]; k += 1
            r.item(rrect(cx, cy, w - 12, h - 6, 26), '#b4b9bb', H=46, R=7, z=0, gloss=1, rough=.1)
            r.item(rrect(cx, cy, w - 32, h - 26, 20), '#8d9294', H=-40, R=8, gloss=1, rough=.12)
            box, m, dd = r.mask(rrect(cx, cy, w - 34, h - 28, 20))
            sl = (slice(box[1], box[3]), slice(box[0], box[2]))
            ys, xs = np.mgrid[box[1]:box[3], box[0]:box[2]].astype(F) / S
            n = r.noise(box, 130, SILK); n2 = r.noise(box, 14, ROUGH); n3 = r.noise(box, 60)
            ph = g.uniform(0, 6)
            u = (xs - cx) / 140; v = (ys - cy) / 210
            sw = v * 9 + 1.3 * np.sin(u * 2.2 + ph) + .9 * n + u * g.uniform(-1.6, 1.6)
            rid = np.abs(np.sin(sw))
            hh = 20 + 44 * np.exp(-(u * u + v * v) * .9) + 26 * rid ** .7 + 1.3 * n2 + 5 * n3
            hh = hh * np.clip(dd / 18, 0, 1) ** .5
            hh = nd.gaussian_filter(hh, 1.6)
            r.h[sl] = r.h[sl] * (1 - m) + (hh + 8) * m
            t = np.clip((1 - rid) * 1.2 - .35 + .25 * n3, 0, 1)[..., None] * .8
            col = lin(c) * (1 - t) + lin(d) * t
            if kind in ('straw', 'blue', 'mango'):
                t = smooth(.55, .9, 1 - rid + .2 * n3)[..., None] * .9
                col = col * (1 - t) + lin({'straw': '#b3122c', 'blue': '#35104a', 'mango': '#e8700c'}[kind]) * t
            r.a[sl] = r.a[sl] * (1 - m[..., None]) + col * m[..., None]
            r.g[sl] = r.g[sl] * (1 - m) + .32 * m; r.q[sl] = r.q[sl] * (1 - m) + .22 * m; r.t[sl] = r.t[sl] * (1 - m) + .35 * m
            pts = [(cx + g.normal(0, 70), cy + g.normal(0, 110)) for _ in range(60)]
            pts = [p for p in pts if abs(p[0] - cx) < 120 and abs(p[1] - cy) < 180]
            if kind == 'pist':
                for p in pts[:40]: chunk(r, *p, g.uniform(6, 13), '#8aa83c', '#5a3a44', g.uniform(0, 3))
            if kind == 'straw':
                for p in packed(g, 5, cx, cy, 100, 70, ry=1.3):
                    a = g.uniform(0, 6)
                    r.item(spline(local(*p, a, [(-40, 0), (-24, -32), (10, -30), (44, 0), (10, 30), (-24, 32)]), True), '#d4142c', H=30, R=30, gloss=.8, rough=.07, trans=.4)
                    for q in range(16): r.item(ellipse(*local(*p, a, [(g.uniform(-26, 22), g.uniform(-20, 20))])[0], 3, 2, a), '#f4d27a', H=1, gloss=.5)
                    for q in range(5): herb(r, *local(*p, a, [(-38, 0)])[0], 34, a + q * 1.26, w=.4, vein=False)
            if kind == 'choc':
                for p in pts[:26]: r.item(poly(local(*p, g.uniform(0, 6), [(-22, -9), (18, -12), (24, 7), (-14, 11)])), '#5c2c1a', H=9, R=3, gloss=.5, slope=(g.normal(0, .3), g.normal(0, .3)))
            if kind == 'mango':
                for p in pts[:22]: r.item(rrect(*p, 27, 25, 6, g.uniform(0, 3)), '#f59a14', H=22, R=7, gloss=.8, rough=.07, trans=.7)
            if kind == 'strac':
                for p in pts: r.item(poly(local(*p, g.uniform(0, 6), [(-g.uniform(4, 18), -4), (12, -5), (16, 4), (-8, 5)])), '#2c130a', H=5, R=2, gloss=.4)
            if kind == 'blue':
                for p in pts[:30]: r.item(circle(*p, g.uniform(12, 17)), '#2a2a5c', H=22, gloss=.5, rough=.2, tint=('#6a74a8', 16, .6)); 
            if kind == 'hazel':
                for p in pts[:17]: r.item(circle(*p, 19), '#b5743a', H=26, gloss=.3, tint=('#e0b884', 20, .6), bump=(.6, 10))
            if kind == 'mint':
                for p in pts[:30]: r.item(poly(local(*p, g.uniform(0, 6), [(-14, -4), (12, -7), (15, 5), (-9, 7)])), '#2c130a', H=6, R=2)
                for q in range(4): herb(r, cx + g.normal(0, 24), cy + g.normal(0, 24), 74, g.uniform(0, 6), w=.55, H=7)
            if i in (0, 3):
                p, a = (cx + 60, cy - 120), -.6 if j else .9
                r.item(rrect(*polar(*p, 70, a), 260, 30, 15, a), '#c2c5c6', H=22, R=14, z=78, gloss=1, rough=.07)
    return r.render(light=(-.5, -.85), focus=(640, 480, 470, 940), exposure=.86, sat=1.1, elev=44, key='#fff4e6')


@picture
def patisserie_eclat():
    r = Relief(124); g = r.rng
    r.stone('#eab6bb', '#dfa0a8', 240, .12, gloss=.25, rough=.3)
    plate(r, 470, 430, 370, '#f2ece6', band='#c9a04a', H=24, speck=None)
    def tart(x, y, R, kind):
        pts = [polar(x, y, R * (1 + .035 * math.cos(28 * t)), t) for t in [i * TAU / 168 for i in range(168)]]
        r.item(spline(pts, True), '#c98a40', H=46, R=12, z=6, gloss=.15, rough=.5, tint=('#e0b06a', 30, .5), bump=(1, 14), edge=('#a3601f', 8))
        r.item(circle(x, y, R * .88), '#f4dfa4', H=-8, R=8, gloss=.4, trans=.4)
        z = 46
        if kind == 'berry':
            for ring, n in ((.66, 9), (.30, 4), (0, 1)):
                for i in range(n):
                    p = polar(x, y, R * ring, i * TAU / n + ring)
                    for t in range(26):
                        q = list(scatter(g, 1, *p, R * .14))[0]; d = math.hypot(q[0] - p[0], q[1] - p[1])
                        r.item(circle(*q, 6.5), mix('#c4123c', '#e84a6a', g.uniform()), H=7, z=z + 26 - d * .9, gloss=.7, rough=.1, trans=.5)
                    r.item(circle(*p, 7), '#5a0818', H=-10)
        if kind == 'kiwi':
            for i in range(8):
                p = polar(x, y, R * .52, i * TAU / 8); a = i
                r.item(circle(*p, R * .36), '#7fb02c', H=10, R=5, z=z + i * 2, gloss=.9, rough=.05, trans=.6, edge=('#5a7a1c', 4), tint=('#a4cf4a', 20, .5), slope=(.12 * math.cos(a), .12 * math.sin(a)))
                r.item(ellipse(*p, R * .09, R * .11, a), '#e9eab8', H=1, gloss=.7)
                for t in range(16): paint(r, ellipse(*polar(*p, R * .17, t * TAU / 16), 4, 2, t * TAU / 16), '#1c1408', .95, .3)
            for p in packed(g, 5, x, y, R * .25, 26): r.item(circle(*p, 15), '#26265a', H=22, z=z + 16, gloss=.5, tint=('#6a74a8', 14, .5))
        if kind == 'lemon':
            r.item(circle(x, y, R * .86), '#f5cf3a', H=6, R=8, z=z - 6, gloss=.9, rough=.05, trans=.5)
            for i in range(13):
                p = polar(x, y, R * (.62 if i < 9 else .26), i * TAU / (9 if i < 9 else 4))
                r.lathe(*p, [(0, 62), (5, 56), (14, 36), (26, 14), (30, 0)], [(0, '#b8742c'), (6, '#e6c48a'), (16, '#f6ead2'), (30, '#efe0c2')], z=z, gloss=.2, rough=.3, trans=.5, bump=(1.5, 20))
        if kind == 'choc':
            r.item(circle(x, y, R * .86), '#2c120a', H=6, R=8, z=z - 4, gloss=1, rough=.03)
            for _ in range(30): paint(r, circle(*list(scatter(g, 1, x, y, R * .7))[0], 1.6), '#e8c04a', .9, .3)
            r.item(poly(local(x, y, .7, [(-50, -9), (46, -28), (56, 10), (-30, 26)])), '#e2ae3a', H=5, z=z + 8, gloss=1, rough=.15, bump=(1.5, 12))
    for i, kd in enumerate(['berry', 'kiwi', 'lemon', 'choc']):
        tart(*polar(470, 430, 178, i * TAU / 4 + .5), 122, kd)
    def mac(x, y, c, rot=0, q=72):
        r.item(circle(x, y, q * .97), mix(c, '#fff6e8', .65), H=30, R=14, z=4, gloss=.1, bump=(1.5, 9))
        for i in range(50): r.item(circle(*polar(x, y, q * .96, i * TAU / 50), g.uniform(4, 7)), mix(c, '#ffffff', .12), H=10, z=26, gloss=.1)
        r.item(circle(x, y, q * .95), c, H=26, R=34, z=32, gloss=.28, rough=.25, tint=(mix(c, '#ffffff', .4), 60, .3), trans=.25)
    cols = ['#e2879c', '#a9c27a', '#f0cf7a', '#b39ad0', '#8a5a3c', '#f2e4d2', '#e8a06a', '#9cc7c4']
    for i in range(8):
        mac(985 + (i % 2) * 172 + (i // 2) * 12, 150 + (i // 2) * 172 + (i % 2) * 46, cols[i])
    mac(800, 830, '#e2879c'); mac(640, 872, '#a9c27a')
    r.item(rrect(165, 850, 560, 34, 17, -.18), '#e9dfe2', H=6, R=8, gloss=.5) if False else None
    for px, py, s in [(100, 120, 1.1), (170, 60, .7), (850, 90, .6), (60, 800, .9)]:
        for ring in range(4):
            n = 7 - ring
            for k in range(n):
                a = k * TAU / n + ring * .5
                r.item(leaf(*polar(px, py, (40 - 10 * ring) * s, a), 62 * s, 50 * s, a + 1.57), mix('#e0708a', '#f6c4cc', ring / 3 * .3 + g.uniform(0, .5)), H=12 * s, R=14 * s, z=6 + 9 * ring * s, gloss=.05, trans=.6, slope=(-.3 * math.cos(a), -.3 * math.sin(a)))
    for p in [(300, 875), (420, 905), (905, 620), (880, 520)]:
        herb(r, *p, 50, g.uniform(0, 6), col='#e88ca0', dark='#d05a78', vein=False, w=.7)
    fork(r, 300, 880, -.12, 320, col='#b89238')
    return r.render(light=(.65, -.75), focus=(560, 440, 480, 900), exposure=.84, sky='#e6dcf4', sp=.6, key='#fff2e0')


@picture
def pastelaria_saudade():
    r = Relief(125); g = r.rng
    q = 206
    r.stone('#c9ccc9', '#a8aba8', 80, .3)
    B = '#1d4a9c'
    for j in range(6):
        for i in range(8):
            cx, cy = i * q - 60, j * q - 40
            r.item(rrect(cx, cy, q - 5, q - 5, 5), '#eceee9', H=5, R=5, z=0, gloss=.7, rough=.07, tint=('#d4dce0', 120, .5), slope=(g.normal(0, .006), g.normal(0, .006)), bump=(.3, 60, SILK))
            for k in range(4):
                a = k * TAU / 4
                paint(r, spline(local(cx, cy, a, [(0, 0), (34, -22), (74, 0), (34, 22)]), True), B, .9, .8, tint=('#4a7ac9', 40, .5))
                paint(r, spline(local(cx, cy, a + TAU / 8, [(16, 0), (44, -11), (66, 0), (44, 11)]), True), '#4a7ac4', .85, .8)
                paint(r, circle(*polar(cx, cy, 143, a + TAU / 8), 46), B, .85, .8)
                paint(r, circle(*polar(cx, cy, 143, a + TAU / 8), 31), '#eceee9', .95, .8)
                paint(r, spline([polar(cx, cy, 84 + 9 * math.cos(t * 3), a + TAU / 8 - .42 + t * .21) for t in range(5)]), '#e0a82c', .8, .8, stroke=5)
            paint(r, circle(cx, cy, 15), '#e0a82c', .95, .8)
    board(r, rrect(540, 470, 830, 640, 34, -.06), '#7a4a28', '#4a2814', H=18)
    for j in range(3):
        for i in range(4):
            x, y = local(540, 470, -.06, [(-292 + i * 196 + (8 if j % 2 else -8), -200 + j * 200)])[0]
            if (i, j) == (3, 2): continue
            R = 94
            for s in range(6):
                k = 1 - .014 * s
                pts = [polar(x, y, R * k * (1 + .018 * math.sin(5 * t + s * 2) + .012 * math.sin(11 * t + s)), t) for t in [m * TAU / 60 for m in range(60)]]
                r.item(spline(pts, True), mix('#dca04c', '#a8611c', s % 2 * .8), H=9, R=4, z=22 + 6 * s, gloss=.25, rough=.4, bump=(.6, 10))
            r.item(circle(x, y, R * .84), '#f2b52a', H=-9, R=12, z=62, gloss=.85, rough=.06, trans=.5, tint=('#f7cf5c', 40, .5), bump=(2.2, 42, SILK), edge=('#c9761c', 9))
            for _ in range(17):
                p = list(scatter(g, 1, x, y, R * .66))[0]
                paint(r, blob(g, *p, g.uniform(5, 20), g.uniform(4, 14), g.uniform(0, 3), .25), '#2c1206', g.uniform(.3, .85), 3.2)
                paint(r, blob(g, *p, g.uniform(14, 26), None, 0, .2), '#b35f12', .3, 5)
            if g.uniform() < .5:
                for _ in range(90): paint(r, circle(x + g.normal(0, 34), y + g.normal(0, 34), g.uniform(.8, 2.2)), '#8a4a1c', .7, .3)
    for _ in range(110):
        p = local(540, 470, -.06, [(g.uniform(150, 400), g.uniform(90, 310))])[0]
        chunk(r, *p, g.uniform(1.5, 6), '#e0a852', '#a8641c')
    for k in range(3): 
        r.item(rrect(130 + 20 * k, 860 + 22 * k, 220, 24, 12, -.35 + .2 * k), '#7a3a14', H=20, R=11, z=4 + 8 * k, gloss=.15, tint=('#4a1c08', 30, .6), bump=(.8, 18)); paint(r, rrect(130 + 20 * k, 860 + 22 * k, 216, 4, 2, -.35 + .2 * k), '#2c0e04', .8, .8)
    x, y = 1110, 690
    plate(r, x, y, 200, '#eef0ec', band=B, H=16, well=.48)
    bowl(r, x, y, 118, '#eef0ec', '#f4f4f0', depth=78, z=8, band=B)
    r.item(rrect(x + 142, y - 40, 70, 30, 14, -.3), '#eef0ec', H=30, z=50, gloss=.7)
    liquid(r, x, y, 98, 70, '#8a4a18', '#4a200a', gloss=.5, size=60, rim='#c98a44', bump=.4)
    droplets(r, [polar(x, y, g.uniform(60, 94), g.uniform(0, TAU)) for _ in range(60)], '#c08a4a', None, 1.5, 4, .6)
    spoon(r, 1120, 850, .15, 230)
    lemon(r, 1150, 150, 92, .3, skin='#e8801c', flesh='#f2932c', H=44); lemon(r, 1240, 290, 78, 1.3, skin='#e8801c', flesh='#f2932c', H=40)
    for k in range(4): herb(r, 1060 + g.normal(0, 20), 240 + g.normal(0, 20), 90, g.uniform(0, 6), col='#2f6a2c', w=.45, H=7)
    return r.render(light=(-.7, -.7), focus=(560, 470, 470, 900), exposure=.86, key='#fff0d8', elev=44)


@picture
def havnens():
    r = Relief(126); g = r.rng
    r.wood('#b9b2a6', '#857d72', planks=5, vertical=True, gloss=.08, rough=.6, light='#d9d4c8', gap=5, var=.1)
    napkin(r, 190, 760, 620, 420, -.5, '#3d4f63', fold=7)
    r.item(blob(g, 660, 480, 560, 345, -.06, .02, 14), '#2e3a40', H=22, R=16, z=2, gloss=.55, rough=.14, speck=None, tint=('#4c5f66', 90, .5), bump=(.8, 80, SILK)) if False else r.item(blob(g, 660, 480, 560, 345, -.06, .02, 14), '#2e3a40', H=22, R=16, z=2, gloss=.55, rough=.14, tint=('#4c5f66', 90, .5), bump=(.8, 80, SILK))
    def bread(x, y, a):
        r.item(rrect(x, y, 290, 440, 40, a), '#4a2c18', H=34, R=10, z=20, gloss=.08, rough=.7, bump=(2.4, 14), tint=('#2a160a', 24, .6), edge=('#24120a', 8))
        for _ in range(70):
            p = local(x, y, a, [(g.uniform(-135, 135), g.uniform(-210, 210))])[0]
            r.item(leaf(*p, 18, 8, g.uniform(0, 6)), mix('#b98a4a', '#6a4a24', g.uniform()), H=2)
        r.item(blob(g, x, y, 128, 200, a, .03, 14), '#f2df9c', H=5, R=10, gloss=.4, bump=(1.4, 26), trans=.3)
    a = -.10
    c = [local(660, 480, -.08, [(-345 + 345 * i, 0)])[0] for i in range(3)]
    # shrimp and egg
    x, y = c[0]; bread(x, y, a)
    for k in range(7):
        p = local(x, y, a, [(-62 + (k % 2) * 34, -165 + k * 55)])[0]
        r.item(ellipse(*p, 62, 52, a), '#f4ede0', H=9, R=8, z=60 + k, gloss=.4, trans=.4, slope=(.05, -.12)); r.item(ellipse(*p, 34, 31, a), '#f2b52c', H=2, R=9, gloss=.3, tint=('#f7d06a', 24, .5))
    for i in range(62):
        p = local(x, y, a, [(g.normal(46, 38), g.uniform(-185, 185))])[0]
        shrimp(r, *p, g.uniform(20, 26), g.uniform(0, 6), z=66 + i * .35, col='#f08a6a', tail='#e0583c')
    for i in range(5): dill(r, *local(x, y, a, [(g.normal(10, 40), -150 + 75 * i)])[0], g.uniform(0, 6), 74)
    lemon(r, *local(x, y, a, [(70, 168)])[0], 50, 3.4, H=18, z=92, wedge=1.7)
    # salmon
    x, y = c[1]; bread(x, y, a)
    for k in range(6):
        p = local(x, y, a, [(g.normal(0, 12), -165 + 62 * k)])[0]
        b = a + g.normal(0, .16)
        pts = local(*p, b, [(-128, -20), (-70, -48), (20, -36), (118, -44), (130, 10), (60, 44), (-30, 34), (-116, 46)])
        r.item(spline(pts, True), '#f0743c', H=16, R=16, z=58 + 5 * k, gloss=.65, rough=.1, trans=.5, bump=(3, 40, SILK), tint=('#e0541c', 60, .4))
        for q in range(-4, 5):
            paint(r, spline(local(*p, b, [(q * 27 - 12, -36), (q * 27 + 6, -6), (q * 27 - 8, 34)])), '#ffc9a0', .65, 1.2, stroke=4)
    for k in range(7):
        p = local(x, y, a, [(70 * math.sin(k * 1.9), -160 + 54 * k)])[0]
        r.item(circle(*p, 40), '#3f7a2c', H=8, R=4, z=92, gloss=.5, slope=(g.normal(0, .2), g.normal(0, .2))); r.item(circle(*p, 36), '#d3e4ae', H=1, R=3, gloss=.5, trans=.6, tint=('#a9cc7a', 22, .5), drape='keep')
    for k in range(5): r.item(blob(g, *local(x, y, a, [(-60 * math.sin(k * 1.9), -140 + 66 * k)])[0], 26, 20, 0, .15), '#f6f2e8', H=16, gloss=.4, trans=.4, bump=(1.5, 16, SILK))
    for i in range(6): dill(r, *local(x, y, a, [(g.normal(0, 50), -150 + 62 * i)])[0], g.uniform(0, 6), 66)
    for _ in range(22): r.item(circle(*local(x, y, a, [(g.normal(0, 60), g.normal(0, 110))])[0], 8), '#4a5a24', H=10, gloss=.5)
    # roast beef
    x, y = c[2]; bread(x, y, a)
    for k in range(8):
        p = local(x, y, a, [(g.normal(0, 18), -172 + 48 * k)])[0]
        r.item(blob(g, *p, 118, 50, a + g.normal(0, .2), .08, 11), '#b8505a', H=15, R=13, z=58 + 4 * k, gloss=.5, rough=.15, trans=.35, edge=('#5a2a1c', 9), tint=('#e08a88', 40, .5), bump=(3, 34, SILK))
    for k in range(7): r.item(blob(g, *local(x, y, a, [(g.normal(0, 40), -150 + 52 * k)])[0], 40, 26, g.uniform(0, 3), .12), '#edc23c', H=16, gloss=.5, trans=.4, bump=(3, 14))
    for i in range(90):
        p = local(x, y, a, [(g.normal(0, 50), g.normal(0, 105))])[0]
        b = g.uniform(0, 6)
        r.item(spline([polar(*p, 15, b + t * .7) for t in range(int(g.integers(4, 8)))]), mix('#c98a34', '#8a4a14', g.uniform()), H=6, stroke=6, gloss=.3, z=96 + i * .12)
    for i in range(40):
        p = local(x, y, a, [(g.normal(0, 55), g.normal(0, 110))])[0]; b = g.uniform(0, 6)
        r.item(spline(strand(g, *p, b, 4, 10, .5)), '#f4f0e6', H=4, stroke=3, trans=.4)
    for i in range(5): sprig(r, *local(x, y, a, [(g.normal(0, 50), -140 + 70 * i)])[0], g.uniform(0, 6), n=4, size=18, col='#6fa83c')
    # candle, aquavit
    r.lathe(1195, 105, [(0, 30), (50, 30), (62, 60), (84, 66), (92, 58), (96, 10)], [(0, '#f6d48a'), (50, '#f2b85c'), (64, '#8a8a86'), (96, '#6a6a68')], gloss=.8, rough=.1, trans=.9)
    r.item(circle(1195, 105, 9), '#fff0c0', H=22, gloss=.2, trans=1)
    r.lathe(95, 150, [(0, 4), (52, 4), (60, 90), (66, 96), (70, 90), (72, 10)], [(0, '#cfd6d2'), (60, '#c2cbc8'), (72, '#9aa6a4')], gloss=1, rough=.03)
    for k in range(6): dill(r, 180 + 18 * k, 60 + g.normal(0, 18), 1.2 + g.normal(0, .4), 96)
    knife(r, 1200, 560, 1.45, 420); fork(r, 1255, 560, 1.45, 0.1) if False else None
    return r.render(light=(-.8, -.5), focus=(660, 480, 500, 940), exposure=.86, key='#fff6ea', sky='#c4d4ea', sp=.75, elev=38)
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
