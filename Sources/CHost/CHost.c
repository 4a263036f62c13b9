#define _GNU_SOURCE
#include "CHost.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <link.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

extern int _dispatch_get_main_queue_handle_4CF(void);

int host_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

int host_wake_make(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

void host_wake_signal(int descriptor) {
  int saved = errno;
  uint64_t one = 1;
  ssize_t written = write(descriptor, &one, sizeof one);
  (void)written;
  errno = saved;
}

void host_wake_clear(int descriptor) {
  uint64_t count;
  ssize_t got = read(descriptor, &count, sizeof count);
  (void)got;
}

uint64_t host_wait(const int *descriptors, int count, int64_t nanoseconds) {
  struct pollfd polled[64];
  if (count > 64) count = 64;
  for (int i = 0; i < count; i++) polled[i] = (struct pollfd){.fd = descriptors[i], .events = POLLIN};
  struct timespec limit = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  uint64_t readable = 0;
  // A signal may have made any of them readable.
  if (ppoll(polled, (nfds_t)count, nanoseconds < 0 ? NULL : &limit, NULL) < 0) return UINT64_MAX;
  for (int i = 0; i < count; i++) {
    if (polled[i].revents) readable |= 1ull << i;
  }
  return readable;
}

bool host_is_readable(int descriptor) {
  struct pollfd polled = {.fd = descriptor, .events = POLLIN};
  return poll(&polled, 1, 0) > 0;
}

int host_open_input_devices(int *descriptors, int limit, int *denied) {
  glob_t found;
  int opened = 0;
  *denied = 0;
  if (glob("/dev/input/event*", 0, NULL, &found) != 0) return 0;
  for (size_t i = 0; i < found.gl_pathc && opened < limit; i++) {
    int descriptor = open(found.gl_pathv[i], O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor >= 0) {
      descriptors[opened++] = descriptor;
    } else if (errno == EACCES || errno == EPERM) {
      (*denied)++;
    }
  }
  globfree(&found);
  return opened;
}

void host_drain(int descriptor) {
  char bytes[4096];
  while (read(descriptor, bytes, sizeof bytes) > 0) {}
}

/// A function of libX11, which SDL loads for itself alone.
static void *x11_function(const char *name) {
  static void *library;
  if (!library) library = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD);
  return library ? dlsym(library, name) : NULL;
}

int host_x11_descriptor(void *display) {
  int (*function)(void *) = (int (*)(void *))x11_function("XConnectionNumber");
  return function && display ? function(display) : -1;
}

int host_x11_queued(void *display) {
  static int (*queued)(void *, int);
  if (!queued) queued = (int (*)(void *, int))x11_function("XEventsQueued");
  // 2: QueuedAfterFlush.
  return queued && display ? queued(display, 2) : 0;
}

void host_x11_without_raw_motion(void *display) {
  enum { raw_motion = 17 };
  // XIEventMask of XInput2.h.
  typedef struct {
    int device, length;
    unsigned char *bits;
  } event_mask;
  void *library = dlopen("libXi.so.6", RTLD_NOW | RTLD_NOLOAD);
  unsigned long (*root)(void *) = (unsigned long (*)(void *))x11_function("XDefaultRootWindow");
  int (*release)(void *) = (int (*)(void *))x11_function("XFree");
  if (!library || !root || !release || !display) return;
  event_mask *(*selected)(void *, unsigned long, int *) =
      (event_mask * (*)(void *, unsigned long, int *)) dlsym(library, "XIGetSelectedEvents");
  int (*select)(void *, unsigned long, event_mask *, int) =
      (int (*)(void *, unsigned long, event_mask *, int))dlsym(library, "XISelectEvents");
  int count = 0;
  event_mask *masks = selected && select ? selected(display, root(display), &count) : NULL;
  if (!masks) return;
  for (int i = 0; i < count; i++) {
    if (masks[i].length > raw_motion >> 3) masks[i].bits[raw_motion >> 3] &= (unsigned char)~(1 << (raw_motion & 7));
  }
  if (count > 0) select(display, root(display), masks, count);
  release(masks);
}

static void *probe;
static int (*close_probe)(void *);

void host_x11_leave(void) {
  if (probe) close_probe(probe);
  probe = NULL;
}

void host_memory_limit(void) {
  // By itself the threshold grows with every large piece that is freed.
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
  mallopt(M_ARENA_MAX, 2);
}

void host_memory_populate(void *memory, size_t length) {
#ifdef MADV_POPULATE_WRITE
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = ((uintptr_t)memory + page - 1) / page * page;
  uintptr_t end = ((uintptr_t)memory + length) / page * page;
  // A low priority, so that the main thread runs first; and small steps, since it waits for the present call whenever
  // it maps memory.
  setpriority(PRIO_PROCESS, 0, 10);
  uintptr_t step = 64 * page;
  for (; start < end; start += step) {
    uintptr_t length = end - start < step ? end - start : step;
    if (madvise((void *)start, length, MADV_POPULATE_WRITE) != 0) return;
  }
#else
  (void)memory, (void)length;
#endif
}

