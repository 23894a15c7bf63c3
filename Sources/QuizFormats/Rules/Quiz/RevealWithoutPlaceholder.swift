internal import QuizDrafts

/// The reveal doesn't contain `{outcome}`.
struct RevealWithoutPlaceholder: DiagnosticRule {
  static let id = "reveal-without-placeholder"
  static let severity = Diagnostic.Severity.warning
  static let why = "Parlour replaces {outcome} by the emoji and the name; without it all players read the same."

  let suggestedPlaceholder: String?

  var draftDiagnostic: DraftDiagnosticKind? { .revealWithoutOutcome }
  var message: String { "This sentence doesn't contain {outcome}." }
  var help: String { "Add {outcome}, as in “You are a {outcome}!”." }
  var suggestion: String? { suggestedPlaceholder }
}
