/// JPEG decoding at a fraction of the stored size, which costs a fraction of the time: libjpeg leaves the high
/// frequencies out. libjpeg reports errors by a long jump, which Swift cannot catch; hence this piece of C.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// What a call came to.
typedef enum {
  cjpeg_done,
  /// The data are damaged, or memory is short.
  cjpeg_damaged,
  /// A valid file with colours that libjpeg does not turn into RGB.
  cjpeg_unknown_colors,
} cjpeg_result;

/// A picture that is being decoded.
typedef struct cjpeg_decoder cjpeg_decoder;

/// Begins with the bytes of a file, which must outlive the decoder; NULL: memory is short.
cjpeg_decoder *cjpeg_open(const uint8_t *bytes, size_t count);

/// Reads the header and chooses the smallest of 1/8, 1/4, 1/2 and 1 that leaves at least `least_width` x
/// `least_height` pixels. Tells the size that comes out, and the one stored.
cjpeg_result cjpeg_prepare(cjpeg_decoder *decoder, int least_width, int least_height, int *width, int *height,
                           int *stored_width, int *stored_height);

/// Decodes into rows of blue, green, red and 255.
cjpeg_result cjpeg_read(cjpeg_decoder *decoder, uint8_t *pixels, size_t stride);

/// Ends it, at any point.
void cjpeg_close(cjpeg_decoder *decoder);
