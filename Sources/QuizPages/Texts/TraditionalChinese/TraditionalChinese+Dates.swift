import QuizEngine

extension Texts.Dates {
  static let traditionalChinese = Texts.Dates(
    full: { "\(day($0)) \(Weekdays.traditionalChinese.all[$0.weekday].full)" },
    weekday: { "\($0.components.month) 月 \($0.components.day) 日 \(Weekdays.traditionalChinese.all[$0.weekday].full)" },
    date: { day($0) },
    dateAndTime: { "\(day($0)) \($1)" },
    range: { range(from: $0.lowerBound, to: $0.upperBound) },
    month: { "\($0.year) 年 \($0.month) 月" },
    weekdays: .traditionalChinese,
    decimalMark: ".", seconds: "秒")

  private static func day(_ date: CalendarDate) -> String {
    let (year, month, day) = date.components
    return "\(year) 年 \(month) 月 \(day) 日"
  }

  private static func range(from start: CalendarDate, to end: CalendarDate) -> String {
    let first = start.components
    let last = end.components
    if first.year != last.year { return "\(day(start))至 \(day(end))" }
    if first.month != last.month { return "\(day(start))至 \(last.month) 月 \(last.day) 日" }
    return "\(day(start))至 \(last.day) 日"
  }
}

extension Texts.Dates.Weekdays {
  static let traditionalChinese = Texts.Dates.Weekdays(
    monday: Name(short: "一", full: "星期一"), tuesday: Name(short: "二", full: "星期二"),
    wednesday: Name(short: "三", full: "星期三"), thursday: Name(short: "四", full: "星期四"),
    friday: Name(short: "五", full: "星期五"), saturday: Name(short: "六", full: "星期六"),
    sunday: Name(short: "日", full: "星期日"))
}
