#include "CDesktopPortal.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct sd_bus sd_bus;
typedef struct sd_bus_message sd_bus_message;

struct portal {
  void *library;
  sd_bus *bus;
  pthread_t thread;
  pthread_mutex_t lock;
  // Guarded by `lock`.
  struct desktop_portal_settings settings;
  bool is_changed, is_over;
};

// A function of libsystemd, as sd-bus.h declares it.
#define SD(result, name, ...) ((result (*)(__VA_ARGS__))dlsym(portal->library, #name))

static const char path[] = "/org/freedesktop/portal/desktop";
static const char interface[] = "org.freedesktop.portal.Settings";

static void answer(struct portal *portal, sd_bus_message *call) {
  const struct desktop_portal_settings *said = &portal->settings;
  sd_bus_message *reply = NULL;
  if (SD(int, sd_bus_message_new_method_return, sd_bus_message *, sd_bus_message **)(call, &reply) < 0) return;
  SD(int, sd_bus_message_append, sd_bus_message *, const char *, ...)(
    reply, "a{sa{sv}}", 2, "org.freedesktop.appearance", 4, "color-scheme", "u", said->scheme, "contrast", "u",
    said->contrast, "reduced-motion", "u", said->reduced_motion, "accent-color", "(ddd)", said->accent[0],
    said->accent[1], said->accent[2], "org.gnome.desktop.interface", 3, "text-scaling-factor", "d", said->text_scale,
    "enable-animations", "b", said->animates, "font-name", "s", "Cantarell 11");
  SD(int, sd_bus_send, sd_bus *, sd_bus_message *, uint64_t *)(portal->bus, reply, NULL);
  SD(sd_bus_message *, sd_bus_message_unref, sd_bus_message *)(reply);
}

static void *serve(void *pointer) {
  struct portal *portal = pointer;
  for (;;) {
    sd_bus_message *message = NULL;
    int result = SD(int, sd_bus_process, sd_bus *, sd_bus_message **)(portal->bus, &message);
    pthread_mutex_lock(&portal->lock);
    bool is_over = portal->is_over || result < 0;
    if (message && portal->settings.answers
      && SD(int, sd_bus_message_is_method_call, sd_bus_message *, const char *, const char *)(
           message, interface, "ReadAll") > 0) {
      answer(portal, message);
    }
    if (portal->is_changed) {
      portal->is_changed = false;
      SD(int, sd_bus_emit_signal, sd_bus *, const char *, const char *, const char *, const char *, ...)(
        portal->bus, path, interface, "SettingChanged", "ssv", "org.freedesktop.appearance", "color-scheme", "u",
        portal->settings.scheme);
    }
    pthread_mutex_unlock(&portal->lock);
    if (message) SD(sd_bus_message *, sd_bus_message_unref, sd_bus_message *)(message);
    if (is_over) return NULL;
    if (result == 0) SD(int, sd_bus_wait, sd_bus *, uint64_t)(portal->bus, 10000);
  }
}

void *desktop_portal_start(const char *address) {
  struct portal *portal = calloc(1, sizeof *portal);
  if (!portal) return NULL;
  portal->library = dlopen("libsystemd.so.0", RTLD_NOW | RTLD_LOCAL);
  portal->settings = desktop_portal_usual();
  pthread_mutex_init(&portal->lock, NULL);
  if (!portal->library || SD(int, sd_bus_new, sd_bus **)(&portal->bus) < 0
    || SD(int, sd_bus_set_address, sd_bus *, const char *)(portal->bus, address) < 0
    || SD(int, sd_bus_set_bus_client, sd_bus *, int)(portal->bus, 1) < 0
    || SD(int, sd_bus_start, sd_bus *)(portal->bus) < 0
    || SD(int, sd_bus_request_name, sd_bus *, const char *, uint64_t)(
         portal->bus, "org.freedesktop.portal.Desktop", 0) < 0
    || pthread_create(&portal->thread, NULL, serve, portal) != 0) {
    free(portal);
    return NULL;
  }
  return portal;
}

struct desktop_portal_settings desktop_portal_usual(void) {
  return (struct desktop_portal_settings){.text_scale = 1, .animates = 1, .accent = {-1, -1, -1}, .answers = 1};
}

void desktop_portal_set(void *pointer, struct desktop_portal_settings settings) {
  struct portal *portal = pointer;
  pthread_mutex_lock(&portal->lock);
  portal->settings = settings;
  portal->is_changed = true;
  pthread_mutex_unlock(&portal->lock);
}

void desktop_portal_stop(void *pointer) {
  struct portal *portal = pointer;
  pthread_mutex_lock(&portal->lock);
  portal->is_over = true;
  pthread_mutex_unlock(&portal->lock);
  pthread_join(portal->thread, NULL);
  SD(sd_bus *, sd_bus_flush_close_unref, sd_bus *)(portal->bus);
  free(portal);
}
