#include "CHostTransfer.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// The part of curl.h that is used: its handles are opaque, its numbers keep their meanings for as long as libcurl.so.4.
typedef void CURL;
typedef void CURLM;
struct curl_slist;
typedef struct {
  int message;
  CURL *easy;
  union {
    void *whatever;
    int result;
  } data;
} CURLMsg;

enum {
  OPTION_WRITE_DATA = 10001,
  OPTION_URL = 10002,
  OPTION_USER_AGENT = 10018,
  OPTION_HTTP_HEADER = 10023,
  OPTION_HEADER_DATA = 10029,
  OPTION_ACCEPT_ENCODING = 10102,
  OPTION_PRIVATE = 10103,
  OPTION_WRITE_FUNCTION = 20011,
  OPTION_HEADER_FUNCTION = 20079,
  OPTION_LOW_SPEED_LIMIT = 19,
  OPTION_LOW_SPEED_TIME = 20,
  OPTION_FOLLOW_LOCATION = 52,
  OPTION_MAX_REDIRECTS = 68,
  OPTION_CONNECT_TIMEOUT = 78,
  OPTION_TIMEOUT = 13,
  OPTION_NO_SIGNAL = 99,
  OPTION_PROTOCOLS = 181,
  OPTION_REDIRECT_PROTOCOLS = 182,
  OPTION_MAX_FILE_SIZE = 30117,
};
enum { PROTOCOL_HTTP = 1, PROTOCOL_HTTPS = 2 };
enum { INFO_PRIVATE = 0x100015 };
enum { MESSAGE_DONE = 1 };
enum { GLOBAL_ALL = 3 };
// Results.
enum {
  OK = 0,
  UNSUPPORTED_PROTOCOL = 1,
  MALFORMED_URL = 3,
  NO_PROXY = 5,
  NO_HOST = 6,
  NO_CONNECTION = 7,
  TIMED_OUT = 28,
  TLS_FAILED = 35,
  TOO_MANY_REDIRECTS = 47,
  TLS_CERTIFICATE = 60,
  FILE_TOO_LARGE = 63,
  TLS_AUTHORITIES = 77,
};

static struct {
  int (*global_init)(long);
  CURL *(*easy_init)(void);
  int (*easy_setopt)(CURL *, int, ...);
  int (*easy_getinfo)(CURL *, int, ...);
  void (*easy_cleanup)(CURL *);
  const char *(*easy_strerror)(int);
  struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
  void (*slist_free_all)(struct curl_slist *);
  CURLM *(*multi_init)(void);
  int (*multi_add_handle)(CURLM *, CURL *);
  int (*multi_remove_handle)(CURLM *, CURL *);
  int (*multi_perform)(CURLM *, int *);
  int (*multi_poll)(CURLM *, void *, unsigned, int, int *);
  int (*multi_wakeup)(CURLM *);
  int (*multi_cleanup)(CURLM *);
  CURLMsg *(*multi_info_read)(CURLM *, int *);
} curl;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool is_loaded;

static void load(void) {
  // Whichever library of TLS it was built with: what is called here is the same.
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) library = dlopen("libcurl-gnutls.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  const struct { void *function; const char *name; } functions[] = {
    {&curl.global_init, "curl_global_init"},
    {&curl.easy_init, "curl_easy_init"},
    {&curl.easy_setopt, "curl_easy_setopt"},
    {&curl.easy_getinfo, "curl_easy_getinfo"},
    {&curl.easy_cleanup, "curl_easy_cleanup"},
    {&curl.easy_strerror, "curl_easy_strerror"},
    {&curl.slist_append, "curl_slist_append"},
    {&curl.slist_free_all, "curl_slist_free_all"},
    {&curl.multi_init, "curl_multi_init"},
    {&curl.multi_add_handle, "curl_multi_add_handle"},
    {&curl.multi_remove_handle, "curl_multi_remove_handle"},
    {&curl.multi_perform, "curl_multi_perform"},
    {&curl.multi_poll, "curl_multi_poll"},
    {&curl.multi_wakeup, "curl_multi_wakeup"},
    {&curl.multi_cleanup, "curl_multi_cleanup"},
    {&curl.multi_info_read, "curl_multi_info_read"},
  };
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    void *found = dlsym(library, functions[i].name);
    if (!found) return;
    memcpy(functions[i].function, &found, sizeof found);
  }
  is_loaded = curl.global_init(GLOBAL_ALL) == OK;
}

bool host_transfers_load(void) {
  pthread_once(&once, load);
  return is_loaded;
}

