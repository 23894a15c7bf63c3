/// The file has more than 1 MB.
///
/// It isn't even opened. A quiz of 100 questions in three languages has some 60 KB; pictures lie in files of their own.
struct FileTooLarge: Rule {
  static let id = "file-too-large"
  static let why = "No quiz for people comes near that size; such a file would only eat memory."

  let size: Int

  var message: String { "The file has \(size.grouped) bytes; a quiz may have \(Limits.fileSize.grouped)." }
  var help: String { "Check that it is the right file. Pictures belong in files beside it." }
}
