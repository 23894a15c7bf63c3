/// A JSON file without its questions: the fields that apply to all of them.
struct JSONEnvelope {
  /// The outermost value, with an empty list of questions. Nil if the text isn't JSON, with a diagnostic.
  let root: DocumentNode?
  /// Whether the list of questions has items.
  let hasQuestions: Bool

  /// Reads a file to its end. Its locations are right, except on the line on which the list ends.
  ///
  /// - Parameter listKey: see ``JSONStructureScanner/listKey``.
  init(_ stream: TextStream, listKey: String?, _ diagnostics: inout Diagnostics) {
    var stream = stream
    var scanner = JSONStructureScanner(listKey: listKey)
    var text: [UInt8] = []
    var hasQuestions = false
    repeat {
      stream.refill()
      let part = stream.bytes[stream.position...]
      stream.advance(to: stream.bytes.count)
      for byte in part {
        let wasInList = scanner.isInList
        scanner.consume(byte)
        if !(wasInList && scanner.isInList) || isLineBreak(byte) {
          text.append(byte)
        } else if !hasQuestions {
          hasQuestions = byte != 0x20 && byte != 0x09
        }
      }
    } while !stream.isAtEnd && text.count <= FileLimits.bankFileSize
    self.hasQuestions = hasQuestions
    if text.count > FileLimits.bankFileSize {
      diagnostics.add(FileTooLarge(size: Int(max(stream.size, Int64(text.count))), limit: FileLimits.bankFileSize))
      root = nil
      return
    }
    diagnostics.source = SourceText(name: diagnostics.source.name, text: String(decoding: text, as: UTF8.self))
    root = QuizFile.checkText(&diagnostics) ? JSONParser.parse(&diagnostics) : nil
  }
}
