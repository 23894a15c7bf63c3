internal import QuizEngine
internal import QuizService

extension RoundRows {
  /// A player's rounds that are over, by date.
  func history(of account: AccountID) throws -> [PlayedRound] {
    try db.all(DailyQuery.history, [account.number]) { row in
      guard let difficulty = Difficulty(rawValue: try row[1]),
        let category = QuizEngine.TriviaCategory(rawValue: try row[2]),
        let outcome = try Self.outcome(phase: row[3], isCorrect: row[4])
      else { throw StoreError.damaged(detail: "a round of account \(account.number)") }
      return try PlayedRound(
        date: CalendarDate(epochDay: row[0]), difficulty: difficulty, category: category, verdict: outcome,
        watchTime: TimeSpan(milliseconds: row[5]),
        elapsed: outcome == .timedOut ? nil : (row[6] as Int64?).map(TimeSpan.init(milliseconds:)), isVoid: row[7])
    }
  }

  private static func outcome(phase: String, isCorrect: Bool) -> PlayedRound.Verdict? {
    switch phase {
    case "answered": isCorrect ? .correct : .wrong
    case "timedOut": .timedOut
    case "expired": .expired
    default: nil
    }
  }
}
