#include "craster.h"
#include <stdlib.h>
#include <string.h>

enum { CELL = CRASTER_CELL };

/// The cell in which a pixel lies, for pixels before the first one too.
static int cell_of(int pixel) { return pixel >= 0 ? pixel / CELL : -((CELL - 1 - pixel) / CELL); }

/// The sums of four rows' components at most, to be added up by columns.
static void add_row(uint16_t *restrict sums, const uint8_t *restrict in, int count) {
  for (int i = 0; i < count; i++) sums[i] = (uint16_t)(sums[i] + in[i]);
}

int craster_reduce(uint32_t *cells, int cells_width, const uint32_t *source, ptrdiff_t stride, int x0, int y0,
                   int width, int height) {
  int first = cell_of(x0), top = cell_of(y0);
  uint16_t *sums = malloc(sizeof(uint16_t) * 4 * (size_t)width);
  if (!sums) return 0;
  for (int y = 0; y < height;) {
    int row = cell_of(y0 + y) - top;
    int rows = (cell_of(y0 + y) + 1) * CELL - (y0 + y);
    if (rows > height - y) rows = height - y;
    memset(sums, 0, sizeof(uint16_t) * 4 * (size_t)width);
    for (int line = 0; line < rows; line++, y++)
      add_row(sums, (const uint8_t *)source + (ptrdiff_t)y * stride, width * 4);
    uint8_t *out = (uint8_t *)(cells + (ptrdiff_t)row * cells_width);
    for (int i = 0; i < cells_width; i++) {
      int begin = (first + i) * CELL - x0, end = begin + CELL;
      if (begin < 0) begin = 0;
      if (end > width) end = width;
      const uint16_t *in = sums + begin * 4;
      if (rows == CELL && end - begin == CELL) {
        for (int c = 0; c < 4; c++)
          out[i * 4 + c] = (uint8_t)((in[c] + in[4 + c] + in[8 + c] + in[12 + c] + CELL * CELL / 2) / (CELL * CELL));
        continue;
      }
      unsigned count = (unsigned)((end - begin) * rows);
      for (int c = 0; c < 4; c++) {
        unsigned sum = count / 2;
        for (int x = 0; x < end - begin; x++) sum += in[x * 4 + c];
        out[i * 4 + c] = (uint8_t)(sum / count);
      }
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

/// The components of two pixels; eight times eight bits and a sign fit.
typedef int16_t two_pixels __attribute__((vector_size(16)));
typedef uint8_t two_words __attribute__((vector_size(8)));

/// One pixel of a line of components in 1/8.
static void one_pixel(uint8_t *out, const int16_t *line, int pixel, int first, int columns) {
  int low, high, weight;
  between(pixel, columns, first, &low, &high, &weight);
  const int16_t *l = line + low * 4, *h = line + high * 4;
  for (int c = 0; c < 4; c++) out[c] = (uint8_t)((l[c] * 8 + (h[c] - l[c]) * weight + 32) >> 6);
}

int craster_enlarge(uint32_t *target, ptrdiff_t stride, int x0, int y0, int width, int height, const uint32_t *cells,
                    int first_column, int first_row, int columns, int rows) {
  int16_t *line = malloc(sizeof(int16_t) * 4 * (size_t)columns);
  if (!line) return 0;
  static const two_pixels near = {1, 1, 1, 1, 3, 3, 3, 3}, far = {5, 5, 5, 5, 7, 7, 7, 7};
  for (int y = 0; y < height; y++) {
    int low, high, weight;
    between(y0 + y, rows, first_row, &low, &high, &weight);
    const uint8_t *a = (const uint8_t *)(cells + (ptrdiff_t)low * columns);
    const uint8_t *b = (const uint8_t *)(cells + (ptrdiff_t)high * columns);
    for (int i = 0; i < columns * 4; i++) line[i] = (int16_t)(a[i] * (8 - weight) + b[i] * weight);
    uint8_t *out = (uint8_t *)target + (ptrdiff_t)y * stride;
    int x = 0;
    while (x < width) {
      // Between the middles of two cells lie four pixels, the first of them in the left cell's second half.
      int pixel = x0 + x, cell = cell_of(pixel), left = cell - first_column;
      if (pixel - cell * CELL != CELL / 2 || x + CELL > width || left < 0 || left + 1 >= columns) {
        one_pixel(out + x * 4, line, pixel, first_column, columns);
        x++;
        continue;
      }
      for (; x + CELL <= width && left + 1 < columns; left++, x += CELL) {
        two_pixels l, h;
        memcpy(&l, line + left * 4, 8);
        memcpy((char *)&l + 8, line + left * 4, 8);
        memcpy(&h, line + left * 4 + 4, 8);
        memcpy((char *)&h + 8, line + left * 4 + 4, 8);
        two_pixels difference = h - l, base = l * 8 + 32;
        two_words first = __builtin_convertvector((base + difference * near) >> 6, two_words);
        two_words second = __builtin_convertvector((base + difference * far) >> 6, two_words);
        memcpy(out + x * 4, &first, 8);
        memcpy(out + x * 4 + 8, &second, 8);
      }
    }
  }
  free(line);
  return 1;
}
