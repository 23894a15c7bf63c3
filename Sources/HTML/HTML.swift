/// Markup that is safe to send: whatever is interpolated into it is escaped unless it is `HTML` already.
///
/// ```swift
/// let name = "<script>"
/// let greeting: HTML = "<p>Hello, \(name)</p>"   // <p>Hello, &lt;script&gt;</p>
/// ```
///
/// Escaping works on bytes, not on characters: a combining mark that joins a `<` into one character can't hide it.
/// Attribute values must stand in quotes; then the same escaping is right for them too.
public struct HTML: Hashable, Sendable {
  /// UTF-8.
  public private(set) var bytes: [UInt8]

  /// Nothing at all.
  public init() { bytes = [] }

  /// The markup as text, for tests and terminals.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  public static func += (page: inout HTML, more: HTML) { page.bytes += more.bytes }
}

extension HTML: ExpressibleByStringInterpolation {
  /// Takes a literal as it stands: it was written in the source, by us.
  public init(stringLiteral literal: StaticString) {
    bytes = literal.withUTF8Buffer { [UInt8]($0) }
  }

  public init(stringInterpolation interpolation: Interpolation) { bytes = interpolation.bytes }

  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + 32 * interpolationCount)
    }

    public mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Escapes a text.
    public mutating func appendInterpolation(_ text: String) {
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "&"): appendLiteral("&amp;")
        case UInt8(ascii: "<"): appendLiteral("&lt;")
        case UInt8(ascii: ">"): appendLiteral("&gt;")
        case UInt8(ascii: "\""): appendLiteral("&quot;")
        case UInt8(ascii: "'"): appendLiteral("&#39;")
        case 0: appendLiteral("\u{FFFD}")
        default: bytes.append(byte)
        }
      }
    }

    public mutating func appendInterpolation(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

    public mutating func appendInterpolation(_ markup: HTML) { bytes += markup.bytes }

    /// The markup where the condition holds, and nothing where it doesn't: `\(" checked", if: isChosen)`.
    public mutating func appendInterpolation(_ markup: HTML, if condition: Bool) {
      if condition { bytes += markup.bytes }
    }

    /// Nothing where there is nothing.
    public mutating func appendInterpolation(_ markup: HTML?) {
      if let markup { bytes += markup.bytes }
    }

    public mutating func appendInterpolation(_ parts: [HTML]) {
      for part in parts { bytes += part.bytes }
    }
  }
}
