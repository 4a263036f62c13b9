#include "craster.h"

static inline uint8_t clamp(int32_t sum) {
  int32_t value = (sum + 8192) >> 14;
  return value < 0 ? 0 : value > 255 ? 255 : (uint8_t)value;
}

void craster_convolve_rows(uint8_t *target, ptrdiff_t target_stride, int target_width, const uint8_t *source,
                           ptrdiff_t source_stride, int rows, const int32_t *starts, const int16_t *weights,
                           int taps) {
  for (int y = 0; y < rows; y++) {
    const uint8_t *in = source + y * source_stride;
    uint8_t *out = target + y * target_stride;
    for (int x = 0; x < target_width; x++) {
      const uint8_t *p = in + 4 * (ptrdiff_t)starts[x];
      const int16_t *w = weights + (ptrdiff_t)x * taps;
      int32_t s0 = 0, s1 = 0, s2 = 0, s3 = 0;
      for (int i = 0; i < taps; i++, p += 4) {
        s0 += w[i] * p[0];
        s1 += w[i] * p[1];
        s2 += w[i] * p[2];
        s3 += w[i] * p[3];
      }
      out[4 * x] = clamp(s0);
      out[4 * x + 1] = clamp(s1);
      out[4 * x + 2] = clamp(s2);
      out[4 * x + 3] = clamp(s3);
    }
  }
}

void craster_convolve_columns(uint8_t *target, ptrdiff_t target_stride, int target_rows, const uint8_t *source,
                              ptrdiff_t source_stride, int width, const int32_t *starts, const int16_t *weights,
                              int taps) {
  enum { block = 256 };
  int bytes = width * 4;
  for (int y = 0; y < target_rows; y++) {
    uint8_t *out = target + y * target_stride;
    const int16_t *w = weights + (ptrdiff_t)y * taps;
    const uint8_t *in = source + (ptrdiff_t)starts[y] * source_stride;
    for (int x = 0; x < bytes; x += block) {
      int count = bytes - x < block ? bytes - x : block;
      int32_t sums[block] = {0};
      for (int i = 0; i < taps; i++) {
        const uint8_t *p = in + i * source_stride + x;
        int32_t weight = w[i];
        if (weight == 0) continue;
        for (int k = 0; k < count; k++) sums[k] += weight * p[k];
      }
      for (int k = 0; k < count; k++) out[x + k] = clamp(sums[k]);
    }
  }
  // Rounding each channel alone may leave a colour above its alpha.
  for (int y = 0; y < target_rows; y++) {
    uint8_t *out = target + y * target_stride;
    for (int x = 0; x < bytes; x += 4) {
      uint8_t a = out[x + 3];
      for (int c = 0; c < 3; c++)
        if (out[x + c] > a) out[x + c] = a;
    }
  }
}
