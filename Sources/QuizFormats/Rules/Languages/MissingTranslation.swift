/// Some texts aren't given in one of the quiz's languages.
///
/// Players in that language read them in the quiz's first language instead. One warning for each language lists the
/// lines.
struct MissingTranslation: DiagnosticRule {
  static let id = "missing-translation"
  static let severity = Diagnostic.Severity.warning
  static let why = "Players who chose that language read these texts in another one."

  let tag: String
  /// How many texts.
  let count: Int
  /// The lines of the first ones.
  let lines: [Int]

  var message: String {
    "\(count.counted("text")) \(count == 1 ? "isn't" : "aren't") given in \(tag)\(count == 1 ? "" : ": lines \(listed)")."
  }
  var help: String { "Write the text as a mapping from languages to texts: {…: …, \(tag): …}." }

  private var listed: String {
    var numbers: [String] = []
    for line in lines where numbers.last != String(line) { numbers.append(String(line)) }
    return count > lines.count
      ? numbers.joined(separator: ", ") + " and more" : numbers.joinedList(limit: numbers.count)
  }
}
