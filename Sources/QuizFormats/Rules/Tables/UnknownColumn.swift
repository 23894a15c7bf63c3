internal import QuizEngine

/// A trivia table has an unknown column.
struct UnknownColumn: DiagnosticRule {
  static let id = "unknown-column"
  static let severity = Diagnostic.Severity.warning
  static let why = "Its values aren't imported."

  let name: String
  let known: [String]

  var message: String { "The column \(name.quoted) is unknown." }
  var help: String { "Known columns are \(known.joinedList(limit: 20))." }
  var suggestion: String? { translatedColumn ?? SpellingSuggestion.nearest(to: name, among: known) }

  /// The column of a language that was probably meant, such as `question:zh-Hant` for `question:zh_Hant`.
  private var translatedColumn: String? {
    guard let colon = name.lastIndex(of: ":") else { return nil }
    let column = String(name[..<colon]).trimmed
    let tag = String(name[name.index(after: colon)...]).trimmed.replacing("_", with: "-")
    let suggested = TranslatedColumn.name(
      known.contains(column) ? column : SpellingSuggestion.nearest(to: column, among: known) ?? column,
      Language(LanguageCodes.suggestedTag(for: tag) ?? tag))
    let isKnown = TranslatedColumn(named: suggested).map { !LanguageCodes.isNonstandard($0.language.tag) }
    return isKnown == true ? suggested : nil
  }
}
