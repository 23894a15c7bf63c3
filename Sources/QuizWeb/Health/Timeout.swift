internal import Synchronization

/// Limits how long a caller waits for a result.
struct Timeout: Sendable {
  let limit: Duration

  /// Runs `work` and returns its result; nil if it takes longer than the limit. Then the work continues, and its result
  /// is dropped.
  ///
  /// The work begins at once, on the caller's thread. Work that never waits, such as most reads of SQLite, needs no
  /// timer and no other thread. The limit doesn't hold for work that blocks its thread before it first waits.
  func run<Answer: Sendable>(for work: @escaping @Sendable () async -> Answer) async -> Answer? {
    let first = FirstAnswer<Answer>()
    Task.immediate { first.resume(with: await work()) }
    if let answer = first.known { return answer }
    let timer = Task {
      try? await Task.sleep(for: limit)
      first.resume(with: nil)
    }
    defer { timer.cancel() }
    return await first.value
  }
}

/// Whichever comes first: the work's answer, or nil from the timer.
private final class FirstAnswer<Answer: Sendable>: Sendable {
  private enum State {
    case none
    case awaited(CheckedContinuation<Answer?, Never>)
    case known(Answer?)
  }

  private let state = Mutex(State.none)

  /// Nil before the first answer.
  var known: Answer?? {
    state.withLock { state in if case .known(let answer) = state { .some(answer) } else { nil } }
  }

  /// Awaited once.
  var value: Answer? {
    get async {
      await withCheckedContinuation { continuation in
        let known: Answer?? = state.withLock { state in
          if case .known(let answer) = state { return .some(answer) }
          state = .awaited(continuation)
          return nil
        }
        if let known { continuation.resume(returning: known) }
      }
    }
  }

  func resume(with answer: Answer?) {
    let continuation: CheckedContinuation<Answer?, Never>? = state.withLock { state in
      switch state {
      case .known: return nil
      case .none:
        state = .known(answer)
        return nil
      case .awaited(let continuation):
        state = .known(answer)
        return continuation
      }
    }
    continuation?.resume(returning: answer)
  }
}
