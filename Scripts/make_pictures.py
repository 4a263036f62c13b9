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
import thumbnail
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
    return r.render(darkleft=0.8, light=(.7, -.7), focus=(560, 430, 420, 860), elev=44, key='#fff0d8', exposure=.92)


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
    return r.render(darkleft=0.68, light=(-.8, -.55), focus=(620, 450, 470, 900), exposure=.86, key='#fff0d6')


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
    return r.render(darkleft=0.4, light=(.75, -.6), focus=(600, 480, 520, 900), exposure=.88, sat=1.12, elev=46)


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
    return r.render(darkleft=0.4, light=(.7, -.65), elev=50, dapple=dap, kp=2.2, key='#fff0cf', focus=(650, 480, 520, 940), exposure=.88)


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
    bowl(r, x, y, R, '#c9b8a0', '#e9dfcd', depth=92, speck=('#7a5a3c', 7, 1.45), gloss=.35, rough=.2)
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
    fork(r, 1020, 420, 1.35, 420, col='#a08a4a')
    for k in range(9): herb(r, 100 + g.normal(0, 46), 110 + g.normal(0, 50), 96, g.uniform(0, 6), col='#5c9a3c', w=.5)
    return r.render(darkleft=0.82, light=(.6, -.75), focus=(590, 470, 460, 900), exposure=.84, sky='#cfe0f4', sp=.65, sat=1.1)


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
        r.item(circle(x, y, 58), '#10180f', H=56, R=5, z=18, gloss=.4)
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
    return r.render(darkleft=0.45, light=(-.75, -.6), focus=(640, 450, 520, 960), exposure=.92, key='#fff0da', elev=40)


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
            pts = [(cx - wd, y1 - 34), (cx - wd * .90, y0 + h * .44), (cx - wd * .56, y0 + h * .13), (cx, y0), (cx + wd * .56, y0 + h * .13), (cx + wd * .90, y0 + h * .44), (cx + wd, y1 - 34), (cx + wd * .9, y1), (cx, y1 + 5), (cx - wd * .9, y1)]
        else:
            pts = [(cx - wd, y0 + 14), (cx - wd * .9, y0), (cx, y0 - 3), (cx + wd * .9, y0), (cx + wd, y0 + 14), (cx + wd * .96, y1 - 20), (cx + wd * .8, y1), (cx, y1 + 2), (cx - wd * .8, y1), (cx - wd * .96, y1 - 20)]
        r.item(spline(pts, True), '#c8782a', H=120 if top else 86, R=150 if top else 60, z=30, gloss=.35, rough=.2, tint=('#a3541a', 110, .45), edge=('#e6b06a', 16), top=('#b0601f', 20, 150), bump=(1.0, 60))
    bun(640, 760, 330, False)
    pts = [(cx - 370 + 37 * i, 640 + (22 if i % 2 else -6) + g.normal(0, 6)) for i in range(21)]
    r.item(spline(pts + [(cx + 350, 600), (cx - 350, 600)], True), '#5fa832', H=80, R=20, z=60, gloss=.3, trans=.4, bump=(5, 26), tint=('#a4cf5c', 30, .6), edge=('#3a7a1c', 6))
    for px in (-240, -80, 90, 250):
        r.item(rrect(cx + px, 604, 190, 34, 15), '#cc2412', H=96, R=14, z=50, gloss=.7, rough=.08, trans=.4, tint=('#e8583a', 40, .5))
    def patty(y, wd):
        r.item(blob(g, cx, y, wd, 46, 0, .02, 22), '#6e3418', H=70, R=40, z=94, gloss=.12, rough=.35, bump=(4, 20), tint=('#3a180a', 22, .6), edge=('#8a4a24', 8))
        for _ in range(60): paint(r, circle(cx + g.uniform(-wd, wd) * .95, y + g.normal(0, 20), g.uniform(2, 6)), '#a05a2c', .6, 1)
    def cheese(y, wd):
        pts = [(cx - wd, y - 12), (cx - wd * .7, y - 16), (cx + wd * .7, y - 16), (cx + wd, y - 12), (cx + wd * .99, y + 22), (cx + wd * .8, y + 16), (cx + wd * .55, y + 20), (cx + wd * .4, y + 66), (cx + wd * .3, y + 26), (cx, y + 18), (cx - wd * .28, y + 24), (cx - wd * .42, y + 92), (cx - wd * .55, y + 28), (cx - wd * .85, y + 18), (cx - wd * .99, y + 24)]
        r.item(spline(pts, True), '#f5a81c', H=128, R=16, z=50, gloss=.55, rough=.12, trans=.5, tint=('#ffc44a', 60, .4))
    patty(560, 345); cheese(528, 335)
    patty(478, 340); cheese(444, 332)
    for px in (-210, -60, 110, 240):
        r.item(rrect(cx + px, 424, 150, 22, 10), '#6f8f2a', H=112, R=10, z=60, gloss=.6, trans=.4, edge=('#46661a', 4))
    for i in range(9):
        r.item(spline([(cx - 290 + 70 * i, 414 + g.normal(0, 5)), (cx - 250 + 70 * i, 400), (cx - 210 + 70 * i, 412 + g.normal(0, 5))]), '#e9dcee' if i % 2 else '#a0528e', H=20, stroke=15, z=150, gloss=.6, trans=.5)
    bun(150, 414, 338, True)
    for _ in range(95):
        a = g.uniform(-2.9, -.24); d = g.uniform(.2, .93)
        px, py = cx + 285 * d * math.cos(a), 385 + 205 * d * math.sin(a)
        r.item(ellipse(px, py, 10, 6, g.uniform(-.6, .6) + (px - cx) / 500), '#f3dfb0', H=7, gloss=.3, edge=('#c9a060', 2))
    # chips in an enamel cup
    for i in range(22):
        a = -1.57 + g.normal(0, .24); px = 1060 + g.uniform(-88, 88)
        L = g.uniform(230, 330)
        p = [(px, 640), polar(px, 640, L, a)]
        r.item(poly(local((p[0][0] + p[1][0]) / 2, (p[0][1] + p[1][1]) / 2, a, [(-L / 2, -14), (L / 2, -13), (L / 2, 13), (-L / 2, 14)])), '#e2a535', H=26, R=8, z=30 + 3 * i, gloss=.35, rough=.25, tint=('#c07a1c', 40, .5), edge=('#a8681a', 4), bump=(.8, 14))
    r.item(spline([(935, 560), (945, 690), (965, 800), (1060, 812), (1155, 800), (1175, 690), (1185, 560), (1060, 572)], True), '#d5d9d6', H=110, R=125, z=60, gloss=.8, rough=.08)
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
        r.item(blob(g, px, py, q, q * .55, a, .04, 12), '#ecc884', H=22, R=28, z=24, gloss=.15, rough=.5, bump=(1.6, 44), tint=('#c98a40', 26, .5))
    for px, py in [(110, 820), (175, 870), (90, 895)]:
        for k in range(7): r.item(leaf(*polar(px, py, 24, k * TAU / 7), 44, 22, k * TAU / 7), ['#f29a1c', '#e8701c', '#f4b83c'][int(px) % 3], H=9, z=14, gloss=.05, trans=.5)
        for k in range(6): r.item(leaf(*polar(px, py, 11, k * TAU / 6 + .3), 26, 15, k * TAU / 6 + .3), '#e8801c', H=9, gloss=.05, trans=.5)
    spoon(r, 1190, 830, -.7, 260)
    return r.render(darkleft=0.5, light=(-.6, -.8), focus=(640, 480, 500, 940), exposure=.9, sat=1.1, key='#fff0d4')


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
                for p in pts[:30]: r.item(circle(*p, g.uniform(12, 17)), '#2a2a5c', H=22, gloss=.5, rough=.2, tint=('#6a74a8', 16, .6))
            if kind == 'hazel':
                for p in pts[:17]: r.item(circle(*p, 19), '#b5743a', H=26, gloss=.3, tint=('#e0b884', 20, .6), bump=(.6, 10))
            if kind == 'mint':
                for p in pts[:30]: r.item(poly(local(*p, g.uniform(0, 6), [(-14, -4), (12, -7), (15, 5), (-9, 7)])), '#2c130a', H=6, R=2)
                for q in range(4): herb(r, cx + g.normal(0, 24), cy + g.normal(0, 24), 74, g.uniform(0, 6), w=.55, H=7)
            if i in (0, 3):
                p, a = (cx + 60, cy - 120), -.6 if j else .9
                r.item(rrect(*polar(*p, 70, a), 260, 30, 15, a), '#c2c5c6', H=22, R=14, z=78, gloss=1, rough=.07)
    return r.render(darkleft=0.62, light=(-.5, -.85), focus=(640, 480, 470, 940), exposure=.86, sat=1.1, elev=44, key='#fff4e6')


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
    for px, py, s in [(100, 120, 1.1), (170, 60, .7), (850, 90, .6), (60, 800, .9)]:
        for ring in range(4):
            n = 7 - ring
            for k in range(n):
                a = k * TAU / n + ring * .5
                r.item(leaf(*polar(px, py, (40 - 10 * ring) * s, a), 62 * s, 50 * s, a + 1.57), mix('#e0708a', '#f6c4cc', ring / 3 * .3 + g.uniform(0, .5)), H=12 * s, R=14 * s, z=6 + 9 * ring * s, gloss=.05, trans=.6, slope=(-.3 * math.cos(a), -.3 * math.sin(a)))
    for p in [(300, 875), (420, 905), (905, 620), (880, 520)]:
        herb(r, *p, 50, g.uniform(0, 6), col='#e88ca0', dark='#d05a78', vein=False, w=.7)
    fork(r, 300, 880, -.12, 320, col='#b89238')
    return r.render(darkleft=0.8, light=(.65, -.75), focus=(560, 440, 480, 900), exposure=.84, sky='#e6dcf4', sp=.6, key='#fff2e0')


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
    return r.render(darkleft=0.7, light=(-.7, -.7), focus=(560, 470, 470, 900), exposure=.86, key='#fff0d8', elev=44)


@picture
def havnens():
    r = Relief(126); g = r.rng
    r.wood('#b9b2a6', '#857d72', planks=5, vertical=True, gloss=.08, rough=.6, light='#d9d4c8', gap=5, var=.1)
    napkin(r, 190, 760, 620, 420, -.5, '#3d4f63', fold=7)
    r.item(blob(g, 660, 480, 560, 345, -.06, .02, 14), '#2e3a40', H=22, R=16, z=2, gloss=.55, rough=.14, tint=('#4c5f66', 90, .5), bump=(.8, 80, SILK))
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
    knife(r, 1200, 560, 1.45, 420)
    return r.render(darkleft=0.55, light=(-.8, -.5), focus=(660, 480, 500, 940), exposure=.86, key='#fff6ea', sky='#c4d4ea', sp=.75, elev=38)


