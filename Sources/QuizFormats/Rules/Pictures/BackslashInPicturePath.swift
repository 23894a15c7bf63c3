internal import QuizDrafts

/// A picture's path has backslashes or a drive letter, as on Windows.
struct BackslashInPicturePath: DiagnosticRule {
  static let id = "backslash-in-picture-path"
  static let why = "A quiz must work on every system, and “/” separates folders on all of them."

  let path: String

  var draftDiagnostic: DraftDiagnosticKind? { .pictureNotFound }
  var message: String { "\(path.quoted) is a Windows path." }
  var help: String {
    isAbsolute
      ? "Copy the picture next to the quiz file and write only its name."
      : "Write “/” between folders, without quotation marks: \(forward.printable)."
  }
  var suggestion: String? { isAbsolute ? forward.split(separator: "/").last.map(String.init) : forward }

  private var forward: String { String(path.map { $0 == "\\" ? "/" : $0 }) }

  /// Whether it begins with a drive or a server.
  private var isAbsolute: Bool { path.dropFirst().first == ":" || path.hasPrefix("\\") }
}
