public import QuizEngine

/// What a player does in a round.
public enum RoundAction: Hashable, Sendable {
  /// Looks at it: only time does something.
  case observe
  case heartbeat
  case pause
  case resume
  /// - Parameter option: an index into the item's options, whatever order the player saw.
  case answer(option: Int)
}

extension Round {
  /// Does a move. The answer that was given already can be given again and changes nothing: whoever sends it twice gets
  /// the same verdict twice.
  public mutating func apply(_ action: RoundAction, to item: TriviaItem, at now: Timestamp) throws(RoundError) {
    if case .answered(let given, _) = phase, action == .answer(option: given) { return }
    switch action {
    case .observe: advance(to: now)
    case .heartbeat: try recordHeartbeat(at: now)
    case .pause: try pause(at: now)
    case .resume: try resume(at: now)
    case .answer(let option): try answer(option, of: item.options.count, at: now)
    }
  }
}
