/// A question in GIFT has a brace too many.
struct StrayBrace: DiagnosticRule {
  static let id = "stray-brace"
  static let why = "A question in GIFT has one pair of braces, with its answers in between."

  var message: String { "This brace has no place here." }
  var help: String { "Write \\{ or \\} for a brace that is meant itself, and take empty lines out of the answers." }
}
