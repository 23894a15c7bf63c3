/// A file is right as far as it goes, but has no question in it.
struct NoQuestions: DiagnosticRule {
  static let id = "no-questions"
  static let why = "A question bank without questions is mostly the wrong file."

  var message: String { "There is no question in this file." }
  var help: String { "Check that it is the right file, and that --format names its format." }
}
