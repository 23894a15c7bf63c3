extension TextStream {
  /// A line in sight.
  struct Line {
    /// Without its break.
    let range: Range<Int>
    /// Where the next one begins.
    let nextStart: Int
  }

  /// The line that begins at a place; nil behind the last one in sight.
  func line(at start: Int) -> Line? {
    guard start < lookaheadEnd else { return nil }
    let end = lineEnd(from: start)
    var next = min(end + 1, bytes.count)
    if next < bytes.count, bytes[end] == 0x0D, bytes[next] == 0x0A { next += 1 }
    return Line(range: start..<end, nextStart: end < lookaheadEnd ? next : end)
  }

  /// Whether nothing stands in a line but blanks.
  func isBlank(_ line: Line) -> Bool { bytes[line.range].allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether the record that reaches to the horizon may go on behind it.
  func isTruncated(at end: Int) -> Bool { end >= lookaheadEnd && !(isInputExhausted && lookaheadEnd == bytes.count) }

  /// Goes on to the next line that isn't blank. False at the end.
  mutating func skipBlankLines() -> Bool {
    refill()
    while let line = line(at: position), isBlank(line) {
      advance(to: line.nextStart)
      refill()
    }
    return position < bytes.count
  }

  /// Goes on to the next blank line.
  mutating func skipToBlankLine() {
    refill()
    while let line = line(at: position), !isBlank(line) { skipLine() }
  }
}
