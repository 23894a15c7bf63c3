/// What one client, or all of them together, measured in the window.
struct LoadResults: Sendable {
  /// The latencies of the measured answers or requests, in microseconds.
  private(set) var latencies: [UInt32] = []
  /// Plays that reached their result, those before the window too. The store must have this many.
  var plays = 0
  /// All requests of the client, from the first on.
  var requests = 0
  private(set) var failures: [LoadError: Int] = [:]

  mutating func add(_ measured: [(ended: Instant, latency: UInt32)], in window: Window) {
    for one in measured where window.contains(one.ended) { latencies.append(one.latency) }
  }

  mutating func add(_ failure: LoadError) { failures[failure, default: 0] += 1 }

  mutating func add(_ other: LoadResults) {
    latencies += other.latencies
    plays += other.plays
    requests += other.requests
    failures.merge(other.failures, uniquingKeysWith: +)
  }
}

extension LoadResults {
  init(failed error: LoadError) { add(error) }

  /// Repeats the same work until the window closes.
  static func repeating(in window: Window, _ once: () throws(LoadError) -> Void) -> LoadResults {
    var results = LoadResults()
    while !window.isOver {
      let start = Instant.now
      do throws(LoadError) { try once() } catch { results.add(error) }
      let end = Instant.now
      results.requests += 1
      results.add([(end, end.microseconds(since: start))], in: window)
    }
    return results
  }
}
