import QuizEngine

extension Texts.Dates {
  static let english = Texts.Dates(date: { date in
    let (year, month, day) = date.parts
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    return "\(day) \(months[(month - 1) % 12]) \(year)"
  })
}
