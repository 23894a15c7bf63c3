/// The file is empty or has only comments.
struct EmptyFile: DiagnosticRule {
  static let id = "empty-file"
  static let why = "An empty file isn't a quiz."

  var message: String { "The file is empty." }
  var help: String { "Run “parlour new” to write a first quiz." }
}
