package import QuizEngine

/// What a player does in a round.
package enum RoundAction: Hashable, Sendable {
  case heartbeat
  case pause
  case resume
  /// Resumes the round from a page with JavaScript. It counts as the page's first heartbeat, so that a player who
  /// leaves the page before the next one finds the round paused.
  case resumeByScript
  /// - Parameter option: an index into the item's options, not into the order that the player saw.
  case answer(option: Int)
  /// As ``answer(option:)``, by the option's index in the order that the player saw.
  case answerShown(position: Int)
}

extension Round {
  /// Applies an action. The same answer given twice changes nothing, so that a request that is sent twice gets the same
  /// reply.
  ///
  /// - Parameter seed: determines the order in which the player sees the options.
  package mutating func apply(
    _ action: RoundAction, to item: TriviaItem, seed: UInt64, at now: Timestamp
  ) throws(RoundError) {
    switch action {
    case .heartbeat: try recordHeartbeat(at: now)
    case .pause: try pause(at: now)
    case .resume: try resume(at: now)
    case .resumeByScript:
      try resume(at: now)
      try recordHeartbeat(at: now)
    case .answer(let option):
      if case .answered(option, _) = phase { return }
      try answer(option, of: item.options.count, at: now)
    case .answerShown(let position):
      let order = item.optionOrder(seed: seed)
      // There is no option -1. Time is applied as for any other answer.
      let option = order.indices.contains(position) ? order[position] : -1
      try apply(.answer(option: option), to: item, seed: seed, at: now)
    }
  }
}
