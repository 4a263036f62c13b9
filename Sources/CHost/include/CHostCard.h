/// What a program without a window system needs of the machine's screens and console.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A descriptor that becomes readable when the kernel reports changes of devices; -1: it cannot be had.
int host_watch_cards(void);
/// Reads what has come; whether some of it was about displays or cards.
bool host_cards_changed(int descriptor);

/// Memory of so many bytes (whole pages), there twice in a row; NULL: there is not enough.
void *host_twin_make(size_t bytes);
void host_twin_free(void *memory, size_t bytes);

/// The value that udev's rules gave an open device, as a string of at most `size` bytes with its end; false: there is
/// none, or no libudev.
bool host_device_property(int device, const char *name, char *value, size_t size);

/// Whether the virtual GPU behind an open render node can draw in 3D; false where the node is another driver's.
bool host_virtio_renders(int node);

/// The virtual console that the program was started on; -1: it has none.
int host_console_open(void);
/// Makes the kernel signal `descriptor` before it switches from the console and after it has switched to it, and wait
/// for the answer.
bool host_console_take(int console, int descriptor);
/// Of signals, as `host_signals_take` returns them: whether the console is to be left, and whether it is shown again.
bool host_console_leaves(uint64_t signals);
bool host_console_enters(uint64_t signals);
/// Answers the kernel: the console may be left; its return is acknowledged.
void host_console_release(int console);
void host_console_acquire(int console);
/// Requests another console; 1 is the first.
void host_console_switch(int console, int number);
/// The kernel switches by itself again.
void host_console_close(int console);
