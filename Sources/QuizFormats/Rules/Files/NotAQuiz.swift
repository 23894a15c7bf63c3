/// The file as a whole isn't a mapping.
///
/// A quiz begins with keys: `title:`, `outcomes:` and so on, each at the beginning of a line.
struct NotAQuiz: DiagnosticRule {
  static let id = "not-a-quiz"
  static let why = "A quiz is a mapping with keys such as title, outcomes and questions."

  let found: String

  var message: String { "The file holds \(found), not the keys of a quiz." }
  var help: String { "Look at the starter quiz that “parlour new” writes." }
}
