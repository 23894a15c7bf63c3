/// Reads a YAML text line by line and finds typical typing mistakes.
///
/// A parser reports an error where it notices it, often lines below the mistake. It can't say that a quotation mark or
/// a space is missing. The lint only checks a text that libyaml has rejected, up to libyaml's error. So a wrong guess
/// of the lint can only give a worse message.
struct YAMLLint {
  struct Violation {
    let rule: any DiagnosticRule
    let location: SourceLocation
    /// The line, from 1.
    let line: Int
    /// Whether the mistake alone makes the text invalid YAML.
    let isFatal: Bool
  }

  /// The keys whose values are lists. After other keys a hyphen is text.
  static let listKeys: Set<String> = ["answers", "questions", "outcomes", "languages", "wrong"]

  private(set) var violations: [Violation] = []
  private let bytes: [UInt8]
  /// The end of the checked part.
  private let end: Int
  private var cursor = 0
  private var line = 1
  private var lineStart = 0
  /// The column, from 0, of the key or hyphen of the current block text; nil outside a block text.
  private var blockParentColumn: Int?

  /// The mistakes in the lines up to `last`, in order.
  ///
  /// - Parameter last: from 1.
  static func violations(in source: SourceText, through last: Int) -> [Violation] {
    var lint = YAMLLint(bytes: source.utf8, end: source.end(ofLine: last))
    while lint.cursor < lint.end { lint.readLine() }
    return lint.violations
  }

  private init(bytes: [UInt8], end: Int) {
    self.bytes = bytes
    self.end = end
  }
}

// MARK: - Lines

extension YAMLLint {
  private mutating func readLine() {
    lineStart = cursor
    let isSkipped = readIndentation()
    if !isSkipped { readContent() }
    skipRest()
  }

  /// - Returns: whether the line is empty, a comment, or part of a block text.
  private mutating func readIndentation() -> Bool {
    var strange: (rule: any DiagnosticRule, at: Int)?
    var spaces = 0
    while cursor < end {
      let byte = bytes[cursor]
      if byte == UInt8(ascii: " ") {
        if strange == nil { spaces += 1 }
        cursor += 1
      } else if byte == UInt8(ascii: "\t") {
        strange = strange ?? (TabIndentation(), cursor)
        cursor += 1
      } else if let scalar = invisible(at: cursor) {
        strange = strange ?? (InvisibleCharacter(scalar: scalar, position: .indentation), cursor)
        cursor += Character(scalar).utf8.count
      } else {
        break
      }
    }
    if isAtLineEnd || peek() == "#" { return true }
    if let parent = blockParentColumn {
      if spaces > parent { return true }
      blockParentColumn = nil
    }
    if let strange { add(strange.rule, at: strange.at, width: invisibleCount(at: strange.at), isFatal: true) }
    return false
  }

  private mutating func readContent() {
    var parent = column
    if starts(with: "```") || starts(with: "~~~") { return add(MarkdownFence(), at: cursor, isFatal: true) }
    if column == 0, starts(with: "---") || starts(with: "%") { return }
    while peek() == "-" {
      let behind = cursor + 1
      if behind >= end || isLineBreak(behind) { return }
      if let scalar = invisible(at: behind) {
        return add(InvisibleCharacter(scalar: scalar, position: .after("-")), at: behind, isFatal: true)
      }
      guard bytes[behind] == UInt8(ascii: " ") else { break }
      cursor = behind
      skipBlanks()
      parent = column
    }
    if let (marker, length) = WrongListMarker.marker(of: restOfLine) {
      add(WrongListMarker(marker: marker), at: cursor, width: marker.count, isFatal: false)
      cursor += restOfLine.prefix(length).utf8.count
    }
    if isAtLineEnd || peek() == "#" { return }
    let key = readKey()
    skipBlanks()
    if !isAtLineEnd { readValue(of: key, parent: parent) }
  }

  /// Moves the cursor after a key and its colon, if there is one here.
  private mutating func readKey() -> String? {
    let (start, first, firstStart) = (cursor, line, lineStart)
    if let quote = peek(), quote == "\"" || quote == "'" {
      if readQuoted(quote), line == first {
        let name = String(decoding: bytes[(start + 1)..<(cursor - 1)], as: UTF8.self)
        skipBlanks()
        if peek() == ":" {
          cursor += 1
          return name
        }
      }
      (cursor, line, lineStart) = (start, first, firstStart)
      return nil
    }
    if "{[|>&!@`%?,]}".utf8.contains(bytes[start]) { return nil }
    var index = start
    while index < end, !isLineBreak(index) {
      if bytes[index] == UInt8(ascii: "#"), index > start, bytes[index - 1] == UInt8(ascii: " ") { break }
      if bytes[index] == UInt8(ascii: ":"), isBlank(index + 1) {
        cursor = index + 1
        return String(decoding: bytes[start..<index], as: UTF8.self)
      }
      index += 1
    }
    checkMissingColon()
    return nil
  }

