internal import QuizDrafts

/// A list has too many items.
///
/// The limits are 100 outcomes, 1,000 questions, 100 answers per question and 20 languages.
struct TooManyEntries: DiagnosticRule {
  static let id = "too-many-entries"
  static let why = "The limit protects the server; real quizzes have far fewer."

  let noun: String
  let count: Int
  let maximum: Int

  var draftDiagnostic: DraftDiagnosticKind? {
    DraftItem.Kind(rawValue: noun).map { .tooManyItems($0, maximum: maximum) }
  }
  var message: String { "There are \(count.counted(noun)); this is the first above the limit." }
  var help: String { "Keep up to \(maximum.grouped)." }
}
