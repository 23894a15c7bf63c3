/// Markup that is rendered once, with holes for the values that differ.
///
/// ```swift
/// let prepared = PreparedHTML("<p>Hello, \("NAME")</p>", holes: ["NAME"])
/// prepared.filled(with: ["<Ada>"])   // <p>Hello, &lt;Ada&gt;</p>
/// ```
public struct PreparedHTML: Sendable {
  private struct Part: Sendable {
    /// The bytes before the hole.
    let bytes: [UInt8]
    /// Which value fills the hole.
    let hole: Int
  }

  private var parts: [Part] = []
  private var end: [UInt8] = []

  /// Cuts markup where it has one of some markers.
  ///
  /// - Parameter markers: the texts that were rendered in place of the values; a value can have several holes. They are
  ///   ASCII letters and digits, which escaping leaves as they are, and long enough to be nowhere else.
  /// - Complexity: O(n · m) for n bytes and m markers.
  public init(_ markup: HTML, holes markers: [String]) {
    let markers = markers.map { [UInt8]($0.utf8) }
    let bytes = markup.bytes
    var start = 0
    var index = 0
    while index < bytes.count {
      guard let hole = markers.firstIndex(where: { $0[0] == bytes[index] && bytes[index...].starts(with: $0) }) else {
        index += 1
        continue
      }
      parts.append(Part(bytes: [UInt8](bytes[start..<index]), hole: hole))
      index += markers[hole].count
      start = index
    }
    end = [UInt8](bytes[start...])
  }

  /// The number of bytes without the values.
  public var byteCount: Int { parts.reduce(end.count) { $0 + $1.bytes.count } }

  /// The markup with these values, escaped.
  ///
  /// - Parameter values: one for each marker.
  public func filled(with values: [String]) -> HTML {
    filled(reserving: byteCount, interpolationCount: parts.count) { $0.appendInterpolation(values[$1]) }
  }

  /// The markup with these parts.
  ///
  /// - Parameter values: one for each marker.
  public func filled(with values: [HTML]) -> HTML {
    filled(reserving: parts.reduce(byteCount) { $0 + values[$1.hole].bytes.count }, interpolationCount: 0) {
      $0.appendInterpolation(values[$1])
    }
  }

  private func filled(
    reserving capacity: Int, interpolationCount: Int, fill: (inout HTML.Interpolation, _ hole: Int) -> Void
  ) -> HTML {
    var filled = HTML.Interpolation(literalCapacity: capacity, interpolationCount: interpolationCount)
    for part in parts {
      filled.appendMarkup(part.bytes)
      fill(&filled, part.hole)
    }
    filled.appendMarkup(end)
    return HTML(stringInterpolation: filled)
  }
}