@picture
def shuk_skillet():
    r = Relief(131); g = r.rng
    r.stone('#5f8f9c', '#3d6a78', 90, .7, gloss=.1)
    napkin(r, 1080, 820, 640, 420, .3, '#e6dcc8', fold=8, stripes=[(58, 14, '#b8442c'), (58, 3, '#e0a03c')])
    x, y, R = 600, 470, 400
    r.item(rrect(*polar(x, y, 520, -.45), 330, 78, 36, -.45), '#1b1a1a', H=34, R=26, z=18, gloss=.3, rough=.3, bump=(.6, 7, ROUGH))
    r.item(ellipse(*polar(x, y, 640, -.45), 28, 15, -.45), '#3d6a78', H=-20, R=8)
    r.lathe(x, y, [(0, 14), (R * .88, 16), (R * .95, 62), (R * .985, 66), (R, 24)], [(0, '#1a1919'), (R, '#262524')], gloss=.32, rough=.28, bump=(.6, 7, ROUGH))
    K = R * .9
    r.item(blob(g, x, y, K, None, 0, .006, 20), '#b3240c', H=4, R=14, z=38, gloss=.7, rough=.08, trans=.3, tint=('#d9501c', 60, .7), bump=(2.4, 26), edge=('#6a1006', 20))
    for _ in range(150):
        p = list(scatter(g, 1, x, y, K * .95))[0]
        chunk(r, *p, g.uniform(8, 26), mix('#c4280f', '#e0601c', g.uniform()), '#8a1408', g.uniform(0, 3), H=g.uniform(5, 12), gloss=.75, rough=.08, trans=.4)
    for _ in range(46):
        p = list(scatter(g, 1, x, y, K * .92))[0]; a = g.uniform(0, 6)
        r.item(spline(strand(g, *p, a, 5, 17, .25)), ['#d9381c', '#e8a01c', '#c42014'][g.integers(0, 3)], H=8, stroke=10, gloss=.8, rough=.07, trans=.4)
    droplets(r, scatter(g, 120, x, y, K * .94), '#e8801c', None, 3, 12, .5)
    for i in range(5):
        px, py = polar(x, y, K * .56, i * TAU / 5 - .5) if i < 5 else (x, y)
        r.item(blob(g, px, py, 104, 92, g.uniform(0, 3), .1, 12), '#f2ebdd', H=11, R=24, gloss=.55, rough=.1, trans=.5, bump=(2, 30, SILK), edge=('#e8a078', 12), soft=1.5)
        r.item(circle(px + g.normal(0, 8), py + g.normal(0, 8), 41), '#f59a0f', H=25, R=38, gloss=.9, rough=.04, trans=.6, edge=('#f7c04a', 6))
        for _ in range(16): paint(r, circle(px + g.normal(0, 36), py + g.normal(0, 36), g.uniform(1.2, 2.6)), '#2a140a', .85, .3)
    for p in packed(g, 24, x, y, K * .88, 62): chunk(r, *p, g.uniform(12, 19), '#f6f1e4', '#ddd2bc', g.uniform(0, 3), H=15, bump=2)
    for _ in range(120): herb(r, *list(scatter(g, 1, x, y, K * .92))[0], g.uniform(16, 34), g.uniform(0, 6), w=.6, col='#3f8a26', H=4)
    # challah
    for i in range(9):
        s = 1 if i % 2 else -1
        px, py = 1045 + 20 * i, 470 + 58 * i - 130
        r.item(ellipse(px + s * 32, py, 92, 54, .5 * s + .4), '#b8681f', H=58, R=56, z=6, gloss=.6, rough=.14, tint=('#7a360c', 50, .6), edge=('#e0a858', 10), bump=(1, 22))
        for _ in range(10): r.item(ellipse(px + s * 32 + g.normal(0, 34), py + g.normal(0, 18), 5, 3, g.uniform(0, 3)), '#f2e2b8', H=3)
    bowl(r, 1120, 130, 130, '#c9b690', '#ded0b0', depth=48, speck=('#6a5030', 6, 1.5)); liquid(r, 1120, 130, 108, 34, '#efe9da', '#d9d0ba', gloss=.4, size=60, bump=3)
    for _ in range(14): r.item(blob(g, 1120 + g.normal(0, 26), 130 + g.normal(0, 26), g.uniform(8, 24), None, 0, .2), '#a89a1c', H=1, gloss=1, rough=.02, alpha=.7, trans=.6)
    for _ in range(90): chunk(r, 1120 + g.normal(0, 36), 130 + g.normal(0, 30), 3, '#4a5a24', '#8a3a1c')
    for px, py in [(90, 120), (150, 190), (60, 230)]: tomato(r, px, py, 60)
    for k in range(8): herb(r, 120 + g.normal(0, 50), 800 + g.normal(0, 40), 70, g.uniform(0, 6), w=.6, col='#4a9a2c')
    return r.render(light=(.55, -.8), focus=(600, 470, 450, 900), exposure=.92, key='#ffeccc')


@picture
def maple_and_crumb():
    r = Relief(132); g = r.rng
    r.cloth(rrect(640, 480, 1500, 1200, 4), '#e8b93c', fold=3, size=320, stripes=[(92, 34, '#f3e4b8')], check=.55, rot=.35)
    x, y = 590, 470
    plate(r, x, y, 415, '#8fb0b8', H=24, well=.62, speck=('#3d5c64', 6, 1.5))
    for i, (dx, dy) in enumerate([(14, 18), (-10, 8), (8, -2), (-4, -10)]):
        R = 275 - 5 * i
        r.item(blob(g, x + dx, y + dy, R, R * .98, 0, .012, 16), '#e8c078', H=34, R=18, z=8 + 34 * i, gloss=.1, rough=.6, tint=('#f2d69a', 40, .5), bump=(1, 20))
        r.item(blob(g, x + dx, y + dy, R * .955, R * .935, 0, .012, 16), '#b0682a', H=2.5, R=12, gloss=.22, rough=.4, tint=('#d9984a', 70, .8), bump=(1.2, 30), edge=('#d9a050', 14), soft=2)
    for _ in range(40): paint(r, circle(*list(scatter(g, 1, x, y, 240))[0], g.uniform(2, 6)), '#8a4a18', .4, 1.5)
    r.item(blob(g, x + 10, y, 205, 180, .3, .17, 13), '#8a3c08', H=6, R=9, gloss=1, rough=.03, alpha=.88, trans=.5, tint=('#c9701c', 80, .5), bump=(.8, 60, SILK))
    for a, q in [(.5, 52), (2.1, 40), (3.7, 58), (5.3, 44)]:
        # over the edge: a tongue on the stack, a pool on the plate
        r.item(spline([polar(x, y, 150, a - .22), polar(x, y, 232, a - .09), polar(x, y, 262, a), polar(x, y, 232, a + .09), polar(x, y, 150, a + .22)], True), '#8a3c08', H=5, R=9, drape='keep', gloss=1, rough=.03, alpha=.9, trans=.5, tint=('#c9701c', 80, .5))
        r.item(blob(g, *polar(x, y, 312, a), q, q * .7, a + 1.57, .1), '#a85410', H=5, z=12, R=8, gloss=1, rough=.03, alpha=.92, trans=.6)
    r.item(rrect(x - 10, y - 6, 118, 108, 20, .3), '#f6dc7c', H=34, R=14, gloss=.55, rough=.12, trans=.5, bump=(1.4, 40, SILK))
    r.item(blob(g, x - 4, y + 10, 92, 80, .3, .1), '#f4d46a', H=3, R=6, gloss=.9, rough=.04, alpha=.5, trans=.5, drape='keep')
    def blue(px, py, q):
        r.item(circle(px, py, q), '#2b2f66', H=q * 1.5, gloss=.35, rough=.25, tint=('#7a86b8', q * 1.4, .75))
        r.item(spline([polar(px - q * .1, py - q * .1, q * (.38 if k % 2 else .24), k * TAU / 10) for k in range(10)], True), '#141634', H=-3, R=3)
    for p in packed(g, 26, x + 60, y + 70, 150, 42) + packed(g, 9, x - 150, y - 120, 80, 46): blue(*p, g.uniform(18, 25))
    for p in packed(g, 11, x + 90, y - 110, 105, 62):
        for t in range(34):
            q = list(scatter(g, 1, *p, 25))[0]; d = math.hypot(q[0] - p[0], q[1] - p[1])
            r.item(circle(*q, 7.5), mix('#b80f34', '#e84a6a', g.uniform()), H=7, z=176 - d * d * .035, gloss=.6, rough=.12, trans=.5)
    for p in [(x - 80, y + 110), (x + 130, y + 10), (x - 40, y - 140)]:
        for k in range(3): herb(r, *polar(*p, 26, k * 2.1), 58, k * 2.1, w=.55, col='#4a9a3c', H=6)
    for _ in range(260): paint(r, circle(x + g.normal(0, 170), y + g.normal(0, 160), g.uniform(.7, 2.2)), '#fdf6e8', .8, .3)
    # syrup jug, coffee, berries
    jx, jy = 1110, 190
    r.lathe(jx, jy, [(0, 50), (88, 52), (96, 116), (106, 122), (114, 116), (118, 20)], [(0, '#7a3208'), (92, '#6a2806'), (98, '#dfe5e2'), (118, '#c2cac8')], gloss=.9, rough=.03)
    r.item(poly(local(jx, jy, 2.5, [(96, -34), (150, -8), (150, 8), (96, 34)])), '#d5dcd9', H=30, z=90, R=12, gloss=.9, rough=.03)
    liquid(r, jx, jy, 92, 78, '#8a3a08', '#4a1a04', gloss=1, size=60)
    tea(r, 1120, 690, 150, '#2c130a', '#140804', '#e6e2d8', depth=84)
    droplets(r, [polar(1120, 690, g.uniform(90, 124), g.uniform(0, TAU)) for _ in range(44)], '#8a5a34', None, 1.5, 5, .6)
    r.item(rrect(1296, 650, 90, 44, 20, -.25), '#e6e2d8', H=36, z=46, gloss=.7)
    for p in [(100, 160), (160, 110), (80, 90), (190, 190), (130, 240)]: blue(*p, 27)
    for k in range(5): herb(r, 110 + g.normal(0, 40), 170 + g.normal(0, 40), 70, g.uniform(0, 6), w=.5)
    fork(r, 120, 560, -1.45, 380); knife(r, 60, 580, -1.45, 400)
    return r.render(darkleft=0.74, light=(-.55, -.85), focus=(590, 450, 440, 860), exposure=.84, key='#fff2d6', sat=1.1, elev=44)


