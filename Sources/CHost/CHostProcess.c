#define _GNU_SOURCE
#include "include/CHostProcess.h"

#include <X11/Xlib.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

static void ignore(int number) { (void)number; }

void host_process_begin(void) {
  for (int descriptor = 0; descriptor <= 2; descriptor++) {
    // Opened in ascending order, each gets the lowest free number, which is the closed one.
    if (fcntl(descriptor, F_GETFD) < 0 && errno == EBADF) (void)!open("/dev/null", O_RDWR);
  }
  struct sigaction present;
  if (sigaction(SIGPIPE, NULL, &present) == 0 && present.sa_handler == SIG_DFL) {
    // A handler, unlike being ignored, is not inherited by programs that are started.
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = ignore;
    action.sa_flags = SA_RESTART;
    sigaction(SIGPIPE, &action, NULL);
  }
}

void host_write_error(const void *bytes, size_t count) {
  const char *at = bytes;
  while (count > 0) {
    ssize_t done = write(STDERR_FILENO, at, count);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return;
    at += done;
    count -= (size_t)done;
  }
}

uint64_t host_descriptor_limit(uint64_t wanted) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return wanted;
  if (limit.rlim_cur < wanted && limit.rlim_cur < limit.rlim_max) {
    limit.rlim_cur = limit.rlim_max < wanted ? limit.rlim_max : wanted;
    setrlimit(RLIMIT_NOFILE, &limit);
    getrlimit(RLIMIT_NOFILE, &limit);
  }
  return limit.rlim_cur;
}

static void (*on_refusal)(int, int);
static void (*on_loss)(void);

static int refused(Display *display, XErrorEvent *event) {
  (void)display;
  if (on_refusal) on_refusal(event->error_code, event->request_code);
  return 0;
}

static int lost(Display *display) {
  (void)display;
  if (on_loss) on_loss();
  return 0;
}

void host_x11_watch(void (*refusal)(int error, int request), void (*loss)(void)) {
  void *library = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD);
  if (!library) return;
  __typeof__(XSetErrorHandler) *errors = (__typeof__(errors))dlsym(library, "XSetErrorHandler");
  __typeof__(XSetIOErrorHandler) *breaks = (__typeof__(breaks))dlsym(library, "XSetIOErrorHandler");
  on_refusal = refusal;
  on_loss = loss;
  if (errors) errors(refused);
  if (breaks) breaks(lost);
}

/// A function of libsystemd, for programs that a service manager has started.
static void *service_function(const char *name, const char *variable) {
  static void *library;
  if (!getenv(variable)) return NULL;
  if (!library) library = dlopen("libsystemd.so.0", RTLD_NOW | RTLD_LOCAL);
  return library ? dlsym(library, name) : NULL;
}

bool host_service_tell(const char *state) {
  int (*notify)(int, const char *) = (int (*)(int, const char *))service_function("sd_notify", "NOTIFY_SOCKET");
  return notify && notify(0, state) > 0;
}

uint64_t host_service_watchdog(void) {
  int (*enabled)(int, uint64_t *) =
      (int (*)(int, uint64_t *))service_function("sd_watchdog_enabled", "WATCHDOG_USEC");
  uint64_t microseconds = 0;
  return enabled && enabled(0, &microseconds) > 0 ? microseconds : 0;
}
