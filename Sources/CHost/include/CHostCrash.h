// What is left of a program that a signal ends.
#pragma once

/// Has the number of the signal that ends the program, and where it was, written into this file (`signal 11`, then a frame a
/// line); then it ends as it would have. NULL: no more.
void host_crash_watch(const char *path);
