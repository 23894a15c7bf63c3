/// A value isn't one of the words that its key knows.
///
/// `kind` is single, multiple or ranged; `advance` press or submit; `bands` rounded or equal; `ties` random or first, or
/// a mapping with `question`.
struct UnknownChoice: DiagnosticRule {
  static let id = "unknown-choice"
  static let why = "These words say how the quiz is to be played; no other has a meaning here."

  let context: ValueContext
  let text: String
  let known: [String]

  var message: String { "The word \(text.quoted) has no meaning \(context)." }
  var help: String { "Write \(known.joinedList(limit: 10, conjunction: "or"))." }
  var suggestion: String? { SpellingSuggestion.nearest(to: text, among: known) }
}
