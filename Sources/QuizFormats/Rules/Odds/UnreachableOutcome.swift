/// No player can get this outcome, whatever they answer.
///
/// Either no answer gives it points, or another outcome gets at least as many in every play. This is proved, not guessed.
struct UnreachableOutcome: DiagnosticRule {
  static let id = "unreachable-outcome"
  static let severity = Diagnostic.Severity.warning
  static let why = "An outcome is there to be got."

  let name: String
  /// Whether any answer gives it points.
  let hasPoints: Bool

  var message: String {
    hasPoints
      ? "Nobody can get \(name.quoted): in every play another outcome gets more. All ways to answer were counted."
      : "Nobody can get \(name.quoted): no answer gives it a point."
  }
  var help: String { "Let more answers count for it, with more points, or take it out." }
}
