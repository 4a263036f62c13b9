#include "craster.h"

#include <string.h>

/// Pixels of a side of the squares that are turned one after the other: a row of one fills a line of the cache, and
/// memory that gathers what is written sends whole lines.
enum { side = 16 };

void craster_turn(uint32_t *target, ptrdiff_t target_stride, const uint32_t *source, ptrdiff_t source_stride,
                  int width, int height, int quarters) {
  char *to = (char *)target;
  const char *from = (const char *)source;
  if (quarters == 0) {
    for (int y = 0; y < height; y++) memcpy(to + y * target_stride, from + y * source_stride, (size_t)width * 4);
    return;
  }
  if (quarters == 2) {
    for (int y = 0; y < height; y++) {
      uint32_t *row = (uint32_t *)(to + y * target_stride);
      const uint32_t *last = (const uint32_t *)(from + (height - 1 - y) * source_stride) + width - 1;
      for (int x = 0; x < width; x++) row[x] = last[-x];
    }
    return;
  }
  // The turned picture has `width` rows of `height` pixels.
  for (int top = 0; top < width; top += side) {
    const int bottom = top + side < width ? top + side : width;
    for (int left = 0; left < height; left += side) {
      const int right = left + side < height ? left + side : height;
      for (int y = top; y < bottom; y++) {
        uint32_t *row = (uint32_t *)(to + y * target_stride);
        const int column = quarters == 1 ? y : width - 1 - y;
        for (int x = left; x < right; x++) {
          const int line = quarters == 1 ? height - 1 - x : x;
          row[x] = *((const uint32_t *)(from + line * source_stride) + column);
        }
      }
    }
  }
}
