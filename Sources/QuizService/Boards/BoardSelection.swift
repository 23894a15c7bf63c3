package import QuizEngine

/// The board of a day: players who finished all of its questions, by right answers, and then by the sum of the right
/// answers' times from start to answer.
package struct DayBoardSelection: Hashable, Sendable {
  package let language: Language
  package let date: CalendarDate
  /// Nil for all players.
  package let groupID: GroupID?

  package init(language: Language, date: CalendarDate, groupID: GroupID? = nil) {
    self.language = language
    self.date = date
    self.groupID = groupID
  }
}

/// The board of one of a day's questions: right answers, ordered by the time from start to answer.
package struct QuestionBoardSelection: Hashable, Sendable {
  package let language: Language
  package let difficulty: Difficulty
  package let date: CalendarDate
  /// Nil for all players.
  package let groupID: GroupID?

  package init(language: Language, difficulty: Difficulty, date: CalendarDate, groupID: GroupID? = nil) {
    self.language = language
    self.difficulty = difficulty
    self.date = date
    self.groupID = groupID
  }
}

/// The board of a week: players by right answers, and then by total time from start to answer.
package struct WeekBoardSelection: Hashable, Sendable {
  package let language: Language
  /// The first day of the week.
  package let monday: CalendarDate
  /// Nil for all players.
  package let groupID: GroupID?

  package init(language: Language, monday: CalendarDate, groupID: GroupID? = nil) {
    self.language = language
    self.monday = monday
    self.groupID = groupID
  }
}
