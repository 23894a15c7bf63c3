internal import QuizDrafts

/// A text is too long.
///
/// A title and a reveal may have 300 characters, an outcome's name 200, an id or a tag 64, and other texts 20,000.
struct TextTooLong: DiagnosticRule {
  static let id = "text-too-long"
  static let why = "Nobody reads so much text on a phone."

  let context: ValueContext
  let count: Int
  let limit: Int

  var draftDiagnostic: DraftDiagnosticKind? { .textTooLong(characters: count, limit: limit) }
  var message: String { "The text \(context) has \(count.grouped) characters; up to \(limit.grouped) are allowed." }
  var help: String { "Shorten it." }
}
