/// Nothing says which category a question has.
///
/// Aiken, GIFT, Moodle, QTI and Kahoot have no place for it, or name chapters and courses there. It is told once for a
/// file; all of its questions that say nothing are left out.
struct NoCategory: DiagnosticRule {
  static let id = "no-category"
  static let why = "Players are told the category before they start, and see how they fare in each."

  var message: String { "Nothing says which category this question has." }
  var help: String { "Give one for all questions that don't say it, such as --category history." }
}
