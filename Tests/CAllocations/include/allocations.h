#pragma once

#include <stdint.h>

/// How often this thread has asked for memory so far: calls of malloc, calloc, realloc and those for aligned memory.
///
/// Works in programs into which this file is linked, with glibc and without a sanitizer; elsewhere it is 0.
uint64_t allocations_of_thread(void);

/// The bytes that this thread has allocated, less those that it has freed, whoever allocated them; sizes as the allocator
/// rounds them. 0 where `allocations_of_thread` is.
int64_t bytes_held_by_thread(void);

/// The bytes that the program has allocated and not freed, on all threads. 0 where `allocations_of_thread` is.
uint64_t allocated_bytes(void);
