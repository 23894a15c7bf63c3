/// What one client, or all of them together, measured inside the window.
struct Findings: Sendable {
  /// Of what is measured (an answer, a request), in microseconds.
  private(set) var latencies: [UInt32] = []
  /// Whole plays whose result was reached, before the window too: so many must be in the store.
  var plays = 0
  /// Everything that the client asked for, from the first request on.
  var requests = 0
  private(set) var failures: [LoadError: Int] = [:]

  mutating func count(_ measured: [(ended: Instant, latency: UInt32)], in window: Window) {
    for one in measured where window.contains(one.ended) { latencies.append(one.latency) }
  }

  mutating func count(_ failure: LoadError) { failures[failure, default: 0] += 1 }

  mutating func add(_ other: Findings) {
    latencies += other.latencies
    plays += other.plays
    requests += other.requests
    failures.merge(other.failures, uniquingKeysWith: +)
  }
}

extension Findings {
  init(failed error: LoadError) { count(error) }

  /// Does the same thing until the window is over.
  static func repeating(in window: Window, _ once: () throws(LoadError) -> Void) -> Findings {
    var findings = Findings()
    while !window.isOver {
      let start = Instant.now
      do throws(LoadError) { try once() } catch { findings.count(error) }
      let end = Instant.now
      findings.requests += 1
      findings.count([(end, end.microseconds(since: start))], in: window)
    }
    return findings
  }
}
