/// Which date a player has when, wherever they live and move to.
///
/// A move takes effect at the new zone's next midnight, and a player's dates never go back: whoever moves to where it
/// is still yesterday stays on today's date until the new zone has reached it. Dates may be left out by a move, as by
/// flying over the date line.
public struct PlayerCalendar<Place: Zone & Hashable>: Hashable, Sendable {
  public struct Residence: Hashable, Sendable {
    public let zone: Place
    /// When it took, or will take, effect. The first residence counts from the beginning of time.
    public let from: Timestamp

    public init(zone: Place, from: Timestamp) {
      self.zone = zone
      self.from = from
    }
  }

  /// In the order of time; at least one.
  public private(set) var residences: [Residence]

  public init(zone: Place, from: Timestamp) { residences = [Residence(zone: zone, from: from)] }

  /// - Parameter residences: as ``residences`` gave them; nil where they are none or out of order.
  public init?(residences: [Residence]) {
    let ordered = zip(residences, residences.dropFirst()).allSatisfy { $0.from < $1.from }
    guard !residences.isEmpty, ordered else { return nil }
    self.residences = residences
  }

  /// Linear in the number of residences.
  public func date(at instant: Timestamp) -> CalendarDate {
    var latest = residences[0].zone.date(at: min(instant, ending(0)))
    for index in residences.indices.dropFirst() where residences[index].from <= instant {
      latest = max(latest, residences[index].zone.date(at: min(instant, ending(index))))
    }
    return latest
  }

  /// The instant at which the date of an instant ends, and the next one begins.
  public func end(ofDateAt instant: Timestamp) -> Timestamp {
    let next = date(at: instant) + 1
    for index in residences.indices where ending(index) >= instant {
      let begins = max(residences[index].zone.beginning(of: next), index == 0 ? instant : residences[index].from)
      if begins <= ending(index) { return max(begins, instant) }
    }
    // Not reached: the last residence has no end.
    return instant
  }

  /// The player moves. A move that hasn't taken effect yet is forgotten.
  public mutating func move(to zone: Place, at instant: Timestamp) {
    residences = Array(residences.prefix(1) + residences.dropFirst().prefix { $0.from <= instant })
    guard let present = residences.last, present.zone != zone else { return }
    let midnight = zone.beginning(of: zone.date(at: instant) + 1)
    residences.append(Residence(zone: zone, from: midnight))
  }

  /// The zone in effect at an instant.
  public func zone(at instant: Timestamp) -> Place {
    residences.last { $0.from <= instant }?.zone ?? residences[0].zone
  }

  /// The move that has yet to take effect.
  public func move(after instant: Timestamp) -> Residence? {
    guard let last = residences.last, residences.count > 1, last.from > instant else { return nil }
    return last
  }

  /// Whether the player ever had the date, or will have it if they don't move again.
  public func has(_ date: CalendarDate) -> Bool {
    for index in residences.indices {
      let (zone, begins) = (residences[index].zone, residences[index].zone.beginning(of: date))
      // Within this residence the zone shows the date from `begins` on.
      let first = index == 0 ? begins : max(begins, residences[index].from)
      if first <= ending(index), self.date(at: first) == date, zone.has(date) || first > begins { return true }
    }
    return false
  }

  /// The last instant of a residence.
  private func ending(_ index: Int) -> Timestamp {
    index + 1 < residences.count
      ? residences[index + 1].from - Span(milliseconds: 1) : Timestamp(milliseconds: .max)
  }
}
