/// There is no file with that name.
struct FileNotFound: DiagnosticRule {
  static let id = "file-not-found"
  static let why = "Parlour can't read a file that doesn't exist."

  let nearestName: String?

  var message: String { "There is no such file." }
  var help: String { "Check the name, and the folder in which you run the command." }
  var suggestion: String? { nearestName }
}
