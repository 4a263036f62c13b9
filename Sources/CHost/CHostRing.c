#define _GNU_SOURCE
#include "include/CHostRing.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/shm.h>

/// The functions used, from the libraries that SDL has loaded.
static struct {
  __typeof__(XGetWindowAttributes) *attributes;
  __typeof__(XImageByteOrder) *order;
  __typeof__(XSetErrorHandler) *on_error;
  __typeof__(XSync) *sync;
  __typeof__(XFlush) *flush;
  __typeof__(XNextRequest) *next_request;
  __typeof__(XLastKnownRequestProcessed) *last_processed;
  __typeof__(XCreateGC) *create_gc;
  __typeof__(XFreeGC) *free_gc;
  __typeof__(XChangeWindowAttributes) *change;
  __typeof__(XShmQueryExtension) *has_shm;
  __typeof__(XShmCreateImage) *create;
  __typeof__(XShmAttach) *attach;
  __typeof__(XShmDetach) *detach;
  __typeof__(XShmPutImage) *put;
} x;

static bool load(void) {
  if (x.put) return true;
  void *core = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD);
  void *more = dlopen("libXext.so.6", RTLD_NOW | RTLD_NOLOAD);
  if (!core || !more) return false;
  x.attributes = (__typeof__(x.attributes))dlsym(core, "XGetWindowAttributes");
  x.order = (__typeof__(x.order))dlsym(core, "XImageByteOrder");
  x.on_error = (__typeof__(x.on_error))dlsym(core, "XSetErrorHandler");
  x.sync = (__typeof__(x.sync))dlsym(core, "XSync");
  x.flush = (__typeof__(x.flush))dlsym(core, "XFlush");
  x.next_request = (__typeof__(x.next_request))dlsym(core, "XNextRequest");
  x.last_processed = (__typeof__(x.last_processed))dlsym(core, "XLastKnownRequestProcessed");
  x.create_gc = (__typeof__(x.create_gc))dlsym(core, "XCreateGC");
  x.free_gc = (__typeof__(x.free_gc))dlsym(core, "XFreeGC");
  x.change = (__typeof__(x.change))dlsym(core, "XChangeWindowAttributes");
  x.has_shm = (__typeof__(x.has_shm))dlsym(more, "XShmQueryExtension");
  x.create = (__typeof__(x.create))dlsym(more, "XShmCreateImage");
  x.attach = (__typeof__(x.attach))dlsym(more, "XShmAttach");
  x.detach = (__typeof__(x.detach))dlsym(more, "XShmDetach");
  bool has_all = x.attributes && x.order && x.on_error && x.sync && x.flush && x.next_request &&
                 x.last_processed && x.create_gc && x.free_gc && x.change && x.has_shm &&
                 x.create && x.attach && x.detach;
  if (has_all) x.put = (__typeof__(x.put))dlsym(more, "XShmPutImage");
  return x.put != NULL;
}

struct host_ring {
  Display *display;
  Window window;
  GC gc;
  XImage *image;
  XShmSegmentInfo segment;
  bool is_attached;
  char *memory;
  size_t bytes;
  int rows;
  /// The number of the last request that reads the memory.
  unsigned long last_put;
};

static bool failed;
static int note_failure(Display *display, XErrorEvent *event) {
  (void)display;
  (void)event;
  failed = true;
  return 0;
}

static bool shows_blue_first(Display *display, const XWindowAttributes *window) {
  return (window->depth == 24 || window->depth == 32) && window->visual->red_mask == 0xff0000 &&
         window->visual->green_mask == 0xff00 && window->visual->blue_mask == 0xff &&
         x.order(display) == LSBFirst;
}

