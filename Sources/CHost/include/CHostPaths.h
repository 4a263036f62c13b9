/// Opening files that must lie below a folder, wherever links would lead.
#pragma once
#include <stdbool.h>

/// Opens a folder as the root for `host_open_beneath`; links to it are followed. -1: errno says why.
int host_open_root(const char *path);

/// Opens what `path` names below a root for reading, without waiting (a pipe). Links are followed as long as they stay
/// below; what leads out, and every absolute link, is refused with EXDEV. -1: errno says why.
///
/// `by_hand`: without the system call that does it (openat2, Linux 5.6), as where there is none.
int host_open_beneath(int root, const char *path, bool by_hand);
