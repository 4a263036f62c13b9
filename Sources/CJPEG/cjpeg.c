#include "cjpeg.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

struct cjpeg_decoder {
  struct jpeg_decompress_struct info;
  struct jpeg_error_mgr errors;
  jmp_buf failure;
};

/// More scans than any real progressive file has: each costs a pass over the whole picture.
enum { most_scans = 200 };

static void fail(j_common_ptr info) { longjmp(((cjpeg_decoder *)info->client_data)->failure, 1); }
static void keep_quiet(j_common_ptr info) { (void)info; }
static void count_warning(j_common_ptr info, int level) {
  if (level < 0) info->err->num_warnings++;
}
static void count_scans(j_common_ptr info) {
  if (info->is_decompressor && ((j_decompress_ptr)info)->input_scan_number > most_scans) fail(info);
}

cjpeg_decoder *cjpeg_open(const uint8_t *bytes, size_t count) {
  cjpeg_decoder *decoder = calloc(1, sizeof *decoder);
  if (decoder == NULL) return NULL;
  decoder->info.err = jpeg_std_error(&decoder->errors);
  decoder->errors.error_exit = fail;
  decoder->errors.output_message = keep_quiet;
  decoder->errors.emit_message = count_warning;
  decoder->info.client_data = decoder;
  if (setjmp(decoder->failure)) {
    cjpeg_close(decoder);
    return NULL;
  }
  jpeg_create_decompress(&decoder->info);
  jpeg_mem_src(&decoder->info, bytes, count);
  return decoder;
}

cjpeg_result cjpeg_prepare(cjpeg_decoder *decoder, int least_width, int least_height, int *width, int *height,
                           int *stored_width, int *stored_height) {
  struct jpeg_decompress_struct *info = &decoder->info;
  if (setjmp(decoder->failure)) return cjpeg_damaged;
  jpeg_read_header(info, TRUE);
  *stored_width = (int)info->image_width;
  *stored_height = (int)info->image_height;
  if (info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK ||
      info->jpeg_color_space == JCS_UNKNOWN)
    return cjpeg_unknown_colors;
  info->out_color_space = JCS_EXT_BGRA;
  info->scale_num = 1;
  for (info->scale_denom = 8; info->scale_denom >= 1; info->scale_denom /= 2) {
    jpeg_calc_output_dimensions(info);
    if (info->scale_denom == 1 ||
        ((int)info->output_width >= least_width && (int)info->output_height >= least_height))
      break;
  }
  *width = (int)info->output_width;
  *height = (int)info->output_height;
  return cjpeg_done;
}

cjpeg_result cjpeg_read(cjpeg_decoder *decoder, uint8_t *pixels, size_t stride) {
  struct jpeg_decompress_struct *info = &decoder->info;
  struct jpeg_progress_mgr progress = {.progress_monitor = count_scans};
  if (setjmp(decoder->failure)) {
    info->progress = NULL;
    return cjpeg_damaged;
  }
  info->progress = &progress;
  jpeg_start_decompress(info);
  while (info->output_scanline < info->output_height) {
    JSAMPROW row = pixels + info->output_scanline * stride;
    jpeg_read_scanlines(info, &row, 1);
  }
  info->progress = NULL;
  return cjpeg_done;
}

void cjpeg_close(cjpeg_decoder *decoder) {
  jpeg_destroy_decompress(&decoder->info);
  free(decoder);
}
