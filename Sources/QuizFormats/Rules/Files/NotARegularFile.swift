/// The name belongs to a folder, a device or a pipe, not to a file.
struct NotARegularFile: DiagnosticRule {
  static let id = "not-a-regular-file"
  static let why = "A quiz is a file, or a folder that holds a file quiz.yaml."

  let isFolder: Bool

  var message: String {
    isFolder ? "This is a folder without a quiz in it." : "This is a device or a pipe, not a file."
  }
  var help: String { "Name a quiz file (.yaml, .yml or .json), or a folder that holds some." }
}
