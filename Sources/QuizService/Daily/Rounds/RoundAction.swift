package import QuizEngine

/// What a player does in a round.
package enum RoundAction: Hashable, Sendable {
  /// Lets time pass: the player does nothing.
  case advance
  case heartbeat
  case pause
  /// Opens a page of the site anew, so that the round's page was left; see ``QuizEngine/Round/leave(at:)``.
  case leave
  case resume
  /// Resumes the round from a page with JavaScript. It counts as the page's first heartbeat, so that a player who
  /// leaves the page before the next one finds the round paused.
  case resumeByScript
  /// - Parameter option: an index into the item's options, not into the order that the player saw.
  case answer(option: Int)
}

extension Round {
  /// Applies an action. The same answer given twice changes nothing, so that a request that is sent twice gets the same
  /// reply.
  package mutating func apply(_ action: RoundAction, to item: TriviaItem, at now: Timestamp) throws(RoundError) {
    if case .answered(let given, _) = phase, action == .answer(option: given) { return }
    switch action {
    case .advance: advance(to: now)
    case .heartbeat: try recordHeartbeat(at: now)
    case .pause: try pause(at: now)
    case .leave: leave(at: now)
    case .resume: try resume(at: now)
    case .resumeByScript:
      try resume(at: now)
      try recordHeartbeat(at: now)
    case .answer(let option): try answer(option, of: item.options.count, at: now)
    }
  }
}
