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
  /// How long after Start the round ended, by an answer or a time-out; nil for any other phase. Unlike
  /// ``QuizEngine/Round/elapsed`` it is also set after a time-out.
  var endedAfter: TimeSpan?

  init(_ round: Round) {
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
    let startedAt: Timestamp = try row["started_at"]
    let item = try ItemRecord(stored: row)
    guard let phase = try PhaseColumns(row).phase(startedAt: startedAt),
      let round = try Round(
        startedAt: startedAt, dayEndsAt: row["day_ends_at"], phase: phase, accumulatedWatchTime: row["watch_time_ms"],
        latestInstant: row["latest_at"])
    else { throw StoreError.damaged(detail: "a round of item \(item.id.number)") }
    try self.init(
      id: row["public_id"], accountID: row["account_id"], date: row["date"],
      difficulty: item.content.question.difficulty, item: item, seed: row["seed"], round: round,
      ranking: RoundRanking(storedAsUnranked: row["is_unranked"], withheld: row["is_withheld"]))
  }
}
