/// The file is larger than 1 MB, or 20 MB for a question bank.
///
/// Parlour doesn't open it. A quiz of 100 questions in three languages has about 60 KB; pictures are in files of their
/// own. You can split a bank into several files.
struct FileTooLarge: DiagnosticRule {
  static let id = "file-too-large"
  static let why = "Real quizzes are much smaller, and a larger file would only use memory."

  let size: Int
  var limit = FileLimits.fileSize

  var message: String {
    "The file has \(size.grouped) bytes; \(isBank ? "a bank" : "a quiz") may have \(limit.grouped)."
  }
  var help: String {
    isBank
      ? "Split it into several files."
      : "Check that it is the right file. Put pictures in files of their own."
  }

  private var isBank: Bool { limit == FileLimits.bankFileSize }
}
