import Foundation
import QuizEngine
import QuizService
import Testing

struct IANATimeZoneTests {
  /// The first instants of dates, in UTC: ordinary dates, clocks set forward or back across midnight, skipped dates.
  static let beginnings: [(zone: String, date: String, begins: String)] = [
    ("GMT", "2026-11-21", "2026-11-21T00:00:00Z"),
    ("America/New_York", "2026-03-08", "2026-03-08T05:00:00Z"),
    ("America/New_York", "2026-03-09", "2026-03-09T04:00:00Z"),
    ("America/New_York", "2026-11-01", "2026-11-01T04:00:00Z"),
    ("America/New_York", "2026-11-02", "2026-11-02T05:00:00Z"),
    ("Australia/Lord_Howe", "2026-04-05", "2026-04-04T13:00:00Z"),
    ("Australia/Lord_Howe", "2026-04-06", "2026-04-05T13:30:00Z"),
    ("Australia/Lord_Howe", "2026-10-05", "2026-10-04T13:00:00Z"),
    ("Pacific/Chatham", "2026-04-05", "2026-04-04T10:15:00Z"),
    ("Pacific/Chatham", "2026-04-06", "2026-04-05T11:15:00Z"),
    ("Pacific/Chatham", "2026-09-28", "2026-09-27T10:15:00Z"),
    ("Pacific/Kiritimati", "2026-11-21", "2026-11-20T10:00:00Z"),
    ("Pacific/Pago_Pago", "2026-11-21", "2026-11-21T11:00:00Z"),
    ("Pacific/Apia", "2011-12-29", "2011-12-29T10:00:00Z"),
    ("Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00Z"),
    ("Pacific/Apia", "2011-12-31", "2011-12-30T10:00:00Z"),
    ("Asia/Kathmandu", "2026-11-21", "2026-11-20T18:15:00Z"),
    // Clocks go from 24:00 to 01:00, so there is no midnight.
    ("America/Santiago", "2024-09-08", "2024-09-08T04:00:00Z"),
    ("Africa/Cairo", "2024-04-26", "2024-04-25T22:00:00Z"),
    ("Asia/Beirut", "2024-03-31", "2024-03-30T22:00:00Z"),
    // Clocks go from 24:00 back to 23:00, so the date begins an hour later.
    ("America/Santiago", "2024-04-07", "2024-04-07T04:00:00Z"),
    ("Africa/Cairo", "2024-11-01", "2024-10-31T22:00:00Z"),
    // Clocks went back at 00:01, after the date had begun.
    ("America/St_Johns", "2006-10-29", "2006-10-29T02:30:00Z"),
    ("America/New_York", "2024-02-29", "2024-02-29T05:00:00Z"),
  ]

  @Test(arguments: beginnings)
  func `a date begins when the zone's clocks first show it`(zone: String, date: String, begins: String) throws {
    let zone = try #require(IANATimeZone(zone))
    let date = try #require(CalendarDate(text: date))
    #expect(zone.startOfDay(of: date) == Self.instant(begins))
    #expect(zone.date(at: zone.startOfDay(of: date)) >= date)
    #expect(zone.date(at: zone.startOfDay(of: date) - TimeSpan(milliseconds: 1)) < date)
  }

  @Test func `Samoa skipped 30 December 2011`() throws {
    let apia = try #require(IANATimeZone("Pacific/Apia"))
    let missing = try #require(CalendarDate(text: "2011-12-30"))
    #expect(!apia.hasDate(missing))
    #expect(apia.hasDate(missing - 1) && apia.hasDate(missing + 1))
    #expect(apia.date(at: apia.startOfDay(of: missing)) == missing + 1)
  }

  @Test func `a date doesn't return if clocks are set back across midnight`() throws {
    let zone = try #require(IANATimeZone("America/St_Johns"))
    let date = try #require(CalendarDate(text: "2006-10-29"))
    let begins = zone.startOfDay(of: date)
    for minute in 0..<180 as Range<Int64> { #expect(zone.date(at: begins + .minutes(minute)) == date) }
  }

  @Test(arguments: ["Asia/Calcutta", "Asia/Kolkata", "Europe/Kiev", "Europe/Kyiv", "America/Buenos_Aires", "Etc/GMT+5"])
  func `obsolete and unlisted zone names of browsers are accepted`(name: String) {
    #expect(IANATimeZone(name)?.name == name)
  }

  @Test func `UTC is read as GMT`() { #expect(IANATimeZone("UTC") == .utc) }

  @Test func `the list has each zone once, under its current name`() {
    let names = Set(IANATimeZone.all.map(\.name))
    #expect(names.isSuperset(of: ["Asia/Kolkata", "Europe/Kyiv", "America/Nuuk", "Asia/Taipei", "GMT"]))
    #expect(names.isDisjoint(with: ["Asia/Calcutta", "Europe/Kiev", "America/Godthab"]))
  }

  @Test(arguments: [
    "/etc/passwd", "Etc/../../x", "GMT+5", "Europe/", "", "Mars/Olympus", "../../etc/passwd", "europe/berlin ",
    String(repeating: "A", count: 100),
  ])
  func `an invalid zone name is refused`(name: String) {
    #expect(IANATimeZone(name) == nil)
  }

  @Test func `every listed zone has every date of a year, in order`() {
    #expect(IANATimeZone.all.count > 300)
    for zone in IANATimeZone.all.filter({ $0.name.hasSuffix("o") || $0.name.hasSuffix("m") }) {
      var last = zone.startOfDay(of: CalendarDate(epochDay: 20_454))
      for number in 20_455..<20_820 {
        let begins = zone.startOfDay(of: CalendarDate(epochDay: number))
        #expect((TimeSpan.hours(22)...TimeSpan.hours(26)).contains(begins - last), "\(zone.name) \(number)")
        last = begins
      }
    }
  }

  static func instant(_ text: String) -> Timestamp {
    let date = try? Date(text, strategy: .iso8601)
    return Timestamp(milliseconds: Int64((date?.timeIntervalSince1970 ?? 0) * 1000))
  }
}
