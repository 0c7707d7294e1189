// Counts heap allocations by standing in for glibc's entry points: the executable's own definitions win.

#include "CAllocations.h"

#if defined(__GLIBC__)

#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static int64_t count;

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
  count += 1;
  return __libc_realloc(pointer, size);
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
  count += 1;
  *pointer = __libc_memalign(alignment, size);
  return *pointer ? 0 : 12;
}

int64_t allocation_count(void) { return count; }

#else

int64_t allocation_count(void) { return -1; }

#endif

const char *compiler_version(void) { return __VERSION__; }
