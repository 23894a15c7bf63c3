extension Round {
  /// What time alone does: a page that fell silent pauses the round as of when it was heard of last, an hour on the
  /// watch ends it, and so does midnight while it is paused. Every move begins with this. To a round that is over, time
  /// does nothing.
  public mutating func settle(at instant: Timestamp) {
    guard !isOver else { return }
    let now = tick(instant)
    if case .running(let since, let heard) = phase {
      let runsOut = since + (Self.limit - spent)
      if let heard, now - heard > Self.silence, heard < closes, heard < runsOut {
        stop(at: heard)
      } else if now >= runsOut {
        stop(at: runsOut)
        phase = .timedOut(at: runsOut)
      }
    }
    if phase == .paused, now >= closes { phase = .expired }
  }

  /// The page is still there. A paused round stays paused.
  public mutating func hear(at instant: Timestamp) throws(RoundError) {
    try open(at: instant)
    if case .running(let since, _) = phase { phase = .running(since: since, heard: latest) }
  }

  /// Pausing a paused round changes nothing.
  public mutating func pause(at instant: Timestamp) throws(RoundError) {
    try open(at: instant)
    guard phase != .paused else { return }
    guard latest < closes else { throw .pastMidnight }
    stop(at: latest)
  }

  /// Resuming a running round changes nothing.
  public mutating func resume(at instant: Timestamp) throws(RoundError) {
    try open(at: instant)
    guard phase == .paused else { return }
    phase = .running(since: latest, heard: nil)
  }

  /// - Parameters:
  ///   - option: an index into the item's options.
  ///   - count: how many options the item has.
  public mutating func answer(_ option: Int, of count: Int, at instant: Timestamp) throws(RoundError) {
    try open(at: instant)
    guard phase != .paused else { throw .paused }
    guard (0..<count).contains(option) else { throw .noSuchOption }
    stop(at: latest)
    phase = .answered(option: option, at: latest)
  }

  private mutating func open(at instant: Timestamp) throws(RoundError) {
    settle(at: instant)
    guard !isOver else { throw .over }
  }

  private mutating func stop(at instant: Timestamp) {
    guard case .running(let since, _) = phase else { return }
    spent = min(Self.limit, spent + (max(instant, since) - since))
    phase = .paused
  }

  private mutating func tick(_ instant: Timestamp) -> Timestamp {
    latest = max(latest, instant)
    return latest
  }
}
