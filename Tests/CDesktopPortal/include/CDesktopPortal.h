/// A settings portal on a bus: answers `ReadAll` and tells of changes, as a desktop's does.
#pragma once

/// Serves the bus at an address until `desktop_portal_stop`; NULL: that is not possible.
void *desktop_portal_start(const char *address);

/// Changes what is answered, and tells the bus. `answers` 0: questions are left without an answer.
void desktop_portal_set(void *portal, unsigned scheme, unsigned contrast, double text_scale, int animates, int answers);

void desktop_portal_stop(void *portal);
