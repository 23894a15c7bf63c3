extension String {
  /// Whether a text takes more columns than this. A Latin letter takes one column, a Chinese character two. Long texts
  /// get a smaller font size.
  ///
  /// - Complexity: O(*columns*) at most.
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
