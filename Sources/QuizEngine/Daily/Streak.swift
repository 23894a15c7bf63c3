/// A series of dates on which the player met a goal, such as answering all questions. One missed date in any seven is
/// forgiven. A date that the player's calendar skipped, or whose questions were voided, neither lengthens nor breaks a
/// streak.
public struct Streak: Hashable, Sendable {
  /// The number of dates on which the player met the goal. Forgiven dates don't count.
  public let length: Int
  /// The first date on which the player met the goal.
  public let first: CalendarDate
  /// The last date on which the player met the goal.
  public let last: CalendarDate
  /// The missed dates between `first` and `last`.
  public let forgiven: [CalendarDate]

  /// A streak forgives one missed date in this many consecutive dates that count.
  static let forgivenessWindow = 7
}

/// What a date means for a streak.
public enum StreakDayStatus: Hashable, Sendable {
  /// The player met the goal.
  case done
  /// The player didn't play.
  case missed
  /// The player played as the streak asks, but didn't finish.
  case unfinished
  /// The player played, but not as the streak asks.
  case failed
  /// The date doesn't count.
  case neutral
}

/// A player's current and longest streak of one kind.
public struct Streaks: Hashable, Sendable {
  /// The streak that continues if the player plays today. It is nil if there is none.
  public let current: Streak?
  /// The longest streak ever. Of two equal ones it is the earlier.
  public let longest: Streak?

  /// Follows the dates from the first to the last, in linear time.
  ///
  /// - Parameters:
  ///   - first: the first date that can count.
  ///   - today: the last date. It isn't over, so it breaks no streak if it is missed or unfinished.
  public init(from first: CalendarDate, through today: CalendarDate, of dates: StreakDates) {
    var tracker = StreakTracker()
    var longest: Streak?
    func compare(_ tracker: StreakTracker) {
      if tracker.length > longest?.length ?? 0 { longest = tracker.streak }
    }
    dates.add(from: first, to: today, &tracker, visit: compare)
    dates.addToday(today, &tracker)
    compare(tracker)
    current = tracker.streak
    self.longest = longest
  }
}
