#if MariaDB
  internal import Dispatch
  internal import Synchronization

  /// Calls that wait for a result, each until its deadline. A call ends once: with its result, or by its deadline.
  final class PendingCalls: Sendable {
    private struct Call {
      let deadline: ContinuousClock.Instant
      let expire: @Sendable () -> Void
    }

    private struct State {
      var calls: [UInt64: Call] = [:]
      var next: UInt64 = 0
      var isCheckScheduled = false
    }

    /// How much later than its deadline a call can end.
    static let interval = Duration.milliseconds(100)

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "parlour.mariadb.pending-calls")

    /// Adds a call.
    ///
    /// - Parameter expire: runs after the deadline, unless ``end(_:)`` was called for the call before.
    /// - Returns: the call's number for ``end(_:)``.
    func begin(until deadline: ContinuousClock.Instant, expire: @escaping @Sendable () -> Void) -> UInt64 {
      let (number, isFirst) = state.withLock { state in
        defer {
          state.next += 1
          state.isCheckScheduled = true
        }
        state.calls[state.next] = Call(deadline: deadline, expire: expire)
        return (state.next, !state.isCheckScheduled)
      }
      if isFirst { scheduleCheck() }
      return number
    }

    /// Ends a call whose result is there.
    ///
    /// - Returns: whether somebody still waits for it.
    func end(_ number: UInt64) -> Bool { state.withLock { $0.calls.removeValue(forKey: number) != nil } }

    private func scheduleCheck() {
      let milliseconds = Int(Self.interval / .milliseconds(1))
      queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [weak self] in self?.check() }
    }

    private func check() {
      let now = ContinuousClock.now
      let (expired, goesOn) = state.withLock { state in
        let expired = state.calls.filter { $0.value.deadline <= now }
        for number in expired.keys { state.calls[number] = nil }
        state.isCheckScheduled = !state.calls.isEmpty
        return (expired.values.map(\.expire), state.isCheckScheduled)
      }
      for expire in expired { expire() }
      if goesOn { scheduleCheck() }
    }
  }
#endif
