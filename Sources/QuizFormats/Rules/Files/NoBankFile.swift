/// What was named to read questions from is a device, a pipe, or a folder without any file that could hold some.
struct NoBankFile: DiagnosticRule {
  static let id = "no-bank-file"
  static let why = "Questions are read from a file, or from all YAML, JSON and CSV files of a folder."

  let isFolder: Bool

  var message: String {
    isFolder ? "There is no YAML, JSON or CSV file in this folder." : "This is a device or a pipe, not a file."
  }
  var help: String { "Name the files themselves; those may have any format that docs/question-bank.md lists." }
}
