import QuizEngine
import QuizFormats
import QuizService

/// How questions were answered, to read and for a spreadsheet.
struct QuestionStatisticsReport {
  let records: [QuestionAnalytics]

  /// Figures of few players stay out, as on the operator's desk.
  func text(_ inks: ANSIStyler) -> String {
    guard !records.isEmpty else { return "Nobody has answered a question yet.\n" }
    var table = TextTable(
      headers: ["Number", "Difficulty", "Players", "Right", "95 %", "Median", "Discr.", "Looks", "Question"],
      rightAligned: [0, 2, 3, 4, 5, 6])
    for record in records {
      let (statistics, facility) = (record.statistics, record.statistics.facility)
      let isTelling = statistics.hasEnoughPlayers
      table.add([
        String(record.item.number), record.question.difficulty.rawValue, statistics.players.grouped,
        isTelling ? Self.percent(facility.proportion) : "–",
        isTelling ? "\(Self.percent(facility.low))–\(Self.percent(facility.high))" : "",
        isTelling ? statistics.medianTime.map(Self.seconds) ?? "–" : "–",
        isTelling ? statistics.discrimination.map { Self.decimal($0, places: 2) } ?? "–" : "–",
        record.suggestedDifficulty?.rawValue ?? "", String(record.question.text.prefix(60)).terminalSafe,
      ])
    }
    return table.text(inks)
      + "\nOf fewer than \(QuestionStatistics.minPlayers) players no figures are told.\n"
  }

  /// A table by RFC 4180. Numbers have a decimal point; what isn't known is empty.
  var csv: String {
    let most = records.map(\.distractors.count).max() ?? 0
    let heads =
      [
        "item", "date", "language", "category", "difficulty", "question", "answer", "players", "correct", "facility",
        "facilityLow", "facilityHigh", "medianSeconds", "unanswered", "discrimination", "looksLike",
      ] + (0..<most).flatMap { ["wrong\($0 + 1)", "wrong\($0 + 1)Chosen"] }
    return ([heads] + records.map { row($0, most) }).map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
  }

  private func row(_ record: QuestionAnalytics, _ most: Int) -> [String] {
    let (question, statistics, facility) = (record.question, record.statistics, record.statistics.facility)
    let isTelling = statistics.hasEnoughPlayers
    func told(_ value: Double?, _ places: Int) -> String {
      isTelling ? value.map { Self.decimal($0, places: places) } ?? "" : ""
    }
    let seconds = statistics.medianTime.map { Double($0.milliseconds) / 1000 }
    let mistakes = record.distractors.flatMap { [$0.answer, isTelling ? String($0.count) : ""] }
    return [
      String(record.item.number), record.date?.text ?? "", question.language.tag, question.category.rawValue,
      question.difficulty.rawValue, question.text, record.answers[record.key], String(statistics.players),
      isTelling ? String(facility.correct) : "", told(facility.proportion, 4), told(facility.low, 4),
      told(facility.high, 4),
      told(seconds, 1), isTelling ? String(statistics.unanswered) : "", told(statistics.discrimination, 4),
      record.suggestedDifficulty?.rawValue ?? "",
    ] + mistakes + [String](repeating: "", count: most * 2 - mistakes.count)
  }

  /// What a spreadsheet would take for a formula gets an apostrophe before it (OWASP, “CSV Injection”).
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

  private static func decimal(_ value: Double, places: Int) -> String {
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let whole = Int((abs(value) * Double(scale)).rounded())
    let digits = String(whole % scale)
    let sign = value < 0 && whole > 0 ? "-" : ""
    return "\(sign)\(whole / scale).\(String(repeating: "0", count: places - digits.count))\(digits)"
  }
}
