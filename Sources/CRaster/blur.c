#include "craster.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/// One box of `size` pixels along a line whose pixels lie `channels` bytes apart, `left` of them before the pixel.
static void box_row(const uint8_t *in, uint8_t *out, int count, int channels, int size, int left, int clamp) {
  uint32_t factor = (1u << 24) / (uint32_t)size;
  int right = size - 1 - left;
  for (int c = 0; c < channels; c++) {
    uint32_t sum = 0;
    uint32_t first = in[c], last = in[(count - 1) * channels + c];
    for (int i = -left; i <= right; i++) {
      if (i < 0) sum += clamp ? first : 0;
      else if (i >= count) sum += clamp ? last : 0;
      else sum += in[i * channels + c];
    }
    for (int i = 0; i < count; i++) {
      out[i * channels + c] = (uint8_t)((sum * factor + (1u << 23)) >> 24);
      int enter = i + right + 1, leave = i - left;
      sum += enter < count ? in[enter * channels + c] : (clamp ? last : 0);
      sum -= leave >= 0 ? in[leave * channels + c] : (clamp ? first : 0);
    }
  }
}

/// One box along all columns at once: `sums` holds one running sum a byte of the row.
static void box_columns(const uint8_t *in, uint8_t *out, ptrdiff_t stride, int rows, int bytes, int size, int left,
                        int clamp, uint32_t *sums) {
  uint32_t factor = (1u << 24) / (uint32_t)size;
  int right = size - 1 - left;
  const uint8_t *last = in + (ptrdiff_t)(rows - 1) * stride;
  memset(sums, 0, sizeof(uint32_t) * (size_t)bytes);
  for (int i = -left; i <= right; i++) {
    const uint8_t *row = i < 0 ? in : i >= rows ? last : in + (ptrdiff_t)i * stride;
    if ((i < 0 || i >= rows) && !clamp) continue;
    for (int x = 0; x < bytes; x++) sums[x] += row[x];
  }
  for (int y = 0; y < rows; y++) {
    uint8_t *target = out + (ptrdiff_t)y * stride;
    for (int x = 0; x < bytes; x++) target[x] = (uint8_t)((sums[x] * factor + (1u << 23)) >> 24);
    int enter = y + right + 1, leave = y - left;
    if (enter < rows || clamp) {
      const uint8_t *row = enter < rows ? in + (ptrdiff_t)enter * stride : last;
      for (int x = 0; x < bytes; x++) sums[x] += row[x];
    }
    if (leave >= 0 || clamp) {
      const uint8_t *row = leave >= 0 ? in + (ptrdiff_t)leave * stride : in;
      for (int x = 0; x < bytes; x++) sums[x] -= row[x];
    }
  }
}

int craster_blur(uint8_t *pixels, ptrdiff_t stride, int width, int height, int channels, double sigma, int clamp) {
  // The W3C's filter effects give the size of three boxes that come close to a Gaussian.
  int size = (int)floor(sigma * 3 * sqrt(2 * M_PI) / 4 + 0.5);
  if (size < 2 || width <= 0 || height <= 0) return 1;
  int sizes[3], lefts[3];
  for (int i = 0; i < 3; i++) {
    sizes[i] = size;
    lefts[i] = size / 2;
  }
  if (size % 2 == 0) {
    lefts[1] = size / 2 - 1;
    sizes[2] = size + 1;
  }
  size_t bytes = (size_t)width * (size_t)channels;
  uint8_t *a = malloc(bytes * 2);
  uint8_t *copy = malloc((size_t)stride * (size_t)height * 2);
  uint32_t *sums = malloc(sizeof(uint32_t) * bytes);
  if (!a || !copy || !sums) {
    free(a);
    free(copy);
    free(sums);
    return 0;
  }
  uint8_t *b = a + bytes;
  for (int y = 0; y < height; y++) {
    uint8_t *row = pixels + (ptrdiff_t)y * stride;
    box_row(row, a, width, channels, sizes[0], lefts[0], clamp);
    box_row(a, b, width, channels, sizes[1], lefts[1], clamp);
    box_row(b, row, width, channels, sizes[2], lefts[2], clamp);
  }
  uint8_t *second = copy + (size_t)stride * (size_t)height;
  box_columns(pixels, copy, stride, height, (int)bytes, sizes[0], lefts[0], clamp, sums);
  box_columns(copy, second, stride, height, (int)bytes, sizes[1], lefts[1], clamp, sums);
  box_columns(second, pixels, stride, height, (int)bytes, sizes[2], lefts[2], clamp, sums);
  free(a);
  free(copy);
  free(sums);
  return 1;
}
