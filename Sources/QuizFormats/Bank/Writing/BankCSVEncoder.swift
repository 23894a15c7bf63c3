internal import QuizEngine

/// Writes questions as a table: commas, CR LF, and quotation marks where a cell needs them (RFC 4180).
struct BankCSVEncoder: Sendable {
  let distractorColumns: Int

  var header: String {
    let wrong = (0..<max(1, distractorColumns)).map { "incorrect\($0 + 1)" }
    return Self.line(
      ["category", "difficulty", "question", "correctAnswer"] + wrong
        + ["explanation", "source", "licence", "language", "id"])
  }

  func encode(_ entry: BankReadResult.Entry) throws(BankWriter.TooFewColumns) -> String {
    let question = entry.question
    let columns = max(1, distractorColumns)
    guard question.distractors.count <= columns else {
      throw BankWriter.TooFewColumns(needed: question.distractors.count)
    }
    let wrong = question.distractors + Array(repeating: "", count: columns - question.distractors.count)
    return Self.line(
      [question.category.rawValue, question.difficulty.rawValue, question.text, question.key] + wrong
        + [question.explanation, question.source, question.licence, question.language.tag, entry.name])
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
