/// Pearson's product-moment correlation of two quantities. The pairs of values are added one at a time.
public struct Correlation: Hashable, Sendable {
  /// How many pairs were added.
  public private(set) var count = 0
  private var mean = (0.0, 0.0)
  private var squares = (0.0, 0.0)
  private var products = 0.0

  /// Starts without any pair; the coefficient is nil until both quantities vary.
  public init() {}

  /// Adds a pair, in constant time. It updates the means and the sums of squares with each pair (Welford, "Note on a
  /// Method for Calculating Corrected Sums of Squares and Products", 1962). This stays precise where all values lie
  /// close together.
  public mutating func add(_ one: Double, _ other: Double) {
    count += 1
    let before = (one - mean.0, other - mean.1)
    mean.0 += before.0 / Double(count)
    mean.1 += before.1 / Double(count)
    let after = (one - mean.0, other - mean.1)
    squares.0 += before.0 * after.0
    squares.1 += before.1 * after.1
    products += before.0 * after.1
  }

  /// The coefficient, −1 to 1. It is nil if one of the two quantities never varied.
  public var coefficient: Double? {
    let scale = squares.0.squareRoot() * squares.1.squareRoot()
    guard scale > 1e-12 else { return nil }
    return min(max(products / scale, -1), 1)
  }

  /// Two correlations are equal if they have the same count, means and sums, also if the pairs differ.
  public static func == (one: Correlation, other: Correlation) -> Bool {
    one.count == other.count && one.mean == other.mean && one.squares == other.squares
      && one.products == other.products
  }

  /// Uses only the number of pairs.
  public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}
