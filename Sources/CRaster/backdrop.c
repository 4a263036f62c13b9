#include "craster.h"
#include <stdlib.h>
#include <string.h>

enum { CELL = CRASTER_CELL };

/// The cell in which a pixel lies, for pixels before the first one too.
static int cell_of(int pixel) { return pixel >= 0 ? pixel / CELL : -((CELL - 1 - pixel) / CELL); }

int craster_reduce(uint32_t *cells, int cells_width, const uint32_t *source, ptrdiff_t stride, int x0, int y0,
                   int width, int height) {
  int first = cell_of(x0), top = cell_of(y0);
  uint16_t *sums = malloc(sizeof(uint16_t) * 4 * (size_t)cells_width);
  if (!sums) return 0;
  for (int y = 0; y < height;) {
    int row = cell_of(y0 + y) - top;
    int rows = (cell_of(y0 + y) + 1) * CELL - (y0 + y);
    if (rows > height - y) rows = height - y;
    memset(sums, 0, sizeof(uint16_t) * 4 * (size_t)cells_width);
    for (int line = 0; line < rows; line++, y++) {
      const uint8_t *in = (const uint8_t *)source + (ptrdiff_t)y * stride;
      for (int x = 0; x < width;) {
        int columns = (cell_of(x0 + x) + 1) * CELL - (x0 + x);
        if (columns > width - x) columns = width - x;
        uint16_t *sum = sums + (size_t)(cell_of(x0 + x) - first) * 4;
        if (columns == CELL) {
          for (int c = 0; c < 4; c++)
            sum[c] = (uint16_t)(sum[c] + in[x * 4 + c] + in[x * 4 + 4 + c] + in[x * 4 + 8 + c] + in[x * 4 + 12 + c]);
        } else {
          for (int i = 0; i < columns; i++)
            for (int c = 0; c < 4; c++) sum[c] = (uint16_t)(sum[c] + in[(x + i) * 4 + c]);
        }
        x += columns;
      }
    }
    uint8_t *out = (uint8_t *)(cells + (ptrdiff_t)row * cells_width);
    for (int i = 0; i < cells_width; i++) {
      int begin = (first + i) * CELL, end = begin + CELL;
      if (begin < x0) begin = x0;
      if (end > x0 + width) end = x0 + width;
      unsigned count = (unsigned)((end - begin) * rows);
      for (int c = 0; c < 4; c++) out[i * 4 + c] = (uint8_t)((sums[i * 4 + c] + count / 2) / count);
    }
  }
  free(sums);
  return 1;
}

static int limited(int value) { return value < 0 ? 0 : value > 255 ? 255 : value; }

void craster_tone(uint32_t *cells, size_t count, int saturation, uint32_t veil) {
  int alpha = (int)(veil >> 24);
  for (size_t i = 0; i < count; i++) {
    int b = cells[i] & 255, g = cells[i] >> 8 & 255, r = cells[i] >> 16 & 255;
    // Rec. 709's luminance, in 1/256.
    int grey = (54 * r + 183 * g + 19 * b + 128) >> 8;
    r = limited(grey + (((r - grey) * saturation) / 256));
    g = limited(grey + (((g - grey) * saturation) / 256));
    b = limited(grey + (((b - grey) * saturation) / 256));
    int over[3] = {b, g, r};
    uint32_t word = 0xFF000000u;
    for (int c = 0; c < 3; c++) {
      int mixed = (int)(veil >> (8 * c) & 255) + (over[c] * (255 - alpha) + 127) / 255;
      word |= (uint32_t)limited(mixed) << (8 * c);
    }
    cells[i] = word;
  }
}

/// Between which cells a pixel lies, and how much of the second counts, in 1/8.
static void between(int pixel, int count, int first, int *low, int *high, int *weight) {
  int cell = cell_of(pixel), inside = pixel - cell * CELL;
  // The middles of pixels lie 1/8, 3/8, 5/8 and 7/8 through a cell.
  int a = inside < CELL / 2 ? cell - 1 : cell;
  *weight = inside < CELL / 2 ? 5 + 2 * inside : 2 * inside - 3;
  int l = a - first, h = l + 1;
  *low = l < 0 ? 0 : l >= count ? count - 1 : l;
  *high = h < 0 ? 0 : h >= count ? count - 1 : h;
}

int craster_enlarge(uint32_t *target, ptrdiff_t stride, int x0, int y0, int width, int height, const uint32_t *cells,
                    int first_column, int first_row, int columns, int rows) {
  uint16_t *line = malloc(sizeof(uint16_t) * 4 * (size_t)columns);
  if (!line) return 0;
  for (int y = 0; y < height; y++) {
    int low, high, weight;
    between(y0 + y, rows, first_row, &low, &high, &weight);
    const uint8_t *a = (const uint8_t *)(cells + (ptrdiff_t)low * columns);
    const uint8_t *b = (const uint8_t *)(cells + (ptrdiff_t)high * columns);
    for (int i = 0; i < columns * 4; i++) line[i] = (uint16_t)(a[i] * (8 - weight) + b[i] * weight);
    uint8_t *out = (uint8_t *)target + (ptrdiff_t)y * stride;
    for (int x = 0; x < width; x++) {
      between(x0 + x, columns, first_column, &low, &high, &weight);
      const uint16_t *l = line + low * 4, *h = line + high * 4;
      for (int c = 0; c < 4; c++)
        out[x * 4 + c] = (uint8_t)((l[c] * (8 - weight) + h[c] * weight + 32) >> 6);
    }
  }
  free(line);
  return 1;
}
