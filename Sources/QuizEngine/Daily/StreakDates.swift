/// What a player's dates mean for a streak.
public struct StreakDates {
  /// A date on which the player finished rounds.
  public struct Played: Hashable, Sendable {
    public let date: CalendarDate
    public let status: StreakDayStatus

    public init(_ date: CalendarDate, _ status: StreakDayStatus) {
      self.date = date
      self.status = status
    }
  }

  private let played: [Played]
  private let unplayed: (CalendarDate) -> StreakDayStatus

  /// - Parameters:
  ///   - played: the dates with finished rounds, in order.
  ///   - unplayed: the status of any other date, which is ``StreakDayStatus/missed`` or ``StreakDayStatus/neutral``. It
  ///     is asked only while there is a streak. Without one such a date changes nothing.
  public init(played: [Played], unplayed: @escaping (CalendarDate) -> StreakDayStatus) {
    self.played = played
    self.unplayed = unplayed
  }

  /// Adds the dates of a range to a streak.
  ///
  /// - Parameters:
  ///   - first: the date after the last one that `tracker` has.
  ///   - end: the date after the last one that is added.
  ///   - visit: gets the state after each date with finished rounds.
  /// - Complexity: linear in the number of dates with finished rounds.
  func add(
    from first: CalendarDate, to end: CalendarDate, _ tracker: inout StreakTracker,
    visit: (StreakTracker) -> Void = { _ in }
  ) {
    var next = first
    for day in played where day.date >= first && day.date < end {
      addUnplayed(from: next, to: day.date, &tracker)
      tracker.record(day.date, day.status)
      visit(tracker)
      next = day.date + 1
    }
    addUnplayed(from: next, to: end, &tracker)
  }

  /// Adds the date that isn't over yet. It breaks no streak if it is missed or unfinished.
  func addToday(_ today: CalendarDate, _ tracker: inout StreakTracker) {
    guard let day = played.last(where: { $0.date <= today }), day.date == today else { return }
    if day.status != .missed, day.status != .unfinished { tracker.record(today, day.status) }
  }

  private func addUnplayed(from first: CalendarDate, to end: CalendarDate, _ tracker: inout StreakTracker) {
    var date = first
    while date < end, tracker.length > 0 {
      tracker.record(date, unplayed(date))
      date = date + 1
    }
  }
}
