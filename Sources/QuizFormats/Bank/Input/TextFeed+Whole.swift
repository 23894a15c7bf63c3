extension TextFeed {
  /// Makes the whole text the findings' source.
  ///
  /// - Returns: false where it is too long, empty or no text, which then is among the findings.
  mutating func readWhole(_ findings: inout Findings) -> Bool {
    if size > Limits.bankSize {
      findings.add(FileTooLarge(size: Int(size), limit: Limits.bankSize))
      return false
    }
    var text: [UInt8] = []
    repeat {
      refill()
      text += bytes[position...]
      advance(to: bytes.count)
    } while !isAtEnd && text.count <= Limits.bankSize
    guard text.count <= Limits.bankSize else {
      findings.add(FileTooLarge(size: text.count, limit: Limits.bankSize))
      return false
    }
    findings.source = SourceText(name: findings.source.name, text: String(decoding: text, as: UTF8.self))
    return QuizFile.checkText(&findings)
  }
}
