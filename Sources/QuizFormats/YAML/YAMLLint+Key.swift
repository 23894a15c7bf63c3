extension YAMLLint {
  /// Reads the hyphens, the key and the value of a line, after its indentation.
  mutating func readContent() {
    var parent = cursor.column
    if cursor.starts(with: "```") || cursor.starts(with: "~~~") {
      return add(MarkdownFence(), at: cursor.offset, isFatal: true)
    }
    if cursor.column == 0, cursor.starts(with: "---") || cursor.starts(with: "%") { return }
    while cursor.peek() == "-" {
      let next = cursor.offset + 1
      if next >= cursor.end || cursor.isLineBreak(next) { return }
      if let scalar = cursor.invisible(at: next) {
        return add(InvisibleCharacter(scalar: scalar, position: .after("-")), at: next, isFatal: true)
      }
      guard cursor.bytes[next] == UInt8(ascii: " ") else { break }
      cursor.offset = next
      cursor.skipBlanks()
      parent = cursor.column
    }
    if let (marker, length) = WrongListMarker.marker(of: cursor.restOfLine) {
      add(WrongListMarker(marker: marker), at: cursor.offset, width: marker.count, isFatal: false)
      cursor.offset += cursor.restOfLine.prefix(length).utf8.count
    }
    if cursor.isAtLineEnd || cursor.peek() == "#" { return }
    let key = readKey()
    cursor.skipBlanks()
    if !cursor.isAtLineEnd { readValue(of: key, parent: parent) }
  }

  /// Moves the cursor after a key and its colon, if there is one here.
  private mutating func readKey() -> String? {
    let start = cursor.offset
    let first = cursor.line
    let firstStart = cursor.lineStart
    if let quote = cursor.peek(), quote == "\"" || quote == "'" {
      if readQuoted(quote), cursor.line == first {
        let name = String(decoding: cursor.bytes[(start + 1)..<(cursor.offset - 1)], as: UTF8.self)
        cursor.skipBlanks()
        if cursor.peek() == ":" {
          cursor.offset += 1
          return name
        }
      }
      cursor.offset = start
      cursor.line = first
      cursor.lineStart = firstStart
      return nil
    }
    if "{[|>&!@`%?,]}".utf8.contains(cursor.bytes[start]) { return nil }
    var index = start
    while index < cursor.end, !cursor.isLineBreak(index) {
      if cursor.bytes[index] == UInt8(ascii: "#"), index > start, cursor.bytes[index - 1] == UInt8(ascii: " ") { break }
      if cursor.bytes[index] == UInt8(ascii: ":"), cursor.isBlank(index + 1) {
        cursor.offset = index + 1
        return String(decoding: cursor.bytes[start..<index], as: UTF8.self)
      }
      index += 1
    }
    checkMissingColon()
    return nil
  }

  /// The key of a line such as `**title:** Tea`.
  private func markdownKey(in line: Substring) -> String? {
    let name = line.drop { "*_`".contains($0) }.prefix { $0 != ":" }
    let rest = line[name.endIndex...].dropFirst()
    let isMarked = line.first != name.first && rest.first.map { "*_`".contains($0) } == true
    return isMarked && LibYAMLFailure.keys.contains(String(name)) ? String(name) : nil
  }

  /// Checks a line without a key for a mistyped key.
  private mutating func checkMissingColon() {
    let rest = cursor.restOfLine
    let key = rest.prefix { $0.isLetter || $0 == "_" || $0 == "-" }
    let keyEnd = cursor.offset + key.utf8.count
    if key.isEmpty, let name = markdownKey(in: rest) {
      add(InvalidYAML(problem: .markdownKey(name)), at: cursor.offset, width: name.count, isFatal: false)
      return
    }
    guard !key.isEmpty, let sign = rest.dropFirst(key.count).first else { return }
    if sign == "：" {
      return add(LookAlikeCharacter(character: sign, meant: ":"), at: keyEnd, isFatal: false)
    }
    guard sign == ":", keyEnd + 1 < cursor.end else { return }
    if let scalar = cursor.invisible(at: keyEnd + 1) {
      add(InvisibleCharacter(scalar: scalar, position: .after(":")), at: keyEnd + 1, isFatal: false)
    } else if cursor.bytes[keyEnd + 1] != UInt8(ascii: "/") {
      add(ColonWithoutSpace(key: String(key)), at: keyEnd, isFatal: false)
    }
  }
}
