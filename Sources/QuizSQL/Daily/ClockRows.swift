internal import QuizEngine
internal import QuizService

/// Statements about the latest instant that the house has seen.
enum ClockQuery: String, PreparedQuery {
  case latest = "SELECT latest, resets FROM house_clock WHERE id = 1"
  case first = "INSERT INTO house_clock (id, latest, resets) VALUES (1, ?, 0) ON CONFLICT (id) DO NOTHING"
  case advance = "UPDATE house_clock SET latest = ?1 WHERE id = 1 AND latest < ?1"
  case reset = "UPDATE house_clock SET latest = ?, resets = resets + 1 WHERE id = 1"
  case addReset = "INSERT INTO clock_reset (was, reason, at) VALUES (?, ?, ?)"
  case resets = "SELECT was, reason, at FROM clock_reset ORDER BY id DESC LIMIT ?"
}

/// Reads and writes the latest instant that the house has seen.
struct ClockRows {
  let db: any SQLSession

  func find(holding hold: Hold? = nil) throws -> LatestInstant? {
    try db.first(ClockQuery.latest, [], holding: hold) { row in
      LatestInstant(instant: Timestamp(milliseconds: try row[0]), resets: try row[1])
    }
  }

  /// Keeps an instant where it is later, unless an operator set the kept one back since its writer looked.
  func note(_ instant: Timestamp, knowing resets: Int) throws -> LatestInstant {
    try db.run(ClockQuery.first, [instant.milliseconds])
    guard let kept = try find(holding: .toChange) else { throw StoreError.damaged(detail: "the house's clock") }
    guard kept.resets == resets, kept.instant < instant else { return kept }
    try db.run(ClockQuery.advance, [instant.milliseconds])
    return LatestInstant(instant: instant, resets: resets)
  }

  func reset(to now: Timestamp, reason: String) throws -> LatestInstant {
    try db.run(ClockQuery.first, [now.milliseconds])
    guard let kept = try find(holding: .toChange) else { throw StoreError.damaged(detail: "the house's clock") }
    try db.run(ClockQuery.addReset, [kept.instant.milliseconds, reason, now.milliseconds])
    try db.run(ClockQuery.reset, [now.milliseconds])
    return kept
  }

  /// The latest first.
  func resets(limit: Int) throws -> [TrailEntry] {
    try db.all(ClockQuery.resets, [limit]) { row in
      TrailEntry(
        deed: .resetClock, item: nil, question: "", by: nil, reason: try row[1],
        at: Timestamp(milliseconds: try row[2]))
    }
  }
}
