#ifndef C_ALLOCATIONS_H
#define C_ALLOCATIONS_H

#include <stdint.h>

/// How many times this process has asked for heap memory, or -1 where that cannot be counted.
int64_t allocation_count(void);

/// The C compiler of the toolchain that made this process, with its version and commit.
const char *compiler_version(void);

#endif
