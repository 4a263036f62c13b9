/// The pixel loops that neither pixman nor cairo has. Pixels are premultiplied 32-bit words (alpha highest),
/// strides are bytes. Every result depends on the pixel's absolute place alone, never on the part requested, so
/// that painting a damaged part gives the same bytes as painting everything.
#ifndef CRASTER_H
#define CRASTER_H

#include <stddef.h>
#include <stdint.h>

/// Samples `source` bilinearly, transparent outside, through `inverse` (column vectors, row by row: from
/// device pixels to source pixels) for the device pixels from (x0, y0).
void craster_warp(uint32_t *target, ptrdiff_t target_stride, int x0, int y0, int width, int height,
                  const uint32_t *source, ptrdiff_t source_stride, int source_width, int source_height,
                  const double inverse[9]);

/// Weighted sums along rows of four-byte pixels: target x reads `taps` pixels from `starts[x]`, weights are
/// 1/16384.
void craster_convolve_rows(uint8_t *target, ptrdiff_t target_stride, int target_width, const uint8_t *source,
                           ptrdiff_t source_stride, int rows, const int32_t *starts, const int16_t *weights,
                           int taps);

/// The same along columns.
void craster_convolve_columns(uint8_t *target, ptrdiff_t target_stride, int target_rows, const uint8_t *source,
                              ptrdiff_t source_stride, int width, const int32_t *starts, const int16_t *weights,
                              int taps);

/// Three box blurs that come close to a Gaussian of `sigma` pixels, in place. `channels` is 1 or 4. Outside
/// is transparent, or the edge's own pixels where `clamp` is set. Returns 0 when memory is short.
int craster_blur(uint8_t *pixels, ptrdiff_t stride, int width, int height, int channels, double sigma, int clamp);

/// 4 x 5 matrix on unpremultiplied components from 0 to 1, in place.
void craster_color_matrix(uint32_t *pixels, ptrdiff_t stride, int width, int height, const float matrix[20]);

/// Black whose alpha is the luminance, in place.
void craster_luminance_to_alpha(uint32_t *pixels, ptrdiff_t stride, int width, int height);

/// The alpha of each pixel.
void craster_extract_alpha(uint8_t *target, ptrdiff_t target_stride, const uint32_t *source,
                           ptrdiff_t source_stride, int width, int height);

/// Core Graphics' plus-darker of `source` onto `target`.
void craster_plus_darker(uint32_t *target, ptrdiff_t target_stride, const uint32_t *source,
                         ptrdiff_t source_stride, int width, int height);

/// How a gradient finds its parameter from a point.
enum craster_gradient_kind { CRASTER_LINEAR = 0, CRASTER_RADIAL = 1, CRASTER_ANGULAR = 2 };

/// Fills pixels with `table[t]`, t from 0 to `count - 1`. `inverse` (six numbers a b c d tx ty, row vectors) leads
/// from pixels to the gradient's own space, where linear uses x, radial the distance from the origin and angular
/// the angle as a fraction of a turn from `start`; t = value * factor + offset, kept within 0 to 1.
void craster_gradient(uint32_t *target, ptrdiff_t stride, int width, int height, int kind, const double inverse[6],
                      double factor, double offset, const uint32_t *table, int count);

/// Copies pixels, turned clockwise by so many quarters (0 to 3): `width` and `height` are the source's. The target is
/// written once, row by row in squares, and never read.
void craster_turn(uint32_t *target, ptrdiff_t target_stride, const uint32_t *source, ptrdiff_t source_stride,
                  int width, int height, int quarters);

/// The side of the squares of pixels, from the origin on, that are one cell of a backdrop.
#define CRASTER_CELL 4

/// The means of the pixels of each cell, of a picture whose first pixel is (x0, y0): of cut cells those that there are.
/// `cells` holds each cell that the picture touches, `cells_width` a row. Returns 0 when memory is short.
int craster_reduce(uint32_t *cells, int cells_width, const uint32_t *source, ptrdiff_t stride, int x0, int y0,
                   int width, int height);

/// Colours of opaque pixels further from their grey, by `saturation` / 256, under a premultiplied veil; in place.
void craster_tone(uint32_t *cells, size_t count, int saturation, uint32_t veil);

/// Opaque pixels from (x0, y0) on between the middles of cells, of which the first is that of the column and row given.
/// Returns 0 when memory is short.
int craster_enlarge(uint32_t *target, ptrdiff_t stride, int x0, int y0, int width, int height, const uint32_t *cells,
                    int first_column, int first_row, int columns, int rows);

/// Whether all pixels have alpha 255.
int craster_is_opaque(const uint32_t *pixels, ptrdiff_t stride, int width, int height);

/// A number that was not given before, from 1 on; from any thread.
uint64_t craster_next_identity(void);

#endif
