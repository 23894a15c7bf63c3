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

  var draftDiagnostic: DraftDiagnosticKind? { .missingText }
  var message: String { "The key “\(key)” is missing; \(owner) needs it." }
  var help: String { "Write “\(key): …”. \(summary)" }
}
