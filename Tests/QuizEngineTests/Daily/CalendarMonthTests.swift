import QuizEngine
import Testing

struct CalendarMonthTests {
  @Test(arguments: [
    (2026, 11, "2026-11", 30), (2026, 12, "2026-12", 31), (2027, 2, "2027-02", 28), (2028, 2, "2028-02", 29),
    (1, 1, "0001-01", 31), (9999, 12, "9999-12", 31),
  ])
  func `a month has its dates and survives a round trip through text`(year: Int, month: Int, text: String, days: Int)
    throws
  {
    let month = try #require(CalendarMonth(year: year, month: month))
    #expect(month.text == text && CalendarMonth(text: text) == month)
    #expect(month.dates.count == days && month.last.components.day == days)
    #expect(month.dates.allSatisfy { CalendarMonth(of: $0) == month })
    #expect(month.next.previous == month && month.next.first == month.last + 1)
  }

  @Test(arguments: ["", "2026", "2026-13", "2026-00", "2026-1", "2026-11-01", "0000-01", "２０２６-11"])
  func `invalid text isn't read as a month`(text: String) { #expect(CalendarMonth(text: text) == nil) }
}
