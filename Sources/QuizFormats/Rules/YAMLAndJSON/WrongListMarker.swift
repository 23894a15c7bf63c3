/// A list item doesn't begin with a hyphen and a space.
///
/// Each item begins with `- `, all in the same column. Word processors replace hyphens by dashes (`–`) and bullets
/// (`•`). Other formats begin items with `*` or a number.
struct WrongListMarker: DiagnosticRule {
  static let id = "wrong-list-marker"
  static let why = "In YAML each list item begins with a hyphen and a space."

  /// The marker that is there; a hyphen if the space after it is missing.
  let marker: String

  var message: String {
    marker == "-"
      ? "There is no space after this item's hyphen."
      : "This line begins with \(marker.quoted)\(name.map { ", \($0)" } ?? ""), not with a hyphen and a space."
  }
  var help: String { "Begin the item with “- ”." }

  private var name: String? {
    switch marker {
    case "–": "an en dash (U+2013)"
    case "—": "an em dash (U+2014)"
    case "−": "a minus sign (U+2212)"
    case "‐", "‑": "a hyphen from a word processor"
    case "•", "·", "●", "◦", "▪": "a bullet"
    default: nil
    }
  }

  /// Finds the marker at the beginning of a line or of a key.
  ///
  /// - Returns: the marker and its length in characters, including the spaces after it; nil if there is no marker.
  static func marker(of text: some StringProtocol) -> (marker: String, length: Int)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    let sign = rest.first.map(String.init) ?? ""
    let isNumbered = (1...3).contains(digits.count) && [".", ")"].contains(sign)
    if digits.isEmpty, let found = letter(of: text) { return found }
    guard isNumbered || digits.isEmpty && signs.contains(sign) else { return nil }
    let afterSign = rest.dropFirst()
    let blanks = afterSign.prefix { $0 == " " || $0 == "\t" }.count
    guard blanks > 0 || sign == "-" && afterSign.first?.isLetter == true else { return nil }
    return (String(digits) + sign, digits.count + 1 + blanks)
  }

  /// A letter as a marker: `A) `.
  private static func letter(of text: some StringProtocol) -> (marker: String, length: Int)? {
    guard text.first?.isLetter == true, text.dropFirst().hasPrefix(") ") else { return nil }
    return (String(text.prefix(2)), 2 + text.dropFirst(2).prefix { $0 == " " }.count)
  }

  private static let signs: Set<String> = ["-", "–", "—", "−", "‐", "‑", "•", "·", "●", "◦", "▪", "*", "+", "－", "➤"]
}
