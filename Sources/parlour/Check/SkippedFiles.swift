import QuizFormats

/// The files of a folder that aren't checked.
struct SkippedFiles {
  let folder: String
  let files: [(name: String, reason: String)]

  /// Nil if no file is skipped, or the path isn't a folder.
  init?(_ path: String) {
    files = QuizFile.skippedFiles(in: path)
    folder = path
    if files.isEmpty { return nil }
  }

  var text: String {
    "Not read in \(folder.printable):\n" + files.map { "  \($0.name.printable): \($0.reason.printable)\n" }.joined()
  }
}
