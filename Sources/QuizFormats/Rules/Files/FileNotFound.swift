/// There is no file under that name.
struct FileNotFound: DiagnosticRule {
  static let id = "file-not-found"
  static let why = "Nothing can be read from a file that isn't there."

  let nearestName: String?

  var message: String { "There is no such file." }
  var help: String { "Look at the name, and at the folder that the command runs in." }
  var suggestion: String? { nearestName }
}
