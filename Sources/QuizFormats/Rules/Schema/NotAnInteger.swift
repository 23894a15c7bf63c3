/// A number has a fraction or an exponent where a whole one belongs.
///
/// Points are whole numbers, so that a tally is exact. To give half a point, double all of them.
struct NotAnInteger: DiagnosticRule {
  static let id = "not-an-integer"
  static let why = "Points are counted, not measured: whole numbers add up to the same sum everywhere."

  let context: ValueContext
  let text: String
  let range: ClosedRange<Int>

  var message: String { "The number \(context) is \(text.prefix(20)), which isn't written as a whole number." }
  var help: String {
    "Write a whole number from \(range.lowerBound.grouped) to \(range.upperBound.grouped); for halves double all points."
  }
}
