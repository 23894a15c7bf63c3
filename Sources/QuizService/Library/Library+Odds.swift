public import QuizEngine
import Synchronization

/// The odds of a revision, as far as the library has got with them.
enum OddsState: Sendable {
  /// Somebody asked for them.
  case requested
  case computed(Odds)
}

extension Library {
  /// How likely each outcome of a revision on offer is.
  ///
  /// - Returns: nil at first; it is then noted that somebody asked, and ``foresee()`` will come to it.
  public func odds(of revision: RevisionID) -> Odds? {
    let state = oddsStates.withLock { $0[revision] }
    if case .computed(let odds) = state { return odds }
    if state == nil, quizzes.contains(where: { $0.id == revision }) {
      oddsStates.withLock { $0[revision] = $0[revision] ?? .requested }
    }
    return nil
  }

  /// Works out the odds of one revision that somebody asked for. That may take a second: keep it off the threads that
  /// serve requests.
  ///
  /// - Returns: false where nobody waits for any.
  public func computeNextOdds() -> Bool {
    let offered = quizzes
    let next = oddsStates.withLock { states in
      states = states.filter { state in offered.contains { $0.id == state.key } }
      return offered.first { if case .requested = states[$0.id] { true } else { false } }
    }
    guard let next else { return false }
    let odds = Odds(of: next.quiz, influences: false)
    oddsStates.withLock { $0[next.id] = .computed(odds) }
    return true
  }
}
