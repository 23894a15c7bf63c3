internal import QuizDrafts

/// A list has too few items.
///
/// A quiz needs two outcomes and one question, and a question needs two answers.
struct TooFewEntries: DiagnosticRule {
  static let id = "too-few-entries"
  static let why = "Players need something to choose from."

  let noun: String
  let count: Int
  let minimum: Int

  var draftDiagnostic: DraftDiagnosticKind? {
    DraftItem.Kind(rawValue: noun).map { .tooFewItems($0, minimum: minimum) }
  }
  var message: String { count == 0 ? "There is no \(noun)." : "There is only \(count.counted(noun))." }
  var help: String { "Write \(minimum == 1 ? "one" : "two") or more." }
}
