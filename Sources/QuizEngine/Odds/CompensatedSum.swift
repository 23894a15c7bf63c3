/// A sum of many numbers. Its rounding error doesn't grow with their count (Neumaier, "Rundungsfehleranalyse einiger
/// Verfahren zur Summation endlicher Summen", 1974).
struct CompensatedSum {
  private var sum = 0.0
  private var compensation = 0.0

  var value: Double { sum + compensation }

  mutating func add(_ term: Double) {
    let next = sum + term
    compensation += sum.magnitude >= term.magnitude ? (sum - next) + term : (term - next) + sum
    sum = next
  }

  mutating func scale(by factor: Double) {
    sum *= factor
    compensation *= factor
  }
}
