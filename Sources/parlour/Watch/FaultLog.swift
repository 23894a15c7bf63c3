import Foundation
import Logging
import QuizService
import ServiceLifecycle

/// Writes a line for each kind of fault, at once when it comes and then once a minute for as long as it goes on, with how
/// often it came.
struct FaultLog: Service {
  let faults: FaultTally
  let logger: Logger

  func run() async {
    var ledger = FaultLedger()
    while !Task.isShuttingDownGracefully {
      do { try await cancelWhenGracefulShutdown { try await Task.sleep(for: .seconds(1)) } } catch { break }
      for (fault, entry) in ledger.due(adding: faults.take(), at: .now) { fault.log(entry, to: logger) }
    }
    for (fault, entry) in ledger.rest(adding: faults.take()) { fault.log(entry, to: logger) }
  }
}

/// What the log still has to tell, and when it told what.
struct FaultLedger {
  static let interval = Duration.seconds(60)

  private var pending: [Fault: FaultTally.Entry] = [:]
  private var toldAt: [Fault: ContinuousClock.Instant] = [:]

  /// What is to be told now: what came for the first time, or was told a minute ago and came again since.
  mutating func due(
    adding new: [Fault: FaultTally.Entry], at now: ContinuousClock.Instant
  ) -> [(Fault, FaultTally.Entry)] {
    add(new)
    toldAt = toldAt.filter { now - $0.value < Self.interval }
    let due = pending.filter { toldAt[$0.key] == nil }
    for fault in due.keys {
      toldAt[fault] = now
      pending[fault] = nil
    }
    return due.map { ($0.key, $0.value) }
  }

  /// Everything that wasn't told yet, in the end.
  mutating func rest(adding new: [Fault: FaultTally.Entry]) -> [(Fault, FaultTally.Entry)] {
    add(new)
    defer { pending = [:] }
    return pending.map { ($0.key, $0.value) }
  }

  private mutating func add(_ new: [Fault: FaultTally.Entry]) {
    pending.merge(new) { FaultTally.Entry(count: $0.count + $1.count, detail: $1.detail ?? $0.detail) }
  }
}

extension Fault {
  fileprivate func log(_ entry: FaultTally.Entry, to logger: Logger) {
    var fields: Logger.Metadata = ["count": "\(entry.count)"]
    if let detail = entry.detail { fields["detail"] = "\(detail)" }
    if case .store(let work, let kind) = self { fields["kind"] = "\(work.rawValue) \(kind.rawValue)" }
    if case .accept(let code) = self { fields["detail"] = "\(String(cString: strerror(code)))" }
    logger.log(level: self == .connectionsFull ? .warning : .error, "\(words)", metadata: fields)
  }

  /// What happened, and what to do about it.
  private var words: String {
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
    case .storeIsSlow: "The store takes longer than two seconds to answer"
    case .accept:
      "No connection could be taken. Let the server open more files (LimitNOFILE, ulimit -n), or lower --connections"
    case .connectionsFull:
      "As many connections were open as may be, so that idle ones were closed. --connections and LimitNOFILE set how many"
    }
  }
}
