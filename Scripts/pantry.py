"""Crockery, cutlery and ingredients for make_pictures.py, drawn with relief.py."""
import math
from relief import *

TAU = 2 * math.pi


def polar(x, y, r, a):
    return x + r * math.cos(a), y + r * math.sin(a)


def scatter(g, n, x, y, R, r0=0.0):
    """n points evenly spread over a ring."""
    for _ in range(n):
        a = g.uniform(0, TAU)
        yield polar(x, y, math.sqrt(g.uniform((r0 / R) ** 2, 1)) * R, a)


def packed(g, n, x, y, R, gap, tries=4000, ry=1.0):
    """Up to n points in a disc that keep a distance."""
    out = []
    for _ in range(tries):
        if len(out) >= n:
            break
        a = g.uniform(0, TAU); d = math.sqrt(g.uniform(0, 1)) * R
        p = (x + d * math.cos(a), y + d * math.sin(a) * ry)
        if all(math.hypot(p[0] - q[0], p[1] - q[1]) > gap for q in out):
            out.append(p)
    return out


def paint(r, path, col, alpha=.95, soft=.5, stroke=None, tint=None):
    """Colour only; the relief stays."""
    r.item(path, col, H=0, prof='flat', alpha=min(alpha, .999), soft=soft, stroke=stroke, drape='keep', tint=tint)


def bowl(r, x, y, R, out, inn, rim=None, depth=70, gloss=.7, rough=.07, speck=None, z=0, thick=.035, band=None, bump=None):
    rim = rim or inn
    cols = [(0, inn), (R * .84, inn)]
    if band:
        cols += [(R * .86, inn), (R * .862, band), (R * .9, band), (R * .902, inn)]
    cols += [(R * (1 - thick * 2), inn), (R * (1 - thick), rim), (R * .99, rim), (R * 1.01, out), (R * 1.03, out)]
    t = R * thick
    r.lathe(x, y, [(0, depth * .15), (R * .5, depth * .2), (R * .8, depth * .62), (R - 2.2 * t, depth * .95), (R - 1.5 * t, depth),
                   (R - t * .5, depth), (R, depth * .95), (R * 1.03, depth * .6)], cols, z=z, gloss=gloss, rough=rough, speck=speck, bump=bump)


def plate(r, x, y, R, col='#efece6', rim=None, band=None, gloss=.6, rough=.08, H=18, speck=None, well=.66, wob=0, bump=None, ry=1.0):
    cols = [(0, col), (R * .9, col)]
    if band:
        cols += [(R * .905, band), (R * .935, band), (R * .94, col)]
    cols += [(R * .97, rim or col), (R, rim or col)]
    r.lathe(x, y, [(0, 6), (R * well, 6), (R * (well + .07), 9), (R * .96, H), (R * .985, H + 1), (R, H - 6)], cols,
            gloss=gloss, rough=rough, speck=speck, wob=wob, bump=bump, ry=ry)


def liquid(r, x, y, R, z, col, deep, gloss=.75, rough=.03, size=160, trans=.25, bump=.5, rim=None, amt=.7):
    r.item(circle(x, y, R), col, H=1.2, R=10, z=z, gloss=gloss, rough=rough, tint=(deep, size, amt), trans=trans,
           bump=(bump, 110, SILK), edge=(rim or deep, 22))


def droplets(r, pts, col, z=None, lo=3, hi=12, alpha=.55, dark=None, gloss=.9):
    for p in pts:
        q = r.rng.uniform(0, 1) ** 2 * (hi - lo) + lo
        r.item(circle(*p, q), col, H=.8, R=q * .5, z=z, gloss=gloss, rough=.03, alpha=alpha,
               edge=((dark or col), q * .35), trans=.3)


def strand(g, x, y, a, n, step, wig=.3):
    pts = []
    for _ in range(n):
        pts.append((x, y)); a += g.normal(0, wig)
        x += step * math.cos(a); y += step * math.sin(a)
    return pts


