/// The colours of a report, or none.
public struct ANSIStyler: Sendable {
  public enum Style: String, Sendable {
    case error = "31"
    case warning = "33"
    case success = "32"
    case faint = "2"
    case bold = "1"
  }

  private let isEnabled: Bool

  /// Text as it is.
  public static let plain = ANSIStyler(isEnabled: false)
  /// Text with the escape sequences that terminals colour by (ECMA-48).
  public static let ansi = ANSIStyler(isEnabled: true)

  public func styled(_ text: String, as ink: Style) -> String {
    isEnabled && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}
