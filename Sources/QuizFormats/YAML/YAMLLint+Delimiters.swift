extension YAMLLint {
  /// Moves the cursor after the closing quotation mark.
  ///
  /// - Returns: false if the checked part has none.
  mutating func readQuoted(_ quote: Character) -> Bool {
    guard let quotationMark = quote.asciiValue else { return false }
    cursor.offset += 1
    while cursor.offset < cursor.end {
      let byte = cursor.bytes[cursor.offset]
      cursor.countLine()
      if byte == UInt8(ascii: "\\"), quote == "\"" {
        cursor.offset += 1
        if cursor.offset < cursor.end {
          cursor.countLine()
          cursor.offset += 1
        }
      } else if byte == quotationMark {
        cursor.offset += 1
        if quote == "'", cursor.offset < cursor.end, cursor.bytes[cursor.offset] == quotationMark {
          cursor.offset += 1
        } else {
          return true
        }
      } else {
        cursor.offset += 1
      }
    }
    return false
  }

  /// Moves the cursor after the bracket that closes the one at the cursor.
  ///
  /// - Returns: false if the checked part has none.
  mutating func readFlow() -> Bool {
    var depth = 0
    var mayBegin = true
    while cursor.offset < cursor.end {
      let byte = cursor.bytes[cursor.offset]
      cursor.countLine()
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): (depth, mayBegin) = (depth + 1, true)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 {
          cursor.offset += 1
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
        if cursor.offset > 0, cursor.bytes[cursor.offset - 1] == UInt8(ascii: " ") {
          let text = String(decoding: cursor.bytes[cursor.lineStart..<cursor.offset], as: UTF8.self)
          add(
            InvalidYAML(problem: .commentInText(text.trimmed)), at: cursor.offset, width: cursor.restOfLine.count,
            isFatal: false)
          while cursor.offset < cursor.end, !cursor.isLineBreak(cursor.offset) { cursor.offset += 1 }
          continue
        }
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      default: mayBegin = false
      }
      cursor.offset += 1
    }
    return false
  }
}
