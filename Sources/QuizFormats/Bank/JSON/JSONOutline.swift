/// A JSON file without the questions in it: what it says for all of them.
struct JSONOutline {
  /// The outermost value; in it the list of questions is empty. Nil where the text isn't JSON, which then is among the
  /// findings.
  let root: Node?
  /// Whether there is anything in the list of questions.
  let hasQuestions: Bool

  /// Reads a file to its end. Its places are those of the file, but on the line on which the list ends.
  ///
  /// - Parameter key: see ``JSONSkim/key``.
  init(_ feed: TextFeed, key: String?, _ findings: inout Findings) {
    var feed = feed
    var skim = JSONSkim(key: key)
    var text: [UInt8] = []
    var hasQuestions = false
    repeat {
      feed.refill()
      let part = feed.bytes[feed.position...]
      feed.advance(to: feed.bytes.count)
      for byte in part {
        let wasInList = skim.isInList
        skim.step(byte)
        if !(wasInList && skim.isInList) || isBreak(byte) {
          text.append(byte)
        } else if !hasQuestions {
          hasQuestions = byte != 0x20 && byte != 0x09
        }
      }
    } while !feed.isAtEnd && text.count <= Limits.bankSize
    self.hasQuestions = hasQuestions
    if text.count > Limits.bankSize {
      findings.add(FileTooLarge(size: Int(max(feed.size, Int64(text.count))), limit: Limits.bankSize))
      root = nil
      return
    }
    findings.source = SourceText(name: findings.source.name, text: String(decoding: text, as: UTF8.self))
    root = QuizFile.checkText(&findings) ? JSONTree.read(&findings) : nil
  }
}
