extension TextStream {
  /// A visible line.
  struct Line {
    /// The line without its line break.
    let range: Range<Int>
    /// The beginning of the next line.
    let nextStart: Int
  }

  /// The line that begins at an index; nil after the last visible one.
  func line(at start: Int) -> Line? {
    guard start < lookaheadEnd else { return nil }
    let end = lineEnd(from: start)
    var next = min(end + 1, bytes.count)
    if next < bytes.count, bytes[end] == 0x0D, bytes[next] == 0x0A { next += 1 }
    return Line(range: start..<end, nextStart: end < lookaheadEnd ? next : end)
  }

  /// Whether a line contains only spaces and tabs.
  func isBlank(_ line: Line) -> Bool { bytes[line.range].allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether a record that ends at the visible end may continue after it.
  func isTruncated(at end: Int) -> Bool { end >= lookaheadEnd && !(isInputExhausted && lookaheadEnd == bytes.count) }

  /// Moves to the next line that isn't empty; false at the end.
  mutating func skipBlankLines() -> Bool {
    refill()
    while let line = line(at: position), isBlank(line) {
      advance(to: line.nextStart)
      refill()
    }
    return position < bytes.count
  }

  /// Moves to the next empty line.
  mutating func skipToBlankLine() {
    refill()
    while let line = line(at: position), !isBlank(line) { skipLine() }
  }
}
