/// Markup that is safe to send. Interpolated values are escaped unless they are `HTML` already.
///
/// ```swift
/// let name = "<script>"
/// let greeting: HTML = "<p>Hello, \(name)</p>"   // <p>Hello, &lt;script&gt;</p>
/// ```
///
/// Escaping works on bytes, not on characters. So a `<` that forms one character with a combining mark is escaped too.
/// Attribute values must be in quotes; then the same escaping is safe for them.
public struct HTML: Hashable, Sendable {
  /// The markup in UTF-8.
  public private(set) var bytes: [UInt8]

  /// Creates empty markup.
  public init() { bytes = [] }

  /// The markup as a string, for tests and terminals.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends markup without escaping it again.
  public static func += (page: inout HTML, more: HTML) { page.bytes += more.bytes }
}

extension HTML: ExpressibleByStringInterpolation {
  /// Takes a literal without escaping it. The type `StaticString` guarantees that it comes from our source code.
  public init(stringLiteral literal: StaticString) {
    bytes = literal.withUTF8Buffer { [UInt8]($0) }
  }

  /// Takes the finished interpolation; the compiler calls this for every literal with interpolations.
  public init(stringInterpolation interpolation: Interpolation) { bytes = interpolation.bytes }

  /// Builds `HTML` from a string literal with interpolations.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    /// Reserves the literal's bytes, and 32 more for each interpolated value.
    public init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + 32 * interpolationCount)
    }

    /// Appends a part of the literal without escaping it.
    public mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Appends a text; `&`, `<`, `>` and both quotes are escaped, and NUL becomes U+FFFD.
    public mutating func appendInterpolation(_ text: String) {
      let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable { appendEscaped($0) }
      if isContiguous == nil { [UInt8](text.utf8).withUnsafeBufferPointer { appendEscaped($0) } }
    }

    /// Appends the bytes between two that must be escaped at once: nearly all texts have none.
    private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
      var start = text.startIndex
      for index in text.indices where Self.mustBeEscaped(text[index]) {
        guard let entity = Self.entity(for: text[index]) else { continue }
        bytes.append(contentsOf: text[start..<index])
        appendLiteral(entity)
        start = index + 1
      }
      bytes.append(contentsOf: text[start...])
    }

    /// Whether ``entity(for:)`` isn't nil.
    ///
    /// It has no branches: a processor guesses wrong where spaces and letters take different ones. `?` is the last
    /// byte that has a bit, and it stands for all greater ones.
    private static func mustBeEscaped(_ byte: UInt8) -> Bool { escapes >> UInt64(min(byte, 63)) & 1 == 1 }

    /// A bit for each byte that ``entity(for:)`` knows.
    private static var escapes: UInt64 { 1 | 1 << 34 | 1 << 38 | 1 << 39 | 1 << 60 | 1 << 62 }

    /// Nil for a byte that is safe as it is.
    private static func entity(for byte: UInt8) -> StaticString? {
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      case UInt8(ascii: "'"): "&#39;"
      case 0: "\u{FFFD}"
      default: nil
      }
    }

    /// Appends bytes of other markup.
    mutating func appendMarkup(_ markup: [UInt8]) { bytes += markup }

    /// Appends a number in decimal notation.
    public mutating func appendInterpolation(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

    /// Appends markup without escaping it again.
    public mutating func appendInterpolation(_ markup: HTML) { bytes += markup.bytes }

    /// Appends the markup if the condition holds: `\(" checked", if: isChosen)`. Otherwise it isn't even rendered.
    public mutating func appendInterpolation(_ markup: @autoclosure () -> HTML, if condition: Bool) {
      if condition { bytes += markup().bytes }
    }

    /// Appends the markup if there is any.
    public mutating func appendInterpolation(_ markup: HTML?) {
      if let markup { bytes += markup.bytes }
    }

    /// Appends all parts, one after the other, without a separator.
    public mutating func appendInterpolation(_ parts: [HTML]) {
      for part in parts { bytes += part.bytes }
    }
  }
}
