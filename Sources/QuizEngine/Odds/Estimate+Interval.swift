extension Odds.Estimate {
  init(exact probability: Double) {
    let probability = min(max(probability, 0), 1)
    self.init(probability: probability, low: probability, high: probability)
  }

  /// A proportion with its 95 % score interval (Wilson, "Probable Inference, the Law of Succession, and Statistical
  /// Inference", 1927). If `total` is 0, the interval is 0 to 1.
  public init(_ count: Int, of total: Int) {
    guard total > 0 else {
      self.init(probability: 0, low: 0, high: 1)
      return
    }
    let quantile = 1.959963984540054
    let size = Double(total)
    let share = Double(count) / size
    let square = quantile * quantile / size
    let centre = (share + square / 2) / (1 + square)
    let halfWidth = (square * (share * (1 - share) + square / 4)).squareRoot() / (1 + square)
    self.init(
      probability: share, low: count == 0 ? 0 : max(0, centre - halfWidth),
      high: count == total ? 1 : min(1, centre + halfWidth))
  }
}
