#include "CHostDesktop.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The part of libsystemd's sd-bus.h that is used: its types are opaque, its functions keep their signatures.
typedef struct sd_bus sd_bus;
typedef struct sd_bus_message sd_bus_message;
typedef struct sd_bus_slot sd_bus_slot;
typedef int (*message_handler)(sd_bus_message *, void *, void *);

static struct {
  int (*open_user)(sd_bus **);
  int (*new)(sd_bus **);
  int (*set_address)(sd_bus *, const char *);
  int (*set_bus_client)(sd_bus *, int);
  int (*start)(sd_bus *);
  sd_bus *(*flush_close_unref)(sd_bus *);
  int (*match_signal)(
    sd_bus *, sd_bus_slot **, const char *, const char *, const char *, const char *, message_handler, void *);
  int (*new_method_call)(sd_bus *, sd_bus_message **, const char *, const char *, const char *, const char *);
  int (*append)(sd_bus_message *, const char *, ...);
  int (*set_auto_start)(sd_bus_message *, int);
  int (*call)(sd_bus *, sd_bus_message *, uint64_t, void *, sd_bus_message **);
  int (*enter)(sd_bus_message *, char, const char *);
  int (*leave)(sd_bus_message *);
  int (*read_basic)(sd_bus_message *, char, void *);
  int (*skip)(sd_bus_message *, const char *);
  int (*peek)(sd_bus_message *, char *, const char **);
  sd_bus_message *(*unref)(sd_bus_message *);
  int (*process)(sd_bus *, sd_bus_message **);
  int (*wait)(sd_bus *, uint64_t);
} bus;

struct desktop {
  sd_bus *bus;
  bool is_changed;
};

static const char portal[] = "org.freedesktop.portal.Desktop";
static const char path[] = "/org/freedesktop/portal/desktop";
static const char interface[] = "org.freedesktop.portal.Settings";

static bool load(void) {
  static int is_loaded = -1;
  if (is_loaded >= 0) return is_loaded;
  is_loaded = 0;
  void *library = dlopen("libsystemd.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
  const struct { void *function; const char *name; } functions[] = {
    {&bus.open_user, "sd_bus_open_user"},
    {&bus.new, "sd_bus_new"},
    {&bus.set_address, "sd_bus_set_address"},
    {&bus.set_bus_client, "sd_bus_set_bus_client"},
    {&bus.start, "sd_bus_start"},
    {&bus.flush_close_unref, "sd_bus_flush_close_unref"},
    {&bus.match_signal, "sd_bus_match_signal"},
    {&bus.new_method_call, "sd_bus_message_new_method_call"},
    {&bus.append, "sd_bus_message_append"},
    {&bus.set_auto_start, "sd_bus_message_set_auto_start"},
    {&bus.call, "sd_bus_call"},
    {&bus.enter, "sd_bus_message_enter_container"},
    {&bus.leave, "sd_bus_message_exit_container"},
    {&bus.read_basic, "sd_bus_message_read_basic"},
    {&bus.skip, "sd_bus_message_skip"},
    {&bus.peek, "sd_bus_message_peek_type"},
    {&bus.unref, "sd_bus_message_unref"},
    {&bus.process, "sd_bus_process"},
    {&bus.wait, "sd_bus_wait"},
  };
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    void *found = dlsym(library, functions[i].name);
    if (!found) return false;
    memcpy(functions[i].function, &found, sizeof found);
  }
  is_loaded = 1;
  return true;
}

static int changed(sd_bus_message *message, void *desktop, void *error) {
  (void)message;
  (void)error;
  ((struct desktop *)desktop)->is_changed = true;
  return 0;
}

/// Whether there may be a bus at all, before a library is loaded for it.
static bool has_bus(void) {
  if (getenv("DBUS_SESSION_BUS_ADDRESS")) return true;
  const char *folder = getenv("XDG_RUNTIME_DIR");
  char socket[512];
  if (!folder || snprintf(socket, sizeof socket, "%s/bus", folder) >= (int)sizeof socket) return false;
  return access(socket, R_OK | W_OK) == 0;
}

static int connect_to(const char *address, sd_bus **connection) {
  if (!address) return bus.open_user(connection);
  int result = bus.new(connection);
  if (result >= 0) result = bus.set_address(*connection, address);
  if (result >= 0) result = bus.set_bus_client(*connection, 1);
  return result < 0 ? result : bus.start(*connection);
}

void *host_desktop_open(const char *address) {
  if ((!address && !has_bus()) || !load()) return NULL;
  struct desktop *desktop = calloc(1, sizeof *desktop);
  if (!desktop) return NULL;
  if (connect_to(address, &desktop->bus) < 0) {
    host_desktop_close(desktop);
    return NULL;
  }
  // Matches the path, not the sender: signals of a portal that starts later arrive too.
  if (bus.match_signal(desktop->bus, NULL, NULL, path, interface, "SettingChanged", changed, desktop) < 0) {
    host_desktop_close(desktop);
    return NULL;
  }
  return desktop;
}

