/// Two files in a folder have the same quiz id.
///
/// A quiz's id is its `id`. Without one it is the file's name without its extension, or the folder's name if the file
/// is `quiz.yaml`. A server offers the first of the two files, by name, and ignores the other one.
struct DuplicateQuizID: DiagnosticRule {
  static let id = "duplicate-quiz-id"
  static let why = "The id is the quiz's URL, so a server offers only one of them."

  let name: String
  /// The path of the other file.
  let first: String

  var message: String { "The quiz \(name.quoted) is already in \(first.printable)." }
  var help: String { "Give one of them another id." }
}
