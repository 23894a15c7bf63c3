/// The date that a player has at each instant, also when the player moves to another time zone.
///
/// A move takes effect at the new zone's next midnight. A player's dates never go back: if it is still yesterday in the
/// new zone, the player stays on today's date until the new zone reaches it. A move can skip dates, for example a
/// flight across the date line.
public struct PlayerCalendar<Zone: TimeZoneRules & Hashable>: Hashable, Sendable {
  /// A time zone in which the player lives, and when it takes effect.
  public struct Residence: Hashable, Sendable {
    public let zone: Zone
    /// When the zone takes effect. The first zone also applies to all earlier instants.
    public let effectiveFrom: Timestamp

    public init(zone: Zone, effectiveFrom: Timestamp) {
      self.zone = zone
      self.effectiveFrom = effectiveFrom
    }
  }

  /// In order of time; at least one.
  public private(set) var residences: [Residence]

  /// Creates the calendar of a player who has never moved.
  public init(zone: Zone, from: Timestamp) { residences = [Residence(zone: zone, effectiveFrom: from)] }

  /// Restores a stored calendar.
  ///
  /// - Returns: nil if there are no residences or they are out of order.
  public init?(residences: [Residence]) {
    let ordered = zip(residences, residences.dropFirst()).allSatisfy { $0.effectiveFrom < $1.effectiveFrom }
    guard !residences.isEmpty, ordered else { return nil }
    self.residences = residences
  }

  /// The player's date at an instant.
  ///
  /// - Complexity: linear in the number of residences.
  public func date(at instant: Timestamp) -> CalendarDate {
    var latest = residences[0].zone.date(at: min(instant, endOfResidence(0)))
    for index in residences.indices.dropFirst() where residences[index].effectiveFrom <= instant {
      latest = max(latest, residences[index].zone.date(at: min(instant, endOfResidence(index))))
    }
    return latest
  }

  /// The instant at which the date of `instant` ends and the next one begins.
  public func end(ofDateAt instant: Timestamp) -> Timestamp {
    let next = date(at: instant) + 1
    for index in residences.indices where endOfResidence(index) >= instant {
      let begins = max(
        residences[index].zone.startOfDay(of: next), index == 0 ? instant : residences[index].effectiveFrom)
      if begins <= endOfResidence(index) { return max(begins, instant) }
    }
    // Never reached, because the last residence has no end.
    return instant
  }

  /// Moves the player to another zone. An earlier move that hasn't taken effect yet is dropped.
  public mutating func move(to zone: Zone, at instant: Timestamp) {
    residences = Array(residences.prefix(1) + residences.dropFirst().prefix { $0.effectiveFrom <= instant })
    guard let present = residences.last, present.zone != zone else { return }
    let midnight = zone.startOfDay(of: zone.date(at: instant) + 1)
    residences.append(Residence(zone: zone, effectiveFrom: midnight))
  }

  /// The zone in effect at an instant.
  public func zone(at instant: Timestamp) -> Zone {
    residences.last { $0.effectiveFrom <= instant }?.zone ?? residences[0].zone
  }

  /// The move that hasn't taken effect yet; nil if there is none.
  public func pendingMove(after instant: Timestamp) -> Residence? {
    guard let last = residences.last, residences.count > 1, last.effectiveFrom > instant else { return nil }
    return last
  }

  /// Whether the player ever had this date, or will have it without another move.
  public func hasDate(_ date: CalendarDate) -> Bool {
    for index in residences.indices {
      let (zone, begins) = (residences[index].zone, residences[index].zone.startOfDay(of: date))
      // In this residence the zone shows the date from `begins` on.
      let first = index == 0 ? begins : max(begins, residences[index].effectiveFrom)
      if first <= endOfResidence(index), self.date(at: first) == date, zone.hasDate(date) || first > begins {
        return true
      }
    }
    return false
  }

  /// The last instant of a residence.
  private func endOfResidence(_ index: Int) -> Timestamp {
    index + 1 < residences.count
      ? residences[index + 1].effectiveFrom - TimeSpan(milliseconds: 1) : Timestamp(milliseconds: .max)
  }
}
