/// Transfers over http and https.
///
/// libcurl makes them; it is loaded for the first one, so that programs without transfers do without it. All
/// functions but the first two and `host_transfers_wake` are called on one thread for each `host_transfers_open`.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Loads libcurl, once; false: there is none. On any thread.
bool host_transfers_load(void);

/// Transfers that go on at the same time; NULL: no libcurl, or no memory.
void *host_transfers_open(void);
/// Ends a wait of `host_transfers_next`, or the next one; on any thread, as long as they are open.
void host_transfers_wake(void *transfers);
/// Ends all of them; each transfer must have been ended before.
void host_transfers_close(void *transfers);

struct host_transfer_request {
  const char *url;
  const char *agent;
  /// Lines of the request's head besides what HTTP needs.
  const char *const *lines;
  int line_count;
  /// Bytes of the body after it is unpacked, and of the heads of all answers.
  size_t most_bytes;
  size_t most_head;
  /// Whether redirects are followed, and how many; otherwise the answer that redirects is the last one.
  bool follows_redirects;
  long most_redirects;
  /// Seconds without a byte, and for all of it.
  long idle_seconds;
  long total_seconds;
  /// Seconds until there is a connection.
  long connect_seconds;
};

/// Why a transfer ended.
enum host_transfer_end {
  HOST_TRANSFER_DONE,
  /// The address, or one that an answer leads to, is of another scheme than http and https, or leads from https to http.
  HOST_TRANSFER_SCHEME,
  HOST_TRANSFER_NO_HOST,
  HOST_TRANSFER_NO_CONNECTION,
  HOST_TRANSFER_INSECURE,
  HOST_TRANSFER_TIMED_OUT,
  HOST_TRANSFER_REDIRECTS,
  HOST_TRANSFER_TOO_LARGE,
  /// The connection ended before the answer did, or what came is no HTTP.
  HOST_TRANSFER_CUT_OFF,
};

/// Begins a transfer; `owner` is what `host_transfers_next` returns. NULL: it cannot be begun.
void *host_transfer_begin(void *transfers, const struct host_transfer_request *request, uint64_t owner);
/// Waits until a transfer has ended, at most for `milliseconds` (negative: no limit) or until woken; true: `owner` says
/// which. `running`: how many there are.
bool host_transfers_next(void *transfers, int milliseconds, uint64_t *owner, int *running);

/// What a transfer ended with.
enum host_transfer_end host_transfer_end(void *transfer);
/// The last answer's status; 0: there was none.
int host_transfer_status(void *transfer);
/// Whether there was a temporary redirect (302, 303, 307).
bool host_transfer_is_diverted(void *transfer);
/// libcurl's own sentence for the end.
const char *host_transfer_words(void *transfer);
/// The last answer's head, its lines as they came.
const char *host_transfer_head(void *transfer, size_t *count);
/// The body of an answer 2xx, to be freed by `free`; NULL: it is empty.
void *host_transfer_take(void *transfer, size_t *count);
/// Ends a transfer, done or not, and closes its connection where it is not done.
void host_transfer_close(void *transfers, void *transfer);
