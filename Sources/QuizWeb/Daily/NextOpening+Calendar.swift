import QuizEngine
import QuizPages
import QuizService

extension NextOpening {
  /// When a player's next date begins.
  init(of calendar: PlayerCalendar<IANATimeZone>, at now: Timestamp) {
    let ends = calendar.end(ofDateAt: now)
    let date = calendar.date(at: ends)
    self.init(date: date, time: calendar.timeOfDay(at: ends), timeLeft: ends - now)
  }
}
