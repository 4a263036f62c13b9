#include "craster.h"
#include <math.h>

/// Two channels of `a` and `b` at a time, `f` of 256 towards `b`.
static inline uint32_t mix(uint32_t a, uint32_t b, uint32_t f) {
  uint32_t g = 256 - f;
  uint32_t low = ((a & 0x00ff00ff) * g + (b & 0x00ff00ff) * f + 0x00800080) >> 8;
  uint32_t high = ((a >> 8) & 0x00ff00ff) * g + ((b >> 8) & 0x00ff00ff) * f + 0x00800080;
  return (low & 0x00ff00ff) | (high & 0xff00ff00);
}

static inline uint32_t texel(const uint8_t *source, ptrdiff_t stride, int width, int height, int x, int y) {
  if (x < 0 || y < 0 || x >= width || y >= height) return 0;
  return ((const uint32_t *)(source + y * stride))[x];
}

void craster_warp(uint32_t *target, ptrdiff_t target_stride, int x0, int y0, int width, int height,
                  const uint32_t *source, ptrdiff_t source_stride, int source_width, int source_height,
                  const double m[9]) {
  const uint8_t *bytes = (const uint8_t *)source;
  int affine = m[6] == 0 && m[7] == 0;
  for (int row = 0; row < height; row++) {
    uint32_t *out = (uint32_t *)((uint8_t *)target + row * target_stride);
    double y = (double)(y0 + row) + 0.5;
    double u0 = m[1] * y + m[2], v0 = m[4] * y + m[5], w0 = m[7] * y + m[8];
    for (int column = 0; column < width; column++) {
      double x = (double)(x0 + column) + 0.5;
      double u = m[0] * x + u0, v = m[3] * x + v0;
      double w = affine ? w0 : m[6] * x + w0;
      if (!(w > 1e-9)) {
        out[column] = 0;
        continue;
      }
      if (w != 1) {
        u /= w;
        v /= w;
      }
      u -= 0.5;
      v -= 0.5;
      if (!(u > -1 && v > -1 && u < source_width && v < source_height)) {
        out[column] = 0;
        continue;
      }
      // Shifted by one so that truncation rounds down.
      int32_t fu = (int32_t)((u + 1) * 256), fv = (int32_t)((v + 1) * 256);
      int sx = (fu >> 8) - 1, sy = (fv >> 8) - 1;
      uint32_t fx = fu & 255, fy = fv & 255;
      uint32_t a, b, c, d;
      if (sx >= 0 && sy >= 0 && sx + 1 < source_width && sy + 1 < source_height) {
        const uint32_t *p = (const uint32_t *)(bytes + sy * source_stride) + sx;
        const uint32_t *q = (const uint32_t *)((const uint8_t *)p + source_stride);
        a = p[0];
        b = p[1];
        c = q[0];
        d = q[1];
      } else {
        a = texel(bytes, source_stride, source_width, source_height, sx, sy);
        b = texel(bytes, source_stride, source_width, source_height, sx + 1, sy);
        c = texel(bytes, source_stride, source_width, source_height, sx, sy + 1);
        d = texel(bytes, source_stride, source_width, source_height, sx + 1, sy + 1);
      }
      if ((a | b | c | d) == 0) {
        out[column] = 0;
        continue;
      }
      if (a == b && c == d && a == c) {
        out[column] = a;
        continue;
      }
      out[column] = mix(mix(a, b, fx), mix(c, d, fx), fy);
    }
  }
}
