internal import QuizDatabase
internal import QuizEngine

/// Counts a player's streak. A checkpoint holds the streak up to some dates ago; only the rounds since then are read.
struct StreakReader<Connection: SQLReader> {
  let db: Connection
  let accountID: AccountID
  let calendar: StreakCalendar

  /// The current streak in days; 0 for none.
  func length() throws -> Int {
    let past = try past()
    return past.start.length(on: calendar.today, with: try dates(of: past))
  }

  /// A checkpoint of the dates whose rounds don't change any more; nil if the last one isn't old; see
  /// ``StreakCheckpoint/interval``.
  func nextCheckpoint() throws -> StreakCheckpoint? {
    let past = try past()
    guard calendar.today - past.oldest >= StreakCheckpoint.interval else { return nil }
    return past.start.extended(through: calendar.today - StreakCheckpoint.openDates, with: try dates(of: past))
  }

  /// What is known of the dates until today.
  private struct Past {
    /// The last valid checkpoint; without one, an empty streak before the first finished date.
    let start: StreakCheckpoint
    /// The finished dates since then, in order.
    let finished: [StreakDates.Played]
    /// The first of these; today if there is none.
    let oldest: CalendarDate
  }

  private func past() throws -> Past {
    let checkpoint = try validCheckpoint()
    let finished = try StreakRows(db: db).finishedDates(of: accountID, after: checkpoint?.through)
    let oldest = finished.first?.date ?? calendar.today
    return Past(
      start: checkpoint ?? StreakCheckpoint(through: oldest - 1, tracker: StreakTracker()), finished: finished,
      oldest: oldest)
  }

  /// Nil if there is none, if a correction has made it wrong, or if it counts a date that the clock took back.
  private func validCheckpoint() throws -> StreakCheckpoint? {
    guard let (checkpoint, isWrong) = try StreakRows(db: db).checkpoint(of: accountID), !isWrong,
      checkpoint.through < calendar.today
    else { return nil }
    return checkpoint
  }

  /// The dates since a checkpoint. Voided questions are read only if there is a date without a round, and a streak that
  /// it could break.
  private func dates(of past: Past) throws -> StreakDates {
    let (date, calendar) = (past.start.through, calendar)
    let hasNoStreak = past.finished.isEmpty && past.start.tracker.length == 0
    let isComplete = past.finished.count { $0.date < calendar.today } >= calendar.today - date - 1
    let voided =
      hasNoStreak || isComplete
      ? [:] : try ItemRows(db: db).voided(for: accountID, in: date + 1...max(date + 1, calendar.today))
    return StreakDates(played: past.finished) { date in
      StreakDayStatus(ofUnplayedDateVoiding: voided[date] ?? [], isInCalendar: calendar.hasDate(date))
    }
  }
}
