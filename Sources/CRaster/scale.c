#include "craster.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#include <string.h>
#endif

static inline uint8_t clamp(int32_t sum) {
  int32_t value = (sum + 8192) >> 14;
  return value < 0 ? 0 : value > 255 ? 255 : (uint8_t)value;
}

#if defined(__SSE2__)
/// Two weights as a pair of 16-bit words, repeated over the register.
static inline __m128i weight_pair(int16_t first, int16_t second) {
  return _mm_set1_epi32((int32_t)((uint32_t)(uint16_t)second << 16 | (uint16_t)first));
}

static inline __m128i load_pixel(const uint8_t *p) {
  int32_t word;
  memcpy(&word, p, 4);
  return _mm_cvtsi32_si128(word);
}

static inline __m128i shifted(__m128i sums) {
  return _mm_srai_epi32(_mm_add_epi32(sums, _mm_set1_epi32(8192)), 14);
}

/// One pixel of a row: the taps in pairs, the channels side by side. The sums are those of the plain loop below.
static inline void convolve_pixel(uint8_t *out, const uint8_t *p, const int16_t *w, int taps) {
  const __m128i zero = _mm_setzero_si128();
  __m128i sums = zero;
  int i = 0;
  for (; i + 1 < taps; i += 2, p += 8) {
    __m128i both = _mm_loadl_epi64((const __m128i *)p);
    __m128i mixed = _mm_unpacklo_epi8(_mm_unpacklo_epi8(both, _mm_srli_si128(both, 4)), zero);
    sums = _mm_add_epi32(sums, _mm_madd_epi16(mixed, weight_pair(w[i], w[i + 1])));
  }
  if (i < taps) {
    __m128i mixed = _mm_unpacklo_epi16(_mm_unpacklo_epi8(load_pixel(p), zero), zero);
    sums = _mm_add_epi32(sums, _mm_madd_epi16(mixed, weight_pair(w[i], 0)));
  }
  __m128i words = _mm_packs_epi32(shifted(sums), zero);
  int32_t pixel = _mm_cvtsi128_si32(_mm_packus_epi16(words, zero));
  memcpy(out, &pixel, 4);
}

/// Sixteen bytes of a target row from as many rows as there are taps.
static inline void convolve_block(uint8_t *out, const uint8_t *in, ptrdiff_t stride, const int16_t *w, int taps) {
  const __m128i zero = _mm_setzero_si128();
  __m128i s0 = zero, s1 = zero, s2 = zero, s3 = zero;
  for (int i = 0; i < taps; i += 2) {
    int16_t second = i + 1 < taps ? w[i + 1] : 0;
    if (w[i] == 0 && second == 0) continue;
    __m128i a = _mm_loadu_si128((const __m128i *)(in + i * stride));
    __m128i b = i + 1 < taps ? _mm_loadu_si128((const __m128i *)(in + (i + 1) * stride)) : zero;
    __m128i weights = weight_pair(w[i], second);
    __m128i low = _mm_unpacklo_epi8(a, b), high = _mm_unpackhi_epi8(a, b);
    s0 = _mm_add_epi32(s0, _mm_madd_epi16(_mm_unpacklo_epi8(low, zero), weights));
    s1 = _mm_add_epi32(s1, _mm_madd_epi16(_mm_unpackhi_epi8(low, zero), weights));
    s2 = _mm_add_epi32(s2, _mm_madd_epi16(_mm_unpacklo_epi8(high, zero), weights));
    s3 = _mm_add_epi32(s3, _mm_madd_epi16(_mm_unpackhi_epi8(high, zero), weights));
  }
  __m128i low = _mm_packs_epi32(shifted(s0), shifted(s1));
  __m128i high = _mm_packs_epi32(shifted(s2), shifted(s3));
  _mm_storeu_si128((__m128i *)out, _mm_packus_epi16(low, high));
}
#else
static inline void convolve_pixel(uint8_t *out, const uint8_t *p, const int16_t *w, int taps) {
  int32_t s0 = 0, s1 = 0, s2 = 0, s3 = 0;
  for (int i = 0; i < taps; i++, p += 4) {
    s0 += w[i] * p[0];
    s1 += w[i] * p[1];
    s2 += w[i] * p[2];
    s3 += w[i] * p[3];
  }
  out[0] = clamp(s0);
  out[1] = clamp(s1);
  out[2] = clamp(s2);
  out[3] = clamp(s3);
}
#endif

void craster_convolve_rows(uint8_t *target, ptrdiff_t target_stride, int target_width, const uint8_t *source,
                           ptrdiff_t source_stride, int rows, const int32_t *starts, const int16_t *weights,
                           int taps) {
  for (int y = 0; y < rows; y++) {
    const uint8_t *in = source + y * source_stride;
    uint8_t *out = target + y * target_stride;
    for (int x = 0; x < target_width; x++)
      convolve_pixel(out + 4 * x, in + 4 * (ptrdiff_t)starts[x], weights + (ptrdiff_t)x * taps, taps);
  }
}

/// The bytes from `begin` to `end` of a target row.
static void convolve_columns(uint8_t *out, const uint8_t *in, ptrdiff_t stride, int begin, int end,
                             const int16_t *w, int taps) {
  enum { block = 256 };
  for (int x = begin; x < end; x += block) {
    int count = end - x < block ? end - x : block;
    int32_t sums[block] = {0};
    for (int i = 0; i < taps; i++) {
      const uint8_t *p = in + i * stride + x;
      int32_t weight = w[i];
      if (weight == 0) continue;
      for (int k = 0; k < count; k++) sums[k] += weight * p[k];
    }
    for (int k = 0; k < count; k++) out[x + k] = clamp(sums[k]);
  }
}

void craster_convolve_columns(uint8_t *target, ptrdiff_t target_stride, int target_rows, const uint8_t *source,
                              ptrdiff_t source_stride, int width, const int32_t *starts, const int16_t *weights,
                              int taps) {
  int bytes = width * 4;
  for (int y = 0; y < target_rows; y++) {
    uint8_t *out = target + y * target_stride;
    const int16_t *w = weights + (ptrdiff_t)y * taps;
    const uint8_t *in = source + (ptrdiff_t)starts[y] * source_stride;
    int x = 0;
#if defined(__SSE2__)
    for (; x + 16 <= bytes; x += 16) convolve_block(out + x, in + x, source_stride, w, taps);
#endif
    convolve_columns(out, in, source_stride, x, bytes, w, taps);
    // Rounding each channel alone may leave a colour above its alpha.
    for (x = 0; x < bytes; x += 4) {
      uint8_t a = out[x + 3];
      if (a == 255) continue;
      for (int c = 0; c < 3; c++)
        if (out[x + c] > a) out[x + c] = a;
    }
  }
}
