internal import QuizEngine

/// Trivia in GIFT: questions with empty lines between them, lines `$CATEGORY: …`, and comments.
struct GIFTRows: BankRows {
  private var feed: TextFeed
  private let defaults: BankDefaults
  private var path = CategoryPath.none

  /// - Parameter defaults: its language tells how “true” and “false” are called.
  init(_ feed: TextFeed, defaults: BankDefaults) {
    self.feed = feed
    self.defaults = defaults
  }

  var size: Int64 { feed.size }
  var position: Int64 { feed.inputPosition }
  var failure: InputFailure? { feed.failure }
  var guess: TextDecoder.Encoding? { feed.guess }

  mutating func next(_ findings: inout Findings) -> BankRow? {
    while feed.skipBlankLines() {
      let record = GIFTRecord(feed, defaults)
      findings.source = feed.source(to: record.end, name: findings.source.name)
      guard !record.isCutOff else {
        findings.add(RecordTooLong(limit: TextFeed.reach), at: Place(spot: .byte(0)))
        feed.skipToBlankLine()
        return .mistaken
      }
      feed.advance(to: record.end)
      if let path = record.path { self.path = CategoryPath(path, defaults) }
      guard let text = record.text else { continue }
      var question = GIFTQuestion(text: text, comment: record.comment, path: path, language: defaults.language)
      return question.row(&findings)
    }
    return nil
  }
}

/// The lines of one question, or of something else that stands by itself.
private struct GIFTRecord {
  private(set) var comment: GIFTComment
  /// What stands behind `$CATEGORY:`.
  private(set) var path: String?
  /// Without comments; nil where nothing else is there.
  private(set) var text: GIFTText?
  /// Behind its last line, among the feed's bytes.
  private(set) var end: Int
  private(set) var isCutOff = false

  /// Reads from where the feed stands.
  init(_ feed: TextFeed, _ defaults: BankDefaults) {
    comment = GIFTComment(defaults)
    let start = feed.position
    end = start
    while let line = feed.line(at: end), !feed.isBlank(line) {
      if feed.isCutOff(at: line.range.upperBound) {
        (isCutOff, end) = (true, feed.lineEnd(from: start))
        return
      }
      let content = feed.text(line.range)
      let trimmed = content.trimmed
      if trimmed.hasPrefix("//") {
        comment.add(trimmed)
      } else if text == nil, trimmed.prefix(10).uppercased() == "$CATEGORY:" {
        path = GIFTText(String(trimmed.dropFirst(10)), at: 0).string
        end = line.next
        return
      } else {
        let part = GIFTText(feed.text(line.range.lowerBound..<line.next), at: line.range.lowerBound - start)
        if text == nil { text = part } else { text?.append(part) }
      }
      end = line.next
    }
  }
}
