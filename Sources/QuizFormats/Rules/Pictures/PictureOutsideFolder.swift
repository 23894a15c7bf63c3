internal import QuizDrafts

/// A picture is outside the quiz's folder.
///
/// A picture's path is relative to the quiz file, with `/` between folders and without `..`. Links out of the folder
/// aren't allowed.
struct PictureOutsideFolder: DiagnosticRule {
  static let id = "picture-outside-folder"
  static let why = "A quiz must be movable with its pictures, and must not show other files."

  let file: String

  var draftDiagnostic: DraftDiagnosticKind? { .pictureNotFound }
  var message: String { "\(file.quoted) is outside the quiz's folder." }
  var help: String { "Copy the picture next to the quiz file and write its name, such as dog.svg or pictures/dog.svg." }
}
