/// A text of the Open Trivia Database isn't in the encoding of its question's other texts.
struct UndecodableText: DiagnosticRule {
  static let id = "undecodable-text"
  static let why = "Parlour can't read the text."

  /// "base64".
  let encoding: String

  var message: String { "This text isn't in \(encoding), but the others are." }
  var help: String { "Download the file again; a program may have changed it." }
}
