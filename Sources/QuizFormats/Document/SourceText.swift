/// A location in a source text, in the parser's units. ``SourceText`` converts it to a line and column.
struct SourceLocation: Hashable, Sendable {
  enum Offset: Hashable, Sendable {
    /// A byte offset from the text's beginning.
    case byte(Int)
    /// A line and Unicode scalar as libyaml counts them, both from 0. Its lines also end at U+0085, U+2028 and U+2029.
    case mark(line: Int, scalar: Int)
  }

  var offset: Offset
  /// The width in characters.
  var width = 1
}

/// The text of a file and its lines.
struct SourceText: Sendable {
  struct Position: Hashable, Sendable {
    /// The line, from 1.
    let line: Int
    /// The column in characters, from 1.
    let column: Int
  }

  /// The file's name, for diagnostics.
  let name: String
  let text: String
  /// The byte offsets of the lines, after LF, CR LF or CR.
  private let lineStarts: [Int]
  /// The byte offsets of libyaml's lines.
  private let yamlLineStarts: [Int]
  private let bytes: [UInt8]
  var utf8: [UInt8] { bytes }
  /// The position in the file at which the text begins.
  private let origin: Position

  init(name: String, text: String = "", origin: Position = Position(line: 1, column: 1)) {
    self.name = name
    self.text = text
    self.origin = origin
    bytes = Array(text.utf8)
    (lineStarts, yamlLineStarts) = Self.lineStarts(bytes)
  }

  func position(of location: SourceLocation) -> Position {
    let offset = min(self.offset(of: location.offset), bytes.count)
    let line = lineIndex(of: offset)
    let firstColumn = line == 0 ? origin.column : 1
    return Position(line: line + origin.line, column: firstColumn + characterCount(in: lineStarts[line]..<offset))
  }

  /// The line of a location, from 1.
  func line(of location: SourceLocation) -> Int { lineIndex(of: self.offset(of: location.offset)) + origin.line }

