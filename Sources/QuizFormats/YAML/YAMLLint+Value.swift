extension YAMLLint {
  /// The keys whose values are lists. After other keys a hyphen is text.
  static let listKeys: Set<String> = ["answers", "questions", "outcomes", "languages", "wrong"]

  /// Checks the value at the cursor by its first character.
  ///
  /// - Parameters:
  ///   - key: the key before the value; nil for an item of a list.
  ///   - parent: the column of the key or hyphen that the value belongs to.
  mutating func readValue(of key: String?, parent: Int) {
    let start = cursor.offset
    guard let sign = cursor.peek() else { return }
    let isAlone = cursor.isBlank(start + 1)
    switch sign {
    case "\"", "'": readQuotedValue(sign)
    case "{", "[": readFlowValue(sign)
    case "|", ">":
      if isBlockHeader { blockParentColumn = parent } else { reportIndicator(sign) }
    case "@", "`", "%", ",", "]", "}": reportIndicator(sign)
    case "!": add(TextBeginsWithIndicator(sign: sign), at: start, isFatal: false)
    case "&": if isAlone || !isAnchor { reportIndicator(sign) }
    case "?", ":": if isAlone { reportIndicator(sign) }
    case "-": if isAlone, key.map({ !Self.listKeys.contains($0) }) ?? false { reportIndicator(sign) }
    case "#": break
    default: readPlain()
    }
  }

  /// Whether `&` at the cursor begins an anchor.
  private var isAnchor: Bool {
    let rest = cursor.restOfLine.dropFirst().drop {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_")
    }
    return rest.first.map { $0 == " " } ?? true
  }

  private mutating func reportIndicator(_ sign: Character) {
    add(TextBeginsWithIndicator(sign: sign), at: cursor.offset, isFatal: true)
  }

  private mutating func readQuotedValue(_ quote: Character) {
    let start = cursor.offset
    let first = cursor.line
    let line = cursor.restOfLine
    let isClosed = readQuoted(quote)
    let (rest, offset) = restAfterValue
    if isClosed, rest.isEmpty { return }
    if quote == "'", isClosed ? first != cursor.line : !line.dropFirst().contains("'") {
      add(
        TextBeginsWithApostrophe(text: String(line).trimmed), at: start, width: line.count, line: first, isFatal: true)
    } else if let end = line.last, !isClosed, LookAlikeCharacter.curlyQuotes.contains(end), quote == "\"" {
      let endOffset = start + line.utf8.count - end.utf8.count
      add(LookAlikeCharacter(character: end, meant: "\""), at: endOffset, line: first, isFatal: true)
    } else if !isClosed {
      return
    } else if first == cursor.line {
      add(TextAfterValue(closing: .quote(quote), rest: rest), at: offset, width: rest.count, isFatal: true)
    } else {
      let rule = TextAfterValue(closing: .quoteOnLaterLine(quote, closedIn: cursor.line), rest: rest)
      add(rule, at: start, line: first, isFatal: true)
    }
  }

  private mutating func readFlowValue(_ opening: Character) {
    let start = cursor.offset
    guard readFlow() else { return }
    let inner = String(decoding: cursor.bytes[(start + 1)..<(cursor.offset - 1)], as: UTF8.self)
    let (rest, offset) = restAfterValue
    guard !rest.isEmpty else { return }
    let isValue = inner.contains(opening == "{" ? ":" : ",") || rest.allSatisfy { ",;.]})\"'".contains($0) }
    if isValue {
      let rule = TextAfterValue(closing: .bracket(opening == "{" ? "}" : "]"), rest: rest)
      add(rule, at: offset, width: rest.count, isFatal: true)
    } else {
      add(TextBeginsWithIndicator(sign: opening), at: start, isFatal: true)
    }
  }

  private mutating func readPlain() {
    let start = cursor.offset
    let rest = cursor.restOfLine
    if let quote = rest.first, LookAlikeCharacter.curlyQuotes.contains(quote), rest.contains(": ") {
      add(LookAlikeCharacter(character: quote, meant: "\""), at: start, isFatal: false)
    }
    if let bracket = rest.first, let meant = LookAlikeCharacter.asciiLookAlike(of: bracket), "{[\"".contains(meant) {
      add(LookAlikeCharacter(character: bracket, meant: String(meant)), at: start, isFatal: false)
    }
    if let cut = rest.firstRange(of: " #"), UnquotedHash.isText(after: rest[cut.upperBound...]) {
      let text = String(rest[..<cut.lowerBound])
      let offset = start + text.utf8.count + 1
      add(
        InvalidYAML(problem: .commentInText(text.trimmed)), at: offset, width: rest.count - text.count - 1,
        isFatal: false)
    }
  }

  /// The text after a value on its line, without a comment, and its offset.
  private var restAfterValue: (text: String, offset: Int) {
    let blanks = cursor.restOfLine.prefix { $0 == " " || $0 == "\t" }
    let rest = cursor.restOfLine.dropFirst(blanks.count)
    if rest.first == "#", !blanks.isEmpty { return ("", cursor.offset) }
    return (String(rest).trimmed, cursor.offset + blanks.utf8.count)
  }

  /// Whether `|` or `>` at the cursor begins a block text.
  private var isBlockHeader: Bool {
    let rest = cursor.restOfLine.dropFirst().drop { "+-0123456789".contains($0) }
    let text = rest.drop { $0 == " " || $0 == "\t" }
    return text.isEmpty || text.first == "#" && rest.first == " "
  }
}
