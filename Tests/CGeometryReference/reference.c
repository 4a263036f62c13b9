#include "reference.h"
#include <math.h>

static double side(const reference_vertex *a, const reference_vertex *b, double x, double y) {
  return ((double)b->x - a->x) * (y - a->y) - ((double)b->y - a->y) * (x - a->x);
}

static int inside(double side, const reference_vertex *a, const reference_vertex *b) {
  return side > 0 || (side == 0 && (b->y < a->y || (b->y == a->y && b->x > a->x)));
}

static void unpack(uint32_t word, double out[4]) {
  for (int k = 0; k < 4; k++) out[k] = (word >> (8 * k) & 255) / 255.0;
}

static uint32_t texel(const reference_texture *t, double x, double y) {
  int column = (int)floor(x), row = (int)floor(y);
  column = column < 0 ? 0 : column >= t->width ? t->width - 1 : column;
  row = row < 0 ? 0 : row >= t->height ? t->height - 1 : row;
  return t->words[row * t->width + column];
}

static void sample(const reference_texture *t, double u, double v, double out[4]) {
  double x = u * t->width, y = v * t->height;
  if (!t->smooth) {
    unpack(texel(t, x, y), out);
    return;
  }
  double left = floor(x - 0.5), top = floor(y - 0.5), fx = x - 0.5 - left, fy = y - 0.5 - top;
  double a[4], b[4], c[4], d[4];
  unpack(texel(t, left, top), a);
  unpack(texel(t, left + 1, top), b);
  unpack(texel(t, left, top + 1), c);
  unpack(texel(t, left + 1, top + 1), d);
  for (int k = 0; k < 4; k++)
    out[k] = (a[k] * (1 - fx) + b[k] * fx) * (1 - fy) + (c[k] * (1 - fx) + d[k] * fx) * fy;
}

static double factor(reference_factor factor, const double s[4], const double d[4], int k) {
  switch (factor) {
    case REFERENCE_ZERO: return 0;
    case REFERENCE_ONE: return 1;
    case REFERENCE_SOURCE_COLOR_LEFT: return 1 - s[k];
    case REFERENCE_SOURCE_ALPHA_LEFT: return 1 - s[3];
    case REFERENCE_TARGET_COLOR: return d[k];
    case REFERENCE_TARGET_COLOR_LEFT: return 1 - d[k];
    case REFERENCE_TARGET_ALPHA: return d[3];
    case REFERENCE_TARGET_ALPHA_LEFT: return 1 - d[3];
  }
  return 0;
}

static uint32_t blended(const double s[4], const double d[4], reference_blend blend) {
  uint32_t word = 0;
  for (int k = 0; k < 4; k++) {
    double of_source = factor(k < 3 ? blend.source : blend.source_alpha, s, d, k);
    double of_target = factor(k < 3 ? blend.target : blend.target_alpha, s, d, k);
    double value = s[k] * of_source + d[k] * of_target;
    value = value < 0 ? 0 : value > 1 ? 1 : value;
    word |= (uint32_t)(value * 255 + 0.5) << (8 * k);
  }
  return word;
}

void reference_triangle(uint32_t *target, int width, const int clip[4], const reference_vertex corners[3],
                        const reference_texture *texture, reference_blend blend) {
  const reference_vertex *a = &corners[0], *b = &corners[1], *c = &corners[2];
  double area = side(a, b, c->x, c->y);
  if (area == 0) return;
  if (area < 0) {
    const reference_vertex *other = b;
    b = c;
    c = other;
    area = -area;
  }
  int x0 = (int)floor(fmax(clip[0], fmin(a->x, fmin(b->x, c->x))));
  int y0 = (int)floor(fmax(clip[1], fmin(a->y, fmin(b->y, c->y))));
  int x1 = (int)ceil(fmin(clip[2], fmax(a->x, fmax(b->x, c->x))));
  int y1 = (int)ceil(fmin(clip[3], fmax(a->y, fmax(b->y, c->y))));
  const reference_vertex *order[3] = {a, b, c};
  double colors[3][4];
  for (int i = 0; i < 3; i++) {
    const reference_vertex *v = order[i];
    unpack((uint32_t)v->alpha << 24 | (uint32_t)v->red << 16 | (uint32_t)v->green << 8 | v->blue, colors[i]);
  }
  for (int y = y0; y < y1; y++) {
    for (int x = x0; x < x1; x++) {
      double p = side(b, c, x + 0.5, y + 0.5), q = side(c, a, x + 0.5, y + 0.5), r = side(a, b, x + 0.5, y + 0.5);
      if (!inside(p, b, c) || !inside(q, c, a) || !inside(r, a, b)) continue;
      p /= area;
      q /= area;
      r /= area;
      double source[4], there[4];
      for (int k = 0; k < 4; k++) source[k] = colors[0][k] * p + colors[1][k] * q + colors[2][k] * r;
      if (texture) {
        double from[4];
        sample(texture, a->u * p + b->u * q + c->u * r, a->v * p + b->v * q + c->v * r, from);
        for (int k = 0; k < 4; k++) source[k] *= from[k];
      }
      unpack(target[y * width + x], there);
      target[y * width + x] = blended(source, there, blend);
    }
  }
}
