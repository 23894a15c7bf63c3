package import QuizEngine
package import StoreStatus

/// Why a request of the daily game failed. Nothing was changed, except what time alone changes: a round whose time is
/// over has ended. See ``StoreError`` for another exception.
package enum DailyError: Error, Hashable, Sendable {
  /// The player pressed Start on a page of another date.
  case dateChanged(today: CalendarDate)
  /// This server's clock and the database's differ too much to start a round.
  case clockNotSynchronized
  /// The date was over already at the latest recorded instant: the clock was set back since.
  case dateIsOver
  /// There is no such round, or it is another player's. It doesn't say which.
  case noSuchRound
  /// The bank has no question of that language and difficulty.
  case noQuestion
  /// The round isn't over.
  case unfinished
  case round(RoundError)
  /// The text of a report is empty or too long.
  case report(ReportError)
  /// The question may not be practised, or not any more.
  case notForPractice
  case store(StoreError)
}

/// What is wrong with a player's report.
package enum ReportError: Hashable, Sendable {
  case empty
  case tooLong
}
