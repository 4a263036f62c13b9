/// What people have chosen for all programs of their desktop, by the settings portal on the session bus.
///
/// libsystemd implements D-Bus; it is loaded when it is needed: a program without a desktop does without it.
#pragma once

struct host_desktop_settings {
  /// 0: no preference, 1: dark, 2: light.
  unsigned scheme;
  /// 0: no preference, 1: more.
  unsigned contrast;
  /// 0: no preference, 1: less movement.
  unsigned reduced_motion;
  /// Whether a colour is known for what can be used, and its parts in sRGB. One outside of 0 to 1: none was chosen.
  int has_accent;
  double accent_red, accent_green, accent_blue;
  /// How large text is to be, as a factor of the usual size; 0: nothing was said.
  double text_scale;
};

/// Connects to a bus and subscribes to changes. `address`: NULL for the session bus. NULL: there is no bus, or no
/// libsystemd.
void *host_desktop_open(const char *address);

/// Reads the settings, waiting for so long at most; 0: they are there, negative: there is no portal, or it was too
/// slow. Of one connection, on one thread at a time.
int host_desktop_read(void *desktop, unsigned long long timeout_microseconds, struct host_desktop_settings *settings);

/// Waits until something has changed; negative: the bus has gone.
int host_desktop_wait(void *desktop);

void host_desktop_close(void *desktop);
