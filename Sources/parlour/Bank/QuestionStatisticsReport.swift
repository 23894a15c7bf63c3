import QuizEngine
import QuizFormats
import QuizService

/// How questions were answered, as text and as CSV.
struct QuestionStatisticsReport {
  let records: [QuestionAnalytics]

  /// The report to read. Questions with few players have no statistics, as on the admin pages.
  func text(_ styler: ANSIStyler) -> String {
    guard !records.isEmpty else { return "Nobody has answered a question yet.\n" }
    var table = TextTable(
      headers: ["Number", "Difficulty", "Players", "Right", "95 %", "Median", "Discr.", "Looks", "Question"],
      rightAligned: [0, 2, 3, 4, 5, 6])
    for record in records {
      let statistics = record.statistics
      let facility = record.statistics.facility
      let isShown = statistics.hasEnoughPlayers
      table.add([
        String(record.itemID.number), record.question.difficulty.rawValue, statistics.players.grouped,
        isShown ? Self.percent(facility.proportion) : "–",
        isShown ? "\(Self.percent(facility.low))–\(Self.percent(facility.high))" : "",
        isShown ? statistics.medianTime.map(Self.seconds) ?? "–" : "–",
        isShown ? statistics.discrimination.map { Self.decimal($0, fractionDigits: 2) } ?? "–" : "–",
        record.suggestedDifficulty?.rawValue ?? "", String(record.question.text.prefix(60)).terminalSafe,
      ])
    }
    return table.text(styler)
      + "\nQuestions with fewer than \(QuestionStatistics.minPlayers) players have no statistics.\n"
  }

  /// A table by RFC 4180. Numbers have a decimal point; unknown values are empty.
  var csv: String {
    let maximum = records.map(\.distractors.count).max() ?? 0
    let heads =
      [
        "item", "date", "language", "category", "difficulty", "question", "answer", "players", "correct", "facility",
        "facilityLow", "facilityHigh", "medianSeconds", "unanswered", "discrimination", "suggestedDifficulty",
      ] + (0..<maximum).flatMap { ["distractor\($0 + 1)", "distractor\($0 + 1)Count"] }
    return ([heads] + records.map { row($0, maximum) }).map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }
      .joined()
  }

  private func row(_ record: QuestionAnalytics, _ maximum: Int) -> [String] {
    let question = record.question
    let statistics = record.statistics
    let facility = record.statistics.facility
    let isShown = statistics.hasEnoughPlayers
    func shown(_ value: Double?, _ fractionDigits: Int) -> String {
      isShown ? value.map { Self.decimal($0, fractionDigits: fractionDigits) } ?? "" : ""
    }
    let seconds = statistics.medianTime.map { Double($0.milliseconds) / 1000 }
    let mistakes = record.distractors.flatMap { [$0.answer, isShown ? String($0.count) : ""] }
    return [
      String(record.itemID.number), record.date?.text ?? "", question.language.tag, question.category.rawValue,
      question.difficulty.rawValue, question.text, record.answers[record.correctIndex], String(statistics.players),
      isShown ? String(facility.correct) : "", shown(facility.proportion, 4), shown(facility.low, 4),
      shown(facility.high, 4),
      shown(seconds, 1), isShown ? String(statistics.unanswered) : "", shown(statistics.discrimination, 4),
      record.suggestedDifficulty?.rawValue ?? "",
    ] + mistakes + [String](repeating: "", count: maximum * 2 - mistakes.count)
  }

  /// Puts an apostrophe before text that a spreadsheet would run as a formula (OWASP, “CSV Injection”).
  private static func cell(_ text: String) -> String {
    let isFormula = text.first.map { "=+-@\t\r".contains($0) } ?? false
    let text = isFormula && Double(text) == nil ? "'" + text : text
    guard text.contains(where: { ",\"\r\n".contains($0) || $0 == "\r\n" }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  private static func percent(_ share: Double) -> String { "\(Int(share * 100 + 0.5)) %" }

  private static func seconds(_ span: TimeSpan) -> String {
    let seconds = (span.milliseconds + 500) / 1000
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  private static func decimal(_ value: Double, fractionDigits: Int) -> String {
    var scale = 1
    for _ in 0..<fractionDigits { scale *= 10 }
    let whole = Int((abs(value) * Double(scale)).rounded())
    let digits = String(whole % scale)
    let sign = value < 0 && whole > 0 ? "-" : ""
    return "\(sign)\(whole / scale).\(String(repeating: "0", count: fractionDigits - digits.count))\(digits)"
  }
}
