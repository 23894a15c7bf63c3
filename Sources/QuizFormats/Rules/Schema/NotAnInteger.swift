/// A number must be whole, but has a fraction or an exponent.
///
/// Points are whole numbers, so sums are exact. To give half a point, double all points.
struct NotAnInteger: DiagnosticRule {
  static let id = "not-an-integer"
  static let why = "Points are whole numbers, so that sums are exact."

  let context: ValueContext
  let text: String
  let range: ClosedRange<Int>

  var message: String { "The number \(context) is \(text.prefix(20)), which isn't a whole number." }
  var help: String {
    "Write a whole number from \(range.lowerBound.grouped) to \(range.upperBound.grouped); for halves double all points."
  }
}
