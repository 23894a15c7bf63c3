import HTML
public import QuizEngine

/// A player's day in the daily game, as pages of quizzes show it.
public struct DaySummary: Hashable, Sendable {
  /// The player's date; nil if it isn't known, because the visitor has no account.
  let date: CalendarDate?
  /// The number of the house's day, from 1; nil if it isn't known.
  let dayNumber: Int?
  let marks: DayMarks
  /// When the next questions open; nil if the date isn't known.
  let nextOpening: NextOpening?
  /// The language of the questions; nil if it is the page's own.
  public var questionLanguage: Language?

  /// - Parameter dayNumber: the number of the house's day, from 1.
  public init(date: CalendarDate, dayNumber: Int?, marks: DayMarks, nextOpening: NextOpening) {
    self.date = date
    self.dayNumber = dayNumber
    self.marks = marks
    self.nextOpening = nextOpening
  }

  /// The day of a visitor without an account: no question was started.
  public init(dayNumber: Int? = nil) {
    date = nil
    self.dayNumber = dayNumber
    marks = DayMarks(Difficulty.allCases.map { _ in .notStarted(nil) })
    nextOpening = nil
  }

  /// Whether there is a question for at least one difficulty.
  public var hasQuestions: Bool { marks.states.contains { $0 != .missing } }

  /// See ``DayMarks/questionCount``.
  var count: Int { marks.questionCount }

  /// Whether no question was started yet.
  var isUntouched: Bool { marks.isUntouched }

  /// "Saturday, 21 November · No. 128"
  func heading(_ texts: Texts) -> String {
    let parts = [date.map(texts.dates.weekday) ?? texts.day.facts, dayNumber.map(texts.day.number)].compactMap { $0 }
    return parts.joined(separator: " · ")
  }

  /// What the player can do next, in one line.
  func state(_ texts: Texts.Day) -> String {
    switch marks.nextRound {
    case .start: texts.progress(marks.correctCount, marks.remainingCount)
    case .resume(let difficulty): texts.paused(difficulty)
    case nil: marks.verdicts.isEmpty ? texts.done : texts.score(marks.correctCount, count, nil)
    }
  }

  /// Says that the questions aren't in the page's language; nil if they are.
  func languageNote(_ texts: Texts.Day) -> String? { questionLanguage.map { texts.onlyIn($0.ownName) } }

  /// How much of the day is left, in a few words.
  func rest(_ texts: Texts.Day) -> String {
    marks.remainingCount == 0 ? texts.done : texts.remaining(marks.remainingCount)
  }
}
