/// A GIFT question has a brace that isn't closed before the next empty line.
struct UnclosedBrace: DiagnosticRule {
  static let id = "unclosed-brace"
  static let why = "In GIFT the answers are between braces, and an empty line ends the question."

  var message: String { "This brace is never closed." }
  var help: String { "Close it after the answers; write \\{ for a brace in a text." }
}
