package import QuizEngine

/// The board that a player asks for.
package struct BoardRequest: Hashable, Sendable {
  /// What a board ranks: a day, one of its questions, or a week.
  package enum Period: Hashable, Sendable {
    case day(CalendarDate)
    case question(CalendarDate, Difficulty)
    /// The week that begins on a Monday.
    case week(CalendarDate)
  }

  /// Nil is the player's today.
  package let period: Period?
  /// The invitation of a private group; nil for all players.
  package let group: Token128?

  package init(period: Period?, group: Token128?) {
    self.period = period
    self.group = group
  }
}

extension BoardRequest.Period {
  /// The dates whose rounds the board ranks.
  var dates: ClosedRange<CalendarDate> {
    switch self {
    case .day(let date), .question(let date, _): date...date
    case .week(let monday): monday...monday + 6
    }
  }

  func isWithin(_ dates: ClosedRange<CalendarDate>) -> Bool {
    if case .week(let monday) = self, monday != monday.monday { return false }
    return self.dates.overlaps(dates)
  }
}
