import QuizEngine

extension Texts.Dates {
  static let english = Texts.Dates(
    full: { "\(Weekdays.english.all[$0.weekday].full), \(day($0)) \($0.components.year)" },
    weekday: { "\(Weekdays.english.all[$0.weekday].full), \(day($0))" },
    date: { "\(day($0)) \($0.components.year)" },
    dateAndTime: { "\(day($0)) \($0.components.year), \($1)" },
    range: { range(from: $0.lowerBound, to: $0.upperBound) },
    month: { "\(months[$0.month - 1]) \($0.year)" },
    weekdays: .english,
    decimalMark: ".", seconds: "s")

  private static func day(_ date: CalendarDate) -> String {
    "\(date.components.day) \(months[date.components.month - 1])"
  }

  private static func range(from start: CalendarDate, to end: CalendarDate) -> String {
    let first = start.components
    let last = end.components
    if first.year != last.year { return "\(day(start)) \(first.year) – \(day(end)) \(last.year)" }
    if first.month != last.month { return "\(day(start)) – \(day(end)) \(last.year)" }
    return "\(first.day)–\(day(end)) \(last.year)"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}

extension Texts.Dates.Weekdays {
  static let english = Texts.Dates.Weekdays(
    monday: Name(short: "Mon", full: "Monday"), tuesday: Name(short: "Tue", full: "Tuesday"),
    wednesday: Name(short: "Wed", full: "Wednesday"), thursday: Name(short: "Thu", full: "Thursday"),
    friday: Name(short: "Fri", full: "Friday"), saturday: Name(short: "Sat", full: "Saturday"),
    sunday: Name(short: "Sun", full: "Sunday"))
}
