#include "words.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/mman.h>
#include <unistd.h>
#include <xf86drm.h>
#include <xf86drmMode.h>

enum { most_cards = 8 };

bool words_on_x(const struct words *words, int seconds) {
  if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) return false;
  SDL_Rect bounds = {0, 0, 800, 480};
  SDL_GetDisplayBounds(0, &bounds);
  SDL_ShowCursor(SDL_DISABLE);
  SDL_Window *window = SDL_CreateWindow(words->heading, bounds.x, bounds.y, bounds.w, bounds.h, SDL_WINDOW_BORDERLESS);
  SDL_Surface *target = window ? SDL_GetWindowSurface(window) : NULL;
  SDL_Surface *picture = target ? words_draw(words, target->w, target->h) : NULL;
  if (picture) {
    Uint32 end = SDL_GetTicks() + (Uint32)seconds * 1000;
    for (Uint32 now; (now = SDL_GetTicks()) < end;) {
      SDL_BlitSurface(picture, NULL, target, NULL);
      SDL_UpdateWindowSurface(window);
      SDL_Event event;
      // Once a second, in case somebody has drawn over it.
      Uint32 wait = end - now < 1000 ? end - now : 1000;
      if (SDL_WaitEventTimeout(&event, (int)wait) && event.type == SDL_QUIT) break;
      sigset_t pending;
      if (sigpending(&pending) == 0 && (sigismember(&pending, SIGTERM) || sigismember(&pending, SIGINT))) break;
    }
    SDL_FreeSurface(picture);
  }
  SDL_QuitSubSystem(SDL_INIT_VIDEO);
  return picture != NULL;
}

/// A buffer of a card that the display shows.
struct shown {
  uint32_t handle, pitch, frame;
  uint64_t size;
  uint8_t *pixels;
};

static bool make_buffer(int card, const drmModeModeInfo *mode, struct shown *buffer) {
  struct drm_mode_create_dumb create = {.width = mode->hdisplay, .height = mode->vdisplay, .bpp = 32};
  if (drmIoctl(card, DRM_IOCTL_MODE_CREATE_DUMB, &create) != 0) return false;
  *buffer = (struct shown){.handle = create.handle, .pitch = create.pitch, .size = create.size};
  struct drm_mode_map_dumb map = {.handle = create.handle};
  if (drmModeAddFB(card, create.width, create.height, 24, 32, create.pitch, create.handle, &buffer->frame) != 0 ||
      drmIoctl(card, DRM_IOCTL_MODE_MAP_DUMB, &map) != 0)
    return false;
  buffer->pixels = mmap(NULL, create.size, PROT_READ | PROT_WRITE, MAP_SHARED, card, (off_t)map.offset);
  return buffer->pixels != MAP_FAILED;
}

/// Copies a picture of the buffer's size.
static void copy(const SDL_Surface *picture, const struct shown *buffer) {
  size_t row = (size_t)picture->w * 4;
  for (int y = 0; y < picture->h; y++)
    memcpy(buffer->pixels + (size_t)y * buffer->pitch, (const uint8_t *)picture->pixels + (size_t)y * (size_t)picture->pitch, row);
}

/// A controller that can drive a connector; 0: none.
static uint32_t controller(int card, const drmModeRes *resources, const drmModeConnector *connector) {
  for (int i = 0; i < connector->count_encoders; i++) {
    drmModeEncoder *encoder = drmModeGetEncoder(card, connector->encoders[i]);
    if (!encoder) continue;
    uint32_t found = 0;
    for (int n = 0; n < resources->count_crtcs && !found; n++)
      if (encoder->possible_crtcs & 1u << n) found = resources->crtcs[n];
    if (encoder->crtc_id && connector->encoder_id == encoder->encoder_id) found = encoder->crtc_id;
    drmModeFreeEncoder(encoder);
    if (found) return found;
  }
  return 0;
}

/// The requested mode of a display, else the one that it prefers.
static drmModeModeInfo choose_mode(const drmModeConnector *connector, const char *wanted) {
  int width = 0, height = 0, rate = 0;
  bool has_size = sscanf(wanted, "%dx%d@%d", &width, &height, &rate) >= 2;
  const drmModeModeInfo *best = NULL, *preferred = NULL;
  for (int i = 0; i < connector->count_modes; i++) {
    const drmModeModeInfo *mode = &connector->modes[i];
    if (!preferred && mode->type & DRM_MODE_TYPE_PREFERRED) preferred = mode;
    if (!has_size || mode->hdisplay != width || mode->vdisplay != height) continue;
    int distance = abs((int)mode->vrefresh - rate), least = best ? abs((int)best->vrefresh - rate) : 0;
    if (!best || (rate ? distance < least : mode->vrefresh > best->vrefresh)) best = mode;
  }
  return best ? *best : preferred ? *preferred : connector->modes[0];
}

