extension Int {
  /// The number as English and Chinese write it: `1,204`.
  var withCommas: String { grouped(by: ",") }

  /// The number as Russian writes it: groups of three digits with narrow no-break spaces between them.
  var withNarrowSpaces: String { grouped(by: "\u{202F}") }

  private func grouped(by separator: String) -> String {
    let digits = String(magnitude)
    var text = self < 0 ? "−" : ""
    var remaining = digits.utf8.count
    for digit in digits {
      text.append(digit)
      remaining -= 1
      if remaining > 0, remaining % 3 == 0 { text += separator }
    }
    return text
  }
}
