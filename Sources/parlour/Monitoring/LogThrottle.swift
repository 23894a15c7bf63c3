import QuizService
import StoreStatus

/// Limits the log to one line a minute for each kind of fault, and counts what comes between.
struct LogThrottle {
  static let interval = Duration.seconds(60)

  private var pending: [Fault: FaultCounters.Entry] = [:]
  private var loggedAt: [Fault: ContinuousClock.Instant] = [:]

  /// The faults to log now: those that came for the first time, or again after their last line was a minute ago.
  mutating func due(
    adding new: [Fault: FaultCounters.Entry], at now: ContinuousClock.Instant
  ) -> [(Fault, FaultCounters.Entry)] {
    add(new)
    loggedAt = loggedAt.filter { now - $0.value < Self.interval }
    let due = pending.filter { loggedAt[$0.key] == nil }
    for fault in due.keys {
      loggedAt[fault] = now
      pending[fault] = nil
    }
    return due.map { ($0.key, $0.value) }
  }

  /// Everything that wasn't logged yet, for the end.
  mutating func flush(adding new: [Fault: FaultCounters.Entry]) -> [(Fault, FaultCounters.Entry)] {
    add(new)
    defer { pending = [:] }
    return pending.map { ($0.key, $0.value) }
  }

  private mutating func add(_ new: [Fault: FaultCounters.Entry]) {
    pending.merge(new) { FaultCounters.Entry(count: $0.count + $1.count, detail: $1.detail ?? $0.detail) }
  }
}