@picture
def lindenblatt():
    r = Relief(133); g = r.rng
    r.marble('#1d4a3c', '#9cc4b0', 380, gloss=.45, rough=.08, amount=.5)
    x, y, R = 540, 470, 380
    plate(r, x, y, R, '#efe9dc', band='#a8883c', H=22, well=.7)
    for k in range(40):
        paint(r, spline([polar(x, y, 318 + 12 * math.sin(t * 2.1), k * TAU / 40 + t * .05) for t in range(4)]), '#a8883c', .5, .6, stroke=2)
    C = 262
    gap0, gap1 = .05, .80
    def sector(c):
        c.move_to(x, y); c.arc(x, y, C, gap1, gap0 + TAU); c.close_path()
    r.item(sector, '#5a2c18', H=120, R=7, z=8, gloss=.1, prof='dome')
    r.item(sector, '#2a110a', H=6, R=22, z=128, gloss=.95, rough=.035, bump=(.6, 110, SILK))
    for k in range(16):
        a = gap1 + .12 + k * (TAU - .75) / 16
        p = polar(x, y, C * .83, a)
        if gap0 < a % TAU < gap1: continue
        r.lathe(*p, [(0, 30), (6, 26), (18, 18), (28, 6), (31, 0)], [(0, '#4a2010'), (31, '#34140a')], z=130, gloss=.7, rough=.08, pleat=(12, 6, .06, 5, 31))
    for k in range(60): paint(r, ellipse(*polar(x, y, C * .52 + g.normal(0, 3), k * TAU / 60), 7, 3.4, k * TAU / 60 + .8), '#b8862c', .0 if gap0 < (k * TAU / 60) < gap1 else .9, .4)
    r.item(spline(local(x - 60, y - 50, -.6, [(-46, 0), (-20, -40), (30, -30), (62, 0), (30, 30), (-20, 40)]), True), '#c9982c', H=5, R=5, gloss=1, rough=.18, bump=(1, 20))
    # the cut faces and crumbs
    for a in (gap0, gap1):
        for d, c, w in ((0, '#6a361c', 10), ):
            pts = [polar(x, y, 4, a), polar(x, y, C - 6, a)]
            r.item(spline(pts), '#6e3a20', H=2, stroke=7, z=126, gloss=.05)
            r.item(spline(pts), '#e08a24', H=1, stroke=2.2, z=128, gloss=.8)
    for _ in range(80):
        p = polar(x, y, g.uniform(40, 300), g.uniform(gap0 + .05, gap1 - .05))
        chunk(r, *p, g.uniform(2, 7), '#4a2210', '#2a1008')
    # the slice on its own plate, lying on its side
    px, py = 1050, 300
    plate(r, px, py, 235, '#efe9dc', band='#a8883c', H=18)
    a = .5
    tri = local(px - 10, py, a, [(-150, -8), (120, -72), (132, 70)])
    r.item(poly(local(px - 16, py - 4, a, [(-150, -62), (130, -62), (138, 62), (-150, 62)])), '#6a3820', H=70, R=7, z=8, gloss=.08, bump=(2.6, 9), tint=('#4a2412', 24, .6))
    r.item(poly(local(px - 16, py - 4, a, [(-150, -6), (134, -6), (134, 5), (-150, 5)])), '#e0861c', H=1, gloss=.9, rough=.05, trans=.5)
    r.item(poly(local(px - 16, py - 4, a, [(-153, -64), (132, -64), (132, -50), (-153, -50)])), '#220d07', H=4, R=4, gloss=.9, rough=.05)
    r.item(poly(local(px - 16, py - 4, a, [(128, -64), (142, -62), (148, 62), (134, 64)])), '#220d07', H=4, R=4, gloss=.9, rough=.05)
    for k in range(9):
        q = polar(1012, 425, 26, k * 2.4) if k else (1012, 425)
        r.item(blob(g, *q, 42 - 2 * k, None, 0, .08), '#f6efe2', H=18, R=30, gloss=.25, trans=.5, bump=(1.5, 20, SILK))
    for k in range(3): herb(r, 1030 + 14 * k, 412, 44, k * 1.3, w=.55, H=6)
    # coffee on a silver tray, with a glass of water
    r.item(ellipse(1060, 745, 255, 165, -.1), '#9a9a98', H=12, R=8, z=0, gloss=1, rough=.1, bump=(.3, 80, SILK))
    r.item(ellipse(1060, 745, 232, 145, -.1), '#a5a5a3', H=-6, R=10, gloss=1, rough=.09, bump=(.3, 80, SILK))
    bowl(r, 990, 745, 112, '#efe9dc', '#f4efe4', depth=76, z=8, band='#a8883c'); liquid(r, 990, 745, 93, 78, '#d9b48a', '#a8703c', gloss=.3, size=50, bump=1.6, rim='#8a4a1c')
    for _ in range(120): paint(r, circle(990 + g.normal(0, 40), 745 + g.normal(0, 40), g.uniform(.8, 2.4)), '#4a1f0c', .7, .4)
    r.lathe(1185, 725, [(0, 10), (64, 12), (72, 108), (78, 112), (82, 106), (86, 10)], [(0, '#a9bab6'), (72, '#b9c8c4'), (86, '#7f918d')], gloss=1, rough=.03)
    liquid(r, 1185, 725, 68, 90, '#a4b8b4', '#8aa09c', gloss=1, size=60, trans=.6)
    r.item(rrect(1105, 850, 44, 30, 5, .3), '#f6f2ea', H=24, R=4, gloss=.2)
    fork(r, 1235, 420, 1.2, 250); spoon(r, 1060, 880, .0, 200)
    for k in range(5):
        a = .4 + k * 1.26
        r.item(leaf(*polar(120, 830, 54, a), 112, 62, a), '#3f7a3c', H=7, gloss=.4, bump=(2, 26), tint=('#1f4a24', 40, .6), trans=.3)
    for k in range(3): r.item(circle(*polar(120, 830, 18, k * 2.1), 17), '#b3141c', H=30, gloss=.9, rough=.05, trans=.4)
    return r.render(light=(.6, -.8), focus=(600, 450, 460, 900), exposure=.98, key='#ffe9c8', elev=44)


