extension Round {
  /// Applies the changes that come from time alone. There are three: a page that sends no more heartbeats pauses the
  /// round as of its last heartbeat; a time of ``timeLimit`` on the stopwatch ends it; the end of the date ends a
  /// paused round. Every other method calls this one first. A finished round doesn't change.
  public mutating func advance(to instant: Timestamp) {
    guard !isFinished else { return }
    let now = recordLatest(instant)
    if case .running(let since, let lastHeartbeatAt) = phase {
      let runsOut = since + (Self.timeLimit - accumulatedWatchTime)
      if let lastHeartbeatAt, now - lastHeartbeatAt > Self.heartbeatTimeout, lastHeartbeatAt < dayEndsAt,
        lastHeartbeatAt < runsOut
      {
        stop(at: lastHeartbeatAt)
      } else if now >= runsOut {
        stop(at: runsOut)
        phase = .timedOut(at: runsOut)
      }
    }
    if phase == .paused, now >= dayEndsAt { phase = .expired }
  }

  /// Notes that the page is still open. A paused round stays paused.
  ///
  /// - Throws: ``RoundError/over`` if the round is over.
  public mutating func recordHeartbeat(at instant: Timestamp) throws(RoundError) {
    try requireUnfinished(at: instant)
    if case .running(let since, _) = phase { phase = .running(since: since, lastHeartbeatAt: latestInstant) }
  }

  /// Stops the stopwatch. This does nothing if the round is paused already.
  ///
  /// - Throws: ``RoundError/over`` if the round is over; ``RoundError/pastMidnight`` if its date has ended.
  public mutating func pause(at instant: Timestamp) throws(RoundError) {
    try requireUnfinished(at: instant)
    guard phase != .paused else { return }
    guard latestInstant < dayEndsAt else { throw .pastMidnight }
    stop(at: latestInstant)
  }

  /// Starts the stopwatch again. This does nothing if the round runs already.
  ///
  /// - Throws: ``RoundError/over`` if the round is over.
  public mutating func resume(at instant: Timestamp) throws(RoundError) {
    try requireUnfinished(at: instant)
    guard phase == .paused else { return }
    phase = .running(since: latestInstant, lastHeartbeatAt: nil)
  }

  /// Pauses a round whose page was left. Only a page with JavaScript pauses its round by leaving: one that has sent a
  /// heartbeat. After the end of the date a round can't be paused, and a round that is over stays as it is.
  public mutating func leave(at instant: Timestamp) {
    advance(to: instant)
    guard case .running(_, .some) = phase, latestInstant < dayEndsAt else { return }
    stop(at: latestInstant)
  }

  /// Records the answer and ends the round. A page that sent no heartbeats for a while, because it had no network, can
  /// still answer: the answer shows that it was open, so the stopwatch has run all the time.
  ///
  /// - Parameters:
  ///   - option: an index into the item's options.
  ///   - count: how many options the item has.
  /// - Throws: ``RoundError/over``, ``RoundError/paused`` or ``RoundError/noSuchOption``.
  public mutating func answer(_ option: Int, of count: Int, at instant: Timestamp) throws(RoundError) {
    guard (0..<count).contains(option) else {
      try requireUnfinished(at: instant)
      throw .noSuchOption
    }
    if case .running(let since, .some) = phase, max(latestInstant, instant) < dayEndsAt {
      phase = .running(since: since, lastHeartbeatAt: nil)
    }
    try requireUnfinished(at: instant)
    guard phase != .paused else { throw .paused }
    stop(at: latestInstant)
    phase = .answered(option: option, at: latestInstant)
  }

  private mutating func requireUnfinished(at instant: Timestamp) throws(RoundError) {
    advance(to: instant)
    guard !isFinished else { throw .over }
  }

  private mutating func stop(at instant: Timestamp) {
    guard case .running(let since, _) = phase else { return }
    accumulatedWatchTime = min(Self.timeLimit, accumulatedWatchTime + (max(instant, since) - since))
    phase = .paused
  }

  private mutating func recordLatest(_ instant: Timestamp) -> Timestamp {
    latestInstant = max(latestInstant, instant)
    return latestInstant
  }
}
