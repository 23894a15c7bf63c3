internal import QuizDrafts
internal import QuizEngine

/// A number is too small or too large.
///
/// Points are 0 to 100, `draw` is 1 to 1,000, and quotas are 0 to 1,000.
struct NumberOutOfRange: DiagnosticRule {
  static let id = "number-out-of-range"
  static let why = "Sums must stay small enough to be exact."

  let context: ValueContext
  let text: String
  let range: ClosedRange<Int>

  /// Numbers below the range have another reason than sums.
  var why: String {
    guard text.hasPrefix("-") || Int(text).map({ $0 < range.lowerBound }) ?? false else { return Self.why }
    if range.lowerBound > 0 { return "A play must ask at least one question." }
    return range.upperBound == OutcomePoints.maxPoints
      ? "Points can't be negative." : "A play can't ask fewer than 0 questions."
  }

  var draftDiagnostic: DraftDiagnosticKind? { .numberOutOfRange(range) }
  var message: String { "The number \(context) is \(text.prefix(20))." }
  var help: String { "Write a whole number from \(range.lowerBound.grouped) to \(range.upperBound.grouped)." }
}
