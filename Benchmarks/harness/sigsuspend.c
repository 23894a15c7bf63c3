// Valgrind 3.19 writes to the mask that a program passes to sigsuspend (its kernel forbids nothing there, but libdispatch
// passes a constant) and crashes. This one passes a copy. It is preloaded into the server that callgrind runs.

#define _GNU_SOURCE
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

int sigsuspend(const sigset_t *mask) {
  sigset_t copy = *mask;
  return (int)syscall(SYS_rt_sigsuspend, &copy, 8);
}
