internal import QuizEngine

/// Writes questions as a table: commas, CR LF, and quotation marks where a cell needs them (RFC 4180).
///
/// Each further language has columns of its own, such as `question:ru`.
struct BankCSVEncoder: Sendable {
  let distractorColumns: Int
  /// The languages with columns for translations.
  let languages: [Language]

  var header: String {
    let wrong = (0..<max(1, distractorColumns)).map { "incorrect\($0 + 1)" }
    let translated = languages.flatMap { language in
      (["question", "correctAnswer"] + wrong + ["explanation", "source"]).map { TranslatedColumn.name($0, language) }
    }
    return Self.line(
      ["category", "difficulty", "question", "correctAnswer"] + wrong
        + ["explanation", "source", "licence", "language", "id"] + translated)
  }

  func encode(_ entry: BankReadResult.Entry) throws(BankWriter.TooFewColumns) -> String {
    let question = entry.question
    let columns = max(1, distractorColumns)
    guard question.distractors.count <= columns else {
      throw BankWriter.TooFewColumns(needed: question.distractors.count)
    }
    let padding = Array(repeating: "", count: columns - question.distractors.count)
    var cells = [question.category.rawValue, question.difficulty.rawValue, question.text, question.correctAnswer]
    cells += question.distractors + padding
    cells += [question.explanation, question.source, question.licence, question.language.tag, entry.name]
    for language in languages {
      if let texts = question.translations.first(where: { $0.language == language }) {
        cells += texts.answersAfterText + padding + [texts.explanation, texts.source]
      } else {
        cells += Array(repeating: "", count: columns + 4)
      }
    }
    return Self.line(cells)
  }

  private static func line(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") + "\r\n" }

  private static func cell(_ text: String) -> String {
    // Words that mean an empty cell are in quotation marks.
    let needsQuotes =
      text.utf8.contains { $0 == 0x22 || $0 == 0x2C || isLineBreak($0) }
      || ["nan", "NaN", "<NA>", "NaT"].contains(text)
    return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}

extension TriviaTexts {
  fileprivate var answersAfterText: [String] { [text] + answers }
}
