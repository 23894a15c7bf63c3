internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

extension RoundRows {
  /// A player's finished rounds, in the order of their dates.
  func history(of accountID: AccountID) throws -> [PlayedRound] {
    try db.all(RoundStatement.history, [accountID]) { row in
      try PlayedRound(
        date: row["date"], difficulty: row["difficulty"], category: row["category"], verdict: row["verdict"],
        elapsed: row["elapsed_ms"], isVoid: row["is_void"])
    }
  }

  /// A player's finished rounds before a date, the latest date first. Rounds of one date are never split.
  ///
  /// - Parameter limit: at least the number of a date's rounds.
  func past(
    of accountID: AccountID, matching filter: PastRoundFilter, before date: CalendarDate, limit: Int
  ) throws -> [RoundRecord] {
    let found = try db.all(
      RoundStatement.pastRounds,
      [
        "account_id": accountID, "date": date, "difficulty": filter.difficulty, "category": filter.category,
        "result": filter.result, "limit": limit + 1,
      ], RoundRecord.init(stored:))
    // The last date may continue beyond the limit.
    let rounds = found.count > limit ? found.filter { $0.date != found[limit].date } : found
    return rounds.sorted { ($1.date, $0.difficulty) < ($0.date, $1.difficulty) }
  }

  /// All rounds of an account, by date.
  func all(of accountID: AccountID) throws -> [RoundRecord] {
    try db.all(RoundStatement.roundsOfAccount, [accountID], RoundRecord.init(stored:))
  }
}

extension RoundRows where Connection == Transaction {
  /// Deletes an account's rounds. Of those that have ended, counts stay: how often each option was chosen after which
  /// time. They don't name the player.
  func anonymizeAndDeleteAll(of accountID: AccountID) throws {
    try db.lockRows(RoundStatement.lockRounds, [accountID])
    try db.run(RoundStatement.anonymizeRounds, [accountID])
    try db.run(RoundStatement.deleteRounds, [accountID])
  }

  /// Gives a guest's round to an account, unless the account has one of that date and difficulty. It must not be
  /// withheld.
  func move(_ round: RoundRecord, to accountID: AccountID) throws {
    try db.run(RoundStatement.moveRound, [accountID, round.accountID, round.date, round.difficulty])
  }
}
