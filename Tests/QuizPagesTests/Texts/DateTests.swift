import QuizEngine
import Testing

@testable import QuizPages

struct DateTests {
  @Test(arguments: [
    ("en", "Saturday, 21 November 2026", "21 November 2026", "November 2026"),
    ("ru", "Суббота, 21\u{A0}ноября 2026\u{A0}г.", "21\u{A0}ноября 2026\u{A0}г.", "Ноябрь 2026"),
    ("zh-Hant", "2026 年 11 月 21 日 星期六", "2026 年 11 月 21 日", "2026 年 11 月"),
  ])
  func `dates follow each language's style`(tag: String, full: String, day: String, month: String) throws {
    let dates = try #require(Texts[Language(tag)]).dates
    let date = try #require(CalendarDate(text: "2026-11-21"))
    #expect(dates.full(date) == full && dates.date(date) == day && dates.month(CalendarMonth(of: date)) == month)
  }

  @Test(arguments: [
    ("2026-11-16", "16–22 November 2026", "16–22\u{A0}ноября 2026\u{A0}г.", "2026 年 11 月 16 日至 22 日"),
    (
      "2026-11-30", "30 November – 6 December 2026", "30\u{A0}ноября\u{A0}— 6\u{A0}декабря 2026\u{A0}г.",
      "2026 年 11 月 30 日至 12 月 6 日"
    ),
    (
      "2026-12-28", "28 December 2026 – 3 January 2027", "28\u{A0}декабря 2026\u{A0}— 3\u{A0}января 2027\u{A0}г.",
      "2026 年 12 月 28 日至 2027 年 1 月 3 日"
    ),
  ])
  func `a week leaves out repeated months and years`(monday: String, english: String, russian: String, chinese: String)
    throws
  {
    let date = try #require(CalendarDate(text: monday))
    #expect(Texts.all.map { $0.dates.range(date...(date + 6)) } == [english, russian, chinese])
  }

  @Test func `every month and weekday has its own name`() throws {
    for texts in Texts.all {
      let months = try (1...12).map { texts.dates.month(try #require(CalendarMonth(year: 2026, month: $0))) }
      let days = (0..<7).map { texts.dates.full(CalendarDate(epochDay: 20_773 + $0)) }
      #expect(Set(months).count == 12 && Set(days).count == 7)
      for (index, name) in texts.dates.weekdays.all.enumerated() {
        #expect(days[index].lowercased().contains(name.full.lowercased()))
      }
    }
  }

  @Test(arguments: [
    (0, "0.0\u{A0}s", "0:00"), (7_499, "7.4\u{A0}s", "0:07"), (59_999, "59.9\u{A0}s", "0:59"),
    (60_000, "1:00.0", "1:00"),
    (754_000, "12:34.0", "12:34"), (3_600_000, "1:00:00.0", "60:00"), (86_399_999, "23:59:59.9", "23:59:59"),
  ])
  func `times are formatted, and tenths are cut off`(milliseconds: Int64, exact: String, watch: String) {
    let span = TimeSpan(milliseconds: milliseconds)
    #expect(Texts.english.dates.time(span) == exact && Texts.Dates.watch(span) == watch)
    #expect(Texts.traditionalChinese.dates.time(span) == exact.replacing("s", with: "秒"))
    #expect(Texts.russian.dates.time(span) == exact.replacing(".", with: ",").replacing("s", with: "с"))
  }
}
