#include "craster.h"

uint64_t craster_next_identity(void) {
  static uint64_t last;
  return __atomic_add_fetch(&last, 1, __ATOMIC_RELAXED);
}
