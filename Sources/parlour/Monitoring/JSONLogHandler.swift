import Foundation
import Logging

/// Writes each entry to standard error as a line with a JSON object: `time`, `level`, `message` and `fields`.
struct JSONLogHandler: LogHandler {
  var logLevel = Logger.Level.info
  var metadata: Logger.Metadata = [:]
  var metadataProvider: Logger.MetadataProvider?

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    var fields = metadata.merging(metadataProvider?.get() ?? [:]) { $1 }.merging(event.metadata ?? [:]) { $1 }
    if let error = event.error { fields["error"] = "\(error)" }
    let line = JSONLogLine(
      time: Date(), level: event.level.rawValue, message: "\(event.message)", fields: fields.mapValues { "\($0)" })
    line.write(to: STDERR_FILENO)
  }
}
