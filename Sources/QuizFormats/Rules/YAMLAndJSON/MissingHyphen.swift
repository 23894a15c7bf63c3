/// An item of a list has no hyphen.
///
/// Each answer, question and outcome begins with `- `. Without it, its lines belong to the item above:
///
/// ```yaml
/// answers:
///   - text: Once
///     outcome: coffee
///     text: Five times   # wrong: it needs “- ” before it
/// ```
struct MissingHyphen: DiagnosticRule {
  static let id = "missing-hyphen"
  static let why = "In YAML “- ” begins an item; lines without it belong to the item above."

  /// The item's first key.
  let key: String
  /// The line in which the item above has the same key; nil if there is no item above.
  let first: Int?
  /// The line from the key on.
  let rest: String

  var message: String {
    first.map { "The key \(key.quoted) is already in line \($0), so a new item begins here, without its hyphen." }
      ?? "A list begins here, without the hyphen of its first item."
  }
  var relatedLine: Int? { first }
  var help: String {
    "Begin the item with “- ”, in the same column as the others. Indent its other keys like the first."
  }
  var suggestion: String? { "- " + String(rest.prefix(60)).printable }
}
