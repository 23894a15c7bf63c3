/// There is nothing in the file, or nothing but comments.
struct EmptyFile: DiagnosticRule {
  static let id = "empty-file"
  static let why = "There is nothing in it that could be played."

  var message: String { "There is nothing in this file." }
  var help: String { "To begin a quiz, let “parlour new” write a starter." }
}