  /// Checks a line without a key for a mistyped key.
  private mutating func checkMissingColon() {
    let rest = restOfLine
    let word = rest.prefix { $0.isLetter || $0 == "_" || $0 == "-" }
    let behind = cursor + word.utf8.count
    guard !word.isEmpty, let sign = rest.dropFirst(word.count).first else { return }
    if sign == "：" {
      return add(LookAlikeCharacter(character: sign, meant: ":"), at: behind, isFatal: false)
    }
    guard sign == ":", behind + 1 < end else { return }
    if let scalar = invisible(at: behind + 1) {
      add(InvisibleCharacter(scalar: scalar, position: .after(":")), at: behind + 1, isFatal: false)
    } else if bytes[behind + 1] != UInt8(ascii: "/") {
      add(ColonWithoutSpace(key: String(word)), at: behind, isFatal: false)
    }
  }
}

// MARK: - Values

extension YAMLLint {
  private mutating func readValue(of key: String?, parent: Int) {
    let start = cursor
    guard let sign = peek() else { return }
    let isAlone = isBlank(start + 1)
    switch sign {
    case "\"", "'": readQuotedValue(sign)
    case "{", "[": readFlowValue(sign)
    case "|", ">":
      if isBlockHeader { blockParentColumn = parent } else { reportIndicator(sign) }
    case "@", "`", "%", ",", "]", "}": reportIndicator(sign)
    case "&": if isAlone || !isAnchor { reportIndicator(sign) }
    case "?", ":": if isAlone { reportIndicator(sign) }
    case "-": if isAlone, key.map({ !Self.listKeys.contains($0) }) ?? false { reportIndicator(sign) }
    case "#": break
    default: readPlain()
    }
  }

  /// Whether `&` at the cursor begins an anchor.
  private var isAnchor: Bool {
    let behind = restOfLine.dropFirst().drop { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    return behind.first.map { $0 == " " } ?? true
  }

  private mutating func reportIndicator(_ sign: Character) {
    add(TextBeginsWithIndicator(sign: sign), at: cursor, isFatal: true)
  }

  private mutating func readQuotedValue(_ quote: Character) {
    let (start, first) = (cursor, line)
    guard readQuoted(quote) else { return }
    let (rest, at) = restAfterValue
    guard !rest.isEmpty else { return }
    if first == line {
      add(TextAfterValue(ending: .quote(quote), rest: rest), at: at, width: rest.count, isFatal: true)
    } else {
      let rule = TextAfterValue(ending: .quoteOnLaterLine(quote, closedIn: line), rest: rest)
      violations.append(
        Violation(rule: rule, location: SourceLocation(offset: .byte(start)), line: first, isFatal: true))
    }
  }

  private mutating func readFlowValue(_ opening: Character) {
    let start = cursor
    guard readFlow() else { return }
    let inner = String(decoding: bytes[(start + 1)..<(cursor - 1)], as: UTF8.self)
    let (rest, at) = restAfterValue
    guard !rest.isEmpty else { return }
    let isValue = inner.contains(opening == "{" ? ":" : ",") || rest.allSatisfy { ",;.]})\"'".contains($0) }
    if isValue {
      let rule = TextAfterValue(ending: .bracket(opening == "{" ? "}" : "]"), rest: rest)
      add(rule, at: at, width: rest.count, isFatal: true)
    } else {
      add(TextBeginsWithIndicator(sign: opening), at: start, isFatal: true)
    }
  }

  private mutating func readPlain() {
    let start = cursor
    let rest = restOfLine
    if let quote = rest.first, LookAlikeCharacter.curlyQuotes.contains(quote), rest.contains(": ") {
      add(LookAlikeCharacter(character: quote, meant: "\""), at: start, isFatal: false)
    }
    if let cut = rest.firstRange(of: " #"), UnquotedHash.isText(after: rest[cut.upperBound...]) {
      let text = String(rest[..<cut.lowerBound])
      let at = start + text.utf8.count + 1
      add(
        InvalidYAML(problem: .commentInText(text.trimmed)), at: at, width: rest.count - text.count - 1, isFatal: false)
    }
  }

  /// The text after a value on its line, without a comment, and its offset.
  private var restAfterValue: (text: String, at: Int) {
    let blanks = restOfLine.prefix { $0 == " " || $0 == "\t" }
    let rest = restOfLine.dropFirst(blanks.count)
    if rest.first == "#", !blanks.isEmpty { return ("", cursor) }
    return (String(rest).trimmed, cursor + blanks.utf8.count)
  }

  /// Whether `|` or `>` at the cursor begins a block text.
  private var isBlockHeader: Bool {
    let rest = restOfLine.dropFirst().drop { "+-0123456789".contains($0) }
    let text = rest.drop { $0 == " " || $0 == "\t" }
    return text.isEmpty || text.first == "#" && rest.first == " "
  }

  /// Moves the cursor after the closing quotation mark.
  ///
  /// - Returns: false if the checked part has none.
  private mutating func readQuoted(_ quote: Character) -> Bool {
    guard let mark = quote.asciiValue else { return false }
    cursor += 1
    while cursor < end {
      let byte = bytes[cursor]
      countLine(cursor)
      if byte == UInt8(ascii: "\\"), quote == "\"" {
        cursor += 1
        if cursor < end {
          countLine(cursor)
          cursor += 1
        }
      } else if byte == mark {
        cursor += 1
        if quote == "'", cursor < end, bytes[cursor] == mark { cursor += 1 } else { return true }
      } else {
        cursor += 1
      }
    }
    return false
  }

  /// Moves the cursor after the bracket that closes the one at the cursor.
  ///
  /// - Returns: false if the checked part has none.
  private mutating func readFlow() -> Bool {
    var depth = 0
    var mayBegin = true
    while cursor < end {
      let byte = bytes[cursor]
      countLine(cursor)
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): (depth, mayBegin) = (depth + 1, true)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 {
          cursor += 1
          return true
        }
      case UInt8(ascii: ","), UInt8(ascii: ":"): mayBegin = true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if mayBegin {
          guard readQuoted(byte == UInt8(ascii: "'") ? "'" : "\"") else { return false }
          mayBegin = false
          continue
        }
      case UInt8(ascii: "#"):
        if cursor > 0, bytes[cursor - 1] == UInt8(ascii: " ") {
          let text = String(decoding: bytes[lineStart..<cursor], as: UTF8.self)
          add(InvalidYAML(problem: .commentInText(text.trimmed)), at: cursor, width: restOfLine.count, isFatal: false)
          while cursor < end, !isLineBreak(cursor) { cursor += 1 }
          continue
        }
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      default: mayBegin = false
      }
      cursor += 1
    }
    return false
  }
}