def noodles(r, x, y, R, z, n=26, w=9, col='#d9ae5c', rise=14, H=8):
    """Folded skeins of parallel noodles."""
    g = r.rng
    for b in range(n):
        a0 = g.uniform(0, TAU)
        cx, cy = polar(x, y, R * .62 * math.sqrt(g.uniform(0, 1)), g.uniform(0, TAU))
        rad = g.uniform(R * .25, R * .6); arc = g.uniform(1.0, 2.3)
        m = g.integers(4, 7)
        for i in range(m):
            q = rad + (i - m / 2) * w * 1.02
            pts = []
            ph = g.uniform(0, 6)
            for k in range(11):
                t = a0 + arc * k / 10 + g.normal(0, .006)
                px, py = polar(cx - rad * math.cos(a0 + arc / 2), cy - rad * math.sin(a0 + arc / 2), q + 1.6 * math.sin(k * .9 + ph), t)
                d = math.hypot(px - x, py - y)
                if d > R:
                    px, py = x + (px - x) * R / d, y + (py - y) * R / d
                pts.append((px, py))
            r.item(spline(pts), col, H=H, stroke=w, z=z + rise * b / n + i * .35, gloss=.3, rough=.16, trans=.35,
                   top=(mix(col, '#fff0c0', .35), w * .2, w * .6), edge=(mix(col, '#6b3a10', .45), w * .3))


def herb(r, x, y, size, rot, col='#3f7d22', dark='#1d4a12', z=None, H=3, w=.5, vein=True, bend=.15, gloss=.2, trans=.3):
    r.item(leaf(x, y, size, size * w, rot, bend), col, H=H, z=z, gloss=gloss, rough=.3, tint=(dark, size * .6, .6), trans=trans,
           R=size * .12, bump=(size * .02, size * .25))
    if vein:
        b = bend * size
        pts = local(x, y, rot, [(-size * .5, 0), (0, b * .5), (size * .45, 0)])
        paint(r, spline(pts), mix(col, '#d8e8a0', .35), .6, .4, stroke=max(1.0, size * .03))


def sprig(r, x, y, rot, n=7, size=20, col='#4f8f2c', z=None):
    for i in range(n):
        t = i / n
        px, py = polar(x, y, t * size * n * .32, rot)
        for s in (-1, 1):
            herb(r, *polar(px, py, size * .45, rot + s * .9), size * (1.1 - t * .5), rot + s * .9, col=col, z=z, vein=False, H=2)


def dill(r, x, y, rot, L=60, col='#4c8a2e', z=None):
    g = r.rng
    r.item(spline([(x, y), polar(x, y, L * .5, rot + .1), polar(x, y, L, rot)]), col, H=2, stroke=2.2, z=z)
    for i in range(7):
        px, py = polar(x, y, L * (.25 + .75 * i / 7), rot)
        for s in (-1, 1):
            for k in range(3):
                a = rot + s * (.5 + .35 * k) + g.normal(0, .1)
                r.item(spline([(px, py), polar(px, py, L * .14, a - .1), polar(px, py, L * .24 * (1.1 - i / 9), a)]), mix(col, '#8cc055', g.uniform(0, .5)),
                       H=1.6, stroke=1.5, z=z)


def scallion(r, x, y, q=7, z=None):
    c = mix('#4f9a2e', '#b8d977', r.rng.uniform(0, 1))
    r.item(ellipse_ring(x, y, q, q * r.rng.uniform(.75, 1), r.rng.uniform(0, 3)), c, H=3.2, stroke=q * .42, z=z, gloss=.3, trans=.4)


def ellipse_ring(x, y, rx, ry, rot):
    return spline([local(x, y, rot, [(rx * math.cos(t), ry * math.sin(t))])[0] for t in [i * TAU / 10 for i in range(10)]], True)


