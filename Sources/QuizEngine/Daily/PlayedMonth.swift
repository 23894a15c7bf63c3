/// A month of a player's, date by date.
public struct PlayedMonth: Hashable, Sendable {
  public struct Day: Hashable, Sendable {
    public let date: CalendarDate
    /// In the order of ``Difficulty/allCases``; nil where nothing was played, or it isn't over.
    public let rounds: [PlayedRound?]
    /// Whether it was missed, and the current or the longest streak forgave it.
    public let isForgiven: Bool
    /// Whether the player's calendar never had the date.
    public let isSkipped: Bool
    /// Whether it comes after the player's today.
    public let isFuture: Bool
  }

  public let month: CalendarMonth
  /// The player's date, in this month or not.
  public let today: CalendarDate
  public let days: [Day]

  /// - Parameters:
  ///   - rounds: all of the player's that are over; those of other months don't matter.
  ///   - forgiven: missed dates that a streak forgave.
  ///   - today: the player's date.
  ///   - has: whether the player's calendar has a date.
  public init(
    _ month: CalendarMonth, of rounds: [PlayedRound], forgiven: [CalendarDate], today: CalendarDate,
    hasDate has: (CalendarDate) -> Bool
  ) {
    self.month = month
    self.today = today
    let within = rounds.filter { month.first <= $0.date && $0.date <= month.last }
    days = month.dates.map { date in
      let played = within.filter { $0.date == date }
      return Day(
        date: date, rounds: Difficulty.allCases.map { difficulty in played.first { $0.difficulty == difficulty } },
        isForgiven: forgiven.contains(date), isSkipped: played.isEmpty && date <= today && !has(date),
        isFuture: date > today)
    }
  }
}
