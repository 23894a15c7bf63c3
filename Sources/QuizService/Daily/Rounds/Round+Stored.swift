internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// The name of a round's phase in its column. Statements name some of them, too.
enum StoredPhase: String, CaseIterable, Sendable {
  case running
  case paused
  case answered
  case timedOut
  case expired
}

/// The columns of a round that store its phase.
struct PhaseColumns {
  var name: StoredPhase
  var runningSince: Timestamp?
  var lastHeartbeatAt: Timestamp?
  var chosenOption: Int?
  /// How long the stopwatch had run when it was stopped last, without pauses.
  var watchTime: TimeSpan
  /// How long after Start the round ended, by an answer or a time-out; nil for any other phase. Unlike
  /// ``QuizEngine/Round/elapsed`` it is also set after a time-out.
  var endedAfter: TimeSpan?

  init(_ round: Round) {
    watchTime = round.accumulatedWatchTime
    switch round.phase {
    case .running(let since, let lastHeartbeatAt):
      name = .running
      runningSince = since
      self.lastHeartbeatAt = lastHeartbeatAt
    case .paused: name = .paused
    case .answered(let option, let at):
      name = .answered
      chosenOption = option
      endedAfter = at - round.startedAt
    case .timedOut(let at):
      name = .timedOut
      endedAfter = at - round.startedAt
    case .expired: name = .expired
    }
  }

  init(_ row: SQLRow) throws {
    name = try row["phase"]
    runningSince = try row["running_since"]
    lastHeartbeatAt = try row["last_heartbeat_at"]
    chosenOption = try row["chosen_option"]
    watchTime = try row["watch_time_ms"]
    endedAfter = try row["ended_after_ms"]
  }

  /// Nil if the columns contradict each other.
  func phase(startedAt: Timestamp) -> Round.Phase? {
    switch name {
    case .running: runningSince.map { .running(since: $0, lastHeartbeatAt: lastHeartbeatAt) }
    case .paused: .paused
    case .answered: chosenOption.flatMap { option in endedAfter.map { .answered(option: option, at: startedAt + $0) } }
    case .timedOut: endedAfter.map { .timedOut(at: startedAt + $0) }
    case .expired: .expired
    }
  }
}

extension RoundRecord {
  /// - Parameter row: has the columns of `round_with_item`.
  init(stored row: SQLRow) throws {
    // In the order of the view's columns, in which they are found at once.
    let item = try ItemRecord(stored: row)
    let id: RoundID = try row["public_id"]
    let accountID: AccountID = try row["account_id"]
    let date: CalendarDate = try row["date"]
    let seed: UInt64 = try row["seed"]
    let startedAt: Timestamp = try row["started_at"]
    let dayEndsAt: Timestamp = try row["day_ends_at"]
    let columns = try PhaseColumns(row)
    guard let phase = columns.phase(startedAt: startedAt),
      let round = try Round(
        startedAt: startedAt, dayEndsAt: dayEndsAt, phase: phase, accumulatedWatchTime: columns.watchTime,
        latestInstant: row["latest_at"])
    else { throw StoreError.damaged(detail: "a round of item \(item.id.number)") }
    try self.init(
      id: id, accountID: accountID, date: date, difficulty: item.content.question.difficulty, item: item, seed: seed,
      round: round, ranking: RoundRanking(storedAsUnranked: row["is_unranked"], withheld: row["is_withheld"]))
  }
}
