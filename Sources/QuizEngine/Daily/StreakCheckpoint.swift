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
  ///
  /// - Parameter status: the status of each date since.
  public func extended(through date: CalendarDate, status: (CalendarDate) -> StreakDayStatus) -> StreakCheckpoint {
    var tracker = tracker
    for number in through.epochDay + 1..<max(through.epochDay + 1, date.epochDay + 1) {
      tracker.record(CalendarDate(epochDay: number), status(CalendarDate(epochDay: number)))
    }
    return StreakCheckpoint(through: date, tracker: tracker)
  }

  /// How long the streak is that the player can continue today, as ``Streaks/current`` counts it.
  ///
  /// - Parameter status: the status of each date since the checkpoint.
  public func length(on today: CalendarDate, status: (CalendarDate) -> StreakDayStatus) -> Int {
    var tracker = extended(through: today - 1, status: status).tracker
    // Today isn't over, so it breaks no streak.
    if today > through, status(today) == .done { tracker.record(today, .done) }
    return tracker.length
  }
}
