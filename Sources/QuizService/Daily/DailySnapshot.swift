internal import QuizEngine

/// A player's date in the daily game, as one snapshot of the store shows it.
struct DailySnapshot: Sendable {
  let readAt: Timestamp
  let date: CalendarDate
  /// Whether it is the date of the player's calendar now, so that its questions can be started.
  let isToday: Bool
  /// The date's questions by difficulty; empty if each player gets different questions, or if it isn't today.
  let schedule: [Difficulty: TriviaItem]
  let current: CurrentRounds
  let streak: CurrentStreak

  /// The rounds of the date, in the order of ``Difficulty/allCases``.
  var roundsOfDate: [RoundRecord] { current.rounds.filter { $0.date == date } }

  /// Whether a question is missing that the player could start.
  var lacksQuestions: Bool {
    roundsOfDate.count < Difficulty.allCases.count && schedule.count < Difficulty.allCases.count
  }
}
