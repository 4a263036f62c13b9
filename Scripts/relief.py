"""A small relief renderer, used by make_pictures.py.

A scene is a height field seen from straight above (or, for standing subjects,
a bas-relief seen from the front). Every element is a vector path drawn by
cairo; its coverage becomes a mask, the distance to the outline becomes a
rounded profile, and colour, gloss and roughness are painted beside the height.
One lighting pass over the whole field then gives shading, cast shadows with
penumbra, ambient occlusion, colour bleeding, and window reflections; one
lens pass gives depth of field, bloom, grading, vignette and grain.

Needs python3-cairo, python3-numpy, python3-scipy, python3-pil.
All lengths are in a 1280 x 960 design space.
"""
import math
import cairo
import numpy as np
from PIL import Image
from scipy import ndimage as nd

W, H = 1280, 960
S = 1.5  # supersampling
PW, PH = int(W * S), int(H * S)
F = np.float32


def lin(c):
    """'#rrggbb' or a linear triple -> linear RGB array."""
    if isinstance(c, str):
        c = c.lstrip('#')
        v = np.array([int(c[i:i + 2], 16) for i in (0, 2, 4)], F) / 255
        return (v ** 2.2).astype(F)
    return np.asarray(c, F)


def mix(a, b, t):
    return lin(a) * (1 - t) + lin(b) * t


def smooth(a, b, x):
    t = np.clip((x - a) / (b - a + 1e-9), 0, 1)
    return t * t * (3 - 2 * t)


def _tile(seed, n=1024, outer=64, power=1.7):
    r = np.random.default_rng(seed)
    f = np.fft.fftfreq(n)
    k = np.hypot(f[:, None], f[None, :])
    spec = 1 / (k ** 2 + (1 / outer) ** 2) ** (power / 2)
    spec[0, 0] = 0
    t = np.fft.ifft2(np.fft.fft2(r.standard_normal((n, n))) * spec).real
    return (t / t.std()).astype(F)


CLOUD = _tile(11)
ROUGH = _tile(12, power=1.1)
SILK = _tile(13, power=3.6)


# ---- paths -------------------------------------------------------------

def circle(x, y, r):
    return lambda c: c.arc(x, y, r, 0, 2 * math.pi)


def ellipse(x, y, rx, ry, rot=0.0):
    def d(c):
        c.save(); c.translate(x, y); c.rotate(rot); c.scale(rx, ry)
        c.arc(0, 0, 1, 0, 2 * math.pi); c.restore()
    return d


def rrect(x, y, w, h, r, rot=0.0):
    """Rounded rectangle around the centre x, y."""
    def d(c):
        c.save(); c.translate(x, y); c.rotate(rot)
        a, b = w / 2, h / 2
        q = min(r, a, b)
        c.new_sub_path()
        c.arc(a - q, -b + q, q, -math.pi / 2, 0)
        c.arc(a - q, b - q, q, 0, math.pi / 2)
        c.arc(-a + q, b - q, q, math.pi / 2, math.pi)
        c.arc(-a + q, -b + q, q, math.pi, 1.5 * math.pi)
        c.close_path(); c.restore()
    return d


def spline(pts, closed=False):
    """Catmull-Rom through the points."""
    n = len(pts)

    def p(i):
        return pts[i % n] if closed else pts[min(max(i, 0), n - 1)]

    def d(c):
        c.move_to(*pts[0])
        for i in range(n if closed else n - 1):
            a, b, e, g = p(i - 1), p(i), p(i + 1), p(i + 2)
            c.curve_to(b[0] + (e[0] - a[0]) / 6, b[1] + (e[1] - a[1]) / 6,
                       e[0] - (g[0] - b[0]) / 6, e[1] - (g[1] - b[1]) / 6, *e)
        if closed:
            c.close_path()
    return d


def poly(pts):
    def d(c):
        c.move_to(*pts[0])
        for p in pts[1:]:
            c.line_to(*p)
        c.close_path()
    return d


