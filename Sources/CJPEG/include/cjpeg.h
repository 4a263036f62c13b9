/// JPEG decoding at a fraction of the stored size, which costs a fraction of the time: libjpeg leaves the high
/// frequencies out. libjpeg reports errors by a long jump, which Swift cannot catch; hence this piece of C.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What a call came to.
typedef enum {
  cjpeg_done,
  /// The data are damaged, or memory is short.
  cjpeg_damaged,
  /// The data end too early: what is missing is filled up.
  cjpeg_cut,
  /// A valid file with colours that are none of grey, RGB, YCbCr, CMYK and YCCK.
  cjpeg_unknown_colors,
  /// No fraction of it can be decoded in the memory that is allowed.
  cjpeg_too_large,
  /// More passes over the picture than one of its size needs.
  cjpeg_too_many_scans,
} cjpeg_result;

/// How a picture is to be decoded, and what comes of it.
typedef struct {
  /// Pixels that are wanted at least.
  int least_width, least_height;
  /// How many copies of the decoded pixels will be held at a time.
  int copies;
  /// Bytes that decoder and pixels may hold.
  int64_t memory;
  /// Out: the size that comes out, and the one stored.
  int width, height, stored_width, stored_height;
  /// Out: no larger size can be had.
  bool is_largest;
  /// Out: bytes that decoder and pixels will hold.
  int64_t held;
} cjpeg_plan;

/// A picture that is being decoded.
typedef struct cjpeg_decoder cjpeg_decoder;

/// Begins with the bytes of a file, which must outlive the decoder; NULL: memory is short.
cjpeg_decoder *cjpeg_open(const uint8_t *bytes, size_t count);

/// Reads the header and chooses the smallest of 1/8, 1/4, 1/2 and 1 that leaves at least the pixels wanted; a smaller one
/// where that would not fit into memory.
cjpeg_result cjpeg_prepare(cjpeg_decoder *decoder, cjpeg_plan *plan);

/// Decodes into rows of blue, green, red and 255.
cjpeg_result cjpeg_read(cjpeg_decoder *decoder, uint8_t *pixels, size_t stride);

/// Ends it, at any point.
void cjpeg_close(cjpeg_decoder *decoder);
