internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Reads and writes streaks. A checkpoint holds the streak up to some dates ago; the rounds since then are read.
struct StreakRows<Connection: SQLReader> {
  let db: Connection

  func current(of accountID: AccountID, _ calendar: StreakCalendar) throws -> CurrentStreak {
    let checkpoint = try validCheckpoint(of: accountID, before: calendar.today)
    let finished = try finishedDates(of: accountID, after: checkpoint?.through)
    let oldest = finished.keys.min() ?? calendar.today
    let start = checkpoint ?? StreakCheckpoint(through: oldest - 1, tracker: StreakTracker())
    let status = try status(finished, of: accountID, after: start.through, calendar)
    return CurrentStreak(
      length: start.length(on: calendar.today, status: status),
      needsCheckpoint: calendar.today - oldest >= StreakCheckpoint.interval)
  }

  /// Nil if there is none, if a correction has made it wrong, or if it counts a date that the clock took back.
  private func validCheckpoint(of accountID: AccountID, before today: CalendarDate) throws -> StreakCheckpoint? {
    let found = try db.first(StreakQuery.checkpoint, [accountID.number]) { row in
      (checkpoint: try StreakCheckpoint(stored: row), correction: try row["correction_id"] as Int64)
    }
    guard let found, found.checkpoint.through < today else { return nil }
    let isWrong = try db.first(
      StreakQuery.wasVoidedSince, [found.correction, found.checkpoint.through.epochDay]
    ) { _ in true }
    return isWrong == true ? nil : found.checkpoint
  }

  private func finishedDates(
    of accountID: AccountID, after date: CalendarDate?
  ) throws -> [CalendarDate: StreakDayStatus] {
    let rows = try db.all(StreakQuery.finishedDates, [accountID.number, date?.epochDay ?? Int(Int32.min)]) { row in
      let status: StreakDayStatus = try row["is_done"] ? .done : row["is_void"] ? .neutral : .missed
      return (CalendarDate(epochDay: try row["date"]), status)
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  /// The status of each date since a checkpoint. Voided questions are read only if there is a date without a round.
  private func status(
    _ finished: [CalendarDate: StreakDayStatus], of accountID: AccountID, after date: CalendarDate,
    _ calendar: StreakCalendar
  ) throws -> (CalendarDate) -> StreakDayStatus {
    let isComplete = finished.keys.count { $0 < calendar.today } >= calendar.today - date - 1
    let voided =
      isComplete
      ? [:] : try ItemRows(db: db).voided(for: accountID, in: date + 1...max(date + 1, calendar.today))
    return { date in
      finished[date]
        ?? StreakDayStatus(ofUnplayedDateVoiding: voided[date] ?? [], isInCalendar: calendar.hasDate(date))
    }
  }
}

extension StreakRows where Connection == Transaction {
  /// Stores a checkpoint of the dates whose rounds don't change any more. A transaction that adds rounds of such dates
  /// writes the same mutex row.
  func saveCheckpoint(of accountID: AccountID, _ calendar: StreakCalendar) throws {
    try AccountRows(db: db).acquireMutex(accountID)
    let correction = try db.first(StreakQuery.latestCorrection, []) { try $0[0] as Int64 } ?? 0
    let checkpoint = try validCheckpoint(of: accountID, before: calendar.today)
    let finished = try finishedDates(of: accountID, after: checkpoint?.through)
    guard let oldest = finished.keys.min() else { return }
    let start = checkpoint ?? StreakCheckpoint(through: oldest - 1, tracker: StreakTracker())
    let end = calendar.today - StreakCheckpoint.openDates
    guard end > start.through else { return }
    try save(
      start.extended(through: end, status: status(finished, of: accountID, after: start.through, calendar)),
      of: accountID, correction: correction)
  }

  /// Call it when a round of an earlier date is answered.
  func invalidate(of accountID: AccountID, counting date: CalendarDate) throws {
    try db.run(StreakQuery.deleteIfCounted, [accountID.number, date.epochDay])
  }

  /// Call it when rounds of any date are added.
  func invalidate(of accountID: AccountID) throws { try db.run(StreakQuery.delete, [accountID.number]) }

  private func save(_ checkpoint: StreakCheckpoint, of accountID: AccountID, correction: Int64) throws {
    let tracker = checkpoint.tracker
    try db.run(
      StreakQuery.save,
      [
        accountID.number, checkpoint.through.epochDay, tracker.length, tracker.first?.epochDay, tracker.last?.epochDay,
        tracker.pending?.epochDay, tracker.sinceMiss?.length, tracker.sinceMiss?.first?.epochDay, correction,
      ])
  }
}

extension StreakCheckpoint {
  /// - Parameter row: has the columns of `streak_checkpoint`.
  fileprivate init(stored row: SQLRow) throws {
    func date(_ column: String) throws -> CalendarDate? {
      try (row[column] as Int?).map(CalendarDate.init(epochDay:))
    }
    let sinceMiss = try (row["day_count_since_miss"] as Int?).map {
      StreakTracker.SinceMiss(length: $0, first: try date("first_date_since_miss"))
    }
    guard
      let tracker = try StreakTracker(
        length: row["day_count"], first: date("first_date"), last: date("last_date"), pending: date("pending_date"),
        sinceMiss: sinceMiss)
    else { throw StoreError.damaged(detail: "a streak") }
    self.init(through: CalendarDate(epochDay: try row["through_date"]), tracker: tracker)
  }
}
