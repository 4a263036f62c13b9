#define _GNU_SOURCE
#include "CHost.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/netlink.h>
#include <linux/vt.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

int host_watch_cards(void) {
  int descriptor = socket(AF_NETLINK, SOCK_DGRAM | SOCK_NONBLOCK | SOCK_CLOEXEC, NETLINK_KOBJECT_UEVENT);
  if (descriptor < 0) return -1;
  // 1: what the kernel says, before udevd has seen it.
  struct sockaddr_nl address = {.nl_family = AF_NETLINK, .nl_groups = 1};
  if (bind(descriptor, (struct sockaddr *)&address, sizeof address) == 0) return descriptor;
  close(descriptor);
  return -1;
}

bool host_cards_changed(int descriptor) {
  static const char subsystem[] = "SUBSYSTEM=drm";
  char message[8192];
  bool changed = false;
  for (;;) {
    struct sockaddr_nl sender = {0};
    socklen_t length = sizeof sender;
    ssize_t count = recvfrom(descriptor, message, sizeof message - 1, 0, (struct sockaddr *)&sender, &length);
    if (count < 0) {
      if (errno == EINTR) continue;
      // Messages were dropped: any of them may have been about displays.
      if (errno == ENOBUFS) {
        changed = true;
        continue;
      }
      return changed;
    }
    if (count == 0) return changed;
    // Other programs may send to the group too.
    if (sender.nl_pid != 0) continue;
    message[count] = 0;
    for (const char *at = message; at < message + count; at += strlen(at) + 1) {
      if (strcmp(at, subsystem) == 0) changed = true;
    }
  }
}

void *host_twin_make(size_t bytes) {
  int file = memfd_create("picture", MFD_CLOEXEC);
  if (file < 0) return NULL;
  char *memory = MAP_FAILED;
  if (ftruncate(file, (off_t)bytes) == 0)
    memory = mmap(NULL, 2 * bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  bool is_there = memory != MAP_FAILED;
  for (int half = 0; is_there && half < 2; half++) {
    void *place = memory + (size_t)half * bytes;
    is_there = mmap(place, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) == place;
  }
  close(file);
  if (is_there) return memory;
  if (memory != MAP_FAILED) munmap(memory, 2 * bytes);
  return NULL;
}

void host_twin_free(void *memory, size_t bytes) { munmap(memory, 2 * bytes); }

bool host_device_property(int device, const char *name, char *value, size_t size) {
  struct stat status;
  if (size == 0 || fstat(device, &status) != 0 || !S_ISCHR(status.st_mode)) return false;
  void *library = dlopen("libudev.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
  void *(*make)(void) = (void *(*)(void))dlsym(library, "udev_new");
  void *(*release)(void *) = (void *(*)(void *))dlsym(library, "udev_unref");
  void *(*find)(void *, char, dev_t) = (void *(*)(void *, char, dev_t))dlsym(library, "udev_device_new_from_devnum");
  void *(*release_device)(void *) = (void *(*)(void *))dlsym(library, "udev_device_unref");
  const char *(*property)(void *, const char *) =
      (const char *(*)(void *, const char *))dlsym(library, "udev_device_get_property_value");
  bool is_found = false;
  void *udev = make && release && find && release_device && property ? make() : NULL;
  if (udev) {
    void *found = find(udev, 'c', status.st_rdev);
    const char *text = found ? property(found, name) : NULL;
    if (text) is_found = (size_t)snprintf(value, size, "%s", text) < size;
    if (found) release_device(found);
    release(udev);
  }
  dlclose(library);
  return is_found;
}

bool host_virtio_renders(int node) {
  // As virtgpu_drm.h has them: VIRTGPU_PARAM_3D_FEATURES, DRM_IOCTL_VIRTGPU_GETPARAM.
  struct {
    uint64_t parameter, value;
  } question;
  int answer = 0;
  question.parameter = 1;
  question.value = (uint64_t)(uintptr_t)&answer;
  return ioctl(node, _IOWR('d', 0x43, question), &question) == 0 && answer != 0;
}

// The real-time signals before these belong to the C library and to other libraries.
static int leave_signal(void) { return SIGRTMIN + 6; }
static int enter_signal(void) { return SIGRTMIN + 7; }

int host_console_open(void) {
  int console = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY);
  struct vt_mode mode;
  if (console >= 0 && ioctl(console, VT_GETMODE, &mode) == 0) return console;
  if (console >= 0) close(console);
  return -1;
}

bool host_console_take(int console, int descriptor) {
  host_signal_watch(leave_signal(), descriptor);
  host_signal_watch(enter_signal(), descriptor);
  struct vt_mode mode = {
    .mode = VT_PROCESS, .relsig = (short)leave_signal(), .acqsig = (short)enter_signal()};
  return ioctl(console, VT_SETMODE, &mode) == 0;
}

bool host_console_leaves(uint64_t signals) { return signals >> leave_signal() & 1; }
bool host_console_enters(uint64_t signals) { return signals >> enter_signal() & 1; }
void host_console_release(int console) { ioctl(console, VT_RELDISP, 1); }
void host_console_acquire(int console) { ioctl(console, VT_RELDISP, VT_ACKACQ); }
void host_console_switch(int console, int number) { ioctl(console, VT_ACTIVATE, number); }

void host_console_close(int console) {
  struct vt_mode mode = {.mode = VT_AUTO};
  ioctl(console, VT_SETMODE, &mode);
  close(console);
}
