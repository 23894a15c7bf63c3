/// A list has too few entries.
///
/// A quiz needs two outcomes and one question, a question two answers.
struct TooFewEntries: DiagnosticRule {
  static let id = "too-few-entries"
  static let why = "Without a choice there is nothing to find out."

  let noun: String
  let count: Int
  let minimum: Int

  var message: String { count == 0 ? "There is no \(noun)." : "There is only \(count.counted(noun))." }
  var help: String { "Write \(minimum == 1 ? "one" : "two") or more." }
}