def blob(rng, x, y, rx, ry=None, rot=0.0, k=0.12, n=9):
    ry = ry or rx
    pts = []
    for i in range(n):
        t = 2 * math.pi * (i + rng.uniform(-.2, .2)) / n
        q = 1 + rng.normal(0, k)
        u, v = rx * q * math.cos(t), ry * q * math.sin(t)
        pts.append((x + u * math.cos(rot) - v * math.sin(rot),
                    y + u * math.sin(rot) + v * math.cos(rot)))
    return spline(pts, True)


def local(x, y, rot, pts, sc=1.0):
    c, s = math.cos(rot), math.sin(rot)
    return [(x + sc * (u * c - v * s), y + sc * (u * s + v * c)) for u, v in pts]


def leaf(x, y, length, width, rot, bend=0.0):
    n = 9
    up, dn = [], []
    for i in range(n + 1):
        t = i / n
        wv = width / 2 * math.sin(math.pi * t ** 0.75)
        b = bend * length * (t - t * t) * 2
        up.append((length * (t - .5), b - wv))
        dn.append((length * (t - .5), b + wv))
    return spline(local(x, y, rot, up + dn[::-1][1:-1]), True)


# ---- the relief --------------------------------------------------------

class Relief:
    def __init__(self, seed, ground='#777777', gloss=0.05, rough=0.6):
        self.rng = np.random.default_rng(seed)
        self.h = np.zeros((PH, PW), F)
        self.a = np.empty((PH, PW, 3), F)
        self.a[:] = lin(ground)
        self.g = np.full((PH, PW), gloss, F)
        self.q = np.full((PH, PW), rough, F)
        self.t = np.zeros((PH, PW), F)      # translucency
        self.e = None                        # emission
        self.probe = cairo.Context(cairo.ImageSurface(cairo.FORMAT_A8, 1, 1))

    # -- helpers
    def noise(self, box, size, tile=CLOUD, sy=None, rot=False):
        """Noise of about unit deviation over a pixel box, feature size in points."""
        x0, y0, x1, y1 = box
        n = tile.shape[0]
        ox, oy = self.rng.uniform(0, n, 2)
        fx = (ox + np.arange(x1 - x0) * 64 / (size * S)) % n
        fy = (oy + np.arange(y1 - y0) * 64 / ((sy or size) * S)) % n
        ix, iy = fx.astype(int), fy.astype(int)
        tx, ty = (fx - ix).astype(F), (fy - iy).astype(F)[:, None]
        jx, jy = (ix + 1) % n, (iy + 1) % n
        a = tile[iy % n]; b = tile[jy]
        r = a * (1 - ty) + b * ty
        return r[:, ix % n] * (1 - tx) + r[:, jx] * tx

    ALL = (0, 0, PW, PH)

    def mask(self, path, stroke=None, cap=True):
        c = self.probe
        c.new_path()
        path(c)
        if stroke:
            c.set_line_width(stroke); c.set_line_cap(cairo.LINE_CAP_ROUND if cap else cairo.LINE_CAP_BUTT)
            c.set_line_join(cairo.LINE_JOIN_ROUND)
            e = c.stroke_extents()
        else:
            e = c.fill_extents()
        c.new_path()
        x0 = max(0, int(e[0] * S) - 3); y0 = max(0, int(e[1] * S) - 3)
        x1 = min(PW, int(e[2] * S) + 4); y1 = min(PH, int(e[3] * S) + 4)
        if x1 - x0 < 2 or y1 - y0 < 2:
            return None, None, None
        # a margin, so that the canvas edge is not taken for an outline
        M = 40
        w, h = x1 - x0 + 2 * M, y1 - y0 + 2 * M
        stride = cairo.ImageSurface.format_stride_for_width(cairo.FORMAT_A8, w)
        buf = bytearray(stride * h)
        sf = cairo.ImageSurface.create_for_data(buf, cairo.FORMAT_A8, w, h, stride)
        k = cairo.Context(sf)
        k.translate(M - x0, M - y0); k.scale(S, S)
        path(k)
        if stroke:
            k.set_line_width(stroke); k.set_line_cap(cairo.LINE_CAP_ROUND if cap else cairo.LINE_CAP_BUTT)
            k.set_line_join(cairo.LINE_JOIN_ROUND)
            k.stroke()
        else:
            k.fill()
        sf.flush()
        m = np.frombuffer(buf, np.uint8).reshape(h, stride)[:, :w].astype(F) / 255
        d = nd.distance_transform_edt(m > 0.5).astype(F) / S
        sl = (slice(M, h - M), slice(M, w - M))
        return (x0, y0, x1, y1), m[sl], d[sl]

    def item(self, path, col, H=8, R=None, z=None, gloss=.15, rough=.4, stroke=None, cap=True,
             bump=None, tint=None, edge=None, top=None, prof='dome', alpha=1.0, trans=0.0,
             drape=False, soft=0.0, slope=None, rel=False):
        """Lay one element on the relief.

        H height over its base, R radius of the rounded edge, z the base (None:
        rests on what lies below), drape: follows what lies below; bump (amount,
        size), tint (colour, size, amount), edge (colour, width), top (colour,
        from, to): colours by noise, near the outline, towards the middle."""
        box, m, d = self.mask(path, stroke, cap)
        if box is None:
            return
        x0, y0, x1, y1 = box
        sl = (slice(y0, y1), slice(x0, x1))
        under = self.h[sl]
        if soft:
            m = nd.gaussian_filter(m, soft * S)
        if z is None:
            if drape:
                base = nd.gaussian_filter(under, min(6.0, max(1.0, float(d.max()) * .5)) * S) if drape is True else under
            else:
                v = under[m > .5]
                base = np.percentile(v, 65) if v.size else 0
        else:
            base = z
        dm = max(float(d.max()), .5)
        R_ = R or dm
        u = np.clip(d / R_, 0, 1)
        if prof == 'dome':
            p = np.sqrt(np.clip(1 - (1 - u) ** 2, 0, 1))
        elif prof == 'flat':
            p = np.ones_like(u)
        elif prof == 'cone':
            p = u
        elif prof == 'soft':
            p = u * u * (3 - 2 * u)
        elif prof == 'dent':
            p = 1 - np.sqrt(np.clip(1 - (1 - u) ** 2, 0, 1))
        else:
            p = prof(u)
        hh = base + H * p
        if slope:  # (dx, dy) lift per point
            ys, xs = np.mgrid[y0:y1, x0:x1].astype(F) / S
            hh = hh + slope[0] * (xs - (x0 + x1) / 2 / S) + slope[1] * (ys - (y0 + y1) / 2 / S)
        if dm * S > 2:
            hh = nd.gaussian_filter(hh * np.ones_like(m), .5)
        if bump:
            hh = hh + bump[0] * self.noise(box, bump[1], bump[2] if len(bump) > 2 else CLOUD) * smooth(0, .3, u)
        c = np.empty(m.shape + (3,), F); c[:] = lin(col)
        if top:
            k = smooth(top[1], top[2], d)[..., None]
            c = c * (1 - k) + lin(top[0]) * k
        if edge:
            k = (1 - smooth(0, edge[1], d))[..., None]
            c = c * (1 - k) + lin(edge[0]) * k
        if tint:
            k = np.clip(.5 + self.noise(box, tint[1]) * .5, 0, 1)[..., None] * tint[2]
            c = c * (1 - k) + lin(tint[0]) * k
        ma = m * alpha
        if rel:
            self.h[sl] = under + H * p * m
        elif alpha < 1 and H == 0:
            pass
        else:
            self.h[sl] = under * (1 - m) + hh * m
        m3 = ma[..., None]
        self.a[sl] = self.a[sl] * (1 - m3) + c * m3
        self.g[sl] = self.g[sl] * (1 - ma) + gloss * ma
        self.q[sl] = self.q[sl] * (1 - ma) + rough * ma
        self.t[sl] = self.t[sl] * (1 - ma) + trans * ma

    def lathe(self, x, y, prof, cols, z=0.0, gloss=.5, rough=.1, ry=1.0, rot=0.0, wob=0.0,
              speck=None, bump=None, rings=None, pleat=None, tint=None, trans=0.0):
        """A turned vessel: prof [(radius, height)], cols [(radius, colour)]."""
        rmax = prof[-1][0]
        b = rmax * max(1, ry) * (1 + wob) + 3
        x0, y0 = max(0, int((x - b) * S)), max(0, int((y - b) * S))
        x1, y1 = min(PW, int((x + b) * S)), min(PH, int((y + b) * S))
        sl = (slice(y0, y1), slice(x0, x1))
        ys, xs = np.mgrid[y0:y1, x0:x1].astype(F)
        xs = xs / S - x; ys = ys / S - y
        u = xs * math.cos(rot) + ys * math.sin(rot)
        v = (-xs * math.sin(rot) + ys * math.cos(rot)) / ry
        r = np.hypot(u, v)
        if wob:
            th = np.arctan2(v, u)
            ph = self.rng.uniform(0, 6.28, 3)
            r = r / (1 + wob * (np.sin(3 * th + ph[0]) * .5 + np.sin(5 * th + ph[1]) * .3 + np.sin(2 * th + ph[2]) * .4))
        pr, ph_ = zip(*prof)
        hh = z + np.interp(r, pr, ph_).astype(F)
        hh = nd.gaussian_filter(hh, .9 * S)
        cr = [k[0] for k in cols]
        cc = np.array([lin(k[1]) for k in cols])
        c = np.stack([np.interp(r, cr, cc[:, i]) for i in range(3)], -1).astype(F)
        box = (x0, y0, x1, y1)
        if rings:
            th = np.arctan2(v, u)
            hh = hh + rings[0] * np.sin(r / rings[1] * 6.28 + (rings[2] * th if len(rings) > 2 else 0))
        if pleat:  # (number, height, twist, inner radius, outer radius)
            th = np.arctan2(v, u)
            w = smooth(pleat[3], pleat[3] * 2 + 4, r) * (1 - smooth(pleat[4] * .7, pleat[4], r))
            hh = hh + pleat[1] * w * (np.abs(np.sin(pleat[0] / 2 * th + pleat[2] * r)) - .5)
        if bump:
            hh = hh + bump[0] * self.noise(box, bump[1], bump[2] if len(bump) > 2 else SILK)
        if speck:  # (colour, size, threshold)
            k = smooth(speck[2], speck[2] + .25, self.noise(box, speck[1], ROUGH))[..., None]
            c = c * (1 - k) + lin(speck[0]) * k
        if tint:
            k = np.clip(.5 + self.noise(box, tint[1]) * .5, 0, 1)[..., None] * tint[2]
            c = c * (1 - k) + lin(tint[0]) * k
        m = np.clip((rmax - r) * S + .5, 0, 1)
        self.h[sl] = self.h[sl] * (1 - m) + hh * m
        m3 = m[..., None]
        self.a[sl] = self.a[sl] * (1 - m3) + c * m3
        self.g[sl] = self.g[sl] * (1 - m) + gloss * m
        self.q[sl] = self.q[sl] * (1 - m) + rough * m
        self.t[sl] = self.t[sl] * (1 - m) + trans * m

    # -- grounds
    def wood(self, base, dark, planks=4, vertical=False, rot=0.0, gap=5, gloss=.12, rough=.5, light=None, var=.18):
        ys, xs = np.mgrid[0:PH, 0:PW].astype(F) / S
        a = rot + (math.pi / 2 if vertical else 0)
        u = (xs - W / 2) * math.cos(a) + (ys - H / 2) * math.sin(a)
        v = -(xs - W / 2) * math.sin(a) + (ys - H / 2) * math.cos(a)
        ext = W if vertical else H
        pw = ext / planks
        vv = v + 2000 * pw
        i = np.floor(vv / pw).astype(int)
        f = vv / pw - i
        ip = i - i.min()
        tone = self.rng.normal(0, var, ip.max() + 1).astype(F)
        off = self.rng.uniform(0, 1024, (ip.max() + 1, 2)).astype(F)
        tx = (u * .10 + off[ip, 0])
        n = CLOUD.shape[0]
        warp = CLOUD[(v * .5 + off[ip, 1]).astype(int) % n, (u * .22 + off[ip, 0]).astype(int) % n]
        warp = nd.gaussian_filter(warp, 3)
        ty = v * 3.2 + warp * 9 + off[ip, 1]
        g1 = nd.map_coordinates(CLOUD, [ty % n, tx % n], order=1, mode='wrap')
        g2 = nd.map_coordinates(ROUGH, [(v * 16) % n, (u * .55 + off[ip, 1]) % n], order=1, mode='wrap')
        ringv = .5 + .5 * np.sin((v * .1 + warp * 1.5 + g1 * .5) * 3.0)
        k = np.clip(.35 + .20 * g1 + .10 * g2 + .28 * (ringv - .5) + tone[ip], 0, 1)[..., None]
        self.a[:] = lin(base) * (1 - k) + lin(dark) * k
        if light is not None:
            kk = np.clip(-g1 * .25, 0, .6)[..., None]
            self.a[:] = self.a * (1 - kk) + lin(light) * kk
        edge = np.minimum(f, 1 - f) * pw
        gp = smooth(0, gap, edge)
        self.h[:] = -6 * (1 - gp) + .35 * g2 + .5 * g1
        self.a *= (.25 + .75 * smooth(0, gap * .7, edge))[..., None]
        self.g[:] = gloss * (1 + .3 * g2.clip(-2, 2)); self.q[:] = rough

    def marble(self, base='#e9e6e1', vein='#8d8a88', scale=420, gloss=.35, rough=.12, amount=.55):
        n1 = self.noise(self.ALL, scale); n2 = self.noise(self.ALL, scale * .35); n3 = self.noise(self.ALL, scale * 1.6)
        v = np.abs(n1 + .35 * n2)
        k = np.exp(-(v / .07) ** 2) * .7 + np.exp(-(v / .35) ** 2) * .3
        v2 = np.abs(n3 - .3 + .3 * n2)
        k = np.clip(k * np.clip(.5 + n3 * .5, 0, 1) + .5 * np.exp(-(v2 / .05) ** 2), 0, 1) * amount
        cl = np.clip(.12 * n2 + .1, 0, .3)
        k = np.clip(k + cl * .5, 0, 1)[..., None]
        self.a[:] = lin(base) * (1 - k) + lin(vein) * k
        self.g[:] = gloss; self.q[:] = rough

    def stone(self, base, dark, size=60, bump=1.2, gloss=.1, rough=.5, fine=.6):
        n1 = self.noise(self.ALL, size * 4); n2 = self.noise(self.ALL, size, ROUGH); n3 = self.noise(self.ALL, size * .15, ROUGH)
        k = np.clip(.45 + .18 * n1 + .16 * n2 + .1 * n3, 0, 1)[..., None]
        self.a[:] = lin(base) * (1 - k) + lin(dark) * k
        self.h[:] = bump * (n1 * 1.5 + n2 + fine * n3)
        self.g[:] = gloss; self.q[:] = rough

    def cloth(self, path, cols, z=1.0, fold=6.0, weave=3.2, stripes=None, size=170, rot=0.0, check=None, H=3):
        """Woven cloth; stripes [(period, width, colour)] across, check adds them along as well."""
        box, m, d = self.mask(path)
        x0, y0, x1, y1 = box
        sl = (slice(y0, y1), slice(x0, x1))
        ys, xs = np.mgrid[y0:y1, x0:x1].astype(F) / S
        f = self.noise(box, size, sy=size * .6) * fold * .6 + np.abs(self.noise(box, size * .8)) * fold * .5
        f = nd.gaussian_filter(f, 4 * S)
        u = xs * math.cos(rot) + ys * math.sin(rot) + f * .8
        v = -xs * math.sin(rot) + ys * math.cos(rot) + f * .8
        wv = np.sin(u * 6.28 / weave) * np.sin(v * 6.28 / weave)
        c = np.empty(m.shape + (3,), F); c[:] = lin(cols)
        c *= (1 + .10 * wv + .04 * self.noise(box, 6, ROUGH))[..., None]
        for per, wd, sc in (stripes or []):
            k = (smooth(0, 1.5, wd / 2 - np.abs((u % per) - per / 2)))[..., None] * .85
            c = c * (1 - k) + lin(sc) * k
            if check:
                k = (smooth(0, 1.5, wd / 2 - np.abs((v % per) - per / 2)))[..., None] * check
                c = c * (1 - k) + lin(sc) * k
        base = np.maximum(self.h[sl], 0) * .0 + z
        hh = base + f - f.min() * .4 + H * np.clip(d / 4, 0, 1) + .25 * wv
        self.h[sl] = self.h[sl] * (1 - m) + hh * m
        m3 = m[..., None]
        self.a[sl] = self.a[sl] * (1 - m3) + c * m3
        self.g[sl] = self.g[sl] * (1 - m) + .02 * m; self.q[sl] = self.q[sl] * (1 - m) + .9 * m

    # -- light and lens
    def render(self, light=(-.62, -.78), elev=42, key='#fff1dc', sky='#b9cdf0', kp=1.75, sp=.55, pen=.10,
               window=True, bounce=.5, focus=(640, 470, 520, 1000), blur=7, exposure=1.0, sat=1.06,
               vignette=.35, grain=.007, dapple=None, warm=(1, 1, 1), ambient_dir=.35, reach=150, darkleft=.22):
        h = self.h
        hs = nd.gaussian_filter(h, .6)
        gy, gx = np.gradient(hs)
        gx *= S; gy *= S
        inv = 1 / np.sqrt(1 + gx * gx + gy * gy)
        n = math.hypot(*light)
        lx, ly = light[0] / n, light[1] / n
        te = math.tan(math.radians(elev)); ce, se = math.cos(math.radians(elev)), math.sin(math.radians(elev))
        ndl = ((-gx * lx - gy * ly) * ce + se) * inv
        # shadow: march towards the light
        sh = np.ones_like(h)
        hp = np.pad(h, ((0, 0), (0, 0)))
        dist, step = 1.5, 1.5
        while dist < reach:
            dx, dy = int(round(lx * dist * S)), int(round(ly * dist * S))
            ys0, ys1 = max(0, -dy), min(PH, PH - dy)
            xs0, xs1 = max(0, -dx), min(PW, PW - dx)
            occ = hp[ys0 + dy:ys1 + dy, xs0 + dx:xs1 + dx] - h[ys0:ys1, xs0:xs1] - dist * te
            v = .5 - occ / (2 * pen * dist + 1.5)
            s_ = sh[ys0:ys1, xs0:xs1]
            np.minimum(s_, np.clip(v, 0, 1), out=s_)
            dist += step; step *= 1.045
        sh = nd.gaussian_filter(sh, 1.1)
        ao = np.ones_like(h)
        for sg, k in ((3, .35), (9, .45), (26, .5), (70, .35)):
            b = nd.gaussian_filter(h, sg * S, truncate=3) if sg < 20 else self._big(h, sg)
            ao *= np.clip(1 - k * np.clip((b - h) / sg, 0, 2.2), .25, 1)
        wrap = .18 + .35 * self.t
        dif = np.clip((ndl + wrap) / (1 + wrap), 0, 2)
        keyc, skyc = lin(key), lin(sky)
        if dapple is not None:
            sh = sh * dapple
        skyv = ao * (1 + ambient_dir * (-gy * inv) * -1 * .5)
        lightv = (dif * sh)[..., None] * keyc * kp + skyv[..., None] * skyc * sp
        out = self.a * lightv
        if bounce:
            b = np.stack([self._big(out[..., i], 16) for i in range(3)], -1)
            out = out + self.a * b * ((1 - ao)[..., None] * 1.2 + .12) * bounce
            # translucent things glow with their own colour
            out = out + self.a * self.a * (self.t * (.35 + .4 * sh))[..., None] * keyc
        if window:
            ux, uy = -gx, -gy
            # across / along the light
            s0 = math.tan(math.radians((90 - elev) / 2))
            al = ux * lx + uy * ly - s0
            ac = -ux * ly + uy * lx
            wd = .05 + self.q * .55
            hw, hl = .30, .22
            wv = smooth(-1, 1, (hl - np.abs(al)) / wd) * smooth(-1, 1, (hw - np.abs(ac)) / wd)
            bar = 1 - .75 * np.exp(-(ac / .035) ** 2) * np.clip(1 - self.q * 4, 0, 1)
            en = wv * bar * (.3 + .7 * sh) / (1 + 6 * self.q)
            fres = (1 - inv) ** 2
            out = out + (self.g * en)[..., None] * keyc * 3.2 + (self.g * (fres * .8 + .035) * ao)[..., None] * skyc
        if self.e is not None:
            out = out + self.e
        return lens(out, focus, blur, exposure, sat, vignette, grain, self.rng, warm, darkleft)

    @staticmethod
    def _big(a, sg):
        k = 4
        s = nd.gaussian_filter(a[:a.shape[0] // k * k, :a.shape[1] // k * k]
                               .reshape(a.shape[0] // k, k, a.shape[1] // k, k).mean((1, 3)), sg * S / k, truncate=3)
        r = nd.zoom(s, (a.shape[0] / s.shape[0], a.shape[1] / s.shape[1]), order=1)
        return r[:a.shape[0], :a.shape[1]]


def blur3(a, sg):
    return np.stack([nd.gaussian_filter(a[..., i], sg, truncate=3) for i in range(3)], -1)


def lens(out, focus, blur, exposure, sat, vignette, grain, rng, warm=(1, 1, 1), darkleft=.2):
    """Depth of field, bloom, tone curve, grading, vignette, grain; -> PIL image at 1280 x 960."""
    out = np.maximum(out, 0) * exposure * np.asarray(warm, F)
    # down to the final size
    im = [Image.fromarray(np.ascontiguousarray(out[..., i])).resize((W, H), Image.BOX) for i in range(3)]
    o = np.stack([np.asarray(i) for i in im], -1)
    ys, xs = np.mgrid[0:H, 0:W].astype(F)
    if blur and focus is not None:
        if callable(focus):
            c = focus(xs, ys)
        else:
            fx, fy, r0, r1 = focus
            c = smooth(r0, r1, np.hypot(xs - fx, (ys - fy) * 1.15))
        b1, b2 = blur3(o, blur * .4), blur3(o, blur)
        k1 = np.clip(c * 2, 0, 1)[..., None]; k2 = np.clip(c * 2 - 1, 0, 1)[..., None]
        o = (o * (1 - k1) + b1 * k1) * (1 - k2) + b2 * k2
    br = np.clip(o - .85, 0, 4)
    o = o + .10 * blur3(br, 6) + .12 * blur3(br, 28)
    v = 1 - vignette * smooth(.35, 1.05, np.hypot((xs - W / 2) / (W * .62), (ys - H / 2) / (H * .66)))
    v = v * (1 - darkleft * smooth(.15, 1.0, (ys / H)) * smooth(1.0, .1, xs / W))
    o = o * v[..., None]
    # filmic curve
    o = np.clip((o * (2.51 * o + .03)) / (o * (2.43 * o + .59) + .14), 0, 1)
    l = (o @ np.array([.25, .65, .1], F))[..., None]
    o = np.clip(l + (o - l) * sat, 0, 1)
    o = o ** (1 / 2.2)
    g = rng.standard_normal((H, W)).astype(F)
    g = g * .7 + nd.gaussian_filter(g, .8) * 1.0
    o = o + (g * grain)[..., None] * (1.15 - l)
    return Image.fromarray((np.clip(o, 0, 1) * 255 + .5).astype(np.uint8))