void host_desktop_close(void *pointer) {
  struct desktop *desktop = pointer;
  if (!desktop) return;
  if (desktop->bus) bus.flush_close_unref(desktop->bus);
  free(desktop);
}

static int read_accent(sd_bus_message *message, struct host_desktop_settings *settings) {
  int result = bus.enter(message, 'r', "ddd");
  double *parts[] = {&settings->accent_red, &settings->accent_green, &settings->accent_blue};
  for (size_t i = 0; i < sizeof parts / sizeof *parts && result >= 0; i++) {
    result = bus.read_basic(message, 'd', parts[i]);
  }
  if (result >= 0) result = bus.leave(message);
  settings->has_accent = result >= 0;
  return result;
}

/// Reads the value of a setting, of whatever type it is.
static int read_value(
  sd_bus_message *message, const char *space, const char *key, struct host_desktop_settings *settings) {
  char type;
  const char *contents;
  int result = bus.peek(message, &type, &contents);
  if (result < 0) return result;
  if (type != 'v' || !contents) return -EINVAL;
  bool is_appearance = strcmp(space, "org.freedesktop.appearance") == 0;
  unsigned *number = NULL;
  if (is_appearance && strcmp(key, "color-scheme") == 0) number = &settings->scheme;
  if (is_appearance && strcmp(key, "contrast") == 0) number = &settings->contrast;
  if (is_appearance && strcmp(key, "reduced-motion") == 0) number = &settings->reduced_motion;
  bool is_accent = is_appearance && strcmp(key, "accent-color") == 0 && strcmp(contents, "(ddd)") == 0;
  bool is_scale = !is_appearance && strcmp(key, "text-scaling-factor") == 0 && strcmp(contents, "d") == 0;
  bool is_motion = !is_appearance && strcmp(key, "enable-animations") == 0 && strcmp(contents, "b") == 0;
  if (!(number && strcmp(contents, "u") == 0) && !is_scale && !is_motion && !is_accent) {
    return bus.skip(message, "v");
  }
  if ((result = bus.enter(message, 'v', contents)) < 0) return result;
  if (is_accent) {
    result = read_accent(message, settings);
  } else if (is_scale) {
    result = bus.read_basic(message, 'd', &settings->text_scale);
  } else if (is_motion) {
    int animates = 1;
    result = bus.read_basic(message, 'b', &animates);
    if (result >= 0 && !animates) settings->reduced_motion = 1;
  } else {
    uint32_t value = 0;
    result = bus.read_basic(message, 'u', &value);
    if (result >= 0) *number = value;
  }
  return result < 0 ? result : bus.leave(message);
}

/// Reads the answer: settings by name, by namespace.
static int read_all(sd_bus_message *message, struct host_desktop_settings *settings) {
  int result = bus.enter(message, 'a', "{sa{sv}}");
  if (result < 0) return result;
  while ((result = bus.enter(message, 'e', "sa{sv}")) > 0) {
    const char *space, *key;
    if ((result = bus.read_basic(message, 's', &space)) < 0) return result;
    if ((result = bus.enter(message, 'a', "{sv}")) < 0) return result;
    while ((result = bus.enter(message, 'e', "sv")) > 0) {
      if ((result = bus.read_basic(message, 's', &key)) < 0) return result;
      if ((result = read_value(message, space, key, settings)) < 0) return result;
      if ((result = bus.leave(message)) < 0) return result;
    }
    if (result < 0 || (result = bus.leave(message)) < 0 || (result = bus.leave(message)) < 0) return result;
  }
  return result;
}

int host_desktop_read(
  void *pointer, unsigned long long timeout_microseconds, struct host_desktop_settings *settings) {
  struct desktop *desktop = pointer;
  sd_bus_message *call = NULL, *answer = NULL;
  struct host_desktop_settings found = {0};
  desktop->is_changed = false;
  int result = bus.new_method_call(desktop->bus, &call, portal, path, interface, "ReadAll");
  if (result >= 0) {
    result = bus.append(call, "as", 2, "org.freedesktop.appearance", "org.gnome.desktop.interface");
  }
  // A portal that is not running sends no signal yet.
  if (result >= 0) result = bus.set_auto_start(call, 0);
  if (result >= 0) result = bus.call(desktop->bus, call, timeout_microseconds, NULL, &answer);
  if (result >= 0) result = read_all(answer, &found);
  if (result >= 0) *settings = found;
  if (answer) bus.unref(answer);
  if (call) bus.unref(call);
  return result < 0 ? result : 0;
}

int host_desktop_wait(void *pointer) {
  struct desktop *desktop = pointer;
  while (!desktop->is_changed) {
    int result = bus.process(desktop->bus, NULL);
    if (result < 0) return result;
    if (result == 0 && (result = bus.wait(desktop->bus, UINT64_MAX)) < 0 && result != -EINTR) return result;
  }
  return 0;
}