/// Bytes that grow up to a bound.
struct bytes {
  char *start;
  size_t count, room;
};

/// Adds bytes; false: there is no memory.
static bool append(struct bytes *bytes, const char *more, size_t count, size_t most) {
  if (bytes->count + count > bytes->room) {
    size_t room = bytes->room ? bytes->room : 16384;
    while (room < bytes->count + count) room *= 2;
    if (room > most) room = most;
    char *grown = realloc(bytes->start, room);
    if (!grown) return false;
    bytes->start = grown;
    bytes->room = room;
  }
  memcpy(bytes->start + bytes->count, more, count);
  bytes->count += count;
  return true;
}

struct transfer {
  CURL *easy;
  struct curl_slist *lines;
  uint64_t owner;
  size_t most_bytes, most_head;
  struct bytes body, head;
  /// Bytes of all heads together.
  size_t heads;
  /// Of the answer that comes.
  int status;
  int result;
  bool is_too_large, is_diverted, is_unwanted;
};

static bool is_wanted(const struct transfer *transfer) {
  return transfer->status >= 200 && transfer->status < 300;
}

static size_t take_head(char *line, size_t size, size_t count, void *data) {
  struct transfer *transfer = data;
  size_t length = size * count;
  transfer->heads += length;
  if (transfer->heads > transfer->most_head) {
    transfer->is_too_large = true;
    return 0;
  }
  if (length > 9 && !memcmp(line, "HTTP/", 5)) {
    // Another answer begins.
    transfer->head.count = 0;
    size_t at = 5;
    while (at < length && line[at] != ' ') at++;
    int status = 0;
    for (at++; at < length && line[at] >= '0' && line[at] <= '9' && status < 1000; at++)
      status = status * 10 + (line[at] - '0');
    transfer->status = status;
    if (status == 302 || status == 303 || status == 307) transfer->is_diverted = true;
    return length;
  }
  return append(&transfer->head, line, length, transfer->most_head) ? length : 0;
}

static size_t take_body(char *piece, size_t size, size_t count, void *data) {
  struct transfer *transfer = data;
  size_t length = size * count;
  if (!is_wanted(transfer)) {
    transfer->is_unwanted = true;
    return 0;
  }
  if (length > transfer->most_bytes - transfer->body.count) {
    transfer->is_too_large = true;
    return 0;
  }
  return append(&transfer->body, piece, length, transfer->most_bytes) ? length : 0;
}

void *host_transfers_open(void) { return host_transfers_load() ? curl.multi_init() : NULL; }
void host_transfers_wake(void *transfers) { curl.multi_wakeup(transfers); }
void host_transfers_close(void *transfers) { curl.multi_cleanup(transfers); }

static void dispose(struct transfer *transfer) {
  if (transfer->easy) curl.easy_cleanup(transfer->easy);
  if (transfer->lines) curl.slist_free_all(transfer->lines);
  free(transfer->body.start);
  free(transfer->head.start);
  free(transfer);
}

void *host_transfer_begin(void *transfers, const struct host_transfer_request *request, uint64_t owner) {
  struct transfer *transfer = calloc(1, sizeof *transfer);
  if (!transfer) return NULL;
  transfer->owner = owner;
  transfer->most_bytes = request->most_bytes;
  transfer->most_head = request->most_head;
  CURL *easy = transfer->easy = curl.easy_init();
  if (!easy) {
    dispose(transfer);
    return NULL;
  }
  for (int i = 0; i < request->line_count; i++) {
    struct curl_slist *longer = curl.slist_append(transfer->lines, request->lines[i]);
    if (longer) transfer->lines = longer;
  }
  const long both = PROTOCOL_HTTP | PROTOCOL_HTTPS;
  const bool is_secure = !strncmp(request->url, "https:", 6);
  const struct { int option; long value; } numbers[] = {
    {OPTION_NO_SIGNAL, 1},
    {OPTION_PROTOCOLS, both},
    {OPTION_REDIRECT_PROTOCOLS, is_secure ? PROTOCOL_HTTPS : both},
    {OPTION_FOLLOW_LOCATION, request->follows_redirects},
    {OPTION_MAX_REDIRECTS, request->most_redirects},
    {OPTION_CONNECT_TIMEOUT, request->connect_seconds},
    {OPTION_LOW_SPEED_LIMIT, 1},
    {OPTION_LOW_SPEED_TIME, request->idle_seconds},
    {OPTION_TIMEOUT, request->total_seconds},
  };
  bool is_set = true;
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    is_set &= curl.easy_setopt(easy, numbers[i].option, numbers[i].value) == OK;
  is_set &= curl.easy_setopt(easy, OPTION_MAX_FILE_SIZE, (int64_t)request->most_bytes) == OK;
  is_set &= curl.easy_setopt(easy, OPTION_URL, request->url) == OK;
  is_set &= curl.easy_setopt(easy, OPTION_USER_AGENT, request->agent) == OK;
  // Whatever the library can unpack.
  is_set &= curl.easy_setopt(easy, OPTION_ACCEPT_ENCODING, "") == OK;
  is_set &= curl.easy_setopt(easy, OPTION_HTTP_HEADER, transfer->lines) == OK;
  is_set &= curl.easy_setopt(easy, OPTION_WRITE_FUNCTION, take_body) == OK;
  is_set &= curl.easy_setopt(easy, OPTION_WRITE_DATA, transfer) == OK;
  is_set &= curl.easy_setopt(easy, OPTION_HEADER_FUNCTION, take_head) == OK;
  is_set &= curl.easy_setopt(easy, OPTION_HEADER_DATA, transfer) == OK;
  is_set &= curl.easy_setopt(easy, OPTION_PRIVATE, transfer) == OK;
  if (!is_set || curl.multi_add_handle(transfers, easy) != 0) {
    dispose(transfer);
    return NULL;
  }
  return transfer;
}

