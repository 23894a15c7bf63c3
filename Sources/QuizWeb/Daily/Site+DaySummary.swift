import QuizEngine
import QuizPages
import QuizService

extension Site {
  /// The player of a visitor with a session (nil on embedded pages), what the header shows about the visitor, and the
  /// day as pages of quizzes show it. The day is nil if the house has no questions for the visitor, on embedded pages,
  /// and if the store doesn't answer. Draws questions that are missing and stores rounds that time has ended, as the
  /// day's own page does, but doesn't pause a running round.
  func loadPlayerAndDay(
    for visitor: Visitor
  ) async -> (player: Player?, navigation: NavigationState, day: DaySummary?) {
    guard !visitor.entryPoint.isEmbedded else {
      return (nil, await loadNavigation(for: visitor), nil)
    }
    let (player, isKnown) = await loadPlayer(of: visitor)
    guard let player else { return (nil, isKnown ? .signedOut : .unknown, await loadDaySummary(for: visitor)) }
    let (today, streak) = await readIfAvailable { try await loadToday(of: player) } ?? (nil, 0)
    return (
      player, navigation(for: player, streak: streak), today.flatMap { DaySummary($0, of: player, for: visitor) }
    )
  }

  /// A player's today and streak. There is no today if its questions can't be drawn; the streak can still be read.
  private func loadToday(of player: Player) async throws -> (today: DayProgress?, streak: Int) {
    do {
      let today = try await services.daily.refreshProgress(of: player)
      return (today, today.streak)
    } catch { return (nil, try await services.daily.streak(of: player)) }
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
