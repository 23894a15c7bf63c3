import HTML

/// A proportion as a whole percentage, and the bar that shows it.
enum PercentBar {
  /// Rounded half up; 0 if `whole` is 0.
  static func percent(_ part: Int, of whole: Int) -> Int { whole == 0 ? 0 : (200 * part + whole) / (2 * whole) }

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
