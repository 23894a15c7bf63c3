/// A GIFT question has one brace too many.
struct StrayBrace: DiagnosticRule {
  static let id = "stray-brace"
  static let why = "A GIFT question has one pair of braces, with its answers between them."

  var message: String { "This brace doesn't belong here." }
  var help: String { "Write \\{ or \\} for a brace in a text, and remove empty lines between the answers." }
}
