/// Pixels shared with an X server, in memory that is mapped twice in a row (a ring of rows).
#pragma once
#include <stdbool.h>
#include <stddef.h>

typedef struct host_ring host_ring;

/// Shares memory for pictures of `width` x `height` pixels (32 bits each, blue first) with the server of a window; NULL:
/// the server is elsewhere, has another pixel format or no shared memory.
///
/// `display`, `window`: Xlib's; libX11 and libXext have been loaded by whoever opened them.
host_ring *host_ring_open(void *display, unsigned long window, int width, int height);
/// The memory: `host_ring_rows * host_ring_stride` bytes, and the same again behind them.
void *host_ring_memory(const host_ring *ring);
int host_ring_stride(const host_ring *ring);
int host_ring_rows(const host_ring *ring);
/// Requests the server to copy pixels into the window, `row` being a row of the memory (less than twice the rows).
void host_ring_put(host_ring *ring, int x, int row, int to_y, int width, int height);
/// Has the server keep the window's pixels where they are while the window changes size, and fill what is new with a
/// colour (red, green and blue, 8 bits each, blue lowest) until something is put there.
void host_ring_ground(host_ring *ring, unsigned pixel);
/// Sends the buffered requests to the server.
void host_ring_flush(host_ring *ring);
/// Waits until the server has copied everything, so that the memory may be written again. Returns at once where an event
/// has come that the server made after it.
void host_ring_wait(host_ring *ring);
void host_ring_close(host_ring *ring);
