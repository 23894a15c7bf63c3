/// The file's name ends in `.yaml.txt`, or the like.
///
/// Editors such as Notepad add `.txt` to a name. Windows hides it, so that the file seems to be named `quiz.yaml`.
/// Parlour would not find such a file in a folder of quizzes.
struct DoubleFileExtension: DiagnosticRule {
  static let id = "double-file-extension"
  static let why = "In a folder of quizzes only names that end in .yaml, .yml or .json are read."

  /// The file's name, without its folder.
  let name: String

  var message: String { "The file is named \(name.quoted)." }
  var help: String {
    "Rename it. Windows hides the end of the name until you switch on “File name extensions” in Explorer's View menu."
  }
  var suggestion: String? { Self.meantName(for: name) }

  /// The name without the ending that an editor added; nil if the name has none.
  static func meantName(for name: String) -> String? {
    guard let dot = name.lastIndex(of: "."), ["txt", "text"].contains(name[name.index(after: dot)...].lowercased())
    else { return nil }
    let meant = name[..<dot].lowercased()
    return QuizFile.fileExtensions.contains { meant.hasSuffix("." + $0) } ? String(name[..<dot]) : nil
  }
}
