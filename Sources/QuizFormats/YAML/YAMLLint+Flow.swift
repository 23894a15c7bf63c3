extension YAMLLint {
  /// What was read since the opening bracket of a value in braces or brackets.
  private struct FlowState {
    /// The offsets of the brackets that are open.
    var openings: [Int] = []
    /// The offset of the last opening bracket that was closed.
    var closedOpening = 0
    var valueStart = 0
    /// The last byte that isn't a blank, or 0.
    var last: UInt8 = 0
    /// Whether a value or key may begin at the cursor.
    var mayBegin = true
    /// Whether the current value has a mistake; another one follows from the first.
    var isReported = false
  }

  /// Moves the cursor after the bracket that closes the one at the cursor.
  ///
  /// - Returns: false if the checked part has none.
  mutating func readFlow() -> Bool {
    var state = FlowState()
    while cursor.offset < cursor.end {
      let byte = cursor.bytes[cursor.offset]
      cursor.countLine()
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if !state.mayBegin { addBracketInText(from: state.valueStart, at: cursor.offset, &state) }
        state.openings.append(cursor.offset)
        state.mayBegin = true
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        state.closedOpening = state.openings.popLast() ?? cursor.offset
        state.mayBegin = false
        if state.openings.isEmpty {
          cursor.offset += 1
          return true
        }
      case UInt8(ascii: ","): readComma(&state)
      case UInt8(ascii: ":"):
        if cursor.isBlank(cursor.offset + 1) || state.last == UInt8(ascii: "\"") {
          state.mayBegin = true
          state.isReported = false
        }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if state.mayBegin {
          guard readQuotedInFlow(byte == UInt8(ascii: "'") ? "'" : "\"") else { return false }
          state.mayBegin = false
          state.last = UInt8(ascii: "\"")
          continue
        }
      case UInt8(ascii: "#"):
        if cursor.offset > 0, cursor.bytes[cursor.offset - 1] == UInt8(ascii: " ") {
          skipComment()
          continue
        }
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      default: readCharacter(&state)
      }
      if byte > UInt8(ascii: " ") || byte == UInt8(ascii: "\n") && "}]".utf8.contains(state.last) { state.last = byte }
      cursor.offset += 1
    }
    return false
  }

  private mutating func readComma(_ state: inout FlowState) {
    if "{[,".utf8.contains(state.last) {
      let before = Character(Unicode.Scalar(state.last))
      add(InvalidYAML(problem: .strayComma(after: before)), at: cursor.offset, isFatal: true)
    }
    state.mayBegin = true
    state.isReported = false
  }

  /// Checks a character of a text without quotation marks.
  private mutating func readCharacter(_ state: inout FlowState) {
    if "}]".utf8.contains(state.last) {
      addBracketInText(from: state.closedOpening, at: state.closedOpening, &state)
    } else if state.mayBegin {
      state.valueStart = cursor.offset
      if cursor.peek() == "!" { add(TextBeginsWithIndicator(sign: "!"), at: cursor.offset, isFatal: false) }
    }
    checkLookAlikeInFlow()
    state.mayBegin = false
  }

  private mutating func skipComment() {
    let text = String(decoding: cursor.bytes[cursor.lineStart..<cursor.offset], as: UTF8.self)
    add(
      InvalidYAML(problem: .commentInText(text.trimmed)), at: cursor.offset, width: cursor.restOfLine.count,
      isFatal: false)
    while cursor.offset < cursor.end, !cursor.isLineBreak(cursor.offset) { cursor.offset += 1 }
  }

  /// Moves the cursor after the closing quotation mark.
  ///
  /// - Returns: false if the checked part has none.
  private mutating func readQuotedInFlow(_ quote: Character) -> Bool {
    let start = cursor.offset
    let line = cursor.line
    let rest = cursor.restOfLine
    if readQuoted(quote) { return true }
    if quote == "'", !rest.dropFirst().contains("'") {
      let text = String(rest.prefix { !",}]".contains($0) }).trimmed
      add(TextBeginsWithApostrophe(text: text), at: start, width: text.count, line: line, isFatal: true)
    }
    return false
  }

  /// Reports a bracket in a text without quotation marks.
  ///
  /// - Parameter start: where the text begins.
  private mutating func addBracketInText(from start: Int, at bracket: Int, _ state: inout FlowState) {
    // A bracket in a later line shows rather that one is missing before it.
    if state.isReported || cursor.bytes[start..<bracket].contains(0x0A) { return }
    state.isReported = true
    let part = cursor.bytes[start..<min(start + 500, cursor.end)]
    let line = String(decoding: part, as: UTF8.self).prefix { !$0.isNewline }
    var depth = 0
    let end = line.firstIndex { character in
      depth += "{[".contains(character) ? 1 : "}]".contains(character) ? -1 : 0
      return depth < 0 || depth == 0 && character == ","
    }
    let sign: Character = cursor.bytes[bracket] == UInt8(ascii: "{") ? "{" : "["
    let text = String(line[..<(end ?? line.endIndex)]).trimmed
    add(InvalidYAML(problem: .bracketInText(sign, text)), at: bracket, isFatal: true)
  }

  /// Checks the character at the cursor for a comma or bracket of a Chinese keyboard.
  private mutating func checkLookAlikeInFlow() {
    guard [0xE3, 0xEF].contains(cursor.bytes[cursor.offset]) else { return }
    let part = cursor.bytes[cursor.offset..<min(cursor.offset + 100, cursor.end)]
    let rest = String(decoding: part, as: UTF8.self).prefix { !$0.isNewline }
    guard let sign = rest.first, let meant = Self.flowLookAlikes[sign] else { return }
    let after = rest.dropFirst().drop { $0 == " " }
    let name = after.prefix { $0.isLetter || $0.isNumber || "-\"".contains($0) }
    let isBeforeKey = !name.isEmpty && [":", "："].contains(after.dropFirst(name.count).first)
    guard meant == "," ? isBeforeKey : after.isEmpty || after.first == "," else { return }
    add(LookAlikeCharacter(character: sign, meant: meant), at: cursor.offset, isFatal: meant == ",")
  }

  private static let flowLookAlikes: [Character: String] = ["，": ",", "、": ",", "；": ",", "｝": "}", "］": "]"]
}
