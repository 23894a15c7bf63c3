internal import Foundation
internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Reads and writes rounds.
struct RoundRows<Connection: SQLReader> {
  let db: Connection

  func find(_ id: RoundID) throws -> RoundRecord? { try find(id, locking: nil) }

  /// A player's rounds of a date, in no particular order. They are as stored: time that passed since isn't applied.
  func all(of accountID: AccountID, on date: CalendarDate) throws -> [RoundRecord] {
    try db.all(RoundStatement.roundsOfDate, [accountID.number, date.epochDay], RoundRecord.init(stored:))
  }

  /// A player's unfinished rounds, as stored: time that passed since isn't applied.
  func unfinished(of accountID: AccountID) throws -> [RoundRecord] {
    try db.all(RoundStatement.unfinishedRounds, [accountID.number], RoundRecord.init(stored:))
  }

  /// The first date on which a player started a round; nil before the first.
  func firstDate(of accountID: AccountID) throws -> CalendarDate? {
    let number = try db.first(RoundStatement.firstDate, [accountID.number]) { try $0[0] as Int? }
    return number.flatMap(\.self).map(CalendarDate.init(epochDay:))
  }

  /// The dates in a range on which a player started a round, in no particular order.
  func dates(of accountID: AccountID, in range: ClosedRange<CalendarDate>) throws -> [CalendarDate] {
    try db.all(
      RoundStatement.datesOfRounds, [accountID.number, range.lowerBound.epochDay, range.upperBound.epochDay]
    ) { row in CalendarDate(epochDay: try row[0]) }
  }

  /// The shortest time from Start to a correct answer, pauses included, of a player's rounds of a difficulty before a
  /// date; nil if there is none. Voided questions don't count. Linear in the player's rounds.
  func bestTime(of accountID: AccountID, _ difficulty: Difficulty, before date: CalendarDate) throws -> TimeSpan? {
    let time = try db.first(
      RoundStatement.bestTime, [accountID.number, difficulty.rawValue, date.epochDay]
    ) { try $0[0] as Int64? }
    return time.flatMap(\.self).map(TimeSpan.init(milliseconds:))
  }

  private func find(_ id: RoundID, locking lock: RowLock?) throws -> RoundRecord? {
    try db.first(RoundStatement.round, [Data(id.token.bytes)], locking: lock, RoundRecord.init(stored:))
  }
}

extension RoundRows where Connection == Transaction {
  /// Adds a round that starts now.
  func add(_ new: RoundRecord) throws {
    let item = new.item
    try db.run(
      RoundStatement.addRound,
      [
        new.accountID.number, new.date.epochDay, new.difficulty.rawValue, Data(new.id.token.bytes), item.id.number,
        item.content.question.category.rawValue, new.ranking != .ranked, Int64(bitPattern: new.seed),
        new.round.startedAt.milliseconds, new.round.dayEndsAt.milliseconds, item.isVoid, new.ranking == .withheld,
      ])
  }

  /// Saves the state of a round. ``RoundUpdate`` also counts one that has ended.
  func save(_ record: RoundRecord) throws {
    let round = record.round
    let columns = PhaseColumns(record.round)
    try db.run(
      RoundStatement.saveRound,
      [
        columns.name, columns.runningSince?.milliseconds, columns.lastHeartbeatAt?.milliseconds, columns.chosenOption,
        round.accumulatedWatchTime.milliseconds, columns.endedAfter?.milliseconds, round.latestInstant.milliseconds,
        record.verdict.map { $0 == .correct },
        record.accountID.number, record.date.epochDay, record.difficulty.rawValue,
      ])
  }

  /// Reads a round and locks it against other transactions. The item gets a shared lock, so that it can't be corrected
  /// in the meantime.
  func lock(_ id: RoundID) throws -> RoundRecord? {
    try db.lockRows(RoundStatement.lockRound, [Data(id.token.bytes)])
    return try find(id, locking: .shared)
  }
}
