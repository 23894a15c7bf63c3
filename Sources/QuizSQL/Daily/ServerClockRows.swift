internal import QuizEngine
internal import QuizService

/// Statements about the latest instant that the house has seen.
enum ServerClockQuery: String, PreparedQuery {
  case latest = "SELECT latest, resets FROM house_clock WHERE id = 1"
  case first = "INSERT INTO house_clock (id, latest, resets) VALUES (1, ?, 0) ON CONFLICT (id) DO NOTHING"
  case advance = "UPDATE house_clock SET latest = ?1 WHERE id = 1 AND latest < ?1"
  case reset = "UPDATE house_clock SET latest = ?, resets = resets + 1 WHERE id = 1"
  case addReset = "INSERT INTO clock_reset (was, reason, at) VALUES (?, ?, ?)"
  case resets = "SELECT was, reason, at FROM clock_reset ORDER BY id DESC LIMIT ?"
}

/// Reads and writes the latest instant that the house has seen.
struct ServerClockRows {
  let db: any SQLConnection

  func find(holding hold: RowLock? = nil) throws -> LatestInstant? {
    try db.first(ServerClockQuery.latest, [], locking: hold) { row in
      LatestInstant(instant: Timestamp(milliseconds: try row[0]), resets: try row[1])
    }
  }

  /// Keeps an instant where it is later, unless an operator set the kept one back since its writer looked.
  func note(_ instant: Timestamp, knowing resets: Int) throws -> LatestInstant {
    try db.run(ServerClockQuery.first, [instant.milliseconds])
    guard let kept = try find(holding: .exclusive) else { throw StoreError.damaged(detail: "the house's clock") }
    guard kept.resets == resets, kept.instant < instant else { return kept }
    try db.run(ServerClockQuery.advance, [instant.milliseconds])
    return LatestInstant(instant: instant, resets: resets)
  }

  func reset(to now: Timestamp, reason: String) throws -> LatestInstant {
    try db.run(ServerClockQuery.first, [now.milliseconds])
    guard let kept = try find(holding: .exclusive) else { throw StoreError.damaged(detail: "the house's clock") }
    try db.run(ServerClockQuery.addReset, [kept.instant.milliseconds, reason, now.milliseconds])
    try db.run(ServerClockQuery.reset, [now.milliseconds])
    return kept
  }

  /// The latest first.
  func resets(limit: Int) throws -> [AuditLogEntry] {
    try db.all(ServerClockQuery.resets, [limit]) { row in
      AuditLogEntry(
        action: .resetClock, item: nil, question: "", operatorName: nil, reason: try row[1],
        doneAt: Timestamp(milliseconds: try row[2]))
    }
  }
}
