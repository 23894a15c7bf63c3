internal import QuizEngine

/// Parses GIFT: questions with empty lines between them, lines `$CATEGORY: …`, and comments.
struct GIFTParser: BankParser {
  private var stream: TextStream
  private let defaults: BankDefaults
  private var path = CategoryPath.empty

  /// - Parameter defaults: its language determines the words for “true” and “false”.
  init(_ stream: TextStream, defaults: BankDefaults) {
    self.stream = stream
    self.defaults = defaults
  }

  var size: Int64 { stream.size }
  var position: Int64 { stream.inputPosition }
  var failure: InputError? { stream.failure }
  var guessedEncoding: TextDecoder.Encoding? { stream.guessedEncoding }

  mutating func next(_ diagnostics: inout Diagnostics) -> BankRecord? {
    while stream.skipBlankLines() {
      let record = GIFTRecord(stream, defaults)
      diagnostics.source = stream.source(to: record.end, name: diagnostics.source.name)
      guard !record.isTruncated else {
        diagnostics.add(RecordTooLong(limit: TextStream.lookaheadSize), at: SourceLocation(offset: .byte(0)))
        stream.skipToBlankLine()
        return .invalid
      }
      stream.advance(to: record.end)
      if let path = record.path { self.path = CategoryPath(path, defaults) }
      guard let text = record.text else { continue }
      var question = GIFTQuestion(text: text, comment: record.comment, path: path, language: defaults.language)
      return question.record(&diagnostics)
    }
    return nil
  }
}

/// The lines of one question or category.
private struct GIFTRecord {
  private(set) var comment: GIFTMetadata
  /// The text after `$CATEGORY:`.
  private(set) var path: String?
  /// The text without comments; nil if there is none.
  private(set) var text: GIFTText?
  /// The index after its last line in the stream's bytes.
  private(set) var end: Int
  private(set) var isTruncated = false

  /// Reads from the stream's position.
  init(_ stream: TextStream, _ defaults: BankDefaults) {
    comment = GIFTMetadata(defaults)
    let start = stream.position
    end = start
    while let line = stream.line(at: end), !stream.isBlank(line) {
      if stream.isTruncated(at: line.range.upperBound) {
        isTruncated = true
        end = stream.lineEnd(from: start)
        return
      }
      let content = stream.text(line.range)
      let trimmed = content.trimmed
      if trimmed.hasPrefix("//") {
        comment.add(trimmed)
      } else if text == nil, trimmed.prefix(10).uppercased() == "$CATEGORY:" {
        path = GIFTText(String(trimmed.dropFirst(10)), at: 0).string
        end = line.nextStart
        return
      } else {
        let part = GIFTText(stream.text(line.range.lowerBound..<line.nextStart), at: line.range.lowerBound - start)
        if text == nil { text = part } else { text?.append(part) }
      }
      end = line.nextStart
    }
  }
}
