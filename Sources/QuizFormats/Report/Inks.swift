/// The colours of a report, or none.
public struct Inks: Sendable {
  public enum Ink: String, Sendable {
    case error = "31"
    case warning = "33"
    case good = "32"
    case faint = "2"
    case strong = "1"
  }

  private let areOn: Bool

  /// Text as it is.
  public static let none = Inks(areOn: false)
  /// Text with the escape sequences that terminals colour by (ECMA-48).
  public static let terminal = Inks(areOn: true)

  public func paint(_ text: String, _ ink: Ink) -> String {
    areOn && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}
