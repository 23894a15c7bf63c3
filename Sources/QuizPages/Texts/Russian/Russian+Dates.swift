import QuizEngine

extension Texts.Dates {
  static let russian = Texts.Dates(date: { date in
    let (year, month, day) = date.parts
    let months = [
      "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября",
      "декабря",
    ]
    return "\(day)\u{A0}\(months[(month - 1) % 12]) \(year)\u{A0}г."
  })
}
