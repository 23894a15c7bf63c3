import Foundation
import Logging
import QuizService
import ServiceLifecycle
import StoreStatus

/// Logs faults. The first fault of a kind gets a line at once. While they continue, one line a minute has the count
/// since the line before.
struct FaultLogger: Service {
  let faults: FaultCounters
  let logger: Logger

  func run() async {
    var throttle = LogThrottle()
    while !Task.isShuttingDownGracefully {
      do { try await cancelWhenGracefulShutdown { try await Task.sleep(for: .seconds(1)) } } catch { break }
      for (fault, entry) in throttle.due(adding: faults.takeAll(), at: .now) { fault.log(entry, to: logger) }
    }
    for (fault, entry) in throttle.flush(adding: faults.takeAll()) { fault.log(entry, to: logger) }
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

  /// What happened, and what to do.
  private var message: String {
    switch self {
    case .store(_, .full): "The disk is full; what players do can't be stored. Free some space"
    case .store(_, .readOnly):
      "The data can't be written; what players do can't be stored. Check the disk and its permissions"
    case .store(_, .damaged):
      "The data is damaged. Stop the server and restore a backup; docs/operators/moving-and-backups.md says what to do "
        + "without one"
    case .store(_, .refused): "The store refused what contradicts its data"
    case .store(_, .unavailable), .store(_, .locked): "The store doesn't answer"
    case .store(_, .newer): "The data is a newer Parlour's"
    case .healthCheckTimedOut: "The store takes longer than two seconds to answer"
    case .acceptFailed:
      "No connection could be accepted. Let the server open more files (LimitNOFILE, ulimit -n), or lower --max-connections"
    case .connectionLimitReached:
      "The limit of connections was reached, so idle and stalled ones were closed. --max-connections and LimitNOFILE set "
        + "the limit"
    }
  }
}
