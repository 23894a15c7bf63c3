/// A package names a file that isn't in it.
struct MissingArchiveEntry: DiagnosticRule {
  static let id = "missing-archive-entry"
  static let why = "The questions in that file can't be read."

  let name: String

  var message: String { "The package's list names \(name.quoted), which isn't there." }
  var help: String { "Export the package anew, or put the file into it." }
}
