#pragma once
#include <stdint.h>

/// A corner as `GeometryVertex` has it in memory.
typedef struct {
  float x, y;
  uint8_t red, green, blue, alpha;
  float u, v;
} reference_vertex;

/// Pixels of blue, green, red, alpha; `smooth`: between pixel centres, else the nearest.
typedef struct {
  const uint32_t *words;
  int width, height, smooth;
} reference_texture;

/// The factors by which source and destination are multiplied, colour first, then alpha.
typedef enum {
  REFERENCE_ZERO,
  REFERENCE_ONE,
  REFERENCE_SOURCE_COLOR_LEFT,
  REFERENCE_SOURCE_ALPHA_LEFT,
  REFERENCE_TARGET_COLOR,
  REFERENCE_TARGET_COLOR_LEFT,
  REFERENCE_TARGET_ALPHA,
  REFERENCE_TARGET_ALPHA_LEFT,
} reference_factor;

typedef struct {
  reference_factor source, target, source_alpha, target_alpha;
} reference_blend;

/// Draws a triangle into a picture of `width` columns: pixels whose centres lie in it, or on an upper or left edge.
/// `clip`: first column and row, and those behind the last. `texture` may be NULL.
void reference_triangle(uint32_t *target, int width, const int clip[4], const reference_vertex corners[3],
                        const reference_texture *texture, reference_blend blend);
