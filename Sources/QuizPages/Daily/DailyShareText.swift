public import QuizEngine

/// Some lines that sum up a player's day: a window for each question, the time and the streak, but nothing about the
/// questions.
public struct DailyShareText: Sendable {
  let date: CalendarDate
  /// Nil if it is unknown; the text then names the date.
  let dayNumber: Int?
  let marks: DayMarks
  /// In days; 0 if there is no streak.
  let streak: Int
  /// The address of the game; nil if the site's origin is unknown.
  let url: String?

  /// - Parameters:
  ///   - dayNumber: nil if it is unknown; the text then names the date.
  ///   - streak: in days; 0 if there is no streak.
  ///   - url: the address of the game; nil if the site's origin is unknown.
  public init(date: CalendarDate, dayNumber: Int?, marks: DayMarks, streak: Int, url: String?) {
    self.date = date
    self.dayNumber = dayNumber
    self.marks = marks
    self.streak = streak
    self.url = url
  }

  /// The lines; nil if no round is over.
  ///
  ///     The Daily Three No. 128 · 2/3 · 1:04.2
  ///     🟨🟫🟨
  ///     12 days in a row
  ///     https://quiz.example/daily?rwr
  public func text(_ texts: Texts) -> String? {
    guard !marks.verdicts.isEmpty else { return nil }
    let day = dayNumber.map(texts.day.number) ?? texts.dates.date(date)
    let lines: [String?] = [
      ([texts.daily.sharing.title(day)] + score(texts)).joined(separator: " · "),
      windows,
      streak > 1 ? texts.daily.home.streak(streak) : nil,
      url,
    ]
    return lines.compactMap { $0 }.joined(separator: "\n")
  }

  private var windows: String { marks.states.reduce("") { $0 + ($1.verdict ?? .void).emoji } }

  /// How many answers were right, and their time if there are any.
  private func score(_ texts: Texts) -> [String] {
    [String(marks.correctCount) + "/" + String(marks.finishedCount)]
      + (marks.correctTime.map { [texts.dates.time($0)] } ?? [])
  }
}
