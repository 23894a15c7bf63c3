internal import QuizDrafts

/// A text is empty or contains only spaces.
struct EmptyText: DiagnosticRule {
  static let id = "empty-text"
  static let why = "Players would see an empty space."

  let context: ValueContext

  var draftDiagnostic: DraftDiagnosticKind? { .missingText }
  var message: String { "The text \(context) is empty." }
  var help: String { "Write a text." }
}
