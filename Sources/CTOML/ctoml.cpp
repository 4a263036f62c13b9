#include "ctoml.h"

#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

#include <cstdio>
#include <locale>
#include <sstream>
#include <string>

namespace {

typedef void (*visitor)(void *, const char *, int, const char *, unsigned);

template <typename Value>
std::string text(const Value &value) {
  std::ostringstream stream;
  stream.imbue(std::locale::classic());
  stream.precision(17);
  stream << value;
  return stream.str();
}

void tell(const toml::node &node, const std::string &key, visitor visit, void *context) {
  const unsigned line = node.source().begin.line;
  if (const auto *string = node.as_string()) {
    visit(context, key.c_str(), CTOML_TEXT, string->get().c_str(), line);
  } else if (const auto *integer = node.as_integer()) {
    visit(context, key.c_str(), CTOML_INTEGER, text(integer->get()).c_str(), line);
  } else if (const auto *number = node.as_floating_point()) {
    visit(context, key.c_str(), CTOML_NUMBER, text(number->get()).c_str(), line);
  } else if (const auto *boolean = node.as_boolean()) {
    visit(context, key.c_str(), CTOML_BOOLEAN, boolean->get() ? "true" : "false", line);
  } else if (const auto *array = node.as_array()) {
    std::string values;
    bool has_others = array->empty();
    for (const auto &element : *array) {
      if (!values.empty()) values += ' ';
      if (const auto *integer = element.as_integer()) {
        values += text(integer->get());
      } else if (const auto *number = element.as_floating_point()) {
        values += text(number->get());
      } else {
        has_others = true;
      }
    }
    visit(context, key.c_str(), has_others ? CTOML_OTHER : CTOML_NUMBERS, values.c_str(), line);
  } else {
    visit(context, key.c_str(), CTOML_OTHER, "", line);
  }
}

void walk(const toml::table &table, const std::string &prefix, visitor visit, void *context) {
  for (const auto &[name, node] : table) {
    const std::string key = prefix + std::string(name.str());
    if (const auto *inner = node.as_table()) {
      walk(*inner, key + ".", visit, context);
    } else {
      tell(node, key, visit, context);
    }
  }
}

}  // namespace

unsigned ctoml_read(
    const char *text, size_t length, visitor visit, void *context, char *error, size_t size) {
  const toml::parse_result result = toml::parse(std::string_view(text, length));
  if (!result) {
    const std::string description(result.error().description());
    std::snprintf(error, size, "%s", description.c_str());
    const unsigned line = result.error().source().begin.line;
    return line > 0 ? line : 1;
  }
  walk(result.table(), "", visit, context);
  return 0;
}
