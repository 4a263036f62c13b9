/// What the host needs of the C library and of libdispatch that Swift cannot reach: file descriptors to wait on,
/// and Xlib's queue, found in the library that SDL has already loaded.
#pragma once
#include "CHostCard.h"
#include "CHostCrash.h"
#include "CHostDesktop.h"
#include "CHostPaths.h"
#include "CHostProcess.h"
#include "CHostRing.h"
#include "CHostTransfer.h"
#include <stdbool.h>
#include <stdint.h>

/// The descriptor that becomes readable when work is put on the main dispatch queue.
int host_main_queue_descriptor(void);

/// A non-blocking event descriptor; -1: none can be had.
int host_wake_make(void);
/// Makes a wake descriptor readable; safe in signal handlers and on any thread.
void host_wake_signal(int descriptor);
/// Makes it unreadable again.
void host_wake_clear(int descriptor);

/// Waits until a descriptor is readable or `nanoseconds` went by (negative: no limit).
/// Returns a bit for each readable descriptor, the first one's lowest; all where a signal came, 0 where time is up.
uint64_t host_wait(const int *descriptors, int count, int64_t nanoseconds);
/// Whether a descriptor is readable now.
bool host_is_readable(int descriptor);

/// Opens every evdev device for reading; returns how many of `limit` were opened, and in `denied` how many exist
/// but may not be read.
int host_open_input_devices(int *descriptors, int limit, int *denied);
/// Reads and drops what waits on a descriptor.
void host_drain(int descriptor);

/// The descriptor of an Xlib connection (`Display *`); -1: libX11 is not loaded.
int host_x11_descriptor(void *display);
/// Deselects raw motion events (moves before the pointer's acceleration) on a display whose events SDL reads: nothing
/// here uses them, and each would wake the program once more.
void host_x11_without_raw_motion(void *display);
/// Sends what Xlib has buffered and returns how many events it has read but not delivered.
int host_x11_queued(void *display);

/// Whether a key of the X server's keyboard makes no character by itself but composes one with the next key (a
/// dead key, or Compose); true where it cannot be told.
///
/// Its connection stays open until `host_x11_leave`: a server may start anew when its last program leaves.
bool host_x11_composes(void);
void host_x11_leave(void);

/// Gives large pieces of memory back as soon as they are freed, whatever was freed before, and makes no thread
/// hoard pieces of its own.
void host_memory_limit(void);
/// Gives back what is free, and the pages of code that starting has brought in: those still needed come back from the
/// system's file cache as they are used.
void host_memory_trim(void);

/// Brings the pages of a piece of memory in, whose content stays as it is; called on a thread of its own, which it makes
/// wait behind others. Where the memory has gone meanwhile, or the
/// system is older than Linux 5.14, nothing happens.
void host_memory_populate(void *memory, size_t length);

/// Makes `signal` set the bit `signal` of `host_signals_take` and signal the wake descriptor; -1: none yet.
void host_signal_watch(int signal, int descriptor);
/// Makes `signal` do again what the system does by itself.
void host_signal_unwatch(int signal);
/// The signals that came since the last call, as bits.
uint64_t host_signals_take(void);

/// A descriptor for `host_watch_wait` on a folder; -1: it cannot be watched.
int host_watch_folder(const char *folder);
/// Waits until files in the folder were written or put in place; 1: the one of this name is among them, 0: it is not,
/// -1: the folder has gone.
int host_watch_wait(int descriptor, const char *name);

/// A descriptor that becomes readable, for `host_drain`, when a file was changed; -1: it cannot be watched.
int host_watch_file(const char *path);

/// A descriptor that becomes readable when input devices come or go; -1: not possible.
int host_watch_input_devices(void);
