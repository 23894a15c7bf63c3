/// A player's month, day by day, as the calendar page shows it.
public struct PlayedMonth: Hashable, Sendable {
  /// One date of the month.
  public struct Day: Hashable, Sendable {
    /// The date in the player's own calendar.
    public let date: CalendarDate
    /// In the order of ``Difficulty/allCases``. An element is nil if the player didn't start that round, or didn't
    /// finish it.
    public let rounds: [PlayedRound?]
    /// Whether the player missed the date and the current or the longest streak forgives it.
    public let isForgiven: Bool
    /// Whether the player's calendar skipped the date, for example by a move to another time zone.
    public let isSkipped: Bool
    /// Whether the date is after the player's today.
    public let isFuture: Bool
  }

  /// The month that the page shows.
  public let month: CalendarMonth
  /// The player's date. It may be in another month.
  public let today: CalendarDate
  /// All dates of the month, in order.
  public let days: [Day]

  /// - Parameters:
  ///   - rounds: all finished rounds of the player. Rounds of other months are ignored.
  ///   - forgiven: the missed dates that a streak forgives.
  ///   - today: the player's date.
  ///   - hasDate: whether the player's calendar has a date.
  public init(
    _ month: CalendarMonth, of rounds: [PlayedRound], forgiven: [CalendarDate], today: CalendarDate,
    hasDate: (CalendarDate) -> Bool
  ) {
    self.month = month
    self.today = today
    let within = rounds.filter { month.first <= $0.date && $0.date <= month.last }
    days = month.dates.map { date in
      let played = within.filter { $0.date == date }
      return Day(
        date: date, rounds: Difficulty.allCases.map { difficulty in played.first { $0.difficulty == difficulty } },
        isForgiven: forgiven.contains(date), isSkipped: played.isEmpty && date <= today && !hasDate(date),
        isFuture: date > today)
    }
  }
}
