/// A JSON file without the questions in it: what it says for all of them.
struct JSONEnvelope {
  /// The outermost value; in it the list of questions is empty. Nil where the text isn't JSON, which then is among the
  /// findings.
  let root: DocumentNode?
  /// Whether there is anything in the list of questions.
  let hasQuestions: Bool

  /// Reads a file to its end. Its places are those of the file, but on the line on which the list ends.
  ///
  /// - Parameter key: see ``JSONStructureScanner/key``.
  init(_ feed: TextStream, listKey key: String?, _ findings: inout Diagnostics) {
    var feed = feed
    var skim = JSONStructureScanner(listKey: key)
    var text: [UInt8] = []
    var hasQuestions = false
    repeat {
      feed.refill()
      let part = feed.bytes[feed.position...]
      feed.advance(to: feed.bytes.count)
      for byte in part {
        let wasInList = skim.isInList
        skim.consume(byte)
        if !(wasInList && skim.isInList) || isLineBreak(byte) {
          text.append(byte)
        } else if !hasQuestions {
          hasQuestions = byte != 0x20 && byte != 0x09
        }
      }
    } while !feed.isAtEnd && text.count <= FileLimits.bankFileSize
    self.hasQuestions = hasQuestions
    if text.count > FileLimits.bankFileSize {
      findings.add(FileTooLarge(size: Int(max(feed.size, Int64(text.count))), limit: FileLimits.bankFileSize))
      root = nil
      return
    }
    findings.source = SourceText(name: findings.source.name, text: String(decoding: text, as: UTF8.self))
    root = QuizFile.checkText(&findings) ? JSONParser.parse(&findings) : nil
  }
}