@picture
def don_anselmo():
    r = Relief(134); g = r.rng
    r.stone('#2c2624', '#141110', 70, 1.4, gloss=.16, rough=.35)
    board(r, rrect(600, 490, 1010, 640, 60, -.16), '#8a5430', '#4a2812', H=30)
    r.item(ellipse(*local(600, 490, -.16, [(-440, 0)])[0], 30, 30), '#141110', H=-28, R=6)
    # the steak, sliced
    def slab(x, y, w, h, a, i):
        pts = local(x, y, a, [(-w * .5, -h * .46), (0, -h * .5), (w * .5, -h * .44), (w * .54, 0), (w * .5, h * .45), (0, h * .5), (-w * .5, h * .46), (-w * .54, 0)])
        r.item(spline(pts, True), '#4a2412', H=44, R=12, z=32 + 7 * i, gloss=.15, rough=.4, bump=(2, 12), tint=('#1a0a06', 22, .7), slope=(.16, .05))
        pts = local(x - 6, y, a, [(-w * .42, -h * .42), (0, -h * .455), (w * .34, -h * .4), (w * .36, 0), (w * .34, h * .4), (0, h * .455), (-w * .42, h * .42), (-w * .45, 0)])
        r.item(spline(pts, True), '#6e2f1c', H=1.5, R=6, gloss=.4, rough=.2, tint=('#8a3a30', 60, .45), top=('#a83a40', w * .05, w * .36), bump=(.9, 40, SILK), trans=.15, drape='keep', rel=False)
        for _ in range(5): paint(r, spline(strand(g, x - 6 + g.normal(0, w * .12), y + g.uniform(-h * .38, h * .3), a + 1.5 + g.normal(0, .3), 4, 14, .3)), '#e0a898', .5, 1, stroke=2.5)
    for i in range(8):
        x, y = local(600, 470, -.16, [(-235 + 74 * i, 20 * math.sin(i * .8) - 40)])[0]
        slab(x, y, 92, 330 - abs(i - 3.2) * 26, -.30 + g.normal(0, .03), i)
    x, y = local(600, 470, -.16, [(390, -70)])[0]
    r.item(blob(g, x, y, 120, 165, -.3, .05, 12), '#5a2c14', H=60, R=34, z=32, gloss=.15, rough=.4, bump=(2.4, 12), tint=('#180906', 30, .7))
    for k in range(-2, 3):
        paint(r, spline([local(x, y, -.3 + .8, [(k * 50, -150 + abs(k) * 24)])[0], local(x, y, -.3 + .8, [(k * 50, 150 - abs(k) * 24)])[0]]), '#0c0503', .75, 1.5, stroke=11)
    r.item(spline([local(x, y, -.3, [(110 * math.cos(t * .35 - 1.2), 160 * math.sin(t * .35 - 1.2))])[0] for t in range(8)]), '#e6c48c', H=8, stroke=22, gloss=.6, rough=.1, trans=.5, bump=(1.5, 14), edge=('#b87a34', 6))
    for _ in range(70): r.item(rrect(*local(600, 470, -.16, [(g.uniform(-300, 450), g.normal(-50, 90))])[0], 5, 5, 1, g.uniform(0, 3)), '#f4f0ea', H=4, R=1, gloss=.8, trans=.6)
    for k in range(4):
        p = local(600, 470, -.16, [(-330 + 250 * k, -235 + 12 * k)])[0]
        r.item(spline([p, polar(*p, 70, .2), polar(*p, 140, .1)]), '#4a5a2c', H=5, stroke=4)
        for t in range(16):
            q = polar(*p, t * 9, .15)
            for s in (-1, 1): herb(r, *polar(*q, 16, .15 + s * 1.0), 32, .15 + s * 1.0, w=.2, col='#5a7a4a', dark='#2c4424', vein=False)
    # crushed potatoes, grilled peppers, tomatoes
    for i in range(11):
        p = local(600, 490, -.16, [(-330 + (i % 6) * 96 + g.normal(0, 10), 200 + (i // 6) * 62 + g.normal(0, 8))])[0]
        r.item(blob(g, *p, 54, 44, g.uniform(0, 3), .1), '#e6b850', H=34, R=26, z=32, gloss=.3, rough=.25, tint=('#b8741c', 30, .6), bump=(1.6, 26), edge=('#8a4a14', 9))
    for i in range(5):
        p = local(600, 490, -.16, [(290 + (i % 3) * 72, 190 + (i // 3) * 66)])[0]
        tomato(r, *p, 35, z=34, col='#b8180c'); paint(r, blob(g, *p, 14, None, 0, .3), '#1c0a06', .7, 2.5)
    bowl(r, 1130, 170, 150, '#3a2a24', '#4a362c', depth=56, gloss=.4, rough=.2)
    liquid(r, 1130, 170, 126, 38, '#6a7a14', '#3a4a0c', gloss=.9, size=50, trans=.4)
    for _ in range(260): chunk(r, *list(scatter(g, 1, 1130, 170, 112))[0], g.uniform(3, 8), mix('#3f7a1c', '#7aa83a', g.uniform()), '#24520f', H=3, gloss=.6)
    for _ in range(50): chunk(r, *list(scatter(g, 1, 1130, 170, 108))[0], g.uniform(2, 5), '#c4280f', '#8a1408', H=3, gloss=.8)
    r.lathe(1140, 760, [(0, 14), (96, 20), (112, 120), (118, 126), (124, 118), (128, 10)], [(0, '#4a0a1a'), (108, '#3a0612'), (116, '#b9bfbe'), (128, '#6a6f70')], gloss=1, rough=.03)
    liquid(r, 1140, 760, 106, 92, '#5a0a1c', '#2c040c', gloss=1, size=80, trans=.5)
    knife(r, 120, 790, -.75, 360)
    return r.render(light=(-.7, -.65), focus=(600, 470, 480, 920), exposure=1.06, key='#ffdfb4', sky='#9ab0d8', sp=.45, kp=2.0)


# ---- rooms and streets: light added to dark, then the same lens -----------

class Stage:
    def __init__(self, seed, stops):
        self.rng = np.random.default_rng(seed)
        ys = np.linspace(0, H, PH, dtype=F)
        c = np.array([lin(k[1]) for k in stops])
        col = np.stack([np.interp(ys, [k[0] for k in stops], c[:, i]) for i in range(3)], -1)
        self.im = np.repeat(col[:, None, :], PW, 1).astype(F)
        self.r = Relief.__new__(Relief); self.r.rng = self.rng
        self.probe = cairo.Context(cairo.ImageSurface(cairo.FORMAT_A8, 1, 1))

    def m(self, path, stroke=None, blur=0, cap=True):
        """The coverage of a path and the part of the picture that it touches."""
        c = self.probe
        c.new_path(); path(c)
        if stroke:
            c.set_line_width(stroke); c.set_line_cap(cairo.LINE_CAP_ROUND)
            e = c.stroke_extents()
        else:
            e = c.fill_extents()
        c.new_path()
        q = blur * 3.2 + 2
        x0, y0 = max(0, int((e[0] - q) * S)), max(0, int((e[1] - q) * S))
        x1, y1 = min(PW, int((e[2] + q) * S) + 1), min(PH, int((e[3] + q) * S) + 1)
        if x1 - x0 < 1 or y1 - y0 < 1:
            return None, None
        # paths that leave the picture are blurred as if they went on
        M = int(blur * 3 * S) + 4
        w, h = x1 - x0 + 2 * M, y1 - y0 + 2 * M
        stride = cairo.ImageSurface.format_stride_for_width(cairo.FORMAT_A8, w)
        buf = bytearray(stride * h)
        k = cairo.Context(cairo.ImageSurface.create_for_data(buf, cairo.FORMAT_A8, w, h, stride))
        k.translate(M - x0, M - y0); k.scale(S, S); path(k)
        if stroke:
            k.set_line_width(stroke); k.set_line_cap(cairo.LINE_CAP_ROUND); k.stroke()
        else:
            k.fill()
        a = np.frombuffer(buf, np.uint8).reshape(h, stride)[:, :w].astype(F) / 255
        if blur > 7 and min(w, h) > 16:
            p = np.pad(a, ((0, -h % 4), (0, -w % 4)))
            a = Relief._big(p, blur)[:h, :w]
        elif blur:
            a = nd.gaussian_filter(a, blur * S, truncate=3)
        a = a[M:h - M, M:w - M]
        return (slice(y0, y1), slice(x0, x1)), a[..., None]

    def fill(self, path, col, alpha=1.0, blur=0, stroke=None, tex=None, grad=None):
        """grad (y0, colour, y1, colour); tex (amount, size[, size y])."""
        sl, m = self.m(path, stroke, blur)
        if sl is None:
            return
        m = m * alpha
        c = lin(col) if grad is None else None
        if grad is not None:
            t = np.clip((np.linspace(0, H, PH, dtype=F)[sl[0]] - grad[0]) / (grad[2] - grad[0]), 0, 1)[:, None, None]
            c = lin(grad[1]) * (1 - t) + lin(grad[3]) * t
        if tex:
            n = self.r.noise((sl[1].start, sl[0].start, sl[1].stop, sl[0].stop), tex[1], ROUGH, sy=tex[2] if len(tex) > 2 else None)
            c = c * (1 + tex[0] * n)[..., None]
        self.im[sl] = self.im[sl] * (1 - m) + np.maximum(c, 0) * m

    def light(self, path, col, gain=1.0, blur=0, stroke=None):
        sl, m = self.m(path, stroke, blur)
        if sl is not None:
            self.im[sl] += m * lin(col) * gain

    def lit(self, path, col, gain=1.0, blur=0):
        """Light that falls on what is there."""
        sl, m = self.m(path, None, blur)
        if sl is not None:
            self.im[sl] *= 1 + m * lin(col) * gain

    def soften(self, sg):
        self.im = blur3(self.im, sg * S)

    def bokeh(self, pts, col, lo, hi, gain):
        for p in pts:
            q = self.rng.uniform(lo, hi)
            c = mix(col, '#fff0d0', self.rng.uniform(0, .4))
            k = gain * self.rng.uniform(.4, 1)
            self.light(circle(*p, q), c, k * .6, 1.2)
            self.light(circle(*p, q - 1), c, k * .5, .8, stroke=1.6)

    def mirror(self, y0, dark=.6, ripple=9, streak=14, tint='#ffffff', texture=None):
        """Wet ground below y0: what stands above, upside down and broken."""
        p = int(y0 * S); n = PH - p
        src = self.im[max(0, p - n):p][::-1]
        if src.shape[0] < n:
            src = np.concatenate([src, np.repeat(src[-1:], n - src.shape[0], 0)])
        src = np.stack([nd.gaussian_filter(src[..., i], (streak * S, 2.2 * S)) for i in range(3)], -1)
        ys, xs = np.mgrid[0:n, 0:PW]
        d = self.r.noise((0, 0, PW, n), 60, CLOUD, sy=14) * ripple * S * (.25 + ys / n)
        src = src[ys, np.clip(xs + d.astype(int), 0, PW - 1)]
        w = np.clip(.75 + .35 * self.r.noise((0, 0, PW, n), 150, CLOUD, sy=46), .12, 1.2)[..., None]
        self.im[p:] = self.im[p:] * .35 + src * dark * w * lin(tint)

    def finish(self, **k):
        o = dict(focus=None, blur=0, exposure=1.0, sat=1.08, vignette=.4, grain=.008, darkleft=.15)
        o.update(k)
        return lens(self.im, o['focus'], o['blur'], o['exposure'], o['sat'], o['vignette'], o['grain'], self.rng, (1, 1, 1), o['darkleft'])


def box(x0, y0, x1, y1):
    return lambda c: c.rectangle(x0, y0, x1 - x0, y1 - y0)


def person(s, x, y, h, col, alpha=1.0, blur=1.0, sit=False):
    s.fill(ellipse(x, y - h, h * .105, h * .13), col, alpha, blur)
    s.fill(spline([(x - h * .26, y), (x - h * .25, y - h * .55), (x - h * .1, y - h * .80), (x + h * .1, y - h * .80), (x + h * .25, y - h * .55), (x + h * .26, y)], True), col, alpha, blur)


@picture
def chez_maelle():
    s = Stage(201, [(0, '#1d2c58'), (300, '#43508a'), (520, '#b98a94'), (960, '#101626')])
    g = s.rng
    # the house
    s.fill(box(-10, -10, 1290, 760), '#5d6076', tex=(.10, 60), grad=(0, '#3c4468', 760, '#8a7474'))
    for j in range(14):
        s.fill(box(0, j * 30 + 20, 1280, j * 30 + 21.5), '#262c48', .5)
    for x in (70, 330, 590, 850, 1110):
        lit = x in (330, 1110)
        s.fill(rrect(x + 60, 110, 150, 250, 6), '#7f7c8c', 1, .5)
        s.fill(rrect(x + 60, 112, 116, 224, 4), '#20284a', 1, .5)
        if lit:
            s.fill(rrect(x + 60, 112, 110, 218, 3), '#f0a850', 1, .8, grad=(0, '#c47a34', 230, '#f7c070'))
            s.fill(spline([(x + 6, 2), (x + 26, 90), (x + 14, 222), (x + 4, 222)], True), '#e8c89a', .8, 2)
            s.fill(spline([(x + 114, 2), (x + 94, 90), (x + 106, 222), (x + 116, 222)], True), '#e8c89a', .8, 2)
        else:
            s.fill(poly([(x + 6, 10), (x + 60, 10), (x + 6, 150)]), '#5a6a9c', .4, 3)
        for k in (0, 1):
            s.fill(box(x + 58 + k, 0, x + 61 + k, 222), '#3a3c50', 1, .4)
        s.fill(box(x + 2, 96, x + 118, 100), '#3a3c50')
        for sx in (-44, 122):
            s.fill(box(x + sx, -4, x + sx + 42, 226), '#3f5a66', 1, .5, tex=(.1, 20))
            for k in range(22): s.fill(box(x + sx + 5, k * 10 + 2, x + sx + 37, k * 10 + 4.5), '#22343e', .8)
        for k in range(13): s.fill(box(x - 26 + k * 14.5, 178, x - 24 + k * 14.5, 232), '#10131f')
        s.fill(box(x - 32, 174, x + 152, 179), '#10131f'); s.fill(box(x - 32, 228, x + 152, 236), '#10131f')
        for _ in range(26):
            s.fill(leaf(x + g.uniform(-26, 146), 176 + g.normal(0, 9), 26, 12, g.uniform(0, 6)), mix('#2f4a2c', '#5a7a3c', g.uniform()), 1, .4)
        for _ in range(11): s.fill(circle(x + g.uniform(-20, 140), 170 + g.normal(0, 8), 5), mix('#c4303c', '#e8788a', g.uniform()), 1, .5)
    # shop front
    s.fill(box(60, 300, 1220, 770), '#5a1622', tex=(.10, 40, 300))
    s.fill(box(60, 300, 1220, 308), '#8f3440'); s.fill(box(60, 762, 1220, 772), '#2c0a12')
    def window(x0, x1, y0=420, y1=690):
        s.fill(box(x0 - 12, y0 - 12, x1 + 12, y1 + 12), '#7a2430', 1, .6); s.fill(box(x0 - 4, y0 - 4, x1 + 4, y1 + 4), '#34101a', 1, .6)
        s.fill(box(x0, y0, x1, y1), '#f2a840', 1, .5, grad=(y0, '#f7c46a', y1, '#b8601f'))
        w = x1 - x0
        for k in range(5):
            cx = x0 + w * (k + .5) / 5
            s.fill(box(cx - w * .075, y0 + 56, cx + w * .075, y0 + 118), '#9a4a1c', .8, 3)
        for k in range(26):
            bx = x0 + 14 + k * (w - 28) / 25
            s.fill(rrect(bx, y0 + 166, 7, 30, 3), ['#3a5a2c', '#6a1c1c', '#c98a2c', '#2c2014'][g.integers(0, 4)], .85, 1.4)
        s.fill(box(x0 + 6, y0 + 181, x1 - 6, y0 + 186), '#5a2a10', .9, 1.2)
        for k in range(3):
            lx = x0 + w * (k + .5) / 3
            s.fill(box(lx - 1, y0, lx + 1, y0 + 44), '#3a1a0c', 1, .6)
            s.fill(spline([(lx - 26, y0 + 64), (lx - 14, y0 + 44), (lx + 14, y0 + 44), (lx + 26, y0 + 64)], True), '#7a3a14', 1, .8)
            s.light(ellipse(lx, y0 + 68, 20, 8), '#ffe6a8', 2.6, 3); s.light(circle(lx, y0 + 90, 66), '#ffb04a', .9, 26)
        for k in range(6):
            px = x0 + w * (k + .5) / 6 + g.normal(0, 8)
            person(s, px, y1 + 8, 108 + g.normal(0, 8), mix('#3a1408', '#7a3414', g.uniform()), .86, 1.8)
        for k in range(3):
            px = x0 + w * (k + .5) / 3
            s.fill(ellipse(px, y1 - 14, 44, 7), '#f6e8d0', .9, 1.2); s.light(circle(px, y1 - 30, 5), '#ffd890', 3, 2)
        s.fill(poly([(x0 + w * .1, y0), (x0 + w * .3, y0), (x0 + w * .05, y1), (x0, y1), (x0, y0 + 150)]), '#fff0d8', .09, 4)
        for k in (1, 2): s.fill(box(x0 + w * k / 3 - 3, y0, x0 + w * k / 3 + 3, y1), '#4a141e', 1, .5)
        s.fill(box(x0, y0 + 34, x1, y0 + 39), '#4a141e', 1, .5)
    window(110, 520); window(790, 1170)
    # door
    s.fill(box(566, 392, 744, 770), '#3c0f18', 1, .6); s.fill(box(580, 406, 730, 764), '#6e1f2a', 1, .6)
    s.fill(rrect(655, 540, 112, 232, 8), '#f2b458', 1, .8, grad=(420, '#f7cc7c', 660, '#b8601f')); person(s, 640, 668, 150, '#4a1c0c', .7, 3)
    s.fill(box(653, 424, 657, 656), '#5a1822', 1, .4); s.fill(box(599, 540, 711, 544), '#5a1822', 1, .4)
    s.fill(rrect(655, 706, 112, 72, 5), '#52151f', 1, .5); s.fill(circle(716, 606, 6), '#e8c070', 1, .5)
    # sign: a gilded fork and spoon between two lines
    s.fill(rrect(640, 340, 1080, 58, 6), '#2c0a12', 1, .5); s.fill(rrect(640, 340, 1066, 46, 4), '#c99a4a', 1, .3, stroke=1.8)
    for k in range(-3, 4):
        s.fill(spline([(640 + k * 130 - 38, 340), (640 + k * 130 - 16, 330), (640 + k * 130 + 16, 350), (640 + k * 130 + 38, 340)]), '#d9b060', .95, .3, stroke=4)
        s.fill(circle(640 + k * 130 + 58, 340, 4.5), '#d9b060', .95, .3)
    for lx in (200, 440, 840, 1080):
        s.fill(spline([(lx, 306), (lx, 290), (lx + 16, 284), (lx + 22, 300)]), '#c99a4a', 1, .3, stroke=3); s.light(circle(lx + 22, 306, 7), '#ffe0a0', 3, 2); s.lit(ellipse(lx + 22, 345, 90, 40), '#ffc070', 3.2, 22)
    # awnings
    for x0, x1 in ((84, 546), (764, 1196)):
        n = 14
        for k in range(n):
            a, b = x0 + (x1 - x0) * k / n, x0 + (x1 - x0) * (k + 1) / n
            c = (x0 + x1) / 2
            q = lambda v, t: c + (v - c) * t
            col = '#a8202c' if k % 2 else '#efe2cc'
            s.fill(poly([(q(a, .95), 372), (q(b, .95), 372), (q(b, 1.07), 452), (q(a, 1.07), 452)]), col, 1, .4, grad=(372, mix(col, '#1a1030', .55), 452, mix(col, '#2a1838', .18)))
            s.fill(spline([(q(a, 1.07), 450), (q(b, 1.07), 450), (q(b, 1.07), 466), (q((a + b) / 2, 1.07), 474), (q(a, 1.07), 466)], True), mix(col, '#f09a40', .35), 1, .4)
    s.lit(box(80, 470, 1200, 640), '#ffb860', .25, 40)
    # street
    s.fill(box(-10, 770, 1290, 970), '#1c2138', grad=(770, '#3a3448', 960, '#0c101c'))
    s.mirror(770, .95, 7, 17, '#f2e4e0')
    for j in range(15):
        t = j / 15; y = 772 + 190 * t ** 1.25; h = 5 + 17 * t
        x = -g.uniform(0, 40)
        while x < W:
            w = (h * 2.4) * g.uniform(.8, 1.2)
            s.im[int(y * S):int((y + h) * S), int(max(0, x) * S):int(max(0, x + w - 2) * S)] *= g.uniform(.62, 1.22)
            x += w
        s.fill(box(0, y - .9, W, y + .7 + t), '#070912', .55, .6)
    # terrace
    for tx, ty, k in [(190, 800, 1.0), (430, 808, 1.05), (900, 806, 1.05), (1110, 798, 1.0)]:
        s.fill(ellipse(tx, ty + 66 * k, 66 * k, 9), '#04060c', .6, 5)
        for d in (-1, 1):
            cx = tx + d * 76 * k
            s.fill(spline([(cx + d * 20, ty - 62 * k), (cx + d * 15, ty), (cx + d * 24, ty + 62 * k)]), '#120a0c', 1, .6, stroke=5); s.fill(spline([(cx - d * 20, ty + 4), (cx - d * 24, ty + 62 * k)]), '#120a0c', 1, .6, stroke=5)
            s.fill(spline([(cx - d * 24, ty + 2), (cx + d * 18, ty)]), '#7a4a24', 1, .6, stroke=8)
            s.fill(spline([(cx + d * 21, ty - 60 * k), (cx + d * 17, ty - 16)]), '#8a5428', 1, .6, stroke=7)
        s.fill(box(tx - 3, ty - 14, tx + 3, ty + 62 * k), '#120a0c', 1, .5); s.fill(ellipse(tx, ty + 62 * k, 24, 5), '#120a0c', 1, .6)
        s.fill(ellipse(tx, ty - 16, 52 * k, 9), '#e9dcc8', 1, .6, grad=(ty - 26, '#ffe0b0', ty - 6, '#a8846a'))
        s.fill(rrect(tx - 18, ty - 34, 9, 28, 3), '#23401f', 1, .5); s.light(circle(tx + 12, ty - 26, 4), '#ffdc90', 4, 1.5); s.light(circle(tx + 12, ty - 24, 26), '#ffac4a', .6, 12)
    for px in (40, 1240):
        s.fill(poly([(px - 34, 770), (px + 34, 770), (px + 26, 850), (px - 26, 850)]), '#3a3038', 1, .7)
        for _ in range(150): s.fill(leaf(px + g.normal(0, 32), 700 + g.normal(0, 42), 26, 12, g.uniform(0, 6)), mix('#16281c', '#3f6a34', g.uniform()), 1, .4)
    s.light(circle(315, 560, 250), '#ff9a3c', .10, 90); s.light(circle(980, 560, 250), '#ff9a3c', .10, 90)
    return s.finish(exposure=1.0)


@picture
def laojie_noodles():
    s = Stage(202, [(0, '#0c1430'), (330, '#27386a'), (520, '#5a4a6c'), (960, '#0a0c18')])
    g = s.rng
    vx, vy = 640, 500
    s.light(circle(vx, vy - 40, 150), '#ffb070', .5, 70)
    for k, (sc, c, c2) in enumerate([(.26, '#2a3560', '#6a4a5c'), (.40, '#222a50', '#5a3a48'), (.62, '#1a1d38', '#4a2a30'), (1.0, '#120f20', '#341a1c')]):
        for d in (-1, 1):
            def P(u, v): return vx + d * u * sc, vy + v * sc
            depth = .62
            x_in = 300
            pts = [P(x_in, -520), P(x_in + 900, -700), P(x_in + 900, 420), P(x_in, 250)]
            s.fill(poly(pts), c, 1, .6, grad=(vy - 450 * sc, c, vy + 240 * sc, c2), tex=(.08, 40))
            # roof eaves, curled
            for lvl in (-520, -250):
                a = [P(x_in - 74, lvl + 6), P(x_in - 30, lvl + 22), P(x_in + 200, lvl + 4 - 40), P(x_in + 900, lvl - 130), P(x_in + 900, lvl - 190), P(x_in + 120, lvl - 66), P(x_in - 20, lvl - 14)]
                s.fill(spline(a, True), mix(c, '#05060c', .5), 1, .6)
                s.fill(spline([P(x_in - 72, lvl + 4), P(x_in - 26, lvl + 20), P(x_in + 210, lvl - 34), P(x_in + 900, lvl - 128)]), '#c4602c', .55, 1.2, stroke=5 * sc)
            # lattice windows above
            for w in range(3):
                u = x_in + 60 + w * 150
                q = [P(u, -440 - w * 14), P(u + 104, -450 - w * 16), P(u + 104, -318 - w * 8), P(u, -312 - w * 6)]
                s.fill(poly(q), '#f0a040' if (w + k + d) % 3 else '#7a4a3c', .92, 1)
                for t in range(1, 5):
                    s.fill(spline([tuple(np.array(q[0]) * (1 - t / 5) + np.array(q[1]) * t / 5), tuple(np.array(q[3]) * (1 - t / 5) + np.array(q[2]) * t / 5)]), '#2a0f0c', .9, .4, stroke=4 * sc)
                for t in range(1, 4):
                    s.fill(spline([tuple(np.array(q[0]) * (1 - t / 4) + np.array(q[3]) * t / 4), tuple(np.array(q[1]) * (1 - t / 4) + np.array(q[2]) * t / 4)]), '#2a0f0c', .9, .4, stroke=4 * sc)
            # open shop below
            q = [P(x_in + 24, -150), P(x_in + 760, -190), P(x_in + 760, 330), P(x_in + 24, 218)]
            s.fill(poly(q), '#f2a044', 1, 1.2, grad=(vy - 170 * sc, '#d9883c', vy + 280 * sc, '#5a200c'))
            s.light(poly(q), '#ff8a30', .12, 30 * sc)
            for w in range(7):
                bx = x_in + 60 + w * 92
                p = P(bx, -60 + g.normal(0, 8)); s.fill(rrect(*p, 40 * sc, 54 * sc, 6), mix('#7a2a10', '#c4702c', g.uniform()), .7, 2)
            for w in range(4):
                p = P(x_in + 90 + w * 150 + g.normal(0, 20), 236 + w * 12); person(s, p[0], p[1], 190 * sc, '#2a0c08', .9, 1.5)
            q = [P(x_in + 10, 130), P(x_in + 800, 170), P(x_in + 800, 330), P(x_in + 10, 228)]
            s.fill(poly(q), '#4a1c10', 1, .8, tex=(.12, 20, 90))
            s.fill(spline([P(x_in + 10, 130), P(x_in + 800, 170)]), '#d9883c', .9, 1, stroke=6 * sc)
            for w in range(5):
                p = P(x_in + 60 + w * 120, 118 + w * 6); s.fill(ellipse(p[0], p[1], 30 * sc, 13 * sc), '#efe0c8', .95, .6); s.light(circle(p[0], p[1] - 30 * sc, 34 * sc), '#fff0d8', .16, 14)
            # noren
            for w in range(6):
                a = x_in + 24 + w * 100
                s.fill(poly([P(a, -156 - w * 5), P(a + 94, -160 - w * 5), P(a + 92, -84 - w * 4), P(a + 4, -80 - w * 4)]), '#8f1c1c' if w % 2 else '#7a1418', .96, .8)
                s.fill(circle(*P(a + 47, -120 - w * 5), 20 * sc), '#efd9b0', .85, .6)
            # vertical sign boards
            p = P(x_in - 40, -190); s.fill(rrect(*p, 62 * sc, 240 * sc, 6), '#7a1216', 1, .6); s.fill(rrect(*p, 54 * sc, 230 * sc, 5), '#e8b04a', .95, .4, stroke=2.4 * sc)
            for t in range(3):
                cx, cy = p[0], p[1] + (t - 1) * 72 * sc
                # a bowl, a cloud of steam, a knot
                if t == 0:
                    for v in (-12, 0, 12): s.fill(spline([(cx + u * sc, cy + (v * (1 if u % 2 else -.2)) * sc) for u in (-20, -7, 6, 19)]), '#f2c868', .95, .4, stroke=3.6 * sc)
                elif t == 1:
                    s.fill(spline([(cx - 20 * sc, cy - 4 * sc), (cx - 14 * sc, cy + 14 * sc), (cx + 14 * sc, cy + 14 * sc), (cx + 20 * sc, cy - 4 * sc)], True), '#f2c868', .95, .4)
                else:
                    s.fill(circle(cx, cy, 17 * sc), '#f2c868', .95, .4, stroke=4 * sc); s.fill(circle(cx, cy, 6 * sc), '#f2c868', .95, .4)
        if k < 3:
            s.fill(box(-10, -10, 1290, 970), '#44486e', .13)
    # the street, wet
    s.fill(poly([(vx - 90, 548), (vx + 90, 548), (1700, 980), (-420, 980)]), '#2a2030', 1, 1, grad=(548, '#7a4a44', 960, '#14101c'))
    s.mirror(640, .7, 8, 22, '#ffc0a8')
    for j in range(16):
        y = 560 + 400 * (j / 16) ** 1.7
        s.fill(spline([(0, y), (640, y + 2), (1280, y)]), '#05060c', .5, .8, stroke=1 + j * .22)
    for k in range(-14, 15):
        s.fill(spline([(vx + k * 14, 548), (vx + k * 120, 970)]), '#05060c', .35, .8, stroke=2)
    for px, h in [(600, 86), (632, 90), (690, 120), (548, 150), (726, 104)]:
        person(s, px, 560 + h * .35, h, '#120c18', .95, 1.2); s.fill(box(px - h * .12, 556 + h * .3, px + h * .12, 566 + h * .62), '#120c18', .9, 1.5)
    s.fill(spline([(506, 452), (520, 414), (548, 398), (578, 414), (592, 452)], True), '#a81c24', 1, .8); s.fill(box(547, 440, 549, 500), '#1a0a0c')
    # lanterns
    def lantern(x, y, q, glow=1.0):
        s.light(circle(x, y, q * 1.7), '#ff3c14', .22 * glow, q * .8)
        m = ellipse(x, y, q, q * .84)
        s.fill(m, '#d4200f', 1, .6, grad=(y - q, '#7a0806', y + q * .8, '#d9280c'))
        s.light(ellipse(x, y + q * .12, q * .55, q * .56), '#ff7a20', .42 * glow, q * .3)
        for k in (-.75, -.45, -.15, .15, .45, .75):
            s.fill(spline([(x + k * q * .5, y - q * .82), (x + k * q * 1.05, y), (x + k * q * .5, y + q * .82)]), '#7a0806', .5, .5, stroke=max(1, q * .025))
        s.fill(rrect(x, y - q * .84, q * .84, q * .2, q * .05), '#e0a83c', 1, .5); s.fill(rrect(x, y + q * .84, q * .84, q * .2, q * .05), '#b8802c', 1, .5)
        for t in range(-3, 4): s.fill(spline([(x + t * q * .07, y + q * .92), (x + t * q * .1, y + q * 1.5)]), '#e8441c', .9, .5, stroke=max(1, q * .04))
    for row, (y0, sag, n, q) in enumerate([(404, 10, 5, 9), (340, 16, 6, 14), (252, 26, 7, 23), (120, 46, 6, 42)]):
        half = [120, 210, 360, 690][row]
        xs = [vx - half + 2 * half * (k + .5) / n for k in range(n)]
        yy = lambda x: y0 + sag * (1 - ((x - vx) / half) ** 2)
        s.fill(spline([(vx - half + 2 * half * k / 12, yy(vx - half + 2 * half * k / 12) - q * .95) for k in range(13)]), '#0a0608', .9, .4, stroke=max(1, q * .06))
        for x in xs: lantern(x, yy(x), q)
    lantern(118, 350, 78, 1.1); lantern(1172, 330, 84, 1.1)
    a = s.finish(exposure=.9, focus=lambda X, Y: smooth(330, 660, np.hypot(X - 640, (Y - 430) * 1.2)) * .8, blur=4)
    return steam(a, g, [(230, 560, 130), (1050, 560, 130), (640, 430, 150)], .22)


@picture
def copper_and_rye():
    s = Stage(203, [(0, '#0b1f22'), (400, '#12343a'), (960, '#080c0c')])
    g = s.rng
    # tiles and shelves with bottles, lit from behind
    for j in range(16):
        for i in range(24):
            s.im[int(j * 40 * S):int((j * 40 + 37) * S), int(((i * 56) + (j % 2) * 28) * S):int((i * 56 + 53 + (j % 2) * 28) * S)] *= g.uniform(.8, 1.35)
    s.fill(rrect(640, 330, 1120, 470, 10), '#241008', 1, 1); s.fill(rrect(640, 330, 1080, 440, 6), '#a85c1c', 1, 1, grad=(110, '#3a1a08', 550, '#8a4a18'), tex=(.05, 80))
    for row, yb in enumerate((250, 396, 540)):
        s.light(box(110, yb - 16, 1170, yb), '#ffa040', .45, 16)
        x = 120
        while x < 1150:
            w = g.uniform(22, 44); h = g.uniform(76, 124); nk = w * g.uniform(.24, .36)
            c = ['#8a3c0c', '#c97a1c', '#2c5a34', '#6a0f18', '#d9b060', '#1c3c5a', '#b8cfc4', '#4a1c0c', '#e0a030', '#7a9a8a'][g.integers(0, 10)]
            sh = h * g.uniform(.55, .72); y0 = yb - h
            p = spline([(x, yb), (x, yb - sh * .9), (x + w / 2 - nk, yb - sh * 1.12), (x + w / 2 - nk * .9, y0), (x + w / 2 + nk * .9, y0), (x + w / 2 + nk, yb - sh * 1.12), (x + w, yb - sh * .9), (x + w, yb)], True)
            s.fill(p, c, .88, .8, grad=(y0, mix(c, '#0a0604', .35), yb, mix(c, '#ffb050', .22)))
            s.fill(rrect(x + w / 2, yb - sh * .45, w * .86, sh * .42, 2), mix('#b8a078', '#7a5c34', g.uniform()), .85, .8)
            for t in range(3): s.fill(box(x + w * .25, yb - sh * .55 + t * 8, x + w * .75, yb - sh * .55 + t * 8 + 2), '#4a2a14', .6, .5)
            s.fill(box(x + w / 2 - nk, y0 - 6, x + w / 2 + nk, y0 + 6), '#1c120c', 1, .6)
            s.light(box(x + w * .14, yb - sh * .85, x + w * .2, yb - 8), '#fff0d0', .35, .8)
            x += w + g.uniform(4, 12)
        s.fill(box(100, yb, 1180, yb + 11), '#2a1408', 1, .8); s.fill(box(100, yb, 1180, yb + 2), '#ffc878', .7, .6)
    for x in (100, 460, 820, 1172): s.fill(box(x, 105, x + 12, 556), '#2a1408', 1, .8)
    s.soften(1.7)
    # bartender
    s.fill(spline([(858, 640), (862, 520), (890, 446), (934, 430), (980, 446), (1010, 520), (1016, 640)], True), '#15100f', 1, 1.6); s.fill(ellipse(936, 384, 31, 41), '#3a1c12', 1, 1.8); s.fill(spline([(900, 380), (906, 338), (940, 326), (972, 342), (972, 384), (958, 356), (918, 356)], True), '#0c0706', 1, 1.6)
    s.fill(spline([(908, 440), (936, 480), (962, 440), (950, 640), (922, 640)], True), '#d9c8b0', .5, 2); s.fill(spline([(1000, 500), (1030, 560), (985, 606)]), '#15100f', 1, 1.6, stroke=34); s.fill(rrect(972, 596, 34, 60, 8), '#b9b4ac', 1, 1.4)
    s.lit(ellipse(936, 380, 70, 120), '#ffb060', 1.4, 26)
    # lamps
    for i, x in enumerate((170, 485, 800, 1115)):
        s.fill(box(x - 1.6, -5, x + 1.6, 112), '#0a0706', 1, .5)
        dome = spline([(x - 98, 214), (x - 88, 160), (x - 44, 120), (x, 110), (x + 44, 120), (x + 88, 160), (x + 98, 214)], True)
        s.light(poly([(x - 84, 214), (x + 84, 214), (x + 260, 660), (x - 260, 660)]), '#ffa048', .07, 30)
        s.fill(dome, '#b8622c', 1, .7, grad=(105, '#2c0f06', 222, '#a8481c'))
        s.light(spline([(x - 66, 190), (x - 54, 150), (x - 24, 130)]), '#ffb080', .5, 3, stroke=9); s.light(spline([(x + 80, 200), (x + 70, 162)]), '#ff8a4c', .35, 3, stroke=6)
        s.fill(rrect(x, 110, 34, 22, 6), '#7a3a1c', 1, .6)
        s.fill(ellipse(x, 214, 98, 15), '#ffe2a0', 1, .8); s.light(ellipse(x, 214, 80, 9), '#fff0c0', 1.2, 2); s.light(ellipse(x, 236, 110, 40), '#ff9a40', .22, 26)
        s.light(circle(x, 214, 8), '#fff8e0', 2.5, 2)
    # the counter
    s.fill(poly([(-20, 640), (1300, 640), (1300, 980), (-20, 980)]), '#4a2210', 1, .8, grad=(640, '#8a4a22', 900, '#2a1008'), tex=(.16, 700, 9))
    s.mirror(645, .34, 3, 26, '#ffc890')
    s.light(box(-10, 640, 1290, 645), '#ffc880', .9, 1.2)
    for x in (170, 485, 800, 1115): s.light(ellipse(x, 700, 150, 26), '#ffb868', .40, 20)
    s.fill(box(-20, 905, 1300, 980), '#150804', 1, 1.2, grad=(905, '#3a1a0c', 970, '#080302')); s.light(box(-10, 903, 1290, 907), '#e09048', .8, 1)
    # a coupe, a tumbler, a highball
    def coupe(x, y, k, c):
        s.fill(ellipse(x + 20, y + 4, 84 * k, 14 * k), '#080302', .6, 7); s.light(ellipse(x + 46, y + 10, 70 * k, 10 * k), c, .35, 8)
        s.fill(ellipse(x, y, 60 * k, 11 * k), '#cfa070', .35, .7); s.light(ellipse(x, y, 60 * k, 11 * k), '#ffe0b8', .7, .6, stroke=2)
        s.light(spline([(x, y - 4), (x - 3 * k, y - 90 * k), (x - 9 * k, y - 122 * k)]), '#ffe6c8', .55, .7, stroke=4 * k); s.light(spline([(x + 3, y - 4), (x + 5 * k, y - 90 * k), (x + 10 * k, y - 122 * k)]), '#d98a4a', .5, .7, stroke=3 * k)
        cup = spline([(x - 104 * k, y - 214 * k), (x - 86 * k, y - 160 * k), (x - 40 * k, y - 128 * k), (x, y - 120 * k), (x + 40 * k, y - 128 * k), (x + 86 * k, y - 160 * k), (x + 104 * k, y - 214 * k)], True)
        s.fill(cup, '#e0c0a0', .16, .7)
        liq = spline([(x - 98 * k, y - 194 * k), (x - 82 * k, y - 158 * k), (x - 38 * k, y - 129 * k), (x, y - 123 * k), (x + 38 * k, y - 129 * k), (x + 82 * k, y - 158 * k), (x + 98 * k, y - 194 * k)], True)
        s.fill(liq, c, .93, .8, grad=(y - 196 * k, mix(c, '#ffe0a0', .25), y - 122 * k, mix(c, '#5a1004', .35))); s.light(liq, c, .22, 5)
        s.fill(ellipse(x, y - 195 * k, 98 * k, 15 * k), mix(c, '#fff0d0', .45), .95, .7); s.light(ellipse(x, y - 216 * k, 104 * k, 17 * k), '#fff0dc', .9, .6, stroke=2.2)
        s.light(spline([(x - 84 * k, y - 190 * k), (x - 70 * k, y - 160 * k), (x - 44 * k, y - 140 * k)]), '#fff4e4', 1.0, 1.6, stroke=6 * k); s.light(spline([(x + 78 * k, y - 180 * k), (x + 68 * k, y - 160 * k)]), '#fff4e4', .7, 1.4, stroke=4 * k)
        s.fill(spline([(x + 60 * k, y - 214 * k), (x + 92 * k, y - 246 * k), (x + 122 * k, y - 226 * k), (x + 112 * k, y - 196 * k)]), '#e8801c', 1, .7, stroke=13 * k); s.fill(spline([(x + 62 * k, y - 211 * k), (x + 92 * k, y - 240 * k), (x + 117 * k, y - 224 * k)]), '#ffc070', .9, .6, stroke=4 * k)
    def tumbler(x, y, k, c):
        s.fill(ellipse(x + 30, y + 6, 110 * k, 18 * k), '#080302', .65, 8); s.light(ellipse(x + 60, y + 14, 90 * k, 14 * k), c, .5, 9)
        body = poly([(x - 88 * k, y - 190 * k), (x + 88 * k, y - 190 * k), (x + 76 * k, y - 6), (x + 60 * k, y + 6), (x - 60 * k, y + 6), (x - 76 * k, y - 6)])
        s.fill(body, '#d9b48a', .10, .8)
        s.fill(poly([(x - 82 * k, y - 124 * k), (x + 82 * k, y - 124 * k), (x + 73 * k, y - 22 * k), (x - 73 * k, y - 22 * k)]), c, .96, 1, grad=(y - 124 * k, mix(c, '#e08a2c', .4), y - 20 * k, mix(c, '#4a1404', .5)))
        s.fill(rrect(x - 8 * k, y - 104 * k, 104 * k, 96 * k, 12, .12), '#f0b880', .22, 1); s.light(rrect(x - 8 * k, y - 104 * k, 100 * k, 92 * k, 12, .12), '#fff0dc', .4, 1, stroke=3); s.light(poly([(x - 50 * k, y - 140 * k), (x - 20 * k, y - 148 * k), (x - 36 * k, y - 70 * k)]), '#fff4e4', .6, 4)
        s.fill(ellipse(x, y - 124 * k, 82 * k, 13 * k), mix(c, '#fff0c8', .3), .65, .8); s.light(ellipse(x, y - 190 * k, 88 * k, 15 * k), '#fff0dc', .9, .6, stroke=2.4)
        for t in range(-4, 5): s.light(spline([(x + t * 16 * k, y - 60 * k), (x + (t + .6) * 14 * k, y - 2)]), '#ffd8a0', .3, .8, stroke=2)
        s.light(spline([(x - 74 * k, y - 176 * k), (x - 66 * k, y - 20 * k)]), '#fff4e4', .9, 1.6, stroke=5 * k); s.light(spline([(x + 78 * k, y - 170 * k), (x + 70 * k, y - 60 * k)]), '#ffe0b8', .5, 1.4, stroke=3 * k)
        s.light(ellipse(x, y, 66 * k, 8 * k), '#ffd090', .6, 2)
        s.fill(spline([(x + 20 * k, y - 196 * k), (x + 62 * k, y - 216 * k), (x + 84 * k, y - 176 * k)]), '#e07a14', 1, .6, stroke=12 * k)
    tumbler(760, 838, 1.0, '#c4601c'); coupe(490, 822, 1.02, '#d8481c'); coupe(1030, 790, .74, '#c9a02c')
    s.fill(ellipse(270, 800, 92, 17), '#0c0504', .6, 5); s.fill(ellipse(270, 790, 86, 17), '#7a4a2c', 1, .8); s.fill(ellipse(270, 786, 74, 13), '#2a140c', 1, .8)
    for _ in range(34): s.fill(ellipse(270 + g.normal(0, 28), 782 + g.normal(0, 5), 11, 6.5, g.uniform(0, 3)), mix('#b8742c', '#6a3a14', g.uniform()), 1, .6)
    s.bokeh([(g.uniform(0, W), g.uniform(560, 640)) for _ in range(12)], '#ffb050', 5, 14, .18)
    return s.finish(exposure=.98, sat=1.12)


@picture
def thalassa():
    s = Stage(204, [(0, '#33346e'), (170, '#7a4f8c'), (300, '#d9747c'), (392, '#ffab62'), (430, '#ffd48a'), (436, '#d98a72'), (520, '#6a5a94'), (700, '#28457c'), (960, '#142a50')])
    g = s.rng
    s.light(circle(820, 404, 30), '#fff0c0', 4, 2); s.light(circle(820, 404, 90), '#ffb860', .9, 40); s.light(circle(820, 404, 240), '#ff8a50', .45, 110)
    ys, xs = np.mgrid[0:PH, 0:PW].astype(F) / S
    n = s.r.noise((0, 0, PW, PH), 300, CLOUD, sy=34); n2 = s.r.noise((0, 0, PW, PH), 700, CLOUD, sy=120)
    c = (smooth(.1, 1.6, n + .6 * n2) * smooth(400, 240, ys) * smooth(-40, 120, ys))[..., None]
    t = smooth(400, 120, ys)[..., None]
    s.im = s.im * (1 - .6 * c) + (lin('#ffc08a') * (1 - t) + lin('#c47a9c') * t) * .6 * c * 1.2
    for pts, col, a in [([(420, 436), (500, 408), (600, 392), (690, 404), (760, 420), (850, 436)], '#a8688c', .9), ([(880, 436), (960, 402), (1040, 372), (1120, 384), (1200, 352), (1300, 380), (1300, 436)], '#7a4f86', .95), ([(-20, 436), (-20, 378), (60, 356), (150, 372), (230, 402), (330, 420), (420, 436)], '#694a80', 1)]:
        s.fill(poly(pts[:1] + pts[1:]), col, a, 1.6)
    # the sea
    sea = (ys > 436)
    d = np.clip((ys - 436) / 330, .004, 1)
    w = s.r.noise((0, 0, PW, PH), 60, ROUGH, sy=7) * smooth(0, .15, d) + s.r.noise((0, 0, PW, PH), 160, CLOUD, sy=16) * .8
    path = np.exp(-((xs - 820) / (30 + 190 * d)) ** 2)
    gl = smooth(.35, 1.5, w + path * .9) * path
    s.im = s.im * (1 + sea * .16 * w)[..., None] + (sea * gl)[..., None] * lin('#ffc27a') * 1.5 + (sea * smooth(1.2, 2.2, w) * .10)[..., None] * lin('#ffb0a0')
    for bx, by, k in [(560, 470, 1), (300, 500, 1.5)]:
        s.fill(spline([(bx - 34 * k, by - 8 * k), (bx, by - 3 * k), (bx + 38 * k, by - 12 * k), (bx + 26 * k, by + 6 * k), (bx - 26 * k, by + 6 * k)], True), '#e8dcd8', 1, .6, grad=(by - 10, '#f0d0c0', by + 8, '#3a4a7a')); s.fill(box(bx - 1, by - 58 * k, bx + 1.4, by), '#4a3a54', 1, .4); s.fill(poly([(bx + 3, by - 56 * k), (bx + 3, by - 12 * k), (bx + 26 * k, by - 12 * k)]), '#f4c8a8', .9, .5)
        s.fill(ellipse(bx, by + 12 * k, 36 * k, 4 * k), '#20305a', .6, 2)
    # terrace: floor, wall, columns
    s.fill(poly([(-10, 700), (1290, 700), (1290, 970), (-10, 970)]), '#8a7aa0', 1, .6, grad=(700, '#b98a98', 960, '#3a3f6c'), tex=(.06, 40, 14))
    for k in range(-12, 26): s.fill(spline([(640 + (k - 6) * 62, 700), (640 + (k - 6) * 190, 970)]), '#4a4470', .6, .6, stroke=2)
    for j in range(7): s.fill(box(-10, 704 + 260 * (j / 7) ** 1.6, 1290, 706 + 260 * (j / 7) ** 1.6 + j * .4), '#4a4470', .55, .6)
    s.fill(box(-10, 600, 1290, 704), '#d9c0c4', 1, .7, grad=(600, '#f4d4c4', 704, '#7a6a98'), tex=(.03, 30)); s.fill(rrect(640, 598, 1320, 20, 9), '#f7dccc', 1, .6, grad=(588, '#ffe8d0', 610, '#a88aa4'))
    s.light(ellipse(820, 592, 240, 8), '#ffb070', .6, 6)
    for x in (36, 1236):
        s.fill(box(x - 46, -10, x + 46, 970), '#cbb4c0', 1, .8, grad=(0, '#6a5f94', 700, '#e0b8b0'), tex=(.03, 40)); s.fill(box(x + (14 if x < 600 else -46), -10, x + (46 if x < 600 else -20), 970), '#ffd0b0' if x < 600 else '#ffd0b0', .25, 8)
    s.fill(box(-10, 40, 1290, 66), '#5a3a34', 1, .8, grad=(40, '#6a4640', 66, '#2a1c28'))
    for k in range(14): s.fill(poly([(k * 100 - 20, 0), (k * 100 + 6, 0), (k * 100 + 12, 44), (k * 100 - 14, 44)]), '#4a302c', 1, .8)
    # bougainvillea
    def flowers(cx, cy, sx, sy, n):
        for _ in range(n):
            px, py = cx + g.normal(0, sx), cy + abs(g.normal(0, sy))
            q = g.uniform()
            if q < .3: s.spots.append((leaf(px, py, g.uniform(20, 40), 14, g.uniform(0, 6)), mix('#1f3a2c', '#4f7a3c', g.uniform())))
            else:
                c = mix('#a8185c', '#f25a9c', g.uniform() ** 1.2)
                for k in range(3): s.spots.append((leaf(*polar(px, py, 8, k * 2.1 + q * 6), g.uniform(16, 24), 14, k * 2.1 + q * 6), mix(c, '#ff9ac0', .2 * k)))
    s.spots = []
    flowers(80, 20, 120, 120, 330); flowers(1190, 10, 130, 90, 240); flowers(420, 20, 150, 30, 90)
    surf = cairo.ImageSurface(cairo.FORMAT_ARGB32, PW, PH); k_ = cairo.Context(surf); k_.scale(S, S)
    for p, c in s.spots:
        v = np.clip(lin(c), 0, 1) ** (1 / 2.2); k_.set_source_rgb(*[float(q) for q in v]); p(k_); k_.fill()
    surf.flush()
    b = np.frombuffer(bytes(surf.get_data()), np.uint8).reshape(PH, surf.get_stride() // 4, 4)[:, :PW].astype(F) / 255
    sh = nd.gaussian_filter(b[..., 3], 6)[..., None]; s.im = s.im * (1 - .35 * np.roll(sh, (10, 8), (0, 1)))
    s.im = s.im * (1 - b[..., 3:]) + (b[..., 2::-1] ** 2.2) * (.75 + .5 * smooth(300, 0, ys)[..., None] * 0 + .25)
    # string of bulbs
    for y0, sag, x0, x1 in [(84, 92, 60, 700), (84, 92, 620, 1240)]:
        f = lambda t: (x0 + (x1 - x0) * t, y0 + sag * 4 * t * (1 - t))
        s.fill(spline([f(t / 16) for t in range(17)]), '#1c1424', .9, .4, stroke=2.4)
        for t in range(1, 10):
            p = f(t / 10); s.fill(rrect(p[0], p[1] + 5, 7, 9, 2), '#1c1424', 1, .4); s.fill(ellipse(p[0], p[1] + 17, 8, 10), '#ffe2a0', 1, .6); s.light(circle(p[0], p[1] + 17, 7), '#fff0c0', 2.4, 2.5); s.light(circle(p[0], p[1] + 17, 34), '#ffb050', .5, 16)
    # tables and chairs
    def chair(x, y, k, d):
        c, hi = '#1f4f9c', '#5a8ac9'
        for lx in (-34, 34): s.fill(spline([(x + lx * k, y), (x + lx * 1.1 * k, y + 96 * k)]), '#16366c', 1, .5, stroke=9 * k)
        s.fill(spline([(x + d * 36 * k, y + 96 * k), (x + d * 36 * k, y - 10 * k), (x + d * 50 * k, y - 120 * k)]), c, 1, .5, stroke=9 * k)
        s.fill(spline([(x + d * 8 * k, y - 6 * k), (x + d * 20 * k, y - 126 * k)]), c, 1, .5, stroke=8 * k)
        for t in range(3): s.fill(spline([(x + d * (12 + 3 * t) * k, y - (40 + 34 * t) * k), (x + d * (40 + 4 * t) * k, y - (34 + 34 * t) * k)]), hi, 1, .5, stroke=11 * k)
        s.fill(poly([(x - 42 * k, y - 4 * k), (x + 40 * k, y - 8 * k), (x + 46 * k, y + 10 * k), (x - 38 * k, y + 14 * k)]), '#d9b070', 1, .5, grad=(y - 10 * k, '#f0c88a', y + 14 * k, '#8a5f54'))
    def table(x, y, k):
        s.fill(ellipse(x, y + 130 * k, 190 * k, 22 * k), '#1c1c40', .55, 8)
        chair(x - 190 * k, y + 34 * k, k, -1); chair(x + 190 * k, y + 34 * k, k, 1)
        for lx in (-96, 96): s.fill(spline([(x + lx * k, y + 14), (x + lx * 1.05 * k, y + 134 * k)]), '#1a3f80', 1, .5, stroke=12 * k)
        s.fill(poly([(x - 138 * k, y - 22 * k), (x + 138 * k, y - 22 * k), (x + 164 * k, y + 20 * k), (x - 164 * k, y + 20 * k)]), '#efe6e4', 1, .6, grad=(y - 22 * k, '#ffe6d4', y + 22 * k, '#b8a4bc'))
        for t in range(-6, 7): s.fill(poly([(x + t * 22 * k, y - 22 * k), (x + (t + .4) * 22 * k, y - 22 * k), (x + (t + .4) * 26 * k, y + 20 * k), (x + t * 26 * k, y + 20 * k)]), '#4a7ac4', .45, .5)
        s.fill(poly([(x - 164 * k, y + 20 * k), (x + 164 * k, y + 20 * k), (x + 160 * k, y + 66 * k), (x + 60 * k, y + 52 * k), (x - 40 * k, y + 68 * k), (x - 160 * k, y + 58 * k)]), '#b8a8c4', 1, .6, grad=(y + 20 * k, '#d9c8cc', y + 68 * k, '#6a6a9c'))
        for dx, c in ((-86, '#c4401c'), (84, '#4a7a2c')):
            s.fill(ellipse(x + dx * k, y, 50 * k, 11 * k), '#3a3a64', .4, 3); s.fill(ellipse(x + dx * k, y - 4 * k, 48 * k, 11 * k), '#f4ece8', 1, .5); s.fill(ellipse(x + dx * k, y - 5 * k, 34 * k, 7 * k), '#dfd4d4', 1, .5)
            for _ in range(14): s.fill(ellipse(x + dx * k + g.normal(0, 12) * k, y - 8 * k + g.normal(0, 2.4) * k, 8 * k, 4.5 * k, g.uniform(0, 3)), mix(c, '#f2d06a', g.uniform(0, .6)), 1, .5)
        s.fill(spline([(x - 16 * k, y + 4), (x - 20 * k, y - 50 * k), (x - 10 * k, y - 66 * k), (x - 12 * k, y - 88 * k), (x + 12 * k, y - 88 * k), (x + 10 * k, y - 66 * k), (x + 20 * k, y - 50 * k), (x + 16 * k, y + 4)], True), '#b9a07a', .92, .6, grad=(y - 88 * k, '#ffdca0', y, '#a8602c')); s.light(spline([(x - 11 * k, y - 46 * k), (x - 10 * k, y - 6 * k)]), '#fff0d8', .9, .8, stroke=4 * k)
        for dx in (-36, 40): s.light(poly([(x + (dx - 10) * k, y - 34 * k), (x + (dx + 10) * k, y - 34 * k), (x + (dx + 8) * k, y), (x + (dx - 8) * k, y)]), '#ffd0a8', .3, .6); s.fill(poly([(x + (dx - 9) * k, y - 18 * k), (x + (dx + 9) * k, y - 18 * k), (x + (dx + 8) * k, y), (x + (dx - 8) * k, y)]), '#f2c45c', .7, .6)
        s.light(circle(x + 66 * k, y - 22 * k, 6 * k), '#ffe8b0', 3, 2); s.light(circle(x + 66 * k, y - 22 * k, 46 * k), '#ffa850', .5, 20)
    table(330, 668, .82); table(850, 756, 1.18)
    s.fill(spline([(1070, 860), (1086, 800), (1130, 780), (1180, 800), (1196, 860), (1176, 940), (1090, 940)], True), '#b8603c', 1, .8, grad=(780, '#d98a5c', 940, '#5a2c34'))
    for _ in range(90): s.fill(leaf(1133 + g.normal(0, 40), 760 + g.normal(0, 40), 44, 12, g.uniform(0, 6)), mix('#2a4a3c', '#7a9a6c', g.uniform()), 1, .4)
    s.bokeh([(g.uniform(0, 300), g.uniform(395, 430)) for _ in range(9)] + [(g.uniform(980, 1200), g.uniform(400, 432)) for _ in range(12)], '#ffc878', 2, 4.5, .9)
    return s.finish(darkleft=0.45, exposure=.95, sat=1.1, vignette=.3)
def make(name):
    im = PICTURES[name]()
    path = os.path.join(OUT, name + '.jpg')
    for quality in (90, 88, 85, 82, 78, 74, 70):
        im.save(path, quality=quality, optimize=True, progressive=False, subsampling=2)
        if os.path.getsize(path) < 290_000:
            break
    thumbnail.add(path)
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
