import Foundation
import Logging
import QuizService
import ServiceLifecycle

/// Writes a line for each kind of fault, at once when it comes and then once a minute for as long as it goes on, with how
/// often it came.
struct FaultLogger: Service {
  let faults: FaultCounters
  let logger: Logger

  func run() async {
    var ledger = LogThrottle()
    while !Task.isShuttingDownGracefully {
      do { try await cancelWhenGracefulShutdown { try await Task.sleep(for: .seconds(1)) } } catch { break }
      for (fault, entry) in ledger.due(adding: faults.drain(), at: .now) { fault.log(entry, to: logger) }
    }
    for (fault, entry) in ledger.flush(adding: faults.drain()) { fault.log(entry, to: logger) }
  }
}

/// What the log still has to tell, and when it told what.
struct LogThrottle {
  static let interval = Duration.seconds(60)

  private var pending: [Fault: FaultCounters.Entry] = [:]
  private var loggedAt: [Fault: ContinuousClock.Instant] = [:]

  /// What is to be told now: what came for the first time, or was told a minute ago and came again since.
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

  /// Everything that wasn't told yet, in the end.
  mutating func flush(adding new: [Fault: FaultCounters.Entry]) -> [(Fault, FaultCounters.Entry)] {
    add(new)
    defer { pending = [:] }
    return pending.map { ($0.key, $0.value) }
  }

  private mutating func add(_ new: [Fault: FaultCounters.Entry]) {
    pending.merge(new) { FaultCounters.Entry(count: $0.count + $1.count, detail: $1.detail ?? $0.detail) }
  }
}

extension Fault {
  fileprivate func log(_ entry: FaultCounters.Entry, to logger: Logger) {
    var fields: Logger.Metadata = ["count": "\(entry.count)"]
    if let detail = entry.detail { fields["detail"] = "\(detail)" }
    if case .store(let work, let kind) = self { fields["kind"] = "\(work.rawValue) \(kind.rawValue)" }
    if case .acceptFailed(let code) = self { fields["detail"] = "\(String(cString: strerror(code)))" }
    logger.log(level: self == .connectionLimitReached ? .warning : .error, "\(message)", metadata: fields)
  }

  /// What happened, and what to do about it.
  private var message: String {
    switch self {
    case .store(_, .full): "The disk has no room left; what players do can't be kept. Make room"
    case .store(_, .readOnly):
      "The data can't be written; what players do can't be kept. Look at the disk and its rights"
    case .store(_, .damaged):
      "The data is damaged. Stop the server and restore a backup; docs/operators/moving-and-backups.md tells what to do "
        + "without one"
    case .store(_, .refused): "The store refused what contradicts its data"
    case .store(_, .unavailable), .store(_, .locked): "The store doesn't answer"
    case .store(_, .newer): "The data is a newer Parlour's"
    case .healthCheckTimedOut: "The store takes longer than two seconds to answer"
    case .acceptFailed:
      "No connection could be taken. Let the server open more files (LimitNOFILE, ulimit -n), or lower --connections"
    case .connectionLimitReached:
      "As many connections were open as may be, so that idle ones were closed. --connections and LimitNOFILE set how many"
    }
  }
}
