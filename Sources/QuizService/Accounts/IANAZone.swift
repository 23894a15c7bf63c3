internal import Foundation
public import QuizEngine

/// A time zone by its name in the IANA database, as `Europe/Berlin`.
public struct IANAZone: Hashable, Sendable {
  public let name: String

  /// - Parameter name: nil comes of one that the machine's database doesn't know.
  public init?(_ name: String) {
    guard name.utf8.count <= 64, Self.names.contains(name) else { return nil }
    self.name = name
  }

  private init(known name: String) { self.name = name }

  public static let utc = IANAZone(known: "UTC")

  /// Every zone that can be chosen, in the order of names.
  public static let all: [IANAZone] = names.sorted().map(IANAZone.init(known:))

  private static let names = Set(TimeZone.knownTimeZoneIdentifiers + ["UTC"])
}

extension IANAZone: Zone {
  public func offset(at instant: Timestamp) -> Span {
    let date = Date(timeIntervalSince1970: Double(instant.milliseconds) / 1000)
    return .seconds(Int64(TimeZone(identifier: name)?.secondsFromGMT(for: date) ?? 0))
  }

  public func beginning(of date: CalendarDate) -> Timestamp {
    // An offset lies between −12 and +14 hours, −16 and +16 in older times: the date begins within these hours.
    var (before, after) = (date.midnightUTC - .hours(17), date.midnightUTC + .hours(17))
    while after - before > Span(milliseconds: 1) {
      let middle = before + Span(milliseconds: (after - before).milliseconds / 2)
      if CalendarDate(of: middle, offset: offset(at: middle)) >= date { after = middle } else { before = middle }
    }
    return after
  }
}
