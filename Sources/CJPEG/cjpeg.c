#include "cjpeg.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

#include <jerror.h>

struct cjpeg_decoder {
  struct jpeg_decompress_struct info;
  struct jpeg_error_mgr errors;
  jmp_buf failure;
  int most_scans;
  bool has_too_many_scans;
  bool is_cut;
};

/// Each scan costs a pass over the whole picture. Real progressive files have about ten; small pictures may have more, as
/// many as cost about as much as one second's work.
enum { least_scans = 20, highest_scans = 200 };
static const double scanned_pixels = 2e9;

/// What libjpeg holds besides coefficients and pixels: tables, strips of rows.
enum { overhead = 4 << 20 };

static cjpeg_decoder *owner(j_common_ptr info) { return info->client_data; }
static void fail(j_common_ptr info) { longjmp(owner(info)->failure, 1); }
static void keep_quiet(j_common_ptr info) { (void)info; }
static void note(j_common_ptr info, int level) {
  if (level >= 0) return;
  info->err->num_warnings++;
  if (info->err->msg_code == JWRN_JPEG_EOF) owner(info)->is_cut = true;
}
static void count_scans(j_common_ptr info) {
  if (!info->is_decompressor || ((j_decompress_ptr)info)->input_scan_number <= owner(info)->most_scans) return;
  owner(info)->has_too_many_scans = true;
  fail(info);
}

cjpeg_decoder *cjpeg_open(const uint8_t *bytes, size_t count) {
  cjpeg_decoder *decoder = calloc(1, sizeof *decoder);
  if (decoder == NULL) return NULL;
  decoder->info.err = jpeg_std_error(&decoder->errors);
  decoder->errors.error_exit = fail;
  decoder->errors.output_message = keep_quiet;
  decoder->errors.emit_message = note;
  decoder->info.client_data = decoder;
  if (setjmp(decoder->failure)) {
    cjpeg_close(decoder);
    return NULL;
  }
  jpeg_create_decompress(&decoder->info);
  jpeg_mem_src(&decoder->info, bytes, count);
  return decoder;
}

/// Bytes of all coefficients, which are kept where a block's come in several scans.
static int64_t coefficients(struct jpeg_decompress_struct *info) {
  if (!jpeg_has_multiple_scans(info)) return 0;
  int64_t blocks = 0;
  for (int i = 0; i < info->num_components; i++) {
    const jpeg_component_info *component = &info->comp_info[i];
    int64_t across = ((int64_t)component->width_in_blocks + component->h_samp_factor - 1) / component->h_samp_factor *
                     component->h_samp_factor;
    int64_t down = ((int64_t)component->height_in_blocks + component->v_samp_factor - 1) / component->v_samp_factor *
                   component->v_samp_factor;
    blocks += across * down;
  }
  return blocks * DCTSIZE2 * (int64_t)sizeof(JCOEF);
}

static bool is_cmyk(const struct jpeg_decompress_struct *info) {
  return info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
}

cjpeg_result cjpeg_prepare(cjpeg_decoder *decoder, cjpeg_plan *plan) {
  struct jpeg_decompress_struct *info = &decoder->info;
  if (setjmp(decoder->failure)) return cjpeg_damaged;
  jpeg_read_header(info, TRUE);
  plan->stored_width = (int)info->image_width;
  plan->stored_height = (int)info->image_height;
  if (info->jpeg_color_space == JCS_UNKNOWN) return cjpeg_unknown_colors;
  info->out_color_space = is_cmyk(info) ? JCS_CMYK : JCS_EXT_BGRA;
  double pixels = (double)info->image_width * info->image_height;
  double scans = scanned_pixels / pixels;
  decoder->most_scans = scans < least_scans ? least_scans : scans > highest_scans ? highest_scans : (int)scans;
  const int64_t kept = coefficients(info) + overhead;
  info->scale_num = 1;
  plan->is_largest = true;
  bool fits = false;
  // From the smallest: the first that is enough, else the largest that fits.
  for (unsigned denominator = 8; denominator >= 1; denominator /= 2) {
    unsigned before = info->scale_denom;
    info->scale_denom = denominator;
    jpeg_calc_output_dimensions(info);
    int64_t held = kept + (int64_t)info->output_width * info->output_height * 4 * plan->copies;
    if (held > plan->memory) {
      if (!fits) {
        plan->held = held;
        return cjpeg_too_large;
      }
      info->scale_denom = before;
      jpeg_calc_output_dimensions(info);
      break;
    }
    fits = true;
    plan->held = held;
    if ((int)info->output_width >= plan->least_width && (int)info->output_height >= plan->least_height) {
      plan->is_largest = denominator == 1;
      break;
    }
  }
  // In addition, libjpeg limits its own allocations.
  info->mem->max_memory_to_use = (long)(kept + overhead);
  plan->width = (int)info->output_width;
  plan->height = (int)info->output_height;
  return cjpeg_done;
}

/// Inks to light. Adobe's programs, which write nearly all such files, store how much ink is missing.
static void print_row(uint8_t *row, int width, bool is_inverted) {
  for (int x = 0; x < width; x++, row += 4) {
    unsigned light[4];
    for (int i = 0; i < 4; i++) light[i] = is_inverted ? row[i] : 255 - row[i];
    for (int i = 0; i < 3; i++) row[2 - i] = (uint8_t)((light[i] * light[3] + 127) / 255);
    row[3] = 255;
  }
}

cjpeg_result cjpeg_read(cjpeg_decoder *decoder, uint8_t *pixels, size_t stride) {
  struct jpeg_decompress_struct *info = &decoder->info;
  struct jpeg_progress_mgr progress = {.progress_monitor = count_scans};
  if (setjmp(decoder->failure)) {
    info->progress = NULL;
    return decoder->has_too_many_scans ? cjpeg_too_many_scans : cjpeg_damaged;
  }
  info->progress = &progress;
  jpeg_start_decompress(info);
  while (info->output_scanline < info->output_height) {
    JSAMPROW row = pixels + info->output_scanline * stride;
    jpeg_read_scanlines(info, &row, 1);
    if (info->out_color_space == JCS_CMYK) print_row(row, (int)info->output_width, info->saw_Adobe_marker);
  }
  info->progress = NULL;
  return decoder->is_cut ? cjpeg_cut : cjpeg_done;
}

void cjpeg_close(cjpeg_decoder *decoder) {
  jpeg_destroy_decompress(&decoder->info);
  free(decoder);
}
