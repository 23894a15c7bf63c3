/// The top level of the file isn't a mapping.
///
/// A quiz consists of keys such as `title:` and `outcomes:`, each at the beginning of a line.
struct NotAQuiz: DiagnosticRule {
  static let id = "not-a-quiz"
  static let why = "A quiz is a mapping with keys such as title, outcomes and questions."

  let found: String

  var message: String { "The file contains \(found), not the keys of a quiz." }
  var help: String { "Compare it with the quiz that “parlour new” writes." }
}
