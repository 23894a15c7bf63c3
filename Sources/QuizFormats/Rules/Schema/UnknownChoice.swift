/// A value isn't one of the key's words.
///
/// `kind` is single, multiple or ranged. `advance` is press or submit. `bands` is rounded or equal. `ties` is random or
/// first, or a mapping with `question`.
struct UnknownChoice: DiagnosticRule {
  static let id = "unknown-choice"
  static let why = "This key accepts only certain words."

  let context: ValueContext
  let text: String
  let known: [String]
  /// The key of a mapping that is allowed instead; nil if none is.
  var orKey: String?
  /// Whether the text is the id of a question.
  var isQuestion = false

  var message: String { "The word \(text.quoted) isn't allowed \(context)." }
  var help: String {
    let words = "Write \(known.joinedList(limit: 10, conjunction: "or"))"
    return orKey.map { "\(words); or “{\($0): ID}”, with the id of a \($0)." } ?? "\(words)."
  }
  var suggestion: String? {
    if let orKey, isQuestion { return "{\(orKey): \(text.printable)}" }
    return nearestWord
  }

  private var nearestWord: String? { SpellingSuggestion.nearest(to: text, among: known) }
}
