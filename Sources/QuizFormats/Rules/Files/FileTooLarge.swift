/// The file has more than 1 MB, or 20 MB in the case of a question bank.
///
/// It isn't even opened. A quiz of 100 questions in three languages has some 60 KB; pictures lie in files of their own.
/// A bank may be spread over several files.
struct FileTooLarge: DiagnosticRule {
  static let id = "file-too-large"
  static let why = "No quiz for people comes near that size; such a file would only eat memory."

  let size: Int
  var limit = FileLimits.fileSize

  var message: String {
    "The file has \(size.grouped) bytes; \(isBank ? "a bank" : "a quiz") may have \(limit.grouped)."
  }
  var help: String {
    isBank
      ? "Divide it into several files."
      : "Check that it is the right file. Pictures belong in files beside it."
  }

  private var isBank: Bool { limit == FileLimits.bankFileSize }
}
