#include "craster.h"
#include <math.h>
#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#else

/// Two channels of `a` and `b` at a time, `f` of 256 towards `b`.
static inline uint32_t mix(uint32_t a, uint32_t b, uint32_t f) {
  uint32_t g = 256 - f;
  uint32_t low = ((a & 0x00ff00ff) * g + (b & 0x00ff00ff) * f + 0x00800080) >> 8;
  uint32_t high = ((a >> 8) & 0x00ff00ff) * g + ((b >> 8) & 0x00ff00ff) * f + 0x00800080;
  return (low & 0x00ff00ff) | (high & 0xff00ff00);
}

#endif

/// Four neighbours by how far the sample lies towards the right and lower ones, of 256.
static inline uint32_t blend(uint32_t a, uint32_t b, uint32_t c, uint32_t d, uint32_t fx, uint32_t fy) {
#ifdef __SSE2__
  // The same sums as below, both rows and all channels at once.
  const __m128i zero = _mm_setzero_si128(), half = _mm_set1_epi16(128);
  __m128i left = _mm_unpacklo_epi8(_mm_set_epi32(0, 0, (int)c, (int)a), zero);
  __m128i right = _mm_unpacklo_epi8(_mm_set_epi32(0, 0, (int)d, (int)b), zero);
  __m128i sum = _mm_add_epi16(_mm_mullo_epi16(left, _mm_set1_epi16((short)(256 - fx))),
                              _mm_mullo_epi16(right, _mm_set1_epi16((short)fx)));
  __m128i rows = _mm_srli_epi16(_mm_add_epi16(sum, half), 8);
  __m128i lower = _mm_srli_si128(rows, 8);
  sum = _mm_add_epi16(_mm_mullo_epi16(rows, _mm_set1_epi16((short)(256 - fy))),
                      _mm_mullo_epi16(lower, _mm_set1_epi16((short)fy)));
  rows = _mm_srli_epi16(_mm_add_epi16(sum, half), 8);
  return (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(rows, rows));
#else
  return mix(mix(a, b, fx), mix(c, d, fx), fy);
#endif
}

/// Narrows the columns to those where `slope * x + start` can lie between -1 and `end`, one more on each side.
static inline void narrow(double slope, double start, double end, int x0, int *first, int *last) {
  if (slope > -1e-9 && slope < 1e-9) {
    if (start <= -2 || start >= end + 1) *last = *first;
    return;
  }
  double a = (-1 - start) / slope, b = (end - start) / slope;
  double low = (a < b ? a : b) - x0 - 2, high = (a < b ? b : a) - x0 + 2;
  if (low > *first) *first = low < *last ? (int)low : *last;
  if (high < *last) *last = high > *first ? (int)high : *first;
}

static inline uint32_t texel(const uint8_t *source, ptrdiff_t stride, int width, int height, int x, int y) {
  if (x < 0 || y < 0 || x >= width || y >= height) return 0;
  return ((const uint32_t *)(source + y * stride))[x];
}

/// One sample in 32.32 fixed point, at whose whole part the first of the four neighbours lies.
static inline uint32_t sample(const uint8_t *bytes, ptrdiff_t stride, int width, int height, int64_t u, int64_t v) {
  int sx = (int)(u >> 32), sy = (int)(v >> 32);
  uint32_t fx = (uint32_t)(u >> 24) & 255, fy = (uint32_t)(v >> 24) & 255;
  if ((uint32_t)sx < (uint32_t)(width - 1) && (uint32_t)sy < (uint32_t)(height - 1)) {
    const uint32_t *p = (const uint32_t *)(bytes + sy * stride) + sx;
    const uint32_t *q = (const uint32_t *)((const uint8_t *)p + stride);
    return blend(p[0], p[1], q[0], q[1], fx, fy);
  }
  return blend(texel(bytes, stride, width, height, sx, sy), texel(bytes, stride, width, height, sx + 1, sy),
               texel(bytes, stride, width, height, sx, sy + 1),
               texel(bytes, stride, width, height, sx + 1, sy + 1), fx, fy);
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
    int first = 0, last = width;
    if (affine && w0 == 1) {
      narrow(m[0], u0 - 0.5, source_width, x0, &first, &last);
      narrow(m[3], v0 - 0.5, source_height, x0, &first, &last);
      memset(out, 0, sizeof(uint32_t) * (size_t)first);
      memset(out + last, 0, sizeof(uint32_t) * (size_t)(width - last));
      double steep = fabs(m[0]) > fabs(m[3]) ? fabs(m[0]) : fabs(m[3]);
      double far = fabs(u0) > fabs(v0) ? fabs(u0) : fabs(v0);
      if (steep * (fabs((double)x0) + width) + far < 1e9) {
        // Whole steps from column 0 on: exact, so the same wherever a part begins.
        int64_t du = llrint(m[0] * 4294967296.0), dv = llrint(m[3] * 4294967296.0);
        int64_t u = llrint((u0 + 0.5 * m[0] - 0.5) * 4294967296.0) + du * (int64_t)(x0 + first);
        int64_t v = llrint((v0 + 0.5 * m[3] - 0.5) * 4294967296.0) + dv * (int64_t)(x0 + first);
        for (int column = first; column < last; column++, u += du, v += dv)
          out[column] = sample(bytes, source_stride, source_width, source_height, u, v);
        continue;
      }
    }
    for (int column = first; column < last; column++) {
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
      out[column] = blend(a, b, c, d, fx, fy);
    }
  }
}
