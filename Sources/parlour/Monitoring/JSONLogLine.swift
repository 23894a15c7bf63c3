import Foundation

/// A line of the log.
struct JSONLogLine: Encodable {
  let time: Date
  let level: String
  let message: String
  let fields: [String: String]

  /// The line with its line feed; line feeds in texts are escaped.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(date.formatted(Self.instant))
    }
    // Encoding strings and a date can't fail, and a log couldn't report it.
    return [UInt8]((try? encoder.encode(self)) ?? Data()) + [UInt8(ascii: "\n")]
  }

  /// Writes the line with one call, so that lines of several threads don't mix.
  func write(to descriptor: CInt) {
    let bytes = bytes
    _ = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
  }

  private static let instant = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}
