internal import QuizEngine
internal import QuizService

extension RoundRows {
  /// A player's finished rounds, in the order of their dates.
  func history(of account: AccountID) throws -> [PlayedRound] {
    try db.all(RoundQuery.history, [account.number]) { row in
      guard let difficulty = Difficulty(rawValue: try row["difficulty"]),
        let category = TriviaCategory(rawValue: try row["category"]),
        let verdict = try Self.verdict(phase: row["phase"], isCorrect: row["is_correct"])
      else { throw StoreError.damaged(detail: "a round of account \(account.number)") }
      return try PlayedRound(
        date: CalendarDate(epochDay: row["date"]), difficulty: difficulty, category: category, verdict: verdict,
        watchTime: TimeSpan(milliseconds: row["watch_time_ms"]),
        elapsed: verdict == .timedOut ? nil : (row["elapsed_ms"] as Int64?).map(TimeSpan.init(milliseconds:)),
        isVoid: row["is_void"])
    }
  }

  private static func verdict(phase: String, isCorrect: Bool) -> PlayedRound.Verdict? {
    switch phase {
    case "answered": isCorrect ? .correct : .wrong
    case "timedOut": .timedOut
    case "expired": .expired
    default: nil
    }
  }
}
