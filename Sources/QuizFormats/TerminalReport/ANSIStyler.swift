/// Adds colours to terminal text, or leaves it plain.
public struct ANSIStyler: Sendable {
  /// A text style; the raw value is the SGR parameter.
  public enum Style: String, Sendable {
    case error = "31"
    case warning = "33"
    case success = "32"
    case faint = "2"
    case bold = "1"
  }

  private let isEnabled: Bool

  /// Adds no escape sequences.
  public static let plain = ANSIStyler(isEnabled: false)
  /// Adds ANSI escape sequences (ECMA-48).
  public static let ansi = ANSIStyler(isEnabled: true)

  /// The text in a style; unchanged if the text is empty or the styler is plain.
  public func styled(_ text: String, as style: Style) -> String {
    isEnabled && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
