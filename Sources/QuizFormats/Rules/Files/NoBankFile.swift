/// The path of a bank is a device, a pipe, or a folder without a file of questions.
struct NoBankFile: DiagnosticRule {
  static let id = "no-bank-file"
  static let why = "Parlour reads questions from a file, or from all YAML, JSON and CSV files in a folder."

  let isFolder: Bool

  var message: String {
    isFolder ? "There is no YAML, JSON or CSV file in this folder." : "This is a device or a pipe, not a file."
  }
  var help: String { "Name the files themselves; docs/question-bank.md lists their formats." }
}
