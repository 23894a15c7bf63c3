import QuizEngine
import QuizService
import Testing

struct PlayerCalendarTests {
  typealias Calendar = PlayerCalendar<IANATimeZone>

  private static func calendar(_ zone: String) throws -> Calendar {
    Calendar(zone: try #require(IANATimeZone(zone)), from: Timestamp(milliseconds: 0))
  }

  private static func instant(_ text: String) -> Timestamp { IANATimeZoneTests.instant(text) }

  @Test(arguments: [
    // Eastwards across the date line, the long way: a date is skipped.
    ("Pacific/Pago_Pago", "Pacific/Kiritimati", "2026-11-21T21:00:00Z", ["2026-11-21", "2026-11-23", "2026-11-24"]),
    // Westwards across the date line: the date lasts until the new zone has passed it.
    ("Pacific/Kiritimati", "Pacific/Pago_Pago", "2026-11-21T21:00:00Z", ["2026-11-22", "2026-11-23", "2026-11-24"]),
    ("Europe/Berlin", "America/New_York", "2026-11-21T12:00:00Z", ["2026-11-21", "2026-11-22", "2026-11-23"]),
    ("America/New_York", "Europe/Berlin", "2026-11-21T12:00:00Z", ["2026-11-21", "2026-11-22", "2026-11-23"]),
    ("America/New_York", "Asia/Tokyo", "2026-11-21T23:30:00Z", ["2026-11-21", "2026-11-22", "2026-11-23"]),
    ("Asia/Tokyo", "America/New_York", "2026-11-21T23:30:00Z", ["2026-11-22", "2026-11-23", "2026-11-24"]),
  ])
  func `a move takes effect at the new zone's midnight, and dates never go back`(
    from: String, to: String, at: String, dates: [String]
  ) throws {
    var calendar = try Self.calendar(from)
    let moved = Self.instant(at)
    calendar.move(to: try #require(IANATimeZone(to)), at: moved)
    var (seen, now) = ([calendar.date(at: moved).text], moved)
    for _ in 0..<2 {
      now = calendar.end(ofDateAt: now)
      seen.append(calendar.date(at: now).text)
    }
    #expect(seen == dates)
  }

  @Test func `a calendar doesn't have a date that a move skipped`() throws {
    var calendar = try Self.calendar("Pacific/Pago_Pago")
    calendar.move(to: try #require(IANATimeZone("Pacific/Kiritimati")), at: Self.instant("2026-11-21T21:00:00Z"))
    let dates = ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24"]
    #expect(
      try dates.map { calendar.hasDate(try #require(CalendarDate(text: $0))) } == [true, true, false, true, true])
  }

  @Test func `a new move replaces a pending one`() throws {
    var calendar = try Self.calendar("Europe/Berlin")
    let noon = Self.instant("2026-11-21T12:00:00Z")
    calendar.move(to: try #require(IANATimeZone("Asia/Tokyo")), at: noon)
    #expect(calendar.pendingMove(after: noon)?.zone.name == "Asia/Tokyo")
    calendar.move(to: try #require(IANATimeZone("Europe/Berlin")), at: noon + .minutes(1))
    #expect(calendar.pendingMove(after: noon) == nil)
    #expect(calendar.timeZones.count == 1)
  }

  @Test func `after any moves dates follow each other and end when stated`() throws {
    let zones = try [
      "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin", "America/Santiago", "Asia/Kathmandu",
      "Australia/Lord_Howe", "America/New_York",
    ].map { try #require(IANATimeZone($0)) }
    for seed in 0..<60 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed, stream: .simulation)
      var now = Self.instant("2026-03-01T00:00:00Z")
      var calendar = Calendar(zone: zones[generator.next(upperBound: zones.count)], from: now)
      var date = calendar.date(at: now)
      for _ in 0..<60 {
        if generator.next(upperBound: 3) == 0 {
          calendar.move(to: zones[generator.next(upperBound: zones.count)], at: now)
        }
        #expect(calendar.date(at: now) == date)
        let end = calendar.end(ofDateAt: now)
        #expect(end > now)
        #expect(calendar.date(at: end - TimeSpan(milliseconds: 1)) == date)
        #expect(calendar.date(at: end) > date)
        #expect(calendar.hasDate(date))
        now = now + TimeSpan(milliseconds: Int64(generator.next(upperBound: Int((end - now).milliseconds) * 2)))
        let next = calendar.date(at: now)
        #expect(next >= date)
        date = next
      }
      for period in calendar.timeZones.dropFirst() {
        let (before, after) = (
          calendar.date(at: period.validFrom - TimeSpan(milliseconds: 1)),
          calendar.date(at: period.validFrom)
        )
        #expect(after >= before)
        for number in (before.epochDay + 1)..<max(before.epochDay + 1, after.epochDay) {
          #expect(!calendar.hasDate(CalendarDate(epochDay: number)))
        }
      }
    }
  }
}
