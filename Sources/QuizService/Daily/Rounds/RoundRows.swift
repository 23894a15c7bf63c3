internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Reads and writes rounds.
struct RoundRows<Connection: SQLReader> {
  let db: Connection

  func find(_ id: RoundID) throws -> RoundRecord? { try find(id, locking: nil) }

  /// A player's rounds of a date, in no particular order. They are as stored: time that passed since isn't applied.
  func all(of accountID: AccountID, on date: CalendarDate) throws -> [RoundRecord] {
    try db.all(RoundStatement.roundsOfDate, [accountID, date], RoundRecord.init(stored:))
  }

  /// The IDs of a player's rounds of a date.
  func ids(of accountID: AccountID, on date: CalendarDate) throws -> [Difficulty: RoundID] {
    let rounds = try db.all(RoundStatement.roundIDsOfDate, [accountID, date]) { row in
      (try row["difficulty"] as Difficulty, try row["public_id"] as RoundID)
    }
    return Dictionary(uniqueKeysWithValues: rounds)
  }

  /// A player's unfinished rounds, as stored: time that passed since isn't applied.
  func unfinished(of accountID: AccountID) throws -> [RoundRecord] {
    try db.all(RoundStatement.unfinishedRounds, [accountID], RoundRecord.init(stored:))
  }

  /// A player's unfinished rounds, and all rounds of a date, in no particular order. They are as stored: time that
  /// passed since isn't applied.
  func unfinished(of accountID: AccountID, andAllOn date: CalendarDate) throws -> [RoundRecord] {
    try db.all(RoundStatement.unfinishedRoundsAndAllOfDate, [accountID, date], RoundRecord.init(stored:))
  }

  /// The date of a player's round; nil if the player has no such round.
  func date(of id: RoundID, of accountID: AccountID) throws -> CalendarDate? {
    try db.first(RoundStatement.dateOfRound, [id, accountID]) { try $0[0] }
  }

  /// The first date on which a player started a round; nil before the first.
  func firstDate(of accountID: AccountID) throws -> CalendarDate? {
    let date = try db.first(RoundStatement.firstDate, [accountID]) { try $0[0] as CalendarDate? }
    return date.flatMap(\.self)
  }

  /// The dates in a range on which a player started a round, in no particular order.
  func dates(of accountID: AccountID, in range: ClosedRange<CalendarDate>) throws -> [CalendarDate] {
    try db.all(RoundStatement.datesOfRounds, [accountID, range.lowerBound, range.upperBound]) { try $0[0] }
  }

  /// The shortest time from Start to a correct answer, pauses included, of a player's rounds of a difficulty before a
  /// date; nil if there is none. Voided questions don't count. Linear in the number of quicker rounds that are not
  /// before the date.
  func bestTime(of accountID: AccountID, _ difficulty: Difficulty, before date: CalendarDate) throws -> TimeSpan? {
    try db.first(RoundStatement.bestTime, [accountID, difficulty, date]) { try $0[0] }
  }

  private func find(_ id: RoundID, locking lock: RowLock?) throws -> RoundRecord? {
    try db.first(RoundStatement.round, [id], locking: lock, RoundRecord.init(stored:))
  }
}

extension RoundRows where Connection == Transaction {
  /// Adds a round that starts now.
  func add(_ new: RoundRecord) throws {
    let item = new.item
    try db.run(
      RoundStatement.addRound,
      [
        "account_id": new.accountID, "date": new.date, "difficulty": new.difficulty, "public_id": new.id,
        "item_id": item.id, "category": item.content.question.category, "is_unranked": new.ranking != .ranked,
        "seed": new.seed, "started_at": new.round.startedAt, "day_ends_at": new.round.dayEndsAt,
        "is_void": item.isVoid, "is_withheld": new.ranking == .withheld,
      ])
  }

  /// Saves the state of a round. ``RoundUpdate`` also counts one that has ended.
  func save(_ record: RoundRecord) throws {
    let round = record.round
    let phase = PhaseColumns(round)
    try db.run(
      RoundStatement.saveRound,
      [
        "phase": phase.name, "running_since": phase.runningSince, "last_heartbeat_at": phase.lastHeartbeatAt,
        "chosen_option": phase.chosenOption, "watch_time_ms": phase.watchTime,
        "ended_after_ms": phase.endedAfter, "latest_at": round.latestInstant,
        "is_correct": record.verdict.map { $0 == .correct }, "account_id": record.accountID, "date": record.date,
        "difficulty": record.difficulty,
      ])
  }

  /// Reads a round and locks it against other transactions. The item gets a shared lock, so that it can't be corrected
  /// in the meantime.
  func lock(_ id: RoundID) throws -> RoundRecord? {
    try db.lockRows(RoundStatement.lockRound, [id])
    return try find(id, locking: .shared)
  }
}
