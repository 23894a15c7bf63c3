extension String {
  /// Whether a text takes more than so many columns, each as wide as a Latin letter; Chinese characters take two. What
  /// is long is set smaller than what is short.
  ///
  /// - Complexity: O(1) for what is short, else O(*columns*).
  func isLonger(than columns: Int) -> Bool {
    guard utf8.count > columns else { return false }
    var width = 0
    for scalar in unicodeScalars {
      width += scalar.value < 0x1100 ? 1 : 2
      if width > columns { return true }
    }
    return false
  }
}