/// Whether a connected display is the requested one.
static bool is_wanted(const drmModeConnector *connector, int card_number, int display_number, const char *wanted) {
  char *end;
  long number = strtol(wanted, &end, 10);
  if (end != wanted && !*end) return number == display_number;
  const char *kind = drmModeGetConnectorTypeName(connector->connector_type);
  char name[96];
  snprintf(name, sizeof name, "card%d-%s-%u", card_number, kind ? kind : "Unknown", connector->connector_type_id);
  return strcasecmp(name, wanted) == 0 || strcasecmp(strchr(name, '-') + 1, wanted) == 0;
}

/// Shows the words on a display until one of the signals or the time comes. False: it cannot be done.
static bool show(int card, const drmModeRes *resources, drmModeConnector *connector, const struct words *words,
                 const struct request *request, const sigset_t *endings, const struct timespec *time) {
  uint32_t crtc = controller(card, resources, connector);
  if (!crtc) return false;
  bool is_shown = false;
  drmModeModeInfo mode = choose_mode(connector, request->mode);
  SDL_Surface *picture = words_draw_turned(words, mode.hdisplay, mode.vdisplay, request->rotation);
  struct shown buffer = {0};
  drmModeCrtc *before = drmModeGetCrtc(card, crtc);
  if (picture && make_buffer(card, &mode, &buffer)) {
    copy(picture, &buffer);
    if (drmModeSetCrtc(card, crtc, buffer.frame, 0, 0, &connector->connector_id, 1, &mode) == 0) {
      is_shown = true;
      drmModeClip all = {0, 0, mode.hdisplay, mode.vdisplay};
      drmModeDirtyFB(card, buffer.frame, &all, 1);
      while (sigtimedwait(endings, NULL, time) < 0 && errno == EINTR) {
      }
      if (before && before->mode_valid)
        drmModeSetCrtc(card, crtc, before->buffer_id, before->x, before->y, &connector->connector_id, 1, &before->mode);
    }
  }
  if (before) drmModeFreeCrtc(before);
  if (picture) SDL_FreeSurface(picture);
  return is_shown;
}

/// Shows the words on a display of a card, of which `wanted` is the only one that counts, unless it is empty. `number`: of
/// the displays that are connected to the cards before; those of this one are added.
static bool show_on(int card, int card_number, const char *wanted, int *number, const struct words *words,
                    const struct request *request, const sigset_t *endings, const struct timespec *time) {
  bool is_shown = false;
  drmModeRes *resources = drmModeGetResources(card);
  for (int i = 0; resources && !is_shown && i < resources->count_connectors; i++) {
    drmModeConnector *connector = drmModeGetConnector(card, resources->connectors[i]);
    if (!connector) continue;
    if (connector->connection == DRM_MODE_CONNECTED && connector->count_modes > 0) {
      *number += 1;
      if (!*wanted || is_wanted(connector, card_number, *number, wanted))
        is_shown = show(card, resources, connector, words, request, endings, time);
    }
    drmModeFreeConnector(connector);
  }
  if (resources) drmModeFreeResources(resources);
  return is_shown;
}

bool words_on_card(const struct words *words, const struct request *request, const sigset_t *endings,
                   const struct timespec *time) {
  const char *const wishes[] = {request->display, ""};
  for (int wish = *request->display ? 0 : 1; wish < 2; wish++) {
    int displays = 0;
    for (int number = 0; number < most_cards; number++) {
      char path[32];
      snprintf(path, sizeof path, "/dev/dri/card%d", number);
      int card = open(path, O_RDWR | O_CLOEXEC);
      if (card < 0) continue;
      bool is_shown = show_on(card, number, wishes[wish], &displays, words, request, endings, time);
      close(card);
      if (is_shown) return true;
    }
  }
  return false;
}

bool words_on_console(const struct words *words, const char *console) {
  int file = open(console, O_WRONLY | O_NOCTTY | O_CLOEXEC | O_APPEND);
  if (file < 0) return false;
  // The console's own letters are Latin ones.
  bool is_done = dprintf(file, "\n%s\n%s%s%s%s\n", words->heading, words->remedy ? words->remedy : "",
                         words->remedy ? "\n" : "", words->sentence ? words->sentence : "", words->sentence ? "\n" : "") > 0;
  close(file);
  return is_done;
}
