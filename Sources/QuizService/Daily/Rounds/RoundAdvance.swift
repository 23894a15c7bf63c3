internal import QuizDatabase
internal import QuizEngine

/// Saves a player's unfinished rounds that have changed without an answer: those whose time is over end, those whose
/// pages were left pause, and those that still run keep the latest instant.
struct RoundAdvance: Sendable {
  let accountID: AccountID
  let now: Timestamp
  /// Whether the player went to another page; see ``RoundAction/leave``.
  var pausesRunningRounds = false
  /// The last step back of the clock, which takes no time away from a round that is left.
  var clockStep: ClockStep?

  func run(in db: Transaction) throws {
    let rows = RoundRows(db: db)
    for stored in try rows.unfinished(of: accountID).compactMap({ try rows.lock($0.id) }) {
      if let record = changed(stored) { try RoundUpdate(record: record).run(in: db) }
    }
  }

  /// The round as it must be saved; nil if it stays as it is stored. A running round is saved for any change: its
  /// player has seen the time, and a clock that is set back must not take that away.
  func changed(_ stored: RoundRecord) -> RoundRecord? {
    let record =
      pausesRunningRounds
      ? stored.left(at: clockStep?.adjusted(now, for: stored.round) ?? now) : stored.advanced(to: now)
    if case .running = record.round.phase { return record.round == stored.round ? nil : record }
    return record.round.phase == stored.round.phase ? nil : record
  }
}
