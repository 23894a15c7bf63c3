internal import QuizEngine

/// A number is smaller or larger than it may be.
///
/// Points go from 0 to 100, `draw` from 1 to 1,000, quotas from 0 to 1,000.
struct NumberOutOfRange: DiagnosticRule {
  static let id = "number-out-of-range"
  static let why = "Sums have to stay small enough to be exact everywhere."

  let context: ValueContext
  let text: String
  let range: ClosedRange<Int>

  /// What is too small is no matter of sums.
  var why: String {
    guard text.hasPrefix("-") || Int(text).map({ $0 < range.lowerBound }) ?? false else { return Self.why }
    if range.lowerBound > 0 { return "A play must ask at least one question." }
    return range.upperBound == OutcomePoints.maxPoints
      ? "Points can't be taken away." : "A play can't ask fewer than no questions."
  }

  var message: String { "The number \(context) is \(text.prefix(20))." }
  var help: String { "Write a whole number from \(range.lowerBound.grouped) to \(range.upperBound.grouped)." }
}
