/// A cell's number format: a code such as `0.00%` or `d. mmmm yyyy` (ECMA-376, part 1, 18.8.30 and 18.8.31).
struct NumberFormat {
  let code: String
  private let sections: [NumberFormatSection]?

  init(_ code: String) {
    self.code = code
    sections = code.utf8.count > 255 ? nil : NumberFormatParser.sections(of: code)
  }

  /// The built-in formats, except those that differ in East Asian versions of Excel. Dates that depend on the reader's
  /// settings use ISO 8601.
  static let builtIn: [Int: String] = [
    0: "General", 1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 9: "0%", 10: "0.00%", 11: "0.00E+00", 12: "# ?/?",
    13: "# ??/??", 14: "yyyy-mm-dd", 15: "d-mmm-yy", 16: "d-mmm", 17: "mmm-yy", 18: "h:mm AM/PM", 19: "h:mm:ss AM/PM",
    20: "h:mm", 21: "h:mm:ss", 22: "yyyy-mm-dd h:mm", 37: "#,##0 ;(#,##0)", 38: "#,##0 ;(#,##0)",
    39: "#,##0.00;(#,##0.00)",
    40: "#,##0.00;(#,##0.00)", 45: "mm:ss", 46: "[h]:mm:ss", 47: "mm:ss.0", 48: "##0.0E+0", 49: "@",
  ]

  /// - Returns: nil if the format has an unknown part or can't show this number.
  func text(_ value: Double, locale: SpreadsheetLocale, is1904: Bool) -> String? {
    guard let sections, let (section, isNegated) = section(for: value, sections) else { return nil }
    let locale = section.language.map(SpreadsheetLocale.init) ?? locale
    let value = isNegated ? value.magnitude : value
    guard
      let text = section.isDate
        ? section.formattedDate(value, locale: locale, is1904: is1904) : section.formattedNumber(value, locale: locale)
    else {
      return nil
    }
    return text.replacing("\u{A0}", with: " ").trimmed
  }

  /// Formats a text.
  func text(_ text: String) -> String {
    guard let section = sections?.last(where: { $0.hasText }), sections?.count == 4 || sections?.count == 1 else {
      return text
    }
    return section.text(text)
  }

  /// The section for a number, and whether it shows the number without its sign.
  private func section(for value: Double, _ sections: [NumberFormatSection]) -> (NumberFormatSection, Bool)? {
    let numeric = Array(sections.prefix(3))
    if numeric.contains(where: { $0.condition != nil }) {
      guard let found = numeric.first(where: { $0.condition?.holds(for: value) ?? true }) else { return nil }
      return (found, false)
    }
    if value < 0, numeric.count > 1 { return (numeric[1], true) }
    if value == 0, numeric.count > 2 { return (numeric[2], false) }
    return numeric.first.map { ($0, false) }
  }
}
