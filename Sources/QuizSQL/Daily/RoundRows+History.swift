internal import QuizEngine
internal import QuizService

extension RoundRows {
  /// A player's finished rounds, in the order of their dates.
  func history(of account: AccountID) throws -> [PlayedRound] {
    try db.all(DailyQuery.history, [account.number]) { row in
      guard let difficulty = Difficulty(rawValue: try row["difficulty"]),
        let category = QuizEngine.TriviaCategory(rawValue: try row["category"]),
        let outcome = try Self.outcome(phase: row["phase"], isCorrect: row["is_correct"])
      else { throw StoreError.damaged(detail: "a round of account \(account.number)") }
      return try PlayedRound(
        date: CalendarDate(epochDay: row["date"]), difficulty: difficulty, category: category, verdict: outcome,
        watchTime: TimeSpan(milliseconds: row["spent_ms"]),
        elapsed: outcome == .timedOut ? nil : (row["elapsed_ms"] as Int64?).map(TimeSpan.init(milliseconds:)),
        isVoid: row["is_void"])
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
