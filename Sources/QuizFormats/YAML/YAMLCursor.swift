/// A position in the UTF-8 bytes of a YAML text, with its line.
struct YAMLCursor {
  let bytes: [UInt8]
  /// The end of the part that is read.
  let end: Int
  var offset = 0
  /// The line, from 1.
  var line = 1
  /// The offset of the line's first byte.
  var lineStart = 0

  init(bytes: [UInt8], end: Int) {
    self.bytes = bytes
    self.end = end
  }

  /// Moves after the end of the line.
  mutating func skipRest() {
    while offset < end, !isLineBreak(offset) { offset += 1 }
    if offset < end {
      countLine()
      offset += bytes[offset] == 0x0D && offset + 1 < end && bytes[offset + 1] == 0x0A ? 2 : 1
    }
  }

  /// Counts a line if it ends at the cursor. In CR LF the CR counts.
  mutating func countLine() {
    let isBreak =
      bytes[offset] == 0x0D || bytes[offset] == 0x0A && !(offset > 0 && bytes[offset - 1] == 0x0D)
    if isBreak {
      line += 1
      lineStart = offset + 1
    }
  }

  /// The bytes between the start of the line and the cursor.
  var column: Int { offset - lineStart }

  mutating func skipBlanks() {
    while offset < end, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") { offset += 1 }
  }

  var isAtLineEnd: Bool { offset >= end || isLineBreak(offset) }

  func isLineBreak(_ index: Int) -> Bool { bytes[index] == 0x0A || bytes[index] == 0x0D }

  /// Whether there is a space, a line break or the end at an index.
  func isBlank(_ index: Int) -> Bool {
    index >= end || isLineBreak(index) || bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
  }

  func starts(with text: String) -> Bool { bytes[offset..<end].starts(with: text.utf8) }

  /// The character at the cursor if it is ASCII, or U+FFFD.
  func peek() -> Character? {
    guard offset < end else { return nil }
    return bytes[offset] < 0x80 ? Character(Unicode.Scalar(bytes[offset])) : "\u{FFFD}"
  }

  /// The text from the cursor to the end of the line.
  var restOfLine: Substring {
    let stop = bytes[offset..<end].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? end
    return String(decoding: bytes[offset..<stop], as: UTF8.self)[...]
  }

  /// The number of consecutive invisible characters from an index.
  func invisibleCount(at index: Int) -> Int {
    var index = index
    var count = 0
    while let scalar = invisible(at: index) {
      index = index + Character(scalar).utf8.count
      count = count + 1
    }
    return count
  }

  /// The invisible character at an index; nil if the character there is visible or ASCII.
  func invisible(at index: Int) -> Unicode.Scalar? {
    guard index < end, bytes[index] >= 0x80 else { return nil }
    let scalar = String(decoding: bytes[index..<min(index + 4, end)], as: UTF8.self).unicodeScalars.first
    return scalar.flatMap { InvisibleCharacter.name(of: $0) == nil ? nil : $0 }
  }
}
