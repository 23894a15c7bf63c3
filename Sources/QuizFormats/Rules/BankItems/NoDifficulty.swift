/// Nothing says how difficult a question is.
///
/// Aiken, GIFT, Moodle, QTI and Kahoot have no place for it. It is told once for a file; all of its questions that say
/// nothing are left out.
struct NoDifficulty: DiagnosticRule {
  static let id = "no-difficulty"
  static let why = "Each day asks one easy, one medium and one hard question."

  var message: String { "Nothing says how difficult this question is." }
  var help: String { "Give a difficulty for all questions that don't say it, such as --difficulty medium." }
}
