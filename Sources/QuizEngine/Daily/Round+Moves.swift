extension Round {
  /// What time alone does: a page that fell silent pauses the round as of when it was heard of last, an hour on the
  /// watch ends it, and so does midnight while it is paused. Every move begins with this. To a round that is over, time
  /// does nothing.
  public mutating func advance(to instant: Timestamp) {
    guard !isOver else { return }
    let now = tick(instant)
    if case .running(let since, let heard) = phase {
      let runsOut = since + (Self.timeLimit - accumulatedTime)
      if let heard, now - heard > Self.heartbeatTimeout, heard < dayEnd, heard < runsOut {
        stop(at: heard)
      } else if now >= runsOut {
        stop(at: runsOut)
        phase = .timedOut(at: runsOut)
      }
    }
    if phase == .paused, now >= dayEnd { phase = .expired }
  }

  /// The page is still there. A paused round stays paused.
  public mutating func recordHeartbeat(at instant: Timestamp) throws(RoundError) {
    try requireOpen(at: instant)
    if case .running(let since, _) = phase { phase = .running(since: since, lastHeartbeat: latestInstant) }
  }

  /// Pausing a paused round changes nothing.
  public mutating func pause(at instant: Timestamp) throws(RoundError) {
    try requireOpen(at: instant)
    guard phase != .paused else { return }
    guard latestInstant < dayEnd else { throw .pastMidnight }
    stop(at: latestInstant)
  }

  /// Resuming a running round changes nothing.
  public mutating func resume(at instant: Timestamp) throws(RoundError) {
    try requireOpen(at: instant)
    guard phase == .paused else { return }
    phase = .running(since: latestInstant, lastHeartbeat: nil)
  }

  /// - Parameters:
  ///   - option: an index into the item's options.
  ///   - count: how many options the item has.
  public mutating func answer(_ option: Int, of count: Int, at instant: Timestamp) throws(RoundError) {
    try requireOpen(at: instant)
    guard phase != .paused else { throw .paused }
    guard (0..<count).contains(option) else { throw .noSuchOption }
    stop(at: latestInstant)
    phase = .answered(option: option, at: latestInstant)
  }

  private mutating func requireOpen(at instant: Timestamp) throws(RoundError) {
    advance(to: instant)
    guard !isOver else { throw .over }
  }

  private mutating func stop(at instant: Timestamp) {
    guard case .running(let since, _) = phase else { return }
    accumulatedTime = min(Self.timeLimit, accumulatedTime + (max(instant, since) - since))
    phase = .paused
  }

  private mutating func tick(_ instant: Timestamp) -> Timestamp {
    latestInstant = max(latestInstant, instant)
    return latestInstant
  }
}