// MARK: - Bytes

extension YAMLLint {
  private mutating func add(_ rule: some DiagnosticRule, at offset: Int, width: Int = 1, isFatal: Bool) {
    violations.append(
      Violation(
        rule: rule, location: SourceLocation(offset: .byte(offset), width: max(1, width)), line: line, isFatal: isFatal)
    )
  }

  /// Moves the cursor after the end of the line.
  private mutating func skipRest() {
    while cursor < end, !isLineBreak(cursor) { cursor += 1 }
    if cursor < end {
      countLine(cursor)
      cursor += bytes[cursor] == 0x0D && cursor + 1 < end && bytes[cursor + 1] == 0x0A ? 2 : 1
    }
  }

  /// Counts a line if it ends at a byte. In CR LF the CR counts.
  private mutating func countLine(_ index: Int) {
    let isBreak =
      bytes[index] == 0x0D || bytes[index] == 0x0A && !(index > 0 && bytes[index - 1] == 0x0D)
    if isBreak {
      line += 1
      lineStart = index + 1
    }
  }

  private var column: Int { cursor - lineStart }

  private mutating func skipBlanks() {
    while cursor < end, bytes[cursor] == UInt8(ascii: " ") || bytes[cursor] == UInt8(ascii: "\t") { cursor += 1 }
  }

  private var isAtLineEnd: Bool { cursor >= end || isLineBreak(cursor) }

  private func isLineBreak(_ index: Int) -> Bool { bytes[index] == 0x0A || bytes[index] == 0x0D }

  /// Whether there is a space, a line break or the end at an index.
  private func isBlank(_ index: Int) -> Bool {
    index >= end || isLineBreak(index) || bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
  }

  private func starts(with text: String) -> Bool { bytes[cursor..<end].starts(with: text.utf8) }

  /// The character at the cursor if it is ASCII, or U+FFFD.
  private func peek() -> Character? {
    guard cursor < end else { return nil }
    return bytes[cursor] < 0x80 ? Character(Unicode.Scalar(bytes[cursor])) : "\u{FFFD}"
  }

  private var restOfLine: Substring {
    let stop = bytes[cursor..<end].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? end
    return String(decoding: bytes[cursor..<stop], as: UTF8.self)[...]
  }

  /// The number of consecutive invisible characters.
  private func invisibleCount(at index: Int) -> Int {
    var (index, count) = (index, 0)
    while let scalar = invisible(at: index) { (index, count) = (index + Character(scalar).utf8.count, count + 1) }
    return count
  }

  private func invisible(at index: Int) -> Unicode.Scalar? {
    guard index < end, bytes[index] >= 0x80 else { return nil }
    let scalar = String(decoding: bytes[index..<min(index + 4, end)], as: UTF8.self).unicodeScalars.first
    return scalar.flatMap { InvisibleCharacter.name(of: $0) == nil ? nil : $0 }
  }
}
