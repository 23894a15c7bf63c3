extension TextStream {
  /// Makes the whole text the diagnostics' source.
  ///
  /// - Returns: false if it is too long, empty or not a text, with a diagnostic.
  mutating func readAll(_ diagnostics: inout Diagnostics) -> Bool {
    if size > FileLimits.bankFileSize {
      diagnostics.add(FileTooLarge(size: Int(size), limit: FileLimits.bankFileSize))
      return false
    }
    var text: [UInt8] = []
    repeat {
      refill()
      text += bytes[position...]
      advance(to: bytes.count)
    } while !isAtEnd && text.count <= FileLimits.bankFileSize
    guard text.count <= FileLimits.bankFileSize else {
      diagnostics.add(FileTooLarge(size: text.count, limit: FileLimits.bankFileSize))
      return false
    }
    diagnostics.source = SourceText(name: diagnostics.source.name, text: String(decoding: text, as: UTF8.self))
    return QuizFile.checkText(&diagnostics)
  }
}
