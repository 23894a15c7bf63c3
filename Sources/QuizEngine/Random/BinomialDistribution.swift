/// The number of successes in independent trials that each succeed with the same probability.
public struct BinomialDistribution: Hashable, Sendable {
  /// How many trials there are, at least 0.
  public let trials: Int
  /// Of success in one trial, 0 to 1.
  public let probability: Double

  /// Negative `trials` count as 0. `probability` is clamped to 0 to 1.
  public init(trials: Int, probability: Double) {
    self.trials = max(0, trials)
    self.probability = min(max(probability, 0), 1)
  }

  /// The probability of at least this many successes: the p-value of an exact one-sided binomial test (Clopper and
  /// Pearson, "The Use of Confidence or Fiducial Limits Illustrated in the Case of the Binomial", 1934).
  ///
  /// Each term follows from the one before: P(k + 1) / P(k) = (n − k) p / ((k + 1) (1 − p)). The terms are summed
  /// relative to the largest one. So neither logarithms nor factorials are needed.
  ///
  /// - Complexity: linear in the trials.
  public func upperTail(from successes: Int) -> Double {
    if successes <= 0 { return 1 }
    if successes > trials || probability == 0 { return 0 }
    if probability == 1 { return 1 }
    let odds = probability / (1 - probability)
    let mode = min(trials, Int(Double(trials + 1) * probability))
    var total = 1.0
    var tail = mode >= successes ? 1.0 : 0
    var term = 1.0
    for count in mode..<trials {
      term *= Double(trials - count) / Double(count + 1) * odds
      total += term
      if count + 1 >= successes { tail += term }
    }
    term = 1
    for count in stride(from: mode, to: 0, by: -1) {
      term *= Double(count) / (Double(trials - count + 1) * odds)
      total += term
      if count - 1 >= successes { tail += term }
    }
    return tail / total
  }
}
