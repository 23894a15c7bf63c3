internal import Foundation
package import QuizEngine
internal import Synchronization

/// A time zone by its name in the IANA database, as `Europe/Berlin`.
package struct IANATimeZone: Sendable {
  /// The name in the database, as `Europe/Berlin`.
  package var name: String { rules.name }
  private let rules: Rules

  /// - Parameter name: can be one that isn't on the list, such as the former name `Asia/Calcutta`, or `UTC` for `GMT`,
  ///   since browsers send those too. The initializer returns nil for a name that the machine's database doesn't know.
  package init?(_ name: String) {
    let name = name == "UTC" ? TimeZone.gmt.identifier : name
    if let rules = Self.found.withLock({ $0[name] }) {
      self.rules = rules
      return
    }
    guard name.utf8.count <= 64, Self.names.contains(name) || Self.isGeographic(name),
      let zone = TimeZone(identifier: name)
    else { return nil }
    rules = Self.found.withLock { found in
      let rules = found[name] ?? Rules(zone)
      found[name] = rules
      return rules
    }
  }

  /// The zones that were asked for, by the names that the machine's database knows.
  private static let found = Mutex<[String: Rules]>([:])

  /// Whether it is written as the database writes places: `America/Argentina/Buenos_Aires`.
  private static func isGeographic(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return (2...3).contains(parts.count)
      && parts.allSatisfy { part in
        part.first?.isUppercase == true
          && part.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || "_-+0123456789".unicodeScalars.contains($0))
          }
      }
  }

  package static let utc = IANATimeZone(.gmt)

  private init(_ zone: TimeZone) { rules = Rules(zone) }

  /// Every zone that can be chosen, in the order of names.
  package static let all: [IANATimeZone] = names.sorted().compactMap { IANATimeZone($0) }

  /// Those that the system lists, by their present names.
  private static let names: Set<String> = {
    let listed = TimeZone.knownTimeZoneIdentifiers.map { currentNames[$0] ?? $0 }
    return Set(listed.filter { TimeZone(identifier: $0) != nil } + [TimeZone.gmt.identifier])
  }()

  /// The present names of places that systems list by former ones.
  private static let currentNames = [
    "Africa/Asmera": "Africa/Asmara", "America/Godthab": "America/Nuuk", "Asia/Calcutta": "Asia/Kolkata",
    "Asia/Katmandu": "Asia/Kathmandu", "Asia/Rangoon": "Asia/Yangon", "Asia/Saigon": "Asia/Ho_Chi_Minh",
    "Atlantic/Faeroe": "Atlantic/Faroe", "Europe/Kiev": "Europe/Kyiv", "Pacific/Enderbury": "Pacific/Kanton",
    "Pacific/Ponape": "Pacific/Pohnpei", "Pacific/Truk": "Pacific/Chuuk",
  ]
}

extension IANATimeZone: Hashable {
  package static func == (one: IANATimeZone, other: IANATimeZone) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension IANATimeZone: TimeZoneRules {
  package func offset(at instant: Timestamp) -> TimeSpan { rules.offset(at: instant) }

  /// Takes the zone's clocks to be changed at most once in the 34 hours around midnight.
  package func startOfDay(of date: CalendarDate) -> Timestamp { rules.startOfDay(of: date) }
}

/// A zone's rules, once for all values with its name. The database answers in microseconds; a page that shows a year
/// asks for the beginnings of a thousand dates, so these are kept.
private final class Rules: Sendable {
  /// How many dates are kept; then the search begins anew.
  private static let capacity = 1_000

  let name: String
  private let zone: TimeZone
  private let starts = Mutex<[CalendarDate: Timestamp]>([:])

  init(_ zone: TimeZone) {
    self.zone = zone
    name = zone.identifier
  }

  func offset(at instant: Timestamp) -> TimeSpan {
    let date = Date(timeIntervalSince1970: Double(instant.milliseconds) / 1000)
    return .seconds(Int64(zone.secondsFromGMT(for: date)))
  }

  func startOfDay(of date: CalendarDate) -> Timestamp {
    if let start = starts.withLock({ $0[date] }) { return start }
    let start = findStart(of: date)
    starts.withLock { starts in
      if starts.count >= Self.capacity { starts.removeAll(keepingCapacity: true) }
      starts[date] = start
    }
    return start
  }

  private func findStart(of date: CalendarDate) -> Timestamp {
    let midnights = [-17, 17].map { (hours: Int64) in
      let offset = offset(at: date.midnightUTC + .hours(hours))
      return (instant: date.midnightUTC - offset, offset: offset)
    }
    let shown = midnights.filter { offset(at: $0.instant) == $0.offset }
    return shown.map(\.instant).min() ?? jump(over: date)
  }

  /// The instant at which the clocks are set forward over midnight.
  private func jump(over date: CalendarDate) -> Timestamp {
    var before = date.midnightUTC - .hours(17)
    var after = date.midnightUTC + .hours(17)
    while after - before > TimeSpan(milliseconds: 1) {
      let middle = before + TimeSpan(milliseconds: (after - before).milliseconds / 2)
      if CalendarDate(of: middle, offset: offset(at: middle)) >= date { after = middle } else { before = middle }
    }
    return after
  }
}

extension PlayerCalendar<IANATimeZone> {
  /// The player's local time, counted from midnight.
  package func timeOfDay(at instant: Timestamp) -> TimeSpan {
    let local = instant.milliseconds + zone(at: instant).offset(at: instant).milliseconds
    return TimeSpan(milliseconds: (local % 86_400_000 + 86_400_000) % 86_400_000)
  }
}
