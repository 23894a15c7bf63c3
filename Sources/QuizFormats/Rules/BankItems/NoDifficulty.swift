/// A question has no difficulty.
///
/// Aiken, GIFT, Moodle, QTI and Kahoot have no field for it. It is reported once per file; all questions without a
/// difficulty are skipped.
struct NoDifficulty: DiagnosticRule {
  static let id = "no-difficulty"
  static let why = "Each day asks one easy, one medium and one hard question."

  var message: String { "This question has no difficulty." }
  var help: String { "Set one for all questions that have none, such as --difficulty medium." }
}
