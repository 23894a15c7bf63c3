internal import Foundation
internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Reads and writes rounds. Reads also work outside a transaction.
struct RoundRows {
  /// A round after an action, and whether that action answered it.
  struct ActionResult: Sendable {
    let record: RoundRecord
    let isAnswered: Bool
  }

  let db: any SQLConnection

  func find(_ id: RoundID) throws -> RoundRecord? { try find(id, locking: nil) }

  /// A player's rounds of a date, in no particular order. They are as stored: time that passed since isn't applied.
  func all(of account: AccountID, on date: CalendarDate) throws -> [RoundRecord] {
    try db.all(RoundQuery.roundsOfDate, [account.number, date.epochDay], RoundRecord.init(stored:))
  }

  /// A player's open rounds, as stored: time that passed since isn't applied.
  func open(of account: AccountID) throws -> [RoundRecord] {
    try db.all(RoundQuery.openRounds, [account.number], RoundRecord.init(stored:))
  }

  /// A player's rounds of one date, and those of other dates that are still open, as they are at `now`.
  func current(of account: AccountID, on date: CalendarDate, at now: Timestamp) throws -> CurrentRounds {
    CurrentRounds(open: try open(of: account), ofDate: try all(of: account, on: date), date: date, at: now)
  }

  /// Whether time has changed one of a player's open rounds, so that it must be saved; see ``settle(of:at:)``.
  func needsSettling(of account: AccountID, at now: Timestamp) throws -> Bool {
    try open(of: account).contains { $0.settled(at: now).needsSaving(after: $0) }
  }

  /// The first date on which a player started a round; nil before the first.
  func firstDate(of account: AccountID) throws -> CalendarDate? {
    let number = try db.first(RoundQuery.firstDate, [account.number]) { try $0[0] as Int? }
    return number.flatMap(\.self).map(CalendarDate.init(epochDay:))
  }

  /// The shortest time from Start to a correct answer, pauses included, of a player's rounds of a difficulty before a
  /// date; nil if there is none. Voided questions don't count. Linear in the player's rounds.
  func bestTime(of account: AccountID, _ difficulty: Difficulty, before date: CalendarDate) throws -> TimeSpan? {
    let time = try db.first(
      RoundQuery.bestTime, [account.number, difficulty.rawValue, date.epochDay]
    ) { try $0[0] as Int64? }
    return time.flatMap(\.self).map(TimeSpan.init(milliseconds:))
  }

  func start(_ start: NewRound) throws -> Result<RoundRecord, DailyError> {
    let primaryKey: SQLArguments = [start.account.number, start.date.epochDay, start.difficulty.rawValue]
    if let present = try db.first(RoundQuery.roundOfDate, primaryKey, RoundRecord.init(stored:)) {
      return .success(present)
    }
    guard let isGuest = try db.first(RoundQuery.isGuest, [start.account.number], { try $0[0] as Bool }) else {
      throw StoreError.refused(detail: "a round of an account that isn't there")
    }
    guard let found = try item(for: start) else { return .failure(.noQuestion) }
    let isWithheld = start.isWithheld && !isGuest
    try ItemRows(db: db).addStart(on: found)
    let item = found.scheduled
    try db.run(
      RoundQuery.addRound,
      primaryKey + [
        Data(start.id.token.bytes), item.id.number, item.item.question.category.rawValue,
        isGuest || isWithheld,
        Int64(bitPattern: start.seed), start.started.milliseconds, start.dayEnd.milliseconds, item.isVoid,
        isWithheld,
      ])
    return .success(
      RoundRecord(
        id: start.id, account: start.account, date: start.date, difficulty: start.difficulty, item: item,
        seed: start.seed, round: Round(started: start.started, dayEnd: start.dayEnd), isByGuest: isGuest,
        isWithheld: isWithheld))
  }

  /// Applies an action to a round. Changes that time alone made, such as a time-out, are saved even if the action is
  /// refused.
  func apply(
    _ action: RoundAction, to id: RoundID, of account: AccountID, at now: Timestamp
  ) throws -> Result<ActionResult, DailyError> {
    guard let found = try locked(id) else { return .failure(.noSuchRound) }
    var record = found
    var rejection: DailyError?
    do throws(DailyError) { try record.apply(action, by: account, at: now) } catch { rejection = error }
    if record.round != found.round { try save(record) }
    if let rejection { return .failure(rejection) }
    return .success(ActionResult(record: record, isAnswered: found.round.elapsed == nil && record.round.elapsed != nil))
  }

  /// Ends a player's open rounds whose time is over, and counts them. For rounds that still run it saves the latest
  /// instant.
  func settle(of account: AccountID, at now: Timestamp) throws {
    for found in try open(of: account).compactMap({ try locked($0.id) }) {
      var record = found
      record.settle(at: now)
      if record.needsSaving(after: found) { try save(record) }
    }
  }

  /// Saves a round. If it has ended, its answer and its score are counted.
  private func save(_ record: RoundRecord) throws {
    let (round, columns) = (record.round, PhaseColumns(record.round))
    try db.run(
      RoundQuery.saveRound,
      [
        columns.name, columns.since?.milliseconds, columns.lastHeartbeat?.milliseconds, columns.option,
        round.accumulatedWatchTime.milliseconds, columns.elapsed?.milliseconds, round.latestInstant.milliseconds,
        record.isAnswerCorrect,
        record.account.number, record.date.epochDay, record.difficulty.rawValue,
      ])
    guard round.isOver else { return }
    try db.run(ItemQuery.incrementAnswerCount, [record.item.id.number, columns.option ?? -1])
    try WeekScoreRows(db: db).add(record)
    try RoundStatisticsRows(db: db).add(record)
    if columns.option != nil { try StreakRows(db: db).invalidate(of: record.account, counting: record.date) }
  }

  /// Reads a round and locks it against other transactions. The item gets a shared lock, so that it can't be corrected
  /// in the meantime.
  private func locked(_ id: RoundID) throws -> RoundRecord? {
    try db.lockRows(RoundQuery.lockRound, [Data(id.token.bytes)])
    return try find(id, locking: .shared)
  }

  private func find(_ id: RoundID, locking lock: RowLock?) throws -> RoundRecord? {
    try db.first(RoundQuery.round, [Data(id.token.bytes)], locking: lock, RoundRecord.init(stored:))
  }

  private func item(for start: NewRound) throws -> ItemRows.StoredItem? {
    let items = ItemRows(db: db)
    return switch start.draw {
    case .shared:
      try items.scheduleItem(start.language, start.difficulty, on: start.date, drawing: start.drawSeed)
    case .personal:
      try items.drawItem(start.language, start.difficulty, for: start.account, on: start.date, drawing: start.drawSeed)
    }
  }
}
