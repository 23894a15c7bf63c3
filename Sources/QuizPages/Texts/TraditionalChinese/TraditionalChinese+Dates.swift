import QuizEngine

extension Texts.Dates {
  static let traditionalChinese = Texts.Dates(date: { date in
    let (year, month, day) = date.parts
    return "\(year) 年 \(month) 月 \(day) 日"
  })
}
