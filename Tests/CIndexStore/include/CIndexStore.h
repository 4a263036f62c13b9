#ifndef CINDEXSTORE_H
#define CINDEXSTORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What of the toolchain's libIndexStore.so the tests call: its C interface is stable (indexstore.h of the toolchain). The
// library is loaded while the tests run, so that nothing is linked with it.

/// Characters that belong to the library, without a zero at their end.
typedef struct {
  const char *data;
  size_t length;
} index_string;

/// A function of the library that goes through a list returns false if its applier did.
typedef bool (*index_unit_name_applier)(void *context, index_string name);
typedef bool (*index_applier)(void *context, void *element);

typedef struct {
  void *(*store_create)(const char *path, void **error);
  void (*store_dispose)(void *store);
  bool (*store_units_apply_f)(void *store, unsigned sorted, void *context, index_unit_name_applier applier);
  /// Seconds and nanoseconds; true if there is an error.
  bool (*store_get_unit_modification_time)(
      void *store, const char *name, int64_t *seconds, int64_t *nanoseconds, void **error);

  void *(*unit_reader_create)(void *store, const char *name, void **error);
  void (*unit_reader_dispose)(void *unit);
  bool (*unit_reader_is_system_unit)(void *unit);
  index_string (*unit_reader_get_main_file)(void *unit);
  index_string (*unit_reader_get_module_name)(void *unit);
  bool (*unit_reader_dependencies_apply_f)(void *unit, void *context, index_applier applier);
  int (*unit_dependency_get_kind)(void *dependency);
  index_string (*unit_dependency_get_name)(void *dependency);
  index_string (*unit_dependency_get_filepath)(void *dependency);

  void *(*record_reader_create)(void *store, const char *name, void **error);
  void (*record_reader_dispose)(void *record);
  bool (*record_reader_occurrences_apply_f)(void *record, void *context, index_applier applier);
  void *(*occurrence_get_symbol)(void *occurrence);
  uint64_t (*occurrence_get_roles)(void *occurrence);
  bool (*occurrence_relations_apply_f)(void *occurrence, void *context, index_applier applier);
  void *(*symbol_relation_get_symbol)(void *relation);
  uint64_t (*symbol_relation_get_roles)(void *relation);
  int (*symbol_get_kind)(void *symbol);
  uint64_t (*symbol_get_properties)(void *symbol);
  index_string (*symbol_get_name)(void *symbol);
  index_string (*symbol_get_usr)(void *symbol);

  void (*error_dispose)(void *error);
} index_functions;

/// Loads the library at a path and finds its functions. Returns what is missing, null if nothing is; the text is valid
/// until the next call.
const char *index_load(const char *path, index_functions *functions);

#endif
