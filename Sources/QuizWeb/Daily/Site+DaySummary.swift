import QuizEngine
import QuizPages
import QuizService

extension Site {
  /// The player of a visitor with a session, what the header shows about the visitor, and the day as pages of quizzes
  /// show it. The day is nil if the house has no questions for the visitor, on embedded pages, and if the store doesn't
  /// answer. Draws questions that are missing and stores rounds that time has ended, as the day's own page does, but
  /// doesn't pause a running round.
  func loadPlayerAndDay(
    for visitor: Visitor
  ) async -> (player: Player?, navigation: NavigationState, day: DaySummary?) {
    guard !visitor.entryPoint.isEmbedded else {
      let (player, navigation) = await loadPlayerAndNavigation(for: visitor)
      return (player, navigation, nil)
    }
    let (player, isKnown) = await loadPlayer(of: visitor)
    guard let player else { return (nil, isKnown ? .signedOut : .unknown, await loadDaySummary(for: visitor)) }
    let today = await readIfAvailable { try await services.daily.refreshProgress(of: player) }
    return (
      player, navigation(for: player, streak: today?.streak ?? 0),
      today.flatMap { DaySummary($0, of: player, for: visitor) }
    )
  }

  /// The day for a visitor without an account.
  private func loadDaySummary(for visitor: Visitor) async -> DaySummary? {
    guard let languages = await readIfAvailable({ try await services.daily.questionLanguages() }), !languages.isEmpty
    else { return nil }
    var summary = DaySummary()
    summary.questionLanguage = visitor.otherLanguage(visitor.language(ofQuestionsIn: languages))
    return summary
  }
}

extension DaySummary {
  /// Nil if the house has no questions for the player.
  fileprivate init?(_ today: DayProgress, of player: Player, for visitor: Visitor) {
    self.init(
      date: today.date, dayNumber: today.dayNumber,
      marks: DayMarks(today.entries, hidesStopwatch: player.account.settings.hidesStopwatch, at: today.readAt),
      nextOpening: NextOpening(of: player.account.calendar, at: today.readAt))
    questionLanguage = player.readingLanguage.flatMap(visitor.otherLanguage)
    if !hasQuestions { return nil }
  }
}
