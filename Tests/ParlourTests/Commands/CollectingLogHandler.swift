import Logging
import Synchronization

/// Collects log messages.
final class LogCollector: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock(\.self) }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

/// A log handler that keeps only the messages.
struct CollectingLogHandler: LogHandler {
  let lines: LogCollector
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.info

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { lines.add("\(event.message)") }
}
