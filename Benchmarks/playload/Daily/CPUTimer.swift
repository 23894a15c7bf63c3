import Glibc

/// Measures the processor time of this process for repeated work, in milliseconds.
enum CPUTimer {
  /// - Returns: the mean of each measurement.
  static func measure(
    _ times: Int, rounds: Int = 3, _ body: (Int) async throws -> Void
  ) async rethrows -> [Double] {
    var means: [Double] = []
    for round in 0..<rounds {
      let start = milliseconds
      for number in 0..<times { try await body(round * times + number) }
      means.append((milliseconds - start) / Double(times))
    }
    return means
  }

  private static var milliseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
