public import QuizEngine
import Synchronization

/// The state of a revision's odds.
enum OddsState: Sendable {
  /// They were asked for and aren't computed yet.
  case requested
  case computed(Odds)
}

extension Library {
  /// How likely each outcome of a revision on offer is.
  ///
  /// - Returns: nil on the first request, which is noted for ``computeNextOdds()``.
  public func odds(of revision: RevisionID) -> Odds? {
    let state = oddsStates.withLock { $0[revision] }
    if case .computed(let odds) = state { return odds }
    if state == nil, quizzes.contains(where: { $0.id == revision }) {
      oddsStates.withLock { $0[revision] = $0[revision] ?? .requested }
    }
    return nil
  }

  /// Computes the odds of one revision that were asked for. This may take a second and must not run on the requests'
  /// threads.
  ///
  /// - Returns: false if none are asked for.
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