def sesame(r, pts, col='#f0dfb0', size=4.2):
    for p in pts:
        r.item(ellipse(*p, size, size * .58, r.rng.uniform(0, 3.2)), mix(col, '#c79a50', r.rng.uniform(0, .4)), H=2, gloss=.25)


def egg_half(r, x, y, R, rot, z=None, yolk='#f08a12', soft=True):
    r.item(ellipse(x, y, R * 1.22, R, rot), '#f3ead9', H=R * .35, R=R * .4, z=z, gloss=.4, rough=.12, trans=.4, edge=('#d9b98a', 3))
    cx, cy = polar(x, y, R * .1, rot)
    r.item(ellipse(cx, cy, R * .68, R * .6, rot), yolk, H=R * .05, R=R * .3, gloss=.85, rough=.05, trans=.6,
           top=('#ffa51e' if soft else '#f6c548', 2, R * .5), edge=('#f7b53c', R * .14), tint=('#d9600a', R * .8, .35))


def fried_egg(r, x, y, R, z=None, yolk='#f7a312'):
    g = r.rng
    r.item(blob(g, x, y, R, R * .92, g.uniform(0, 3), .09, 11), '#f4efe4', H=5, R=16, z=z, gloss=.5, rough=.1, trans=.4,
           edge=('#c98f4a', 7), bump=(1.2, 40, SILK), soft=.6)
    r.item(circle(x + R * .05, y - R * .04, R * .42), yolk, H=R * .26, gloss=.9, rough=.04, trans=.6, edge=('#e27a08', 8), drape=False)


def lemon(r, x, y, R, rot=0.0, skin='#f2b90d', flesh='#f6d54a', H=10, z=None, wedge=None):
    def disc(q):
        if wedge is None:
            return circle(x, y, q)
        def d(c):
            c.move_to(x, y); c.arc(x, y, q, rot, rot + wedge); c.close_path()
        return d
    r.item(disc(R), skin, H=H, R=5, z=z, gloss=.4, rough=.2, bump=(.3, 4, ROUGH))
    top = None
    r.item(disc(R * .9), '#fbf0c8', H=1, R=2, gloss=.2)
    n = 9
    span = wedge or TAU
    k = max(2, round(n * span / TAU))
    for i in range(k):
        a = rot + span * (i + .5) / k; da = span / k * .42
        pts = [polar(x, y, R * .12, a), polar(x, y, R * .78, a - da), polar(x, y, R * .83, a), polar(x, y, R * .78, a + da)]
        r.item(spline(pts, True), flesh, H=2, R=3, gloss=.7, rough=.1, trans=.6, bump=(.5, 7), tint=('#fff2a0', 10, .5))


def shrimp(r, x, y, R, rot, z=None, col='#ef8a5a', tail='#d6442a', flip=1):
    n = 8
    for i in range(n):
        t = i / (n - 1)
        a = rot + flip * (t * 3.6)
        px, py = polar(x, y, R * (1 - .12 * t), a)
        q = R * (.52 - .26 * t)
        r.item(ellipse(px, py, q * .72, q, a + math.pi / 2 * 0), mix('#f7c9a4', col, .35 + .5 * (i % 2)), H=q * .8, z=z, gloss=.5, rough=.12, trans=.5,
               edge=(tail, q * .35))
    a = rot + flip * 3.6
    px, py = polar(x, y, R * .86, a)
    for s in (-.45, .45):
        r.item(leaf(*polar(px, py, R * .3, a + flip * 1.5 + s), R * .62, R * .26, a + flip * 1.5 + s), tail, H=5, z=z, gloss=.4)


