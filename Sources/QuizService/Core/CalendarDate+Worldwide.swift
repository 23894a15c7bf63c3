package import QuizEngine

extension CalendarDate {
  /// The latest date that has begun somewhere on Earth: the date at UTC+14.
  package init(begunSomewhereAt now: Timestamp) { self.init(of: now, offset: .hours(14)) }

  /// The earliest date that hasn't ended everywhere on Earth: the date at UTC−12.
  package init(goingOnSomewhereAt now: Timestamp) { self.init(of: now, offset: .hours(-12)) }

  /// When the date ends in the last place on Earth, at UTC−12.
  package var endEverywhere: Timestamp { (self + 1).midnightUTC + .hours(12) }
}
