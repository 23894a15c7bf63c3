import Foundation

/// The time that a processor works for the current thread. Unlike a clock's it doesn't depend on what else the machine does.
enum ProcessorTime {
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
