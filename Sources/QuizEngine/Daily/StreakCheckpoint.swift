/// A player's streak at the end of a date. Later dates continue it without the rounds before.
public struct StreakCheckpoint: Hashable, Sendable {
  /// The last date that it counts.
  public let through: CalendarDate
  /// The streak's state after that date.
  public let tracker: StreakTracker

  /// The rounds of this many dates before today may still change: one that runs at midnight can be answered later.
  public static let openDates = 3
  /// A new checkpoint is worth storing if the player has a round this many dates before today that none counts yet.
  public static let interval = 10

  /// - Parameters:
  ///   - through: the last date that counts.
  ///   - tracker: the streak's state after that date.
  public init(through: CalendarDate, tracker: StreakTracker) {
    self.through = through
    self.tracker = tracker
  }

  /// The checkpoint at a later date.
  public func extended(through date: CalendarDate, with dates: StreakDates) -> StreakCheckpoint {
    var tracker = tracker
    dates.add(from: through + 1, to: date + 1, &tracker)
    return StreakCheckpoint(through: date, tracker: tracker)
  }

  /// How long the streak is that the player can continue today, as ``Streaks/current`` counts it.
  public func length(on today: CalendarDate, with dates: StreakDates) -> Int {
    var tracker = extended(through: today - 1, with: dates).tracker
    if today > through { dates.addToday(today, &tracker) }
    return tracker.length
  }
}
