internal import QuizDrafts

/// Some texts have no translation in one of the quiz's languages.
///
/// Players in that language see them in the quiz's first language. There is one warning for each language, which lists
/// the lines.
struct MissingTranslation: DiagnosticRule {
  static let id = "missing-translation"
  static let severity = Diagnostic.Severity.warning
  static let why = "Players who chose that language see these texts in another one."

  let tag: String
  /// The number of texts.
  let count: Int
  /// The lines of the first ones.
  let lines: [Int]

  var draftDiagnostic: DraftDiagnosticKind? { .missingTranslations(language: tag, count: count) }
  var message: String {
    "\(count.counted("text")) \(count == 1 ? "has" : "have") no translation in \(tag)\(count == 1 ? "" : ": lines \(listed)")."
  }
  var help: String { "Write the text as a mapping from languages to texts: {…: …, \(tag): …}." }

  private var listed: String {
    var numbers: [String] = []
    for line in lines where numbers.last != String(line) { numbers.append(String(line)) }
    return count > lines.count
      ? numbers.joined(separator: ", ") + " and more" : numbers.joinedList(limit: numbers.count)
  }
}
