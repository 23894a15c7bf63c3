public import QuizEngine

/// The right answers to one date's question, by the time from Start to answer.
public struct DayBoardQuery: Hashable, Sendable {
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

/// The right answers of a week, the more the better, and then by their times from Start to answer.
public struct WeekBoardQuery: Hashable, Sendable {
  public let language: Language
  public let monday: CalendarDate
  public let group: GroupID?

  public init(language: Language, monday: CalendarDate, group: GroupID? = nil) {
    self.language = language
    self.monday = monday
    self.group = group
  }
}
