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

  var message: String { "The word \(text.quoted) isn't allowed \(context)." }
  var help: String { "Write \(known.joinedList(limit: 10, conjunction: "or"))." }
  var suggestion: String? { SpellingSuggestion.nearest(to: text, among: known) }
}
