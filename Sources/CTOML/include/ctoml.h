/// What a TOML file says, value by value, with the line of each: toml++ from C.
#pragma once
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

enum ctoml_kind {
  CTOML_TEXT = 0,
  CTOML_INTEGER = 1,
  CTOML_NUMBER = 2,
  CTOML_BOOLEAN = 3,
  /// Of integers and numbers alone, which the value has with spaces between them.
  CTOML_NUMBERS = 4,
  CTOML_OTHER = 5,
};

/// Reads a file's text and calls `visit` with every value that is no table: the names that lead to it with dots between
/// them, and its text.
///
/// Returns 0, or the line of an error, whose description is in `error` then (at most `size` bytes with its end).
unsigned ctoml_read(
    const char *text, size_t length,
    void (*visit)(void *context, const char *key, int kind, const char *value, unsigned line), void *context,
    char *error, size_t size);

#ifdef __cplusplus
}
#endif
