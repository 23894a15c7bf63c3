import QuizEngine
import QuizPages
import QuizService

extension Site {
  /// The day as pages of quizzes show it; nil if the house has no questions for the player, or the store doesn't answer.
  /// It draws questions that are missing and stores rounds that time has ended, as the day's own page does, but doesn't
  /// pause a running round.
  ///
  /// - Parameter player: nil for a visitor without an account.
  func loadDaySummary(of player: Player?, for visitor: Visitor) async -> DaySummary? {
    guard let player else {
      guard let languages = await readIfAvailable({ try await house.daily.questionLanguages() }), !languages.isEmpty
      else {
        return nil
      }
      var summary = DaySummary()
      summary.questionLanguage = visitor.otherLanguage(visitor.language(ofQuestionsIn: languages))
      return summary
    }
    let calendar = player.account.calendar
    let now = house.dependencies.now()
    guard
      let day = await readIfAvailable({
        try await house.daily.progress(of: player, on: calendar.date(at: now))
      })
    else { return nil }
    var summary = DaySummary(
      date: day.date, dayNumber: day.dayNumber,
      marks: DayMarks(day.entries, hidesStopwatch: player.account.settings.hidesStopwatch, at: now),
      next: NextOpening(of: calendar, at: now))
    summary.questionLanguage = player.readingLanguage.flatMap(visitor.otherLanguage)
    return summary.hasQuestions ? summary : nil
  }
}