  /// The line around a location; of a very long line, about 1,000 bytes on both sides.
  func excerpt(at location: SourceLocation) -> SourceExcerpt {
    let offset = min(self.offset(of: location.offset), bytes.count)
    let line = lineIndex(of: offset)
    let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    let start = offset - lineStarts[line] > 1_000 ? scalarStart(offset - 1_000) : lineStarts[line]
    let stop = end - offset > 1_000 ? scalarStart(offset + 1_000) : end
    let part = String(decoding: bytes[start..<stop], as: UTF8.self)
    let content = part[...].trimmingEnd { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    return SourceExcerpt(line: content, column: characterCount(in: start..<offset) + 1, width: location.width)
  }

  /// A whole line, or the beginning of a very long one; nil if there is no such line.
  ///
  /// - Parameter line: from 1.
  func excerpt(ofLine line: Int) -> SourceExcerpt? {
    let index = line - origin.line
    return lineStarts.indices.contains(index) ? excerpt(at: SourceLocation(offset: .byte(lineStarts[index]))) : nil
  }

  /// The index of a line, from 0.
  private func lineIndex(of offset: Int) -> Int { lineStarts.partitioningIndex { $0 > min(offset, bytes.count) } - 1 }

  /// The number of characters in a part of a line.
  private func characterCount(in range: Range<Int>) -> Int {
    let part = bytes[range]
    return part.allSatisfy { $0 < 0x80 } ? part.count : String(decoding: part, as: UTF8.self).count
  }

  private func scalarStart(_ offset: Int) -> Int {
    var offset = offset
    while offset > 0, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// The character at a location; nil at the end.
  func character(at location: SourceLocation) -> Character? {
    let offset = self.offset(of: location.offset)
    guard offset < bytes.count else { return nil }
    return String(decoding: bytes[offset..<min(offset + 64, bytes.count)], as: UTF8.self).first
  }

  /// Finds a text in a range of lines; returns the first line's beginning if it isn't found.
  ///
  /// - Parameters:
  ///   - line: from 1.
  ///   - last: the line after the last one to search.
  func location(of text: String, from line: Int, before last: Int) -> SourceLocation {
    let first = lineStarts[min(max(line, 1), lineStarts.count) - 1]
    let end = last <= lineStarts.count ? lineStarts[max(last, 1) - 1] : bytes.count
    let pattern = Array(text.prefix(60).utf8)
    if !pattern.isEmpty, first < end, let found = bytes[first..<end].firstRange(of: pattern)?.lowerBound {
      return SourceLocation(offset: .byte(found), width: text.prefix(60).count)
    }
    let start = bytes[first...].firstIndex { $0 != 0x20 } ?? first
    return SourceLocation(offset: .byte(start))
  }

  /// The byte offset of a line's beginning.
  ///
  /// - Parameter line: from 1.
  func start(ofLine line: Int) -> Int { lineStarts[min(max(line - origin.line, 0), lineStarts.count - 1)] }

  /// The byte offset of a line's end, including its line break.
  func end(ofLine line: Int) -> Int {
    let next = line - origin.line + 1
    return lineStarts.indices.contains(next) ? lineStarts[next] : bytes.count
  }

  /// A line's text without its line break; nil if there is no such line.
  func content(ofLine line: Int) -> String? {
    guard lineStarts.indices.contains(line - origin.line) else { return nil }
    let text = String(decoding: bytes[start(ofLine: line)..<end(ofLine: line)], as: UTF8.self)
    return String(text[...].trimmingEnd(where: \.isNewline))
  }

  /// The text from a location to the end of its line.
  func restOfLine(from location: SourceLocation) -> String {
    let offset = min(self.offset(of: location.offset), bytes.count)
    let text = String(decoding: bytes[offset..<end(ofLine: lineIndex(of: offset) + origin.line)], as: UTF8.self)
    return String(text[...].trimmingEnd(where: \.isNewline))
  }

  /// The text after a plain scalar on its last line; nil if the text at the location differs, as in a file that isn't
  /// YAML.
  ///
  /// - Parameter scalar: line breaks inside it count as spaces.
  func restOfLine(after scalar: String, at location: SourceLocation) -> String? {
    var offset = self.offset(of: location.offset)
    for byte in scalar.utf8 where !Self.isBlank(byte) {
      while offset < bytes.count, Self.isBlank(bytes[offset]) { offset += 1 }
      guard offset < bytes.count, bytes[offset] == byte else { return nil }
      offset += 1
    }
    return restOfLine(from: SourceLocation(offset: .byte(offset)))
  }

  /// The location of the rest of a line after a plain scalar.
  func location(ofRest rest: some StringProtocol, after scalar: String, at location: SourceLocation) -> SourceLocation {
    var offset = self.offset(of: location.offset)
    for byte in scalar.utf8 where !Self.isBlank(byte) {
      while offset < bytes.count, Self.isBlank(bytes[offset]) { offset += 1 }
      offset += 1
    }
    let line = lineIndex(of: min(offset, bytes.count)) + origin.line
    let lineBreakLength = bytes[start(ofLine: line)..<end(ofLine: line)].reversed().prefix { $0 == 0x0A || $0 == 0x0D }
      .count
    return SourceLocation(offset: .byte(end(ofLine: line) - lineBreakLength - rest.utf8.count))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// A location inside a scalar.
  ///
  /// - Parameter text: the part of the scalar before the location; an opening quotation mark is skipped.
  func location(after text: some StringProtocol, at location: SourceLocation) -> SourceLocation {
    var offset = min(self.offset(of: location.offset), bytes.count)
    if offset < bytes.count, bytes[offset] == 0x22 || bytes[offset] == 0x27 { offset += 1 }
    return SourceLocation(offset: .byte(min(offset + text.utf8.count, bytes.count)))
  }

  /// The location of a part of a scalar; the scalar's own location if its file writes the part in another way, as with
  /// escapes.
  ///
  /// - Parameter text: the scalar's text, without quotation marks.
  func location(of part: Substring, in text: String, at location: SourceLocation) -> SourceLocation {
    let start = offset(of: location.offset) + text.utf8.distance(from: text.startIndex, to: part.startIndex)
    // Escapes, quotation marks and indentation only make a text longer in its file.
    let end = min(start + 2 * text.utf8.count + 1_000, bytes.count)
    guard start < end, let found = bytes[start..<end].firstRange(of: Array(part.utf8)) else { return location }
    return SourceLocation(offset: .byte(found.lowerBound), width: part.count)
  }

  /// The text of a line before a location.
  func linePrefix(before location: SourceLocation) -> String {
    let offset = min(self.offset(of: location.offset), bytes.count)
    return String(decoding: bytes[lineStarts[lineIndex(of: offset)]..<offset], as: UTF8.self)
  }

  private func offset(of location: SourceLocation.Offset) -> Int {
    switch location {
    case .byte(let offset): return offset
    case .mark(let line, let scalar):
      guard yamlLineStarts.indices.contains(line) else { return bytes.count }
      var offset = yamlLineStarts[line]
      var remaining = scalar
      while offset < bytes.count {
        if bytes[offset] & 0xC0 != 0x80 {
          if remaining == 0 { return offset }
          remaining -= 1
        }
        offset += 1
      }
      return offset
    }
  }

  private static func lineStarts(_ bytes: [UInt8]) -> ([Int], [Int]) {
    var lines = [0]
    var yamlLines = [0]
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
  /// The first index whose element satisfies the predicate, if all later ones do too; `count` if none does.
  func partitioningIndex(where belongsToSecond: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
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
