/// A trivia question lacks a text in its primary language, the first of its languages.
struct MissingPrimaryText: DiagnosticRule {
  static let id = "missing-primary-text"
  static let why = "The primary language identifies the question, and everybody else's language falls back to it."

  let key: String
  let tag: String

  var message: String { "\(key.quoted) has no text in \(tag), the question's first language." }
  var help: String { "Add it: {\(tag): …}. If the question isn't in \(tag), write its own “languages” in it." }
}
