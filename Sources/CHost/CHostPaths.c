#define _GNU_SOURCE
#include "include/CHostPaths.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

int host_open_root(const char *path) { return open(path, O_PATH | O_DIRECTORY | O_CLOEXEC); }

enum { read_flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC };

/// As <linux/openat2.h> has it, which older systems lack.
struct how {
  uint64_t flags, mode, resolve;
};
enum { number_of_openat2 = 437, resolve_no_magic_links = 0x02, resolve_beneath = 0x08 };

/// More folders below each other, or links in a row, than anything real has.
enum { most_folders = 64, most_links = 40 };

/// Goes from folder to folder, so that none can be changed for a link between looking and opening.
static int walk(int root, const char *path) {
  char rest[PATH_MAX];
  if (path[0] == '/') return errno = EXDEV, -1;
  if (strlen(path) >= sizeof rest) return errno = ENAMETOOLONG, -1;
  strcpy(rest, path);
  int folders[most_folders], depth = 0, links = 0, result = -1, problem = 0;
  char *at = rest;
  while (result < 0 && problem == 0) {
    while (*at == '/') at++;
    size_t length = strcspn(at, "/");
    char name[NAME_MAX + 1];
    if (length == 0 || length > NAME_MAX) {
      problem = length ? ENAMETOOLONG : EISDIR;
      break;
    }
    memcpy(name, at, length);
    name[length] = 0;
    const char *next = at + length;
    bool is_last = next[strspn(next, "/")] == 0;
    int top = depth ? folders[depth - 1] : root;
    if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0) {
      if (name[1] == '.') {
        if (depth == 0) {
          problem = EXDEV;
          break;
        }
        close(folders[--depth]);
      }
      if (is_last) problem = EISDIR;
      at += length;
      continue;
    }
    int found = openat(top, name, O_PATH | O_NOFOLLOW | O_CLOEXEC);
    struct stat status;
    if (found < 0 || fstat(found, &status) != 0) {
      problem = errno;
      if (found >= 0) close(found);
      break;
    }
    if (S_ISLNK(status.st_mode)) {
      char joined[PATH_MAX];
      ssize_t count = readlinkat(found, "", joined, sizeof joined - 1);
      close(found);
      if (count <= 0 || (size_t)count + strlen(next) + 1 > sizeof joined) {
        problem = ENAMETOOLONG;
      } else if (joined[0] == '/') {
        problem = EXDEV;
      } else if (++links > most_links) {
        problem = ELOOP;
      } else {
        strcpy(joined + count, next);
        strcpy(rest, joined);
        at = rest;
      }
    } else if (is_last) {
      close(found);
      result = openat(top, name, read_flags | O_NOFOLLOW);
      if (result < 0) problem = errno;
    } else if (!S_ISDIR(status.st_mode) || depth == most_folders) {
      problem = S_ISDIR(status.st_mode) ? ENAMETOOLONG : ENOTDIR;
      close(found);
    } else {
      folders[depth++] = found;
      at += length;
    }
  }
  while (depth > 0) close(folders[--depth]);
  if (result < 0) errno = problem;
  return result;
}

int host_open_beneath(int root, const char *path, bool by_hand) {
  if (!by_hand) {
    struct how how = {.flags = read_flags, .resolve = resolve_beneath | resolve_no_magic_links};
    int descriptor = (int)syscall(number_of_openat2, root, path, &how, sizeof how);
    // Older systems do not know it, and sandboxes forbid it.
    if (descriptor >= 0 || (errno != ENOSYS && errno != EPERM && errno != EINVAL && errno != E2BIG)) return descriptor;
  }
  return walk(root, path);
}
