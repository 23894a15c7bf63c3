/// The date that a player has at each instant, also when the player moves to another time zone.
///
/// A move takes effect at the new zone's next midnight. A player's dates never go back: if it is still yesterday in the
/// new zone, the player stays on today's date until the new zone reaches it. A move can skip dates, for example a
/// flight across the date line.
public struct PlayerCalendar<Zone: TimeZoneRules & Hashable>: Hashable, Sendable {
  /// A time zone that the player chose, and when it takes effect. It ends when the next one takes effect.
  public struct TimeZonePeriod: Hashable, Sendable {
    /// The rules that give the player's dates in this period.
    public let zone: Zone
    /// When the zone takes effect. The first zone also applies to all earlier instants.
    public let validFrom: Timestamp

    /// A calendar takes periods in order of time: ``PlayerCalendar/init(timeZones:)``.
    public init(zone: Zone, validFrom: Timestamp) {
      self.zone = zone
      self.validFrom = validFrom
    }
  }

  /// The player's time zones in order of time; at least one.
  public private(set) var timeZones: [TimeZonePeriod]

  /// Creates the calendar of a player who has never moved.
  public init(zone: Zone, from: Timestamp) { timeZones = [TimeZonePeriod(zone: zone, validFrom: from)] }

  /// Restores a stored calendar.
  ///
  /// - Returns: nil if there is no time zone, or if they are out of order.
  // Inlinable, as `date(at:)` is, so that other modules specialize it for their type of time zone: each request of a
  // player needs both.
  @inlinable public init?(timeZones: [TimeZonePeriod]) {
    let isOrdered = timeZones.indices.dropFirst().allSatisfy { timeZones[$0 - 1].validFrom < timeZones[$0].validFrom }
    guard !timeZones.isEmpty, isOrdered else { return nil }
    self.init(ordered: timeZones)
  }

  @usableFromInline init(ordered timeZones: [TimeZonePeriod]) { self.timeZones = timeZones }

  /// The player's date at an instant.
  ///
  /// - Complexity: linear in the number of time zones.
  @inlinable public func date(at instant: Timestamp) -> CalendarDate {
    var latest = timeZones[0].zone.date(at: min(instant, endOfPeriod(0)))
    for index in timeZones.indices.dropFirst() where timeZones[index].validFrom <= instant {
      latest = max(latest, timeZones[index].zone.date(at: min(instant, endOfPeriod(index))))
    }
    return latest
  }

  /// The instant at which the date of `instant` ends and the next one begins.
  public func end(ofDateAt instant: Timestamp) -> Timestamp {
    let next = date(at: instant) + 1
    for index in timeZones.indices where endOfPeriod(index) >= instant {
      let start = max(timeZones[index].zone.startOfDay(of: next), index == 0 ? instant : timeZones[index].validFrom)
      if start <= endOfPeriod(index) { return max(start, instant) }
    }
    // Never reached, because the last time zone has no end.
    return instant
  }

  /// Moves the player to another zone. An earlier move that hasn't taken effect yet is dropped.
  public mutating func move(to zone: Zone, at instant: Timestamp) {
    timeZones = Array(timeZones.prefix(1) + timeZones.dropFirst().prefix { $0.validFrom <= instant })
    guard let current = timeZones.last, current.zone != zone else { return }
    let midnight = zone.startOfDay(of: zone.date(at: instant) + 1)
    timeZones.append(TimeZonePeriod(zone: zone, validFrom: midnight))
  }

  /// The zone in effect at an instant.
  public func zone(at instant: Timestamp) -> Zone {
    timeZones.last { $0.validFrom <= instant }?.zone ?? timeZones[0].zone
  }

  /// The move that hasn't taken effect yet; nil if there is none.
  public func pendingMove(after instant: Timestamp) -> TimeZonePeriod? {
    guard let last = timeZones.last, timeZones.count > 1, last.validFrom > instant else { return nil }
    return last
  }

  /// Whether the player ever had this date, or will have it without another move.
  public func hasDate(_ date: CalendarDate) -> Bool {
    for index in timeZones.indices {
      let zone = timeZones[index].zone
      let start = timeZones[index].zone.startOfDay(of: date)
      // In this period the zone shows the date from `start` on.
      let first = index == 0 ? start : max(start, timeZones[index].validFrom)
      if first <= endOfPeriod(index), self.date(at: first) == date, zone.hasDate(date) || first > start {
        return true
      }
    }
    return false
  }

  /// The last instant at which a time zone is in effect.
  @inlinable func endOfPeriod(_ index: Int) -> Timestamp {
    index + 1 < timeZones.count
      ? timeZones[index + 1].validFrom - TimeSpan(milliseconds: 1) : Timestamp(milliseconds: .max)
  }
}
