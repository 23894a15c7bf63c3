/// Two files of a folder have the same quiz id.
///
/// A quiz's id is its `id`, or else its file's name without the ending, or its folder's where the file is called
/// `quiz.yaml`. A server offers the first of the two files, by name, and leaves the other one out.
struct DuplicateQuizID: DiagnosticRule {
  static let id = "duplicate-quiz-id"
  static let why = "The id is the quiz's address; a server offers only one quiz under it."

  let name: String
  let first: String

  var message: String { "The quiz \(name.quoted) stands in \(first.printable) already." }
  var help: String { "Give one of the two another id." }
}