/// The owner of a transfer that has ended and was not reported yet.
static bool ended(CURLM *transfers, uint64_t *owner) {
  int left;
  for (CURLMsg *message; (message = curl.multi_info_read(transfers, &left));) {
    if (message->message != MESSAGE_DONE) continue;
    struct transfer *transfer = NULL;
    const int result = message->data.result;
    curl.easy_getinfo(message->easy, INFO_PRIVATE, &transfer);
    if (!transfer) continue;
    transfer->result = result;
    *owner = transfer->owner;
    return true;
  }
  return false;
}

bool host_transfers_next(void *transfers, int milliseconds, uint64_t *owner, int *running) {
  curl.multi_perform(transfers, running);
  if (ended(transfers, owner)) return true;
  // libcurl wakes for its own timeouts. Without a limit: a day, after which the caller calls again.
  curl.multi_poll(transfers, NULL, 0, milliseconds < 0 ? 86400000 : milliseconds, NULL);
  curl.multi_perform(transfers, running);
  return ended(transfers, owner);
}

enum host_transfer_end host_transfer_end(void *data) {
  const struct transfer *transfer = data;
  if (transfer->is_too_large) return HOST_TRANSFER_TOO_LARGE;
  if (transfer->is_unwanted) return HOST_TRANSFER_DONE;
  switch (transfer->result) {
  case OK: return HOST_TRANSFER_DONE;
  case UNSUPPORTED_PROTOCOL:
  case MALFORMED_URL: return HOST_TRANSFER_SCHEME;
  case NO_PROXY:
  case NO_HOST: return HOST_TRANSFER_NO_HOST;
  case NO_CONNECTION: return HOST_TRANSFER_NO_CONNECTION;
  case TLS_FAILED:
  case TLS_CERTIFICATE:
  case TLS_AUTHORITIES: return HOST_TRANSFER_INSECURE;
  case TIMED_OUT: return HOST_TRANSFER_TIMED_OUT;
  case TOO_MANY_REDIRECTS: return HOST_TRANSFER_REDIRECTS;
  case FILE_TOO_LARGE: return HOST_TRANSFER_TOO_LARGE;
  default: return HOST_TRANSFER_CUT_OFF;
  }
}

int host_transfer_status(void *transfer) { return ((struct transfer *)transfer)->status; }
bool host_transfer_is_diverted(void *transfer) { return ((struct transfer *)transfer)->is_diverted; }
const char *host_transfer_words(void *transfer) {
  return curl.easy_strerror(((struct transfer *)transfer)->result);
}

const char *host_transfer_head(void *data, size_t *count) {
  struct transfer *transfer = data;
  *count = transfer->head.count;
  return transfer->head.start;
}

void *host_transfer_take(void *data, size_t *count) {
  struct transfer *transfer = data;
  *count = is_wanted(transfer) ? transfer->body.count : 0;
  if (!*count) return NULL;
  // Spare capacity is freed.
  void *shrunk = realloc(transfer->body.start, *count);
  void *bytes = shrunk ? shrunk : transfer->body.start;
  transfer->body = (struct bytes){0};
  return bytes;
}

void host_transfer_close(void *transfers, void *data) {
  struct transfer *transfer = data;
  curl.multi_remove_handle(transfers, transfer->easy);
  dispose(transfer);
}
