import Foundation
import Logging

/// Writes an object a line to the standard error: `time`, `level`, `message`, and `fields` where there are any.
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

/// A line of the log.
struct JSONLogLine: Encodable {
  let time: Date
  let level: String
  let message: String
  let fields: [String: String]

  /// With the line's end; line ends in texts are escaped.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(date.formatted(Self.instant))
    }
    // Strings and a date: encoding them can't fail, and a log has nobody to tell.
    return [UInt8]((try? encoder.encode(self)) ?? Data()) + [UInt8(ascii: "\n")]
  }

  /// At once, so that lines of several threads don't mix.
  func write(to descriptor: CInt) {
    let bytes = bytes
    _ = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
  }

  private static let instant = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}
