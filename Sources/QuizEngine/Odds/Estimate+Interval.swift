extension Odds.Estimate {
  init(exact probability: Double) {
    let probability = min(max(probability, 0), 1)
    self.init(probability: probability, low: probability, high: probability)
  }

  /// A proportion with its 95 % score interval (Wilson, "Probable Inference, the Law of Succession, and Statistical
  /// Inference", 1927). If `all` is 0, the interval is 0 to 1.
  init(_ seen: Int, of all: Int) {
    guard all > 0 else {
      self.init(probability: 0, low: 0, high: 1)
      return
    }
    let quantile = 1.959963984540054
    let count = Double(all)
    let share = Double(seen) / count
    let square = quantile * quantile / count
    let middle = (share + square / 2) / (1 + square)
    let reach = (square * (share * (1 - share) + square / 4)).squareRoot() / (1 + square)
    self.init(
      probability: share, low: seen == 0 ? 0 : max(0, middle - reach), high: seen == all ? 1 : min(1, middle + reach))
  }
}
