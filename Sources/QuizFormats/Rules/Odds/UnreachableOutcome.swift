internal import QuizDrafts

/// No combination of answers leads to this outcome.
///
/// Either no answer gives it points, or another outcome gets at least as many in every play. This is proved, not
/// guessed.
struct UnreachableOutcome: DiagnosticRule {
  static let id = "unreachable-outcome"
  static let severity = Diagnostic.Severity.warning
  static let why = "Every outcome should be possible."

  let name: String
  /// Whether any answer gives it points.
  let hasPoints: Bool

  var draftDiagnostic: DraftDiagnosticKind? { .unreachableOutcome(hasPoints: hasPoints) }
  var message: String {
    hasPoints
      ? "Nobody can get \(name.quoted): another outcome gets more in every play. All combinations of answers were counted."
      : "Nobody can get \(name.quoted): no answer gives it points."
  }
  var help: String { "Give it more points, let more answers count for it, or remove it." }
}
