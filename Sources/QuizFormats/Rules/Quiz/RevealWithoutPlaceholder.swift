/// The sentence of the result doesn't hold `{outcome}`.
struct RevealWithoutPlaceholder: DiagnosticRule {
  static let id = "reveal-without-placeholder"
  static let severity = Diagnostic.Severity.warning
  static let why = "{outcome} is where the emoji and the name go; without it every player reads the same sentence."

  let suggestedPlaceholder: String?

  var message: String { "This sentence has no place for the outcome." }
  var help: String { "Write {outcome} in it, as in “You are a {outcome}!”." }
  var suggestion: String? { suggestedPlaceholder }
}
