/// How many of several independent trials succeed, when each does with the same probability.
public struct BinomialDistribution: Hashable, Sendable {
  public let trials: Int
  /// 0 to 1.
  public let probability: Double

  public init(trials: Int, probability: Double) {
    self.trials = max(0, trials)
    self.probability = min(max(probability, 0), 1)
  }

  /// The probability of at least so many successes: what an exact one-sided binomial test asks for (Clopper and Pearson,
  /// "The Use of Confidence or Fiducial Limits Illustrated in the Case of the Binomial", 1934).
  ///
  /// The terms of the distribution follow from each other, P(k + 1) / P(k) = (n − k) p / ((k + 1) (1 − p)). They are added
  /// up relative to the largest one, so that neither logarithms nor factorials are needed. Linear in the trials.
  public func upperTail(from successes: Int) -> Double {
    if successes <= 0 { return 1 }
    if successes > trials || probability == 0 { return 0 }
    if probability == 1 { return 1 }
    let odds = probability / (1 - probability)
    let mode = min(trials, Int(Double(trials + 1) * probability))
    var (all, reached) = (1.0, mode >= successes ? 1.0 : 0)
    var term = 1.0
    for count in mode..<trials {
      term *= Double(trials - count) / Double(count + 1) * odds
      all += term
      if count + 1 >= successes { reached += term }
    }
    term = 1
    for count in stride(from: mode, to: 0, by: -1) {
      term *= Double(count) / (Double(trials - count + 1) * odds)
      all += term
      if count - 1 >= successes { reached += term }
    }
    return reached / all
  }
}