def mussel(r, x, y, L, rot, z=None):
    pts = local(x, y, rot, [(-.5, 0), (-.3, -.19), (.1, -.25), (.42, -.16), (.5, .02), (.4, .17), (.1, .22), (-.3, .16)], L)
    r.item(spline(pts, True), '#15161f', H=14, R=L * .12, z=z, gloss=.7, rough=.1, edge=('#3a3f60', 4))
    q = local(x + 0, y, rot, [(-.42, 0), (-.25, -.13), (.1, -.18), (.38, -.1), (.42, .02), (.33, .11), (.1, .15), (-.25, .1)], L)
    r.item(spline(q, True), '#8f93ad', H=-9, R=L * .1, gloss=.6, rough=.1, tint=('#e6e3ee', L * .4, .7))
    m = local(x, y, rot, [(-.22, .02), (-.05, -.11), (.2, -.1), (.32, .02), (.2, .1), (-.05, .09)], L)
    r.item(spline(m, True), '#e98a2c', H=11, gloss=.6, rough=.12, trans=.5, tint=('#b8500f', L * .25, .6), bump=(.8, 12))


def tomato(r, x, y, R, z=None, col='#c81e12', H=None):
    r.item(circle(x, y, R), col, H=H or R * .8, z=z, gloss=.75, rough=.06, trans=.35, tint=('#e8541c', R * 1.5, .45))


def tomato_cut(r, x, y, R, rot, z=None):
    r.item(circle(x, y, R), '#c4200f', H=R * .5, R=R * .3, z=z, gloss=.5, rough=.1, trans=.4)
    r.item(circle(x, y, R * .86), '#e8563a', H=.5, R=3, gloss=.6, rough=.1, trans=.5)
    for i in range(3):
        a = rot + i * TAU / 3
        r.item(ellipse(*polar(x, y, R * .46, a), R * .3, R * .22, a + 1.57), '#d8801e', H=-1.5, gloss=.9, rough=.05, trans=.6)
        for k in range(4):
            r.item(ellipse(*polar(x, y, R * (.38 + .06 * k), a + (k - 1.5) * .22), R * .07, R * .045, a), '#f2d98a', H=1.5, gloss=.6)


def olive(r, x, y, R, z=None, col='#4a3a2a', rot=0):
    r.item(ellipse(x, y, R * 1.2, R, rot), col, H=R * .9, z=z, gloss=.8, rough=.08, tint=('#7a8a30', R * 2, .4))
    r.item(circle(*polar(x, y, R * .55, rot), R * .2), '#120b06', H=-3, gloss=.3)


def chunk(r, x, y, R, col, dark, rot=0, z=None, H=None, k=.12, ry=.75, gloss=.3, bump=1.2, n=8, rough=.3, trans=.15):
    g = r.rng
    r.item(blob(g, x, y, R, R * ry, rot, k, n), col, H=H or R * .5, R=R * .35, z=z, gloss=gloss, rough=rough, tint=(dark, R * .7, .7),
           bump=(bump, R * .3), edge=(dark, R * .18), trans=trans)


def metal(r, path, H=5, col='#8f8d89', z=None, gloss=1.0, rough=.12, R=None, stroke=None):
    r.item(path, col, H=H, z=z, gloss=gloss, rough=rough, R=R, stroke=stroke, bump=(.15, 60, SILK), edge=('#55524e', 2))


def knife(r, x, y, rot, L=300, col='#8f8d89'):
    metal(r, spline(local(x, y, rot, [(-.5, -.03), (-.1, -.028), (-.06, -.022), (0, -.035), (.3, -.036), (.47, -.012), (.5, .01), (.4, .024), (0, .026), (-.06, .022), (-.1, .028), (-.5, .03)], L), True), H=6, R=6, col=col)


def fork(r, x, y, rot, L=290, col='#8f8d89'):
    metal(r, spline(local(x, y, rot, [(-.5, -.032), (-.3, -.022), (.05, -.014), (.16, -.02), (.22, -.05), (.28, -.056), (.28, .056), (.22, .05), (.16, .02), (.05, .014), (-.3, .022), (-.5, .032)], L), True), H=6, R=6, col=col)
    for v in (-.047, -.016, .016, .047):
        metal(r, spline(local(x, y, rot, [(.24, v), (.38, v * 1.02), (.5, v * .95)], L)), H=5, stroke=L * .017, col=col)


