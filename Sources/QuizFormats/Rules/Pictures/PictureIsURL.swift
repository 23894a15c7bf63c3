internal import QuizDrafts

/// A picture is given by a URL.
struct PictureIsURL: DiagnosticRule {
  static let id = "picture-is-url"
  static let why = "Players' browsers load nothing from other sites, and a picture there may disappear."

  let address: String

  var draftDiagnostic: DraftDiagnosticKind? { .pictureNotFound }
  var message: String { "\(address.quoted) is a URL, not the name of a file." }
  var help: String {
    "If its licence allows it, save the picture next to the quiz file, and write its name, such as dog.jpg."
  }
}
