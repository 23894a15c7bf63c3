public import QuizEngine

/// Which board somebody wants to see.
public struct BoardRequest: Hashable, Sendable {
  public enum Period: Hashable, Sendable {
    case day(CalendarDate, Difficulty)
    /// The week from a Monday on.
    case week(CalendarDate)
  }

  /// Nil is today's easy one.
  public let period: Period?
  /// A private group, by its invitation; nil is everybody's.
  public let group: Token128?

  public init(period: Period?, group: Token128?) {
    self.period = period
    self.group = group
  }
}

extension BoardRequest.Period {
  func isWithin(_ dates: ClosedRange<CalendarDate>) -> Bool {
    switch self {
    case .day(let date, _): dates.contains(date)
    case .week(let monday): monday == monday.monday && (monday...monday + 6).overlaps(dates)
    }
  }
}
