/// The path is a folder, a device or a pipe, not a file.
struct NotARegularFile: DiagnosticRule {
  static let id = "not-a-regular-file"
  static let why = "A quiz is a file, or a folder with a file quiz.yaml."

  let isFolder: Bool

  var message: String {
    isFolder ? "This is a folder without a quiz." : "This is a device or a pipe, not a file."
  }
  var help: String { "Name a quiz file (.yaml, .yml or .json), or a folder with quiz files." }
}
