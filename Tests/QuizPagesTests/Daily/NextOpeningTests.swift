import QuizEngine
import Testing

@testable import QuizPages

@Suite struct NextOpeningTests {
  @Test(arguments: [
    (Int64(0), 0, 0), (1, 0, 1), (60_000, 0, 1), (60_001, 0, 2), (3_599_999, 1, 0), (18_720_000, 5, 12), (-5, 0, 0),
  ])
  func `the questions never open later than announced`(left: Int64, hours: Int, minutes: Int) {
    let wait = NextOpening(date: DailySamples.date, time: .zero, timeLeft: TimeSpan(milliseconds: left))
      .hoursAndMinutesLeft
    #expect(wait == (hours, minutes))
  }

  @Test(arguments: [(Int64(0), "00:00"), (60, "01:00"), (1439, "23:59"), (30, "00:30")])
  func `the time of day shows hours and minutes`(minutes: Int64, expected: String) {
    #expect(NextOpening(date: DailySamples.date, time: .minutes(minutes), timeLeft: .zero).timeOfDay == expected)
  }
}
