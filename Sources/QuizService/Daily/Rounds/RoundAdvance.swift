internal import QuizDatabase
internal import QuizEngine

/// What time, and the player's way through the site, change in a player's unfinished rounds. Saves those whose time is
/// over, those whose pages were left, and those that still run: they keep the latest instant.
struct RoundAdvance: Sendable {
  /// The rounds whose pages the player left; see ``QuizEngine/Round/leave(at:)``.
  enum LeftRounds: Hashable, Sendable {
    case none, all
    case one(RoundID)
  }

  let accountID: AccountID
  let now: Timestamp
  var leftRounds = LeftRounds.none
  /// The round whose page is shown; nil for any other page.
  var shownRoundID: RoundID?
  /// The last step back of the clock, which takes no time away from a round.
  var clockStep: ClockStep?

  /// - Returns: the rounds that were saved.
  func run(in db: Transaction) throws -> [RoundRecord] {
    let rows = RoundRows(db: db)
    let changed = try rows.unfinished(of: accountID).compactMap { try rows.lock($0.id) }.compactMap(changed)
    for record in changed { try RoundUpdate(record: record).run(in: db) }
    return changed
  }

  /// The round as it is now. A finished one stays as it is.
  func applied(to stored: RoundRecord) -> RoundRecord {
    let now = clockStep?.adjusted(now, for: stored.round) ?? now
    let isLeft = leftRounds == .all || leftRounds == .one(stored.id)
    return isLeft ? stored.left(at: now) : stored.advanced(to: now)
  }

  /// The round as it must be saved; nil if it stays as it is stored. The time of a round that runs or is shown is
  /// saved, because its player has seen it, and a clock that is set back must not take it away. Less than a second
  /// isn't saved: it costs a commit for each redirect, and is lost only if the server also ends before the next one.
  func changed(_ stored: RoundRecord) -> RoundRecord? {
    let record = applied(to: stored)
    guard record.round.phase == stored.round.phase else { return record }
    let isTimeSeen = record.isRunning || record.id == shownRoundID
    return isTimeSeen && record.round.latestInstant - stored.round.latestInstant >= .seconds(1) ? record : nil
  }
}

extension RoundRecord {
  fileprivate var isRunning: Bool { if case .running = round.phase { true } else { false } }
}
