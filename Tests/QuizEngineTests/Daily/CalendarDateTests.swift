import QuizEngine
import Testing

struct CalendarDateTests {
  @Test(arguments: [
    ("1970-01-01", 0, 3), ("1969-12-31", -1, 2), ("2000-02-29", 11_016, 1), ("2026-11-21", 20_778, 5),
    ("1900-03-01", -25_508, 3), ("2100-02-28", 47_540, 6), ("0001-01-01", -719_162, 0), ("9999-12-31", 2_932_896, 4),
  ])
  func `a date converts to its day number and weekday`(text: String, number: Int, weekday: Int) {
    let date = CalendarDate(text: text)
    #expect(date?.epochDay == number)
    #expect(date?.weekday == weekday)
    #expect(CalendarDate(epochDay: number).text == text)
  }

  @Test(arguments: [
    "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-11-00", "0000-01-01", "2026-1-01",
    "2026/11/21", "", "2026-11-21 ", "２026-11-21",
  ])
  func `invalid text isn't read as a date`(text: String) {
    #expect(CalendarDate(text: text) == nil)
  }

  @Test func `every day of 800 years follows the previous one`() {
    var (year, month, day) = (1700, 1, 1)
    var number = CalendarDate(year: 1700, month: 1, day: 1)?.epochDay ?? 0
    while year < 2500 {
      #expect(CalendarDate(epochDay: number).components == (year, month, day))
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      (year, month, day) =
        day < lengths[month - 1] ? (year, month, day + 1) : month < 12 ? (year, month + 1, 1) : (year + 1, 1, 1)
      number += 1
    }
  }

  @Test(arguments: [(-1, -1), (0, 0), (86_399_999, 0), (86_400_000, 1), (-86_400_000, -1), (-86_400_001, -2)])
  func `an instant's date changes at midnight`(milliseconds: Int64, number: Int) {
    #expect(CalendarDate(of: Timestamp(milliseconds: milliseconds), offset: .zero).epochDay == number)
  }
}
