extension Connection {
  /// Reads a chunked body (RFC 9112, 7.1) and joins its chunks in place.
  func readChunks(at start: Int) throws(LoadError) -> Range<Int> {
    var (next, end) = (start, start)
    while true {
      let line = try readLine(at: next)
      guard let size = buffer[line].hexadecimalPrefix else { throw .malformed("chunk size") }
      let piece = line.upperBound + 2..<line.upperBound + 2 + size
      while filled < piece.upperBound + 2 { try fill() }
      if size == 0 { return start..<end }
      move(piece, to: end)
      end += size
      next = piece.upperBound + 2
    }
  }

  private func readLine(at start: Int) throws(LoadError) -> Range<Int> {
    while true {
      if let end = buffer.first("\r\n", in: start..<filled) { return start..<end }
      try fill()
    }
  }
}
