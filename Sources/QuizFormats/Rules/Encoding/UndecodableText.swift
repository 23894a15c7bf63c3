/// A text of the Open Trivia Database isn't in the encoding that the rest of its question is in.
struct UndecodableText: DiagnosticRule {
  static let id = "undecodable-text"
  static let why = "Nobody can tell what the text says."

  /// "base64".
  let encoding: String

  var message: String { "This text isn't in \(encoding), as the others are." }
  var help: String { "Fetch the file anew; perhaps a program has changed it." }
}
