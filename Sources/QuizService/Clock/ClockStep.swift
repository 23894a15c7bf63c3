internal import QuizEngine

/// The clock was set back.
struct ClockStep: Sendable {
  let from: Timestamp
  let to: Timestamp

  /// The time for a round: if the clock was set back while the round ran and hasn't caught up yet, the step is added,
  /// so that the round's time goes on.
  func adjusted(_ now: Timestamp, for round: Round) -> Timestamp {
    let isBehind = now < from + .hours(24) && now < round.latestInstant && round.startedAt <= from
    return isBehind ? now + (from - to) : now
  }
}
