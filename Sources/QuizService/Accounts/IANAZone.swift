internal import Foundation
public import QuizEngine

/// A time zone by its name in the IANA database, as `Europe/Berlin`.
public struct IANAZone: Sendable {
  public var name: String { zone.identifier }
  private let zone: TimeZone

  /// - Parameter name: nil comes of one that the machine's database doesn't know.
  public init?(_ name: String) {
    guard name.utf8.count <= 64, Self.names.contains(name), let zone = TimeZone(identifier: name) else { return nil }
    self.zone = zone
  }

  public static let utc = IANAZone(.gmt)

  private init(_ zone: TimeZone) { self.zone = zone }

  /// Every zone that can be chosen, in the order of names.
  public static let all: [IANAZone] = names.sorted().compactMap { IANAZone($0) }

  private static let names = Set(TimeZone.knownTimeZoneIdentifiers + [TimeZone.gmt.identifier])
}

extension IANAZone: Hashable {
  public static func == (one: IANAZone, other: IANAZone) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension IANAZone: Zone {
  public func offset(at instant: Timestamp) -> Span {
    let date = Date(timeIntervalSince1970: Double(instant.milliseconds) / 1000)
    return .seconds(Int64(zone.secondsFromGMT(for: date)))
  }

  /// Takes the zone's clocks to be changed at most once in the 34 hours around midnight.
  public func beginning(of date: CalendarDate) -> Timestamp {
    let midnights = [-17, 17].map { (hours: Int64) in
      let offset = offset(at: date.midnightUTC + .hours(hours))
      return (instant: date.midnightUTC - offset, offset: offset)
    }
    let shown = midnights.filter { offset(at: $0.instant) == $0.offset }
    return shown.map(\.instant).min() ?? jump(over: date)
  }

  /// The instant at which the clocks are set forward over midnight.
  private func jump(over date: CalendarDate) -> Timestamp {
    var (before, after) = (date.midnightUTC - .hours(17), date.midnightUTC + .hours(17))
    while after - before > Span(milliseconds: 1) {
      let middle = before + Span(milliseconds: (after - before).milliseconds / 2)
      if CalendarDate(of: middle, offset: offset(at: middle)) >= date { after = middle } else { before = middle }
    }
    return after
  }
}
