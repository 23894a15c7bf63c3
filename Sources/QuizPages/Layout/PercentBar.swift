import HTML

/// A proportion as a whole percentage, and the bar that shows it.
enum PercentBar {
  /// Rounded half up; 0 if `whole` is 0.
  static func percent(_ part: Int, of whole: Int) -> Int { whole == 0 ? 0 : (200 * part + whole) / (2 * whole) }

  /// The parts of a whole as whole percentages that add up to 100, by the method of the largest remainder. Equal
  /// remainders go to the earlier part. All are 0 if the whole is 0.
  static func percents(_ parts: [Int]) -> [Int] {
    let whole = parts.reduce(0, +)
    guard whole > 0 else { return parts.map { _ in 0 } }
    var percents = parts.map { 100 * $0 / whole }
    let missing = 100 - percents.reduce(0, +)
    let byRemainder = parts.indices.sorted { one, other in
      (100 * parts[other] % whole, one) < (100 * parts[one] % whole, other)
    }
    for index in byRemainder.prefix(missing) { percents[index] += 1 }
    return percents
  }

  /// A bar on a ground that is 100 % wide.
  ///
  /// - Parameter percent: 0 to 100.
  static func bar(_ percent: Int) -> HTML {
    """
    <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">\
    <rect width="100" height="8"/><rect class="part" width="\(percent)" height="8"/></svg>
    """
  }
}

extension Double {
  /// A proportion in whole percent, rounded half up.
  var percent: Int { Int(self * 100 + 0.5) }
}