/// Whether a debugger holds the program: its breakpoints are changed pages of code.
static bool is_traced(void) {
  char text[4096];
  int file = open("/proc/self/status", O_RDONLY | O_CLOEXEC);
  if (file < 0) return true;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return true;
  text[count] = 0;
  const char *line = strstr(text, "TracerPid:");
  return !line || atoi(line + strlen("TracerPid:")) != 0;
}

static int give_code_back(struct dl_phdr_info *library, size_t size, void *context) {
  (void)size;
  const uintptr_t page = *(const uintptr_t *)context;
  for (int i = 0; i < library->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &library->dlpi_phdr[i];
    // What may be written holds relocations, which the file does not.
    if (part->p_type != PT_LOAD || part->p_flags & PF_W) continue;
    const uintptr_t start = (library->dlpi_addr + part->p_vaddr) & ~(page - 1);
    const uintptr_t end = (library->dlpi_addr + part->p_vaddr + part->p_filesz) & ~(page - 1);
    if (start < end) madvise((void *)start, end - start, MADV_DONTNEED);
  }
  return 0;
}

void host_memory_trim(void) {
  malloc_trim(0);
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  if (!is_traced()) dl_iterate_phdr(give_code_back, &page);
}

bool host_x11_composes(void) {
  enum { compose_key = 0xff20, first_dead_key = 0xfe50, last_dead_key = 0xfe93 };
  void *library = dlopen("libX11.so.6", RTLD_NOW);
  if (!library) return true;
  void *(*open)(const char *) = (void *(*)(const char *))dlsym(library, "XOpenDisplay");
  int (*close)(void *) = (int (*)(void *))dlsym(library, "XCloseDisplay");
  int (*range)(void *, int *, int *) = (int (*)(void *, int *, int *))dlsym(library, "XDisplayKeycodes");
  unsigned long *(*mapping)(void *, unsigned char, int, int *) =
      (unsigned long *(*)(void *, unsigned char, int, int *))dlsym(library, "XGetKeyboardMapping");
  int (*release)(void *) = (int (*)(void *))dlsym(library, "XFree");
  void *display = open && close && range && mapping && release ? open(NULL) : NULL;
  if (!display) return true;
  int first = 0, last = 0, columns = 0;
  range(display, &first, &last);
  unsigned long *symbols = mapping(display, (unsigned char)first, last - first + 1, &columns);
  bool composes = symbols == NULL;
  for (int i = 0; symbols && !composes && i < (last - first + 1) * columns; i++)
    composes = symbols[i] == compose_key || (symbols[i] >= first_dead_key && symbols[i] <= last_dead_key);
  if (symbols) release(symbols);
  probe = display;
  close_probe = close;
  return composes;
}

static _Atomic uint64_t signals;
static _Atomic int signal_descriptor = -1;

static void signal_came(int number) {
  atomic_fetch_or(&signals, 1ull << number);
  host_wake_signal(atomic_load(&signal_descriptor));
}

void host_signal_watch(int number, int descriptor) {
  atomic_store(&signal_descriptor, descriptor);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = signal_came;
  action.sa_flags = SA_RESTART;
  sigaction(number, &action, NULL);
}

void host_signal_unwatch(int number) { signal(number, SIG_DFL); }

uint64_t host_signals_take(void) { return atomic_exchange(&signals, 0); }

int host_watch_folder(const char *folder) {
  int descriptor = inotify_init1(IN_CLOEXEC);
  if (descriptor < 0) return -1;
  if (inotify_add_watch(descriptor, folder, IN_CLOSE_WRITE | IN_MOVED_TO) < 0) {
    close(descriptor);
    return -1;
  }
  return descriptor;
}

int host_watch_wait(int descriptor, const char *name) {
  _Alignas(struct inotify_event) char buffer[4096];
  ssize_t count = read(descriptor, buffer, sizeof buffer);
  if (count < 0) return errno == EINTR ? 0 : -1;
  int found = 0;
  for (char *at = buffer; at < buffer + count;) {
    const struct inotify_event *event = (const struct inotify_event *)at;
    if (event->mask & IN_IGNORED) return -1;
    if (event->mask & IN_Q_OVERFLOW || (event->len && strcmp(event->name, name) == 0)) found = 1;
    at += sizeof *event + event->len;
  }
  return found;
}

int host_watch_file(const char *path) {
  int descriptor = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
  if (descriptor < 0) return -1;
  if (inotify_add_watch(descriptor, path, IN_MODIFY) < 0) {
    close(descriptor);
    return -1;
  }
  return descriptor;
}

int host_watch_input_devices(void) {
  int descriptor = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (descriptor < 0) return -1;
  if (inotify_add_watch(descriptor, "/dev/input", IN_CREATE | IN_DELETE | IN_ATTRIB) < 0) {
    close(descriptor);
    return -1;
  }
  return descriptor;
}
