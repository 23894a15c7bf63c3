internal import QuizDrafts

/// Two questions have the same id.
///
/// A question without an id gets one from its position: q1, q2 and so on. No other question can have that id.
struct DuplicateQuestionID: DiagnosticRule {
  static let id = "duplicate-question-id"
  static let why = "Statistics and the tie rule refer to questions by their ids, so each id must be unique."

  let name: String
  /// The line of the first question with this id.
  let first: Int
  /// Whether the id comes from the question's position in the file.
  let isByPosition: Bool

  var draftDiagnostic: DraftDiagnosticKind? { .duplicateID(name) }
  var message: String {
    isByPosition
      ? "This question gets the id \(name.quoted) from its position, but the one in line \(first) has it."
      : "The question \(name.quoted) is already in line \(first)."
  }
  var help: String { isByPosition ? "Give it its own id." : "Give this one another id, or remove it." }
}
