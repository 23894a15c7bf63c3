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
}
