extension Texts {
  /// The texts of a player's statistics.
  public struct Statistics: Sendable {
    public let title: String
    public let emptyTitle: String
    public let emptyText: String
    public let toToday: String

    public let played: String
    public let correct: String
    public let accuracy: String
    public let streaks: String
    /// The heading of the current streaks.
    public let now: String
    public let longest: String
    public let anyAnswer: String
    public let allRight: String
    public let days: @Sendable (_ count: Int) -> String
    public let streakRule: String
    /// The missed dates that the current streak forgave.
    public let forgave: @Sendable (_ dates: [String]) -> String

    public let byDifficulty: String
    public let byCategory: String
    public let difficulty: String
    public let category: String
    public let share: String
    /// "12 of 15".
    public let ofPlayed: @Sendable (_ correct: Int, _ played: Int) -> String
    public let rightOfPlayed: String
    public let best: String

    public let times: String
    public let timesText: String
    public let time: String
    public let answers: String
    public let seconds: @Sendable (_ count: Int) -> String
    public let minutes: @Sendable (_ count: Int) -> String
    public let under: @Sendable (_ time: String) -> String
    public let between: @Sendable (_ from: String, _ to: String) -> String
    public let over: @Sendable (_ time: String) -> String
    /// Rounds that timed out or expired.
    public let unanswered: @Sendable (_ count: Int) -> String
    public let numbers: String

    public let calendar: String
    public let earlier: String
    public let later: String
    /// Explains the order of a date's three icons.
    public let order: String
    public let calendarLabels: CalendarLabels
    /// The result of one round of a date: "Easy: right".
    public let roundLabel: @Sendable (_ difficulty: String, _ mark: String) -> String

    /// The texts of the calendar's icons.
    public struct CalendarLabels: Sendable {
      public let right: String
      public let wrong: String
      public let unanswered: String
      /// The question was voided.
      public let void: String
      public let forgiven: String
      /// The player's calendar skipped the date because the player moved.
      public let skipped: String
    }
  }
}
