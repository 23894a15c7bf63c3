internal import QuizDrafts

/// A required key is missing.
///
/// A quiz needs `languages`, `title`, `description`, `outcomes` and `questions`. An outcome needs `id`, `name` and
/// `description`. A question needs `text` and `answers`, and an answer needs `text`. A trivia question needs
/// `question`, `answer` and `wrong`. It also needs `category` and `difficulty`, unless the file sets them for all
/// questions.
struct MissingKey: DiagnosticRule {
  static let id = "missing-key"
  static let why = "Players can't play it without this key."

  let key: String
  let owner: String
  let summary: String
  /// Whether the key is in a comment.
  var isCommentedOut = false

  var draftDiagnostic: DraftDiagnosticKind? { .missingText }
  var message: String { "The key “\(key)” is missing; \(owner) needs it." }
  var help: String {
    isCommentedOut ? "Delete the “#”: in YAML it begins a comment, which isn't read." : "Write “\(key): …”. \(summary)"
  }
}
