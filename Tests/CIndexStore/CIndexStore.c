#include "CIndexStore.h"

#include <dlfcn.h>

const char *index_load(const char *path, index_functions *functions) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    return dlerror();
  }
// POSIX lets a pointer to an object be a pointer to a function.
#define FIND(name)                                                      \
  *(void **)(&functions->name) = dlsym(library, "indexstore_" #name); \
  if (!functions->name) {                                               \
    return "indexstore_" #name;                                         \
  }
  FIND(store_create)
  FIND(store_dispose)
  FIND(store_units_apply_f)
  FIND(store_get_unit_modification_time)
  FIND(unit_reader_create)
  FIND(unit_reader_dispose)
  FIND(unit_reader_is_system_unit)
  FIND(unit_reader_get_main_file)
  FIND(unit_reader_get_module_name)
  FIND(unit_reader_dependencies_apply_f)
  FIND(unit_dependency_get_kind)
  FIND(unit_dependency_get_name)
  FIND(unit_dependency_get_filepath)
  FIND(record_reader_create)
  FIND(record_reader_dispose)
  FIND(record_reader_occurrences_apply_f)
  FIND(occurrence_get_symbol)
  FIND(occurrence_get_roles)
  FIND(occurrence_relations_apply_f)
  FIND(symbol_relation_get_symbol)
  FIND(symbol_relation_get_roles)
  FIND(symbol_get_kind)
  FIND(symbol_get_properties)
  FIND(symbol_get_name)
  FIND(symbol_get_usr)
  FIND(error_dispose)
#undef FIND
  return NULL;
}
