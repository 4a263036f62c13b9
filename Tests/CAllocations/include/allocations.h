#pragma once

#include <stdint.h>

/// How often this thread has asked for memory so far: calls of malloc, calloc, realloc and those for aligned memory.
///
/// Works in programs into which this file is linked, with glibc and without a sanitizer; elsewhere it is 0.
uint64_t allocations_of_thread(void);