def spoon(r, x, y, rot, L=270, col='#8f8d89', inside=None):
    metal(r, spline(local(x, y, rot, [(-.5, -.026), (-.2, -.014), (.2, -.014), (.2, .014), (-.2, .014), (-.5, .026)], L), True), H=5, R=5, col=col)
    c = local(x, y, rot, [(.34, 0)], L)[0]
    metal(r, ellipse(*c, L * .16, L * .095, rot), H=9, R=8, col=col)
    r.item(ellipse(*c, L * .145, L * .08, rot), inside or col, H=-8, R=L * .07, gloss=1, rough=.08)


def chopsticks(r, x, y, rot, L=620, col='#5a1c12', tip='#2a0c08', w=13, gap=24, z=None, spread=.03, gloss=.6):
    for s in (-1, 1):
        a = rot + s * spread
        cx, cy = x - math.sin(rot) * s * gap / 2, y + math.cos(rot) * s * gap / 2
        r.item(poly(local(cx, cy, a, [(-L / 2, -w / 2), (L / 2, -w * .28), (L / 2, w * .28), (-L / 2, w / 2)])), col, H=w * .8, z=z, gloss=gloss, rough=.15)
        p, q = local(cx, cy, a, [(-L / 2, 0), (-L / 2 + L * .22, 0)])
        r.item(poly(local(cx, cy, a, [(-L / 2, -w / 2), (-L * .3, -w * .47), (-L * .3, w * .47), (-L / 2, w / 2)])), tip, H=w * .8, z=z, gloss=gloss, rough=.15)


def croissant(r, x, y, R, rot, z=0, arc=2.5):
    order = [-4, 4, -3, 3, -2, 2, -1, 1, 0]
    for i in order:
        a = rot + arc * i / 9
        q = R * (.46 - .055 * abs(i) - .004 * i * i)
        px, py = polar(x, y, R, a)
        r.item(ellipse(px, py, q * 1.05, R * .25, a), '#c9792a', H=q * .95, z=z, gloss=.45, rough=.2, tint=('#8a4310', 30, .55),
               edge=('#e8b565', q * .25), top=('#9c4d12', q * .15, q * .5), bump=(1.1, 22))
        for k in range(5):
            da = (k - 2) * .034
            pts = [polar(x, y, R - q * .8, a + da), polar(x, y, R, a + da * 1.3), polar(x, y, R + q * .8, a + da)]
            paint(r, spline(pts), '#e3a650' if k % 2 else '#7d3a0c', .35, .8, stroke=2.2)


def tea(r, x, y, R, col='#a8641c', deep='#5c2a08', cup='#e9e5dc', depth=50, saucer=None, z=0):
    if saucer:
        plate(r, x, y, R * 1.6, saucer, H=12, well=.5)
    bowl(r, x, y, R, cup, cup, depth=depth, z=z + (8 if saucer else 0))
    liquid(r, x, y, R * .88, z + depth * .72, col, deep, size=90)


def napkin(r, x, y, w, h, rot, col, **k):
    r.cloth(poly(local(x, y, rot, [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)])), col, rot=rot, **k)


def board(r, path, col, dark, H=16, gloss=.15, R=8, grain=None):
    """A wooden board with a straight grain along x."""
    r.item(path, col, H=H, R=R, z=0, gloss=gloss, rough=.45)
    box, m, d = r.mask(path)
    n1 = r.noise(box, 900, sy=26); n2 = r.noise(box, 300, sy=3.0, tile=ROUGH)
    k = (np.clip(.42 + .28 * n1 + .16 * n2, 0, 1) * m)[..., None]
    sl = (slice(box[1], box[3]), slice(box[0], box[2]))
    r.a[sl] = r.a[sl] * (1 - k) + lin(dark) * k
    r.h[sl] += m * .3 * n2
