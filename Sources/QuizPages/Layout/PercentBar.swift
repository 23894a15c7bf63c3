import HTML

/// A proportion as a whole percentage, and the bar that shows it.
enum PercentBar {
  /// Rounded half up; 0 if `whole` is 0.
  static func percent(_ part: Int, of whole: Int) -> Int { whole == 0 ? 0 : (200 * part + whole) / (2 * whole) }

  /// The parts of a whole as whole percentages, by the method of the largest remainder: together they are 100.
  ///
  /// Equal parts have equal percentages. Where the method would give one of them more than another, each is rounded
  /// for itself, and the sum may differ from 100. Equal remainders of different parts go to the earlier part. All are
  /// 0 if the whole is 0.
  static func percents(_ parts: [Int]) -> [Int] {
    let whole = parts.reduce(0, +)
    guard whole > 0 else { return parts.map { _ in 0 } }
    var percents = parts.map { 100 * $0 / whole }
    let missing = 100 - percents.reduce(0, +)
    let byRemainder = parts.indices.sorted { one, other in
      (100 * parts[other] % whole, one) < (100 * parts[one] % whole, other)
    }
    for index in byRemainder.prefix(missing) { percents[index] += 1 }
    return parts.indices.map { index in
      let isSplit = parts.indices.contains { parts[$0] == parts[index] && percents[$0] != percents[index] }
      return isSplit ? percent(parts[index], of: whole) : percents[index]
    }
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
