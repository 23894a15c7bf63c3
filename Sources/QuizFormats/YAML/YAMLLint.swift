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

  private(set) var violations: [Violation] = []
  var cursor: YAMLCursor
  /// The column, from 0, of the key or hyphen of the current block text; nil outside a block text.
  var blockParentColumn: Int?

  /// The mistakes in the lines up to `last`, in order.
  ///
  /// - Parameter last: from 1.
  static func violations(in source: SourceText, through last: Int) -> [Violation] {
    var lint = YAMLLint(cursor: YAMLCursor(bytes: source.utf8, end: source.end(ofLine: last)))
    while lint.cursor.offset < lint.cursor.end { lint.readLine() }
    return lint.violations
  }

  private init(cursor: YAMLCursor) { self.cursor = cursor }

  /// - Parameter line: from 1; nil for the cursor's line.
  mutating func add(
    _ rule: some DiagnosticRule, at offset: Int, width: Int = 1, line: Int? = nil, isFatal: Bool
  ) {
    violations.append(
      Violation(
        rule: rule, location: SourceLocation(offset: .byte(offset), width: max(1, width)), line: line ?? cursor.line,
        isFatal: isFatal))
  }
}

extension YAMLLint {
  private mutating func readLine() {
    cursor.lineStart = cursor.offset
    let isSkipped = readIndentation()
    if !isSkipped { readContent() }
    cursor.skipRest()
  }

  /// - Returns: whether the line is empty, a comment, or part of a block text.
  private mutating func readIndentation() -> Bool {
    var invalid: (rule: any DiagnosticRule, offset: Int)?
    var spaces = 0
    while cursor.offset < cursor.end {
      let byte = cursor.bytes[cursor.offset]
      if byte == UInt8(ascii: " ") {
        if invalid == nil { spaces += 1 }
        cursor.offset += 1
      } else if byte == UInt8(ascii: "\t") {
        invalid = invalid ?? (TabIndentation(), cursor.offset)
        cursor.offset += 1
      } else if let scalar = cursor.invisible(at: cursor.offset) {
        invalid = invalid ?? (InvisibleCharacter(scalar: scalar, position: .indentation), cursor.offset)
        cursor.offset += Character(scalar).utf8.count
      } else {
        break
      }
    }
    if cursor.isAtLineEnd || cursor.peek() == "#" { return true }
    if let parent = blockParentColumn {
      if spaces > parent { return true }
      blockParentColumn = nil
    }
    if let invalid {
      add(invalid.rule, at: invalid.offset, width: cursor.invisibleCount(at: invalid.offset), isFatal: true)
    }
    return false
  }
}
