/// A question has no category.
///
/// Aiken, GIFT, Moodle, QTI and Kahoot have no field for it, or use theirs for chapters and courses. It is reported
/// once per file; all questions without a category are skipped.
struct NoCategory: DiagnosticRule {
  static let id = "no-category"
  static let why = "Players see the category before they start, and their results in each category."

  var message: String { "This question has no category." }
  var help: String { "Set one for all questions that have none, such as --category history." }
}
