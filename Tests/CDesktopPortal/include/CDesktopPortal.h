/// A settings portal on a bus: answers `ReadAll` and tells of changes, as a desktop's does.
#pragma once

/// What a desktop says, as the portal's own keys have it.
struct desktop_portal_settings {
  unsigned scheme, contrast, reduced_motion;
  double accent[3];
  double text_scale;
  int animates;
  /// 0: questions are left without an answer.
  int answers;
};

/// What is said at the start: no preference.
struct desktop_portal_settings desktop_portal_usual(void);

/// Serves the bus at an address until `desktop_portal_stop`; NULL: that is not possible.
void *desktop_portal_start(const char *address);

/// Changes what is answered, and tells the bus.
void desktop_portal_set(void *portal, struct desktop_portal_settings settings);

void desktop_portal_stop(void *portal);
