/// A package's manifest names a file that isn't in the package.
struct MissingArchiveEntry: DiagnosticRule {
  static let id = "missing-archive-entry"
  static let why = "Parlour can't read the questions in that file."

  let name: String

  var message: String { "The package's manifest names \(name.quoted), which isn't in the package." }
  var help: String { "Export the package again, or add the file." }
}
