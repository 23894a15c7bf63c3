import QuizEngine

extension Texts.Dates {
  static let russian = Texts.Dates(
    full: { "\(capitalized[$0.weekday]), \(day($0)) \($0.components.year)\u{A0}г." },
    weekday: { "\(capitalized[$0.weekday]), \(day($0))" },
    date: { "\(day($0)) \($0.components.year)\u{A0}г." },
    dateAndTime: { "\(day($0)) \($0.components.year)\u{A0}г., \($1)" },
    range: { range(from: $0.lowerBound, to: $0.upperBound) },
    month: { "\(months[$0.month - 1].name) \($0.year)" },
    weekdays: .russian,
    decimalMark: ",", seconds: "с")

  private static func day(_ date: CalendarDate) -> String {
    "\(date.components.day)\u{A0}\(months[date.components.month - 1].dated)"
  }

  private static func range(from start: CalendarDate, to end: CalendarDate) -> String {
    let first = start.components
    let last = end.components
    if first.year != last.year { return "\(day(start)) \(first.year)\u{A0}— \(day(end)) \(last.year)\u{A0}г." }
    if first.month != last.month { return "\(day(start))\u{A0}— \(day(end)) \(last.year)\u{A0}г." }
    return "\(first.day)–\(day(end)) \(last.year)\u{A0}г."
  }

  private static let capitalized = [
    "Понедельник", "Вторник", "Среда", "Четверг", "Пятница", "Суббота", "Воскресенье",
  ]

  /// A month as a heading, and after a day.
  private static let months: [(name: String, dated: String)] = [
    ("Январь", "января"), ("Февраль", "февраля"), ("Март", "марта"), ("Апрель", "апреля"), ("Май", "мая"),
    ("Июнь", "июня"), ("Июль", "июля"), ("Август", "августа"), ("Сентябрь", "сентября"), ("Октябрь", "октября"),
    ("Ноябрь", "ноября"), ("Декабрь", "декабря"),
  ]
}

extension Texts.Dates.Weekdays {
  static let russian = Texts.Dates.Weekdays(
    monday: Name(short: "пн", full: "понедельник"), tuesday: Name(short: "вт", full: "вторник"),
    wednesday: Name(short: "ср", full: "среда"), thursday: Name(short: "чт", full: "четверг"),
    friday: Name(short: "пт", full: "пятница"), saturday: Name(short: "сб", full: "суббота"),
    sunday: Name(short: "вс", full: "воскресенье"))
}
