package import QuizEngine

/// The board of a day: players who finished all of its questions, by right answers, and then by the sum of the right
/// answers' times from start to answer.
package struct DayBoardSelection: Hashable, Sendable {
  package let game: GameID
  package let date: CalendarDate
  /// Nil for all players.
  package let groupID: GroupID?

  package init(game: GameID, date: CalendarDate, groupID: GroupID? = nil) {
    self.game = game
    self.date = date
    self.groupID = groupID
  }
}

/// The board of one of a day's questions: right answers, ordered by the time from start to answer.
package struct QuestionBoardSelection: Hashable, Sendable {
  package let game: GameID
  package let difficulty: Difficulty
  package let date: CalendarDate
  /// Nil for all players.
  package let groupID: GroupID?

  package init(game: GameID, difficulty: Difficulty, date: CalendarDate, groupID: GroupID? = nil) {
    self.game = game
    self.difficulty = difficulty
    self.date = date
    self.groupID = groupID
  }
}

/// The board of a week: players by right answers, and then by total time from start to answer.
package struct WeekBoardSelection: Hashable, Sendable {
  package let game: GameID
  /// The first day of the week.
  package let monday: CalendarDate
  /// Nil for all players.
  package let groupID: GroupID?

  package init(game: GameID, monday: CalendarDate, groupID: GroupID? = nil) {
    self.game = game
    self.monday = monday
    self.groupID = groupID
  }
}