/// Maps a segment twice in a row.
static bool map(host_ring *ring) {
  ring->memory = mmap(NULL, 2 * ring->bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (ring->memory == MAP_FAILED) {
    ring->memory = NULL;
    return false;
  }
  for (int half = 0; half < 2; half++) {
    char *place = ring->memory + half * ring->bytes;
    if (shmat(ring->segment.shmid, place, SHM_REMAP) != place) return false;
  }
  return true;
}

host_ring *host_ring_open(void *display, unsigned long window, int width, int height) {
  XWindowAttributes attributes;
  if (!display || width <= 0 || height <= 0 || width > 32767 || height > 16383 || !load() ||
      !x.has_shm(display) || !x.attributes(display, window, &attributes) ||
      !shows_blue_first(display, &attributes))
    return NULL;
  host_ring *ring = calloc(1, sizeof *ring);
  if (!ring) return NULL;
  ring->display = display;
  ring->window = window;
  ring->segment.shmid = -1;
  // Rows of a multiple of 64 bytes, so that few of them fill whole pages.
  int padded = (width + 15) & ~15;
  size_t stride = (size_t)padded * 4, unit = SHMLBA, rows = 1;
  while (stride * rows % unit != 0) rows *= 2;
  ring->rows = (int)((height + rows - 1) / rows * rows);
  ring->bytes = stride * ring->rows;
  ring->segment.shmid = shmget(IPC_PRIVATE, ring->bytes, IPC_CREAT | 0600);
  bool is_there = ring->segment.shmid >= 0 && map(ring);
  if (is_there) {
    ring->segment.shmaddr = ring->memory;
    ring->segment.readOnly = True;
    ring->image = x.create(
        display, attributes.visual, (unsigned)attributes.depth, ZPixmap, ring->memory, &ring->segment,
        (unsigned)padded, (unsigned)ring->rows);
    is_there = ring->image && ring->image->bytes_per_line == (int)stride && ring->image->bits_per_pixel == 32;
  }
  if (is_there) {
    // A server on another machine reports an error only as the answer to a request.
    x.sync(display, False);
    failed = false;
    XErrorHandler before = x.on_error(note_failure);
    bool asked = x.attach(display, &ring->segment);
    x.sync(display, False);
    x.on_error(before);
    ring->is_attached = asked && !failed;
    is_there = ring->is_attached;
  }
  // It goes when both sides have let go of it, however they end.
  if (ring->segment.shmid >= 0) shmctl(ring->segment.shmid, IPC_RMID, NULL);
  if (is_there) {
    XGCValues values = {.graphics_exposures = False};
    ring->gc = x.create_gc(display, window, GCGraphicsExposures, &values);
    is_there = ring->gc != NULL;
  }
  if (is_there) return ring;
  host_ring_close(ring);
  return NULL;
}

void *host_ring_memory(const host_ring *ring) { return ring->memory; }
int host_ring_stride(const host_ring *ring) { return ring->image->bytes_per_line; }
int host_ring_rows(const host_ring *ring) { return ring->rows; }

void host_ring_put(host_ring *ring, int left, int row, int to_y, int width, int height) {
  row %= ring->rows;
  while (height > 0) {
    // The server has the memory once.
    int count = row + height > ring->rows ? ring->rows - row : height;
    x.put(
        ring->display, ring->window, ring->gc, ring->image, left, row, left, to_y, (unsigned)width, (unsigned)count,
        False);
    height -= count;
    to_y += count;
    row = 0;
  }
  ring->last_put = x.next_request(ring->display) - 1;
}

void host_ring_ground(host_ring *ring, unsigned pixel) {
  XSetWindowAttributes attributes = {.background_pixel = pixel, .bit_gravity = NorthWestGravity};
  x.change(ring->display, ring->window, CWBackPixel | CWBitGravity, &attributes);
}

void host_ring_flush(host_ring *ring) { x.flush(ring->display); }

void host_ring_wait(host_ring *ring) {
  // Events tell which request the server had come to when they were made; mostly one has come since.
  if ((long)(x.last_processed(ring->display) - ring->last_put) < 0) x.sync(ring->display, False);
}

void host_ring_close(host_ring *ring) {
  if (ring->is_attached) {
    x.detach(ring->display, &ring->segment);
    x.sync(ring->display, False);
  }
  if (ring->gc) x.free_gc(ring->display, ring->gc);
  if (ring->image) {
    ring->image->data = NULL;
    ring->image->f.destroy_image(ring->image);
  }
  if (ring->memory) {
    shmdt(ring->memory);
    shmdt(ring->memory + ring->bytes);
    munmap(ring->memory, 2 * ring->bytes);
  }
  free(ring);
}
