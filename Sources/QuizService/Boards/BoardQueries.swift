public import QuizEngine

/// The board of a day: players who finished all of its questions, by right answers, and then by the sum of the right
/// answers' times from start to answer.
public struct DayBoardQuery: Hashable, Sendable {
  public let language: Language
  public let date: CalendarDate
  /// Nil for all players.
  public let group: GroupID?

  public init(language: Language, date: CalendarDate, group: GroupID? = nil) {
    self.language = language
    self.date = date
    self.group = group
  }
}

/// The board of one of a day's questions: right answers, ordered by the time from start to answer.
public struct QuestionBoardQuery: Hashable, Sendable {
  public let language: Language
  public let difficulty: Difficulty
  public let date: CalendarDate
  /// Nil for all players.
  public let group: GroupID?

  public init(language: Language, difficulty: Difficulty, date: CalendarDate, group: GroupID? = nil) {
    self.language = language
    self.difficulty = difficulty
    self.date = date
    self.group = group
  }
}

/// The board of a week: players by right answers, and then by total time from start to answer.
public struct WeekBoardQuery: Hashable, Sendable {
  public let language: Language
  /// The first day of the week.
  public let monday: CalendarDate
  /// Nil for all players.
  public let group: GroupID?

  public init(language: Language, monday: CalendarDate, group: GroupID? = nil) {
    self.language = language
    self.monday = monday
    self.group = group
  }
}
