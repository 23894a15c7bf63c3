/// A file is valid but has no questions.
struct NoQuestions: DiagnosticRule {
  static let id = "no-questions"
  static let why = "A bank without questions is usually the wrong file."

  var message: String { "There are no questions in this file." }
  var help: String { "Check that it is the right file, and that --format names its format." }
}
