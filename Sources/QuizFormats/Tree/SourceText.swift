/// A spot in a source text, as the notation's reader counts it; ``SourceText`` tells the line and column.
struct Place: Hashable, Sendable {
  enum Spot: Hashable, Sendable {
    /// Bytes from the text's beginning.
    case byte(Int)
    /// Line and Unicode scalar as libyaml counts them, both from 0. Its lines end at U+0085, U+2028 and U+2029 too.
    case mark(line: Int, scalar: Int)
  }

  var spot: Spot
  /// In characters.
  var width = 1
}

/// A file's text, with its lines.
struct SourceText: Sendable {
  struct Position: Hashable, Sendable {
    /// From 1.
    let line: Int
    /// From 1, in characters.
    let column: Int
  }

  let name: String
  let text: String
  /// Where lines start, in bytes: after LF, CR LF or CR.
  private let lines: [Int]
  /// Where libyaml's lines start.
  private let yamlLines: [Int]
  private let bytes: [UInt8]

  init(name: String, text: String = "") {
    self.name = name
    self.text = text
    bytes = Array(text.utf8)
    (lines, yamlLines) = Self.lineStarts(bytes)
  }

  func position(of place: Place) -> Position {
    let offset = min(self.offset(of: place.spot), bytes.count)
    let line = lines.partitioningIndex { $0 > offset } - 1
    let before = String(decoding: bytes[lines[line]..<offset], as: UTF8.self)
    return Position(line: line + 1, column: before.count + 1)
  }

  func excerpt(at position: Position, width: Int) -> Excerpt {
    Excerpt(line: line(position.line), column: position.column, width: width)
  }

  /// A line without its end. Only its first 4,000 bytes: who looks at a longer one sees a piece anyway.
  private func line(_ number: Int) -> Substring {
    let start = lines[number - 1]
    let end = number < lines.count ? lines[number] : bytes.count
    let line = String(decoding: bytes[start..<end], as: UTF8.self)
    return line[...].trimmingEnd { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
  }

  /// The character at a place; nil at the end.
  func character(at place: Place) -> Character? {
    let offset = self.offset(of: place.spot)
    guard offset < bytes.count else { return nil }
    return String(decoding: bytes[offset..<min(offset + 64, bytes.count)], as: UTF8.self).first
  }

  /// The text of a line up to a place.
  func indentation(before place: Place) -> String {
    let offset = min(self.offset(of: place.spot), bytes.count)
    let line = lines.partitioningIndex { $0 > offset } - 1
    return String(decoding: bytes[lines[line]..<offset], as: UTF8.self)
  }

  private func offset(of spot: Place.Spot) -> Int {
    switch spot {
    case .byte(let offset): return offset
    case .mark(let line, let scalar):
      guard yamlLines.indices.contains(line) else { return bytes.count }
      var offset = yamlLines[line]
      var left = scalar
      while offset < bytes.count {
        if bytes[offset] & 0xC0 != 0x80 {
          if left == 0 { return offset }
          left -= 1
        }
        offset += 1
      }
      return offset
    }
  }

  private static func lineStarts(_ bytes: [UInt8]) -> ([Int], [Int]) {
    var (lines, yamlLines) = ([0], [0])
    for (index, byte) in bytes.enumerated() {
      let next = index + 1
      switch byte {
      case 0x0A, 0x0D:
        if byte == 0x0D, next < bytes.count, bytes[next] == 0x0A { continue }
        lines.append(next)
        yamlLines.append(next)
      case 0x85 where index >= 1 && bytes[index - 1] == 0xC2:
        yamlLines.append(next)
      case 0xA8, 0xA9:
        if index >= 2, bytes[index - 1] == 0x80, bytes[index - 2] == 0xE2 { yamlLines.append(next) }
      default: continue
      }
    }
    return (lines, yamlLines)
  }
}

extension Array {
  /// The first index whose element satisfies a predicate that holds for all later ones too; the count where none does.
  func partitioningIndex(where belongsToSecond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongsToSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Substring {
  func trimmingEnd(where isEnd: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isEnd(last) { rest = rest.dropLast() }
    return rest
  }
}
