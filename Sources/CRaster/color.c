#include "craster.h"
#include <math.h>

static inline uint32_t byte(float value) {
  return value <= 0 ? 0 : value >= 1 ? 255 : (uint32_t)(value * 255 + 0.5f);
}

static inline float unit(float value) { return value < 0 ? 0 : value > 1 ? 1 : value; }

void craster_color_matrix(uint32_t *pixels, ptrdiff_t stride, int width, int height, const float m[20]) {
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)((uint8_t *)pixels + y * stride);
    uint32_t known = 0, answer = 0;
    int any = 0;
    for (int x = 0; x < width; x++) {
      uint32_t p = row[x];
      if (any && p == known) {
        row[x] = answer;
        continue;
      }
      float a = (float)(p >> 24) / 255;
      float scale = a > 0 ? 1 / (255 * a) : 0;
      float r = (float)((p >> 16) & 255) * scale, g = (float)((p >> 8) & 255) * scale, b = (float)(p & 255) * scale;
      float na = unit(m[15] * r + m[16] * g + m[17] * b + m[18] * a + m[19]);
      float nr = unit(m[0] * r + m[1] * g + m[2] * b + m[3] * a + m[4]) * na;
      float ng = unit(m[5] * r + m[6] * g + m[7] * b + m[8] * a + m[9]) * na;
      float nb = unit(m[10] * r + m[11] * g + m[12] * b + m[13] * a + m[14]) * na;
      known = p;
      any = 1;
      answer = byte(na) << 24 | byte(nr) << 16 | byte(ng) << 8 | byte(nb);
      row[x] = answer;
    }
  }
}

void craster_luminance_to_alpha(uint32_t *pixels, ptrdiff_t stride, int width, int height) {
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)((uint8_t *)pixels + y * stride);
    for (int x = 0; x < width; x++) {
      uint32_t p = row[x];
      // Rec. 709 weights of the filter effects specification, in 1/65536.
      uint32_t sum = 13933 * ((p >> 16) & 255) + 46871 * ((p >> 8) & 255) + 4732 * (p & 255);
      row[x] = ((sum + 32768) >> 16) << 24;
    }
  }
}

void craster_extract_alpha(uint8_t *target, ptrdiff_t target_stride, const uint32_t *source,
                           ptrdiff_t source_stride, int width, int height) {
  for (int y = 0; y < height; y++) {
    const uint32_t *in = (const uint32_t *)((const uint8_t *)source + y * source_stride);
    uint8_t *out = target + y * target_stride;
    for (int x = 0; x < width; x++) out[x] = (uint8_t)(in[x] >> 24);
  }
}

void craster_plus_darker(uint32_t *target, ptrdiff_t target_stride, const uint32_t *source,
                         ptrdiff_t source_stride, int width, int height) {
  for (int y = 0; y < height; y++) {
    const uint32_t *in = (const uint32_t *)((const uint8_t *)source + y * source_stride);
    uint32_t *out = (uint32_t *)((uint8_t *)target + y * target_stride);
    for (int x = 0; x < width; x++) {
      int sa = (int)(in[x] >> 24), da = (int)(out[x] >> 24);
      int alpha = sa + da > 255 ? 255 : sa + da;
      uint32_t result = (uint32_t)alpha << 24;
      for (int shift = 0; shift < 24; shift += 8) {
        int s = (int)((in[x] >> shift) & 255), d = (int)((out[x] >> shift) & 255);
        int value = alpha - (sa - s) - (da - d);
        result |= (uint32_t)(value < 0 ? 0 : value > alpha ? alpha : value) << shift;
      }
      out[x] = result;
    }
  }
}

void craster_gradient(uint32_t *target, ptrdiff_t stride, int width, int height, int kind, const double m[6],
                      double factor, double offset, const uint32_t *table, int count) {
  double top = count - 1;
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)((uint8_t *)target + y * stride);
    for (int x = 0; x < width; x++) {
      double px = x + 0.5, py = y + 0.5;
      double u = m[0] * px + m[2] * py + m[4], v = m[1] * px + m[3] * py + m[5];
      double value = u;
      if (kind == CRASTER_RADIAL) {
        value = sqrt(u * u + v * v);
      } else if (kind == CRASTER_ANGULAR) {
        value = atan2(v, u) / (2 * M_PI) + offset;
        value -= floor(value);
      }
      double t = kind == CRASTER_ANGULAR ? value * factor : value * factor + offset;
      t = !(t > 0) ? 0 : t > 1 ? 1 : t;
      row[x] = table[(int)(t * top + 0.5)];
    }
  }
}

int craster_is_opaque(const uint32_t *pixels, ptrdiff_t stride, int width, int height) {
  for (int y = 0; y < height; y++) {
    const uint32_t *row = (const uint32_t *)((const uint8_t *)pixels + y * stride);
    uint32_t all = 0xff000000;
    for (int x = 0; x < width; x++) all &= row[x];
    if (all >> 24 != 255) return 0;
  }
  return 1;
}
