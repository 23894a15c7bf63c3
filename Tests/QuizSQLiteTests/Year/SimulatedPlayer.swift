import Foundation
import QuizEngine
import QuizService

/// A player who plays for a year, with everything that follows without asking the store or the engine.
struct SimulatedPlayer {
  /// A zone that takes effect at an instant.
  typealias ZonePeriod = (zone: TimeZone, from: Timestamp)

  let number: Int
  var account: Account
  let isGuest: Bool
  /// Whose game the player plays now.
  var language: Language
  private(set) var zonePeriods: [ZonePeriod]
  var generator: SeededGenerator

  /// Zones with whole-hour offsets, on both sides of the date line, with and without daylight saving time. One of them
  /// has no midnight once a year.
  static let zones = [
    "UTC", "Asia/Tokyo", "America/New_York", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin",
    "America/Santiago", "Pacific/Auckland",
  ].compactMap { IANATimeZone($0 == "UTC" ? "GMT" : $0) }

  init(number: Int, account: Account, isGuest: Bool, zone: IANATimeZone) {
    self.number = number
    self.account = account
    self.isGuest = isGuest
    language = account.settings.language
    zonePeriods = [(Self.timeZone(zone), Timestamp(milliseconds: .min))]
    generator = SeededGenerator(seed: UInt64(number), stream: .simulation)
  }

  var name: String { account.name?.text ?? "" }
  var hasMoved: Bool { zonePeriods.count > 1 }

  /// Moves at the new zone's next midnight. It replaces a pending move.
  mutating func move(to zone: IANATimeZone, at now: Timestamp) {
    while zonePeriods.count > 1, let last = zonePeriods.last, last.from > now { zonePeriods.removeLast() }
    guard let present = zonePeriods.last, present.zone != Self.timeZone(zone) else { return }
    zonePeriods.append((Self.timeZone(zone), Self.midnight(after: now, in: Self.timeZone(zone))))
  }

  /// The latest date that the player's clock has shown until now.
  func date(at instant: Timestamp) -> CalendarDate {
    var latest: CalendarDate?
    for (index, period) in zonePeriods.enumerated() where period.from <= instant {
      let lastInstant =
        index + 1 < zonePeriods.count ? zonePeriods[index + 1].from - TimeSpan(milliseconds: 1) : instant
      let shown = Self.shown(at: min(lastInstant, instant), in: period.zone)
      latest = max(latest ?? shown, shown)
    }
    return latest ?? CalendarDate(epochDay: 0)
  }

  /// Whether the player's clock ever showed the date. It checks every half an hour.
  func hadDate(_ date: CalendarDate) -> Bool {
    guard hasMoved else { return true }
    return (-30...56).contains { self.date(at: date.midnightUTC + .minutes(Int64($0) * 30)) == date }
  }

  private static func timeZone(_ zone: IANATimeZone) -> TimeZone { TimeZone(identifier: zone.name) ?? .gmt }

  /// The date by Foundation's calendar.
  private static func shown(at instant: Timestamp, in zone: TimeZone) -> CalendarDate {
    let seconds = Int(instant.milliseconds / 1000)
    let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
    return CalendarDate(epochDay: (seconds + offset) / 86_400)
  }

  private static func midnight(after now: Timestamp, in zone: TimeZone) -> Timestamp {
    let today = shown(at: now, in: zone)
    // Offsets are whole hours, so midnight is on the hour.
    var hour = Timestamp(milliseconds: now.milliseconds / 3_600_000 * 3_600_000)
    while shown(at: hour, in: zone) <= today { hour = hour + .hours(1) }
    return hour
  }
}

/// A round as its player remembers it.
struct ExpectedRound: Sendable {
  let player: Int
  let date: CalendarDate
  let item: ItemID
  let difficulty: Difficulty
  let category: TriviaCategory
  /// Nil if there was no answer.
  let option: Int?
  let spent: TimeSpan
  let elapsed: TimeSpan
}
