/// Parses a bank file of one format, one question after another.
protocol BankParser {
  /// The size of the input in bytes; 0 if unknown.
  var size: Int64 { get }
  /// The number of bytes read from the input.
  var position: Int64 { get }
  /// The fields that apply to all questions: a mapping, which may be empty.
  var commonFields: DocumentNode { get }
  /// The reason why the file can't be read to its end.
  var failure: InputError? { get }
  /// The encoding, if it was guessed.
  var guessedEncoding: TextDecoder.Encoding? { get }

  /// Which fields a table's columns hold; empty for other files and for Parlour's own names.
  var assignments: [ColumnAssignment] { get }

  /// The next question; nil at the end. The diagnostics' source then contains the question's locations.
  mutating func next(_ diagnostics: inout Diagnostics) -> BankRecord?
}

/// The result of parsing one question.
enum BankRecord {
  /// A question in the form of ``ObjectSchema/trivia``, not validated yet.
  case question(DocumentNode)
  /// A question that can't be read; it has a diagnostic.
  case invalid
  /// A question that Parlour can't play; it has a diagnostic.
  case unplayable
}

extension BankParser {
  var commonFields: DocumentNode { .emptyMapping }
  var failure: InputError? { nil }
  var guessedEncoding: TextDecoder.Encoding? { nil }
  var assignments: [ColumnAssignment] { [] }
}

extension DocumentNode {
  /// A mapping without entries.
  static let emptyMapping = DocumentNode(.mapping([]), at: SourceLocation(offset: .byte(0)))
}

extension TextStream {
  /// The encoding, if it was guessed.
  var guessedEncoding: TextDecoder.Encoding? { isEncodingGuessed ? encoding : nil }

  /// Some visible words with non-ASCII letters; empty if there are none.
  var excerpt: String {
    guard let first = bytes[position...].firstIndex(where: { $0 >= 0x80 }) else { return "" }
    let start = bytes[..<first].lastIndex(where: isLineBreak).map { $0 + 1 } ?? 0
    return TextExcerpt.first(String(decoding: bytes[start..<lineEnd(from: first)].prefix(4_000), as: UTF8.self))
  }
}
