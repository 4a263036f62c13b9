#include "allocations.h"

#include <errno.h>
#include <malloc.h>
#include <stdlib.h>

// A sanitizer's malloc must not be replaced: it is how it knows of what is allocated.
#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED
#endif
#endif

#if defined(__GLIBC__) && !defined(IS_SANITIZED)

// A program's own malloc takes the place of the C library's, for the libraries that it uses too. These are that one's
// functions by their other names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *memory);

static __thread uint64_t calls;
static __thread int64_t bytes;

uint64_t allocations_of_thread(void) { return calls; }

int64_t bytes_held_by_thread(void) { return bytes; }

uint64_t allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

static void *counted(void *memory) {
  calls++;
  bytes += (int64_t)malloc_usable_size(memory);
  return memory;
}

void *malloc(size_t size) {
  return counted(__libc_malloc(size));
}

void *calloc(size_t count, size_t size) {
  return counted(__libc_calloc(count, size));
}

void *realloc(void *memory, size_t size) {
  int64_t before = (int64_t)malloc_usable_size(memory);
  void *result = __libc_realloc(memory, size);
  // Without memory for the new size the old one stays.
  if (result || size == 0) bytes -= before;
  return counted(result);
}

void free(void *memory) {
  bytes -= (int64_t)malloc_usable_size(memory);
  __libc_free(memory);
}

void *memalign(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) return EINVAL;
  void *result = memalign(alignment, size);
  if (!result) return ENOMEM;
  *memory = result;
  return 0;
}

#else

uint64_t allocations_of_thread(void) { return 0; }

int64_t bytes_held_by_thread(void) { return 0; }

uint64_t allocated_bytes(void) { return 0; }

#endif
