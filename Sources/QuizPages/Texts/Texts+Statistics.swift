extension Texts {
  /// The texts of a player's statistics.
  public struct Statistics: Sendable {
    public let title: String
    let emptyTitle: String
    let emptyText: String
    public let toToday: String

    let longestStreak: @Sendable (_ days: Int) -> String
    let playedDays: String
    let bestDay: String
    let accuracy: String
    /// The average time of right answers.
    let averageTime: String
    let streaks: String
    /// The heading of the current streaks.
    let now: String
    let longest: String
    let anyAnswer: String
    let allCorrect: String
    let days: @Sendable (_ count: Int) -> String
    let streakRule: String
    /// The missed dates that the current streak forgave.
    let forgave: @Sendable (_ dates: [String]) -> String

    let byDifficulty: String
    let byCategory: String
    let difficulty: String
    let category: String
    let share: String
    /// "12 of 15".
    let ofPlayed: @Sendable (_ correct: Int, _ played: Int) -> String
    let rightOfPlayed: String

    /// The heading of the times of correct answers.
    let correctTimes: String
    let best: String
    let median: String
    let average: String
    /// All difficulties together.
    let all: String

    let times: String
    /// Which of the two times the page has, once for all.
    let clock: String
    let time: String
    public let answers: String
    let seconds: @Sendable (_ count: Int) -> String
    let minutes: @Sendable (_ count: Int) -> String
    let under: @Sendable (_ time: String) -> String
    let between: @Sendable (_ from: String, _ to: String) -> String
    public let over: @Sendable (_ time: String) -> String
    /// Rounds that timed out or expired.
    let unanswered: @Sendable (_ count: Int) -> String

    let calendar: String
    let earlier: String
    let later: String
    /// Explains a date's three windows.
    let order: String
    let calendarLabels: CalendarLabels
    /// The result of one round of a date: "Easy: right".
    let roundLabel: @Sendable (_ difficulty: String, _ verdict: String) -> String

    /// The texts of the calendar's icons.
    struct CalendarLabels: Sendable {
      let correct: String
      let wrong: String
      let unanswered: String
      let unplayed: String
      /// The question was voided.
      let void: String
      let forgiven: String
      /// The player's calendar skipped the date because the player moved.
      let skipped: String
    }
  }
}
