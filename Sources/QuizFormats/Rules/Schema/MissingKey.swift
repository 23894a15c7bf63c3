/// A key is missing that has to be there.
///
/// A quiz needs `languages`, `title`, `description`, `outcomes` and `questions`; an outcome `id`, `name` and
/// `description`; a question `text` and `answers`; an answer `text`. A trivia question needs `question`, `answer`, `wrong`
/// and, where the file doesn't give them for all, `category` and `difficulty`.
struct MissingKey: DiagnosticRule {
  static let id = "missing-key"
  static let why = "It can't be played without."

  let key: String
  let owner: String
  let summary: String

  var message: String { "The key “\(key)” is missing; \(owner) needs it." }
  var help: String { "Write “\(key): …”. \(summary)" }
}
