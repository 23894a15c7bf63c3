/// Tests whether observed counts fit a uniform distribution.
struct ChiSquare {
  let statistic: Double
  /// The statistic exceeds this value for one in a million samples of the uniform distribution (Wilson and Hilferty,
  /// 1931).
  let limit: Double

  init(_ counts: [Int]) {
    let expected = Double(counts.reduce(0, +)) / Double(counts.count)
    statistic = counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
    let freedom = Double(counts.count - 1)
    let root = 1 - 2 / (9 * freedom) + 4.753424 * (2 / (9 * freedom)).squareRoot()
    limit = freedom * root * root * root
  }

  var fits: Bool { statistic < limit }
}

/// Counts how often each value occurs.
func counts<Value: Hashable>(_ values: some Sequence<Value>) -> [Value: Int] {
  values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
}
