public import QuizEngine

/// Why the daily game doesn't do what a player asked. Nothing was changed.
public enum DailyError: Error, Hashable, Sendable {
  /// Start was pressed on a page of another date; nothing was started.
  case dateChanged(today: CalendarDate)
  /// This server's clock and the database's are too far apart to start a round by.
  case clockNotSynchronized
  /// Today had ended already at the latest instant that the house has seen: its clock was set back since.
  case dateIsOver
  /// There is no such round, or it is another player's: nobody is told which.
  case noSuchRound
  /// The bank has no question of that language and difficulty.
  case noQuestion
  /// The round is still open.
  case stillOpen
  case round(RoundError)
  /// A report says nothing, or too much.
  case report(ReportError)
  /// A question that can't be practised, or can't be any more.
  case notPracticable
  case store(StoreError)
}

/// What is wrong with a player's report.
public enum ReportError: Hashable, Sendable {
  case empty
  case tooLong
}

extension DailyError {
  init(_ error: DailyStoreError) {
    switch error {
    case .noSuchRound, .notOwner: self = .noSuchRound
    case .bankEmpty: self = .noQuestion
    case .stillOpen: self = .stillOpen
    case .round(let reason): self = .round(reason)
    case .store(let error): self = .store(error)
    }
  }
}
