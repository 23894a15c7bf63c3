/// A key stands there without a value.
///
/// In YAML `title:` with nothing behind it is the same as `title: null`. A text that is meant to read "null" or "~"
/// goes in quotation marks.
struct EmptyValue: Rule {
  static let id = "empty-value"
  static let why = "A key without a value says nothing; it was probably forgotten."

  let slot: Slot
  /// Whether a comment follows in the same line.
  var isBeforeComment = false

  var message: String { "Nothing stands \(slot)." }
  var help: String {
    if isBeforeComment, slot != .key("accent") {
      return "In YAML “#” begins a comment. If it is meant as text, put the text in quotation marks: \"#…\"."
    }
    return slot == .key("accent")
      ? "In YAML “#” begins a comment, so the colour goes in quotation marks: \"#b4532a\"."
      : "Write a value, or take the key out if it isn't needed."
  }
}
