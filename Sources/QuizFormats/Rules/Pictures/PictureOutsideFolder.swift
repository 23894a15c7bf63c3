/// A picture lies outside the quiz's folder.
///
/// Names of pictures are relative to the quiz file, with `/` between folders, without `..`; a link that leads out of the
/// folder doesn't count as in it.
struct PictureOutsideFolder: DiagnosticRule {
  static let id = "picture-outside-folder"
  static let why = "A quiz with its pictures must be movable, and must not show files that aren't its own."

  let file: String

  var message: String { "\(file.quoted) doesn't lie in the quiz's folder." }
  var help: String { "Copy the picture beside the quiz file and write its name, such as dog.svg or pictures/dog.svg." }
}
