/// What stands in a file with trivia, one question after the other, in whatever format.
protocol BankParser {
  /// Of the input, in bytes; 0 where nobody knows.
  var size: Int64 { get }
  /// How far the input was read, in bytes.
  var position: Int64 { get }
  /// What the file says for all its questions: a mapping, which may be empty.
  var commonFields: DocumentNode { get }
  /// Why the file ended before its end.
  var failure: InputError? { get }
  /// What the text was taken to be written in, where nothing says it.
  var guessedEncoding: TextDecoder.Encoding? { get }

  /// The next question; nil at the end. The findings' source is then what the question's places are counted in.
  mutating func next(_ findings: inout Diagnostics) -> BankRecord?
}

/// What came of one place of a file with trivia.
enum BankRecord {
  /// As ``ObjectSchema/trivia``; not held to it yet.
  case question(DocumentNode)
  /// A question that can't be read, which is among the findings.
  case invalid
  /// A question of a kind that Parlour can't play, which is among the findings.
  case unplayable
}

extension BankParser {
  var commonFields: DocumentNode { .emptyMapping }
  var failure: InputError? { nil }
  var guessedEncoding: TextDecoder.Encoding? { nil }
}

extension DocumentNode {
  /// A mapping without entries.
  static let emptyMapping = DocumentNode(.mapping([]), at: SourceLocation(offset: .byte(0)))
}

extension TextStream {
  /// What the text was taken to be written in, where nothing says it.
  var guessedEncoding: TextDecoder.Encoding? { isEncodingGuessed ? encoding : nil }

  /// Some words with letters beyond ASCII, as they were read; empty where there are none in sight.
  var excerpt: String {
    guard let first = bytes[position...].firstIndex(where: { $0 >= 0x80 }) else { return "" }
    let start = bytes[..<first].lastIndex(where: isLineBreak).map { $0 + 1 } ?? 0
    return DecodingScore(
      String(decoding: bytes[start..<lineEnd(from: first)].prefix(4_000), as: UTF8.self), isCased: true
    )
    .excerpt
  }
}
