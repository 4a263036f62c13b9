/// What a program without a window system needs of the machine's screens and console.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A descriptor that becomes readable when the kernel tells of devices; -1: it cannot be had.
int host_watch_cards(void);
/// Reads what has come; whether some of it was about displays or cards.
bool host_cards_changed(int descriptor);

/// Memory of so many bytes (whole pages), there twice in a row; NULL: there is not enough.
void *host_twin_make(size_t bytes);
void host_twin_free(void *memory, size_t bytes);

/// The value that udev's rules gave an open device, as a string of at most `size` bytes with its end; false: there is
/// none, or no libudev.
bool host_device_property(int device, const char *name, char *value, size_t size);

/// Whether the virtual GPU behind an open render node does more than show pictures; false where the node is another's.
bool host_virtio_renders(int node);

/// The virtual console that the program was started on; -1: it has none.
int host_console_open(void);
/// Has the kernel ask before it switches from or to the console, by two signals that wake `descriptor`.
bool host_console_take(int console, int descriptor);
/// Of signals, as `host_signals_take` has them: whether the console is to be left, and whether it has been come back to.
bool host_console_leaves(uint64_t signals);
bool host_console_enters(uint64_t signals);
/// Answers the kernel: the screen may be taken; it has been taken again.
void host_console_release(int console);
void host_console_acquire(int console);
/// Asks for another console; 1 is the first.
void host_console_switch(int console, int number);
/// The kernel switches by itself again.
void host_console_close(int console);
