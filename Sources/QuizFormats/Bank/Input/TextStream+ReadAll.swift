extension TextStream {
  /// Makes the whole text the diagnostics' source.
  ///
  /// - Returns: false if it is too long, empty or not a text, with a diagnostic.
  mutating func readAll(_ findings: inout Diagnostics) -> Bool {
    if size > FileLimits.bankFileSize {
      findings.add(FileTooLarge(size: Int(size), limit: FileLimits.bankFileSize))
      return false
    }
    var text: [UInt8] = []
    repeat {
      refill()
      text += bytes[position...]
      advance(to: bytes.count)
    } while !isAtEnd && text.count <= FileLimits.bankFileSize
    guard text.count <= FileLimits.bankFileSize else {
      findings.add(FileTooLarge(size: text.count, limit: FileLimits.bankFileSize))
      return false
    }
    findings.source = SourceText(name: findings.source.name, text: String(decoding: text, as: UTF8.self))
    return QuizFile.checkText(&findings)
  }
}
