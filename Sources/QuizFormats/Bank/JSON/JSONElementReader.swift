/// Reads the questions of a JSON file one by one, each as a tree.
struct JSONElementReader {
  private(set) var stream: TextStream
  private var scanner: JSONStructureScanner
  private var state = State.before
  /// Whether the questions aren't in a list, but follow each other (JSON Lines).
  private let isLines: Bool

  private enum State { case before, first, afterElement, end }

  enum Element {
    /// The diagnostics' source is this element.
    case tree(DocumentNode)
    /// The element has a diagnostic.
    case invalid
  }

  /// - Parameter listKey: see ``JSONStructureScanner/listKey``.
  init(_ stream: TextStream, listKey: String?) {
    self.stream = stream
    scanner = JSONStructureScanner(listKey: listKey)
    isLines = false
  }

  /// Reads values that follow each other without a list and without commas.
  init(lines stream: TextStream) {
    self.stream = stream
    scanner = JSONStructureScanner(listKey: nil)
    isLines = true
    state = .first
  }

  /// The next question; nil at the end of the list. Also nil if the end of a question is unclear, with a diagnostic.
  mutating func next(_ diagnostics: inout Diagnostics) -> Element? {
    if state == .before { findList() }
    guard state != .end, let byte = peek() else { return finish(nil, &diagnostics) }
    if isLines { return element(&diagnostics) }
    if byte == UInt8(ascii: "]") { return finish(nil, &diagnostics) }
    if state == .afterElement {
      guard byte == UInt8(ascii: ",") else { return finish(.missingComma, &diagnostics) }
      stream.advance(to: stream.position + 1)
      if peek() == UInt8(ascii: "]") { return finish(.trailingComma, &diagnostics) }
    }
    state = .afterElement
    return element(&diagnostics)
  }

  private mutating func findList() {
    state = .first
    repeat {
      stream.refill()
      for index in stream.position..<stream.bytes.count {
        scanner.consume(stream.bytes[index])
        if scanner.isInList { return stream.advance(to: index + 1) }
      }
      stream.advance(to: stream.bytes.count)
    } while !stream.isAtEnd
    state = .end
  }

  /// The next byte that isn't a space, tab or line break.
  private mutating func peek() -> UInt8? {
    while true {
      stream.refill()
      guard
        let index = stream.bytes[stream.position...].firstIndex(where: { $0 != 0x20 && $0 != 0x09 && !isLineBreak($0) })
      else {
        if stream.isInputExhausted { return nil }
        stream.advance(to: stream.bytes.count)
        continue
      }
      stream.advance(to: index)
      stream.refill()
      return stream.bytes[stream.position]
    }
  }

  private mutating func finish(_ problem: InvalidJSON.Problem?, _ diagnostics: inout Diagnostics) -> Element? {
    if state != .end, let problem {
      let end = stream.lineEnd(from: stream.position)
      diagnostics.source = stream.source(to: end, name: diagnostics.source.name)
      diagnostics.add(InvalidJSON(problem: problem), at: SourceLocation(offset: .byte(0)))
    }
    state = .end
    return nil
  }

  private mutating func element(_ diagnostics: inout Diagnostics) -> Element? {
    guard let end = elementEnd() else {
      let isLast = stream.isInputExhausted && stream.lookaheadEnd == stream.bytes.count
      diagnostics.source = stream.source(to: stream.lineEnd(from: stream.position), name: diagnostics.source.name)
      let location = SourceLocation(offset: .byte(0))
      if isLast {
        diagnostics.add(InvalidJSON(problem: .unexpectedEnd), at: location)
      } else {
        diagnostics.add(RecordTooLong(limit: TextStream.lookaheadSize), at: location)
      }
      state = .end
      return .invalid
    }
    diagnostics.source = stream.source(to: end, name: diagnostics.source.name)
    stream.advance(to: end)
    let before = diagnostics.errorCount
    guard let node = JSONParser.parse(&diagnostics), diagnostics.errorCount == before else { return .invalid }
    return .tree(node)
  }

  /// The index after the value that begins here: after its last bracket, or after a scalar. In JSON Lines a value that
  /// isn't complete ends with its line.
  private func elementEnd() -> Int? {
    if isLines, let end = stream.jsonValueEnd(stoppingAtLineEnd: true) { return end }
    var elementScanner = JSONStructureScanner(listKey: "")
    for index in stream.position..<stream.lookaheadEnd {
      let byte = stream.bytes[index]
      if elementScanner.depth == 0, elementScanner.isOutsideString, index > stream.position,
        byte == 0x2C || byte == 0x5D
      {
        return index
      }
      elementScanner.consume(byte)
      if elementScanner.depth == 0, byte == 0x7D || byte == 0x5D, elementScanner.isOutsideString { return index + 1 }
    }
    return nil
  }
}

extension TextStream {
  /// Whether another value follows the first one without a comma.
  var hasJSONLines: Bool {
    guard firstNonBlankByte == UInt8(ascii: "{") else { return false }
    var stream = self
    guard let start = bytes[position...].firstIndex(of: UInt8(ascii: "{")) else { return false }
    stream.advance(to: start)
    guard let end = stream.jsonValueEnd(stoppingAtLineEnd: false) else { return false }
    stream.advance(to: end)
    return stream.firstNonBlankByte == UInt8(ascii: "{")
  }

  /// The index after the value that begins at the position; nil if its end isn't visible.
  ///
  /// - Parameter stopsAtLineEnd: whether a line break also ends a value that isn't complete.
  func jsonValueEnd(stoppingAtLineEnd stopsAtLineEnd: Bool) -> Int? {
    var scanner = JSONStructureScanner(listKey: "")
    var lineEnd: Int?
    for index in position..<lookaheadEnd {
      let byte = bytes[index]
      if isLineBreak(byte), lineEnd == nil, stopsAtLineEnd { lineEnd = index }
      scanner.consume(byte)
      guard scanner.isOutsideString, scanner.depth == 0 else { continue }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { return index + 1 }
      if isLineBreak(byte), stopsAtLineEnd { return index }
    }
    return lineEnd
  }
}
