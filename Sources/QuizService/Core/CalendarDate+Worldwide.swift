public import QuizEngine

extension CalendarDate {
  /// The latest date that has begun somewhere: at UTC+14.
  public init(begunSomewhereAt now: Timestamp) { self.init(of: now, offset: .hours(14)) }

  /// When the last place on earth leaves the date: at UTC−12.
  public var endEverywhere: Timestamp { (self + 1).midnightUTC + .hours(12) }
}
