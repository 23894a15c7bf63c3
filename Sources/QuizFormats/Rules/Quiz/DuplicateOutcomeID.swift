internal import QuizDrafts

/// Two outcomes have the same id.
struct DuplicateOutcomeID: DiagnosticRule {
  static let id = "duplicate-outcome-id"
  static let why = "Answers refer to outcomes by their ids, so each id must be unique."

  let name: String
  /// The line of the first outcome with this id.
  let first: Int

  var draftDiagnostic: DraftDiagnosticKind? { .duplicateID(name) }
  var message: String { "The outcome \(name.quoted) is already in line \(first)." }
  var help: String { "Give this one another id, or remove it." }
}
