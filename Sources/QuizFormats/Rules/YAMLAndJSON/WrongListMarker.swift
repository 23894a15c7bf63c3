/// An item of a list begins with something other than a hyphen and a blank.
///
/// Each item begins with `- `, all in the same column. Word processors make dashes (`–`) and bullets (`•`) of hyphens, and
/// in other notations items begin with `*` or a number.
struct WrongListMarker: DiagnosticRule {
  static let id = "wrong-list-marker"
  static let why = "YAML knows an item of a list by a hyphen and a blank at its beginning, and by nothing else."

  /// What stands there; a hyphen where the blank behind it is missing.
  let marker: String

  var message: String {
    marker == "-"
      ? "A blank is missing behind the hyphen that begins this item."
      : "This line begins with \(marker.quoted)\(name.map { ", \($0)" } ?? ""), not with a hyphen and a blank."
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

  /// The marker at the beginning of a line or of a key; nil where there is none.
  ///
  /// - Returns: also how many characters it has, the blanks behind it included.
  static func marker(of text: some StringProtocol) -> (marker: String, length: Int)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    let sign = rest.first.map(String.init) ?? ""
    let isNumbered = (1...3).contains(digits.count) && [".", ")"].contains(sign)
    guard isNumbered || digits.isEmpty && signs.contains(sign) else { return nil }
    let behind = rest.dropFirst()
    let blanks = behind.prefix { $0 == " " }.count
    guard blanks > 0 || sign == "-" && behind.first?.isLetter == true else { return nil }
    return (String(digits) + sign, digits.count + 1 + blanks)
  }

  private static let signs: Set<String> = ["-", "–", "—", "−", "‐", "‑", "•", "·", "●", "◦", "▪", "*", "+"]
}
