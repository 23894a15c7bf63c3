/// A picture's name has backslashes or a drive letter, as paths on Windows have.
struct BackslashInPicturePath: DiagnosticRule {
  static let id = "backslash-in-picture-path"
  static let why = "A quiz with its pictures must work on every system, and folders are told by “/” on all of them."

  let path: String

  var message: String { "\(path.quoted) is a path as Windows writes it." }
  var help: String {
    isAbsolute
      ? "Copy the picture beside the quiz file and write its name alone."
      : "Write “/” between folders, without quotation marks: \(forward.printable)."
  }
  var suggestion: String? { isAbsolute ? forward.split(separator: "/").last.map(String.init) : forward }

  private var forward: String { String(path.map { $0 == "\\" ? "/" : $0 }) }

  /// Whether it begins at a drive or a server.
  private var isAbsolute: Bool { path.dropFirst().first == ":" || path.hasPrefix("\\") }
}
