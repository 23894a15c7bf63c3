import QuizEngine

extension Texts.Dates {
  static let english = Texts.Dates(
    full: { "\(Weekdays.english.all[$0.weekday].full), \(day($0)) \($0.components.year)" },
    weekday: { "\(Weekdays.english.all[$0.weekday].full), \(day($0))" },
    date: { "\(day($0)) \($0.components.year)" },
    dateAndTime: { "\(day($0)) \($0.components.year), \($1)" },
    week: { week(from: $0, to: $0 + 6) },
    month: { "\(months[$0.month - 1]) \($0.year)" },
    weekdays: .english,
    decimalMark: ".", seconds: "s")

  private static func day(_ date: CalendarDate) -> String {
    "\(date.components.day) \(months[date.components.month - 1])"
  }

  private static func week(from monday: CalendarDate, to sunday: CalendarDate) -> String {
    let (first, last) = (monday.components, sunday.components)
    if first.year != last.year { return "\(day(monday)) \(first.year) – \(day(sunday)) \(last.year)" }
    if first.month != last.month { return "\(day(monday)) – \(day(sunday)) \(last.year)" }
    return "\(first.day)–\(day(sunday)) \(last.year)"
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
