/// What keeps a process alive, or ends it in an orderly manner.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Puts /dev/null in the place of those of the descriptors 0 to 2 that are closed, so that nothing else gets their
/// numbers; makes writing to a reader that has gone an error instead of the end. Programs that are started from here get
/// the usual behaviour.
void host_process_begin(void);

/// Reports a state to the service manager that started the program (`READY=1`), if one did; libsystemd is loaded for
/// it. False: there is none.
bool host_service_tell(const char *state);
/// Microseconds within which the service manager expects each watchdog notification; 0: it expects none.
uint64_t host_service_watchdog(void);

/// Writes a line, or as much of it as can be written, to standard error.
void host_write_error(const void *bytes, size_t count);

/// Allows at least `wanted` open files where the hard limit does; returns how many are allowed now.
uint64_t host_descriptor_limit(uint64_t wanted);

/// Calls `refused` for errors of the X server instead of ending the program, and `lost` when its connection breaks;
/// Xlib ends the program after `lost` returns. libX11 has been loaded by whoever opened the display.
void host_x11_watch(void (*refused)(int error, int request), void (*lost)(void));
