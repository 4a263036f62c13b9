#define _GNU_SOURCE
#include "include/CHostCrash.h"

#include <execinfo.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { deepest = 100, stack_bytes = 64 * 1024 };

static const int watched[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS};
enum { watched_count = sizeof watched / sizeof *watched };
static struct sigaction before[watched_count];
static int is_watching;
static char place[1024];
static char stack[stack_bytes];

static void put(int descriptor, const char *text) { (void)!write(descriptor, text, strlen(text)); }

/// Calls nothing but what may be called in a signal's handler, and backtrace, which was called before.
static void crashed(int number) {
  int descriptor = open(place, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (descriptor >= 0) {
    char digits[4] = {(char)('0' + number / 10), (char)('0' + number % 10), '\n', 0};
    put(descriptor, "signal ");
    put(descriptor, number < 10 ? digits + 1 : digits);
    void *frames[deepest];
    int count = backtrace(frames, deepest);
    backtrace_symbols_fd(frames, count, descriptor);
    close(descriptor);
  }
  // The previous handler, or the kernel, does the rest.
  for (int i = 0; i < watched_count; i++) {
    if (watched[i] == number) sigaction(number, &before[i], NULL);
  }
  raise(number);
  // A handler that only reports relies on the fault recurring, which a signal sent by another program does not.
  signal(number, SIG_DFL);
  raise(number);
}

void host_crash_watch(const char *path) {
  if (!path) {
    if (!is_watching) return;
    for (int i = 0; i < watched_count; i++) sigaction(watched[i], &before[i], NULL);
    is_watching = 0;
    return;
  }
  if (strlen(path) >= sizeof place) return;
  strcpy(place, path);
  if (is_watching) return;
  is_watching = 1;
  // The first call loads what it needs.
  void *frame;
  backtrace(&frame, 1);
  stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&own, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = crashed;
  action.sa_flags = SA_ONSTACK | SA_NODEFER;
  for (int i = 0; i < watched_count; i++) sigaction(watched[i], &action, &before[i]);
}
