import QuizEngine
import QuizPages
import QuizService

extension Site {
  /// The day as pages of quizzes show it; nil if the house has no questions for the player, or the store doesn't
  /// answer. It draws questions that are missing and stores rounds that time has ended, as the day's own page does, but
  /// doesn't pause a running round.
  ///
  /// - Parameter player: nil for a visitor without an account.
  func loadDaySummary(of player: Player?, for visitor: Visitor) async -> DaySummary? {
    guard let player else {
      guard let languages = await readIfAvailable({ try await services.daily.questionLanguages() }), !languages.isEmpty
      else {
        return nil
      }
      var summary = DaySummary()
      summary.questionLanguage = visitor.otherLanguage(visitor.language(ofQuestionsIn: languages))
      return summary
    }
    guard let today = await readIfAvailable({ try await services.daily.refreshProgress(of: player) }) else {
      return nil
    }
    var summary = DaySummary(
      date: today.date, dayNumber: today.dayNumber,
      marks: DayMarks(today.entries, hidesStopwatch: player.account.settings.hidesStopwatch, at: today.readAt),
      nextOpening: NextOpening(of: player.account.calendar, at: today.readAt))
    summary.questionLanguage = player.readingLanguage.flatMap(visitor.otherLanguage)
    return summary.hasQuestions ? summary : nil
  }
}
