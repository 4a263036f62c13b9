#include "CClasses.h"

/// The function that makes an object: the metatype is its self.
typedef void *make_function(__attribute__((swift_context)) const void *type) __attribute__((swiftcall));

/// Of the Swift runtime: the method of a class that overrides another one's, or the inherited method.
extern make_function *swift_lookUpClassMethod(const void *type, const void *method, const void *owner)
  __attribute__((swiftcall));

/// Foundation's descriptors of NSObject and of its `init()`, by which subclasses override it.
extern const char nsobject __asm__("$s10Foundation8NSObjectCMn");
extern const char nsobject_init __asm__("$s10Foundation8NSObjectCACycfCTq");

void *classes_make(const void *type) {
  return swift_lookUpClassMethod(type, &nsobject_init, &nsobject)(type);
}
