internal import QuizDrafts

/// Two answers of a question have the same text, and no pictures that differ.
struct SameAnswerTwice: DiagnosticRule {
  static let id = "same-answer-twice"
  static let severity = Diagnostic.Severity.warning
  static let why = "Players can't tell the two apart."

  let text: String
  /// The line of the first of them.
  let first: Int

  var draftDiagnostic: DraftDiagnosticKind? { .sameAnswerTwice }
  var message: String { "The answer \(text.quoted) is already in line \(first)." }
  var relatedLine: Int? { first }
  var help: String { "Change one of the two, or remove it." }
}
