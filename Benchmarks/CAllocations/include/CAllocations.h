#ifndef C_ALLOCATIONS_H
#define C_ALLOCATIONS_H

#include <stdint.h>

/// How many times this process has asked for heap memory, or -1 where that cannot be counted.
int64_t allocation_count(void);

#endif
