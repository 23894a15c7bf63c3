import Synchronization

/// Whether what players do can be kept, as far as the store's own calls tell: who asks for readiness learns here what a
/// mere “do you answer?” doesn't show, a full disk for one.
public final class StoreHealth: Sendable {
  /// Why visitors had better be sent elsewhere.
  public enum Problem: Hashable, Sendable {
    /// Writes fail, and this is how the latest one did.
    case writesFailing(StoreError.Kind)
    /// Something that was asked for lately lies in a damaged part of the data.
    case damaged
  }

  /// For how long after a failure a write that succeeds isn't believed: on a full disk small ones still do.
  static let recoveryPeriod = Duration.seconds(10)
  /// For how long damage is told after it was met last. Nothing mends it while the server runs.
  static let damageRetention = Duration.seconds(60)
  private static let probeInterval = Duration.seconds(1)

  private struct FailedWrite {
    var kind: StoreError.Kind
    var at: ContinuousClock.Instant
    var isOver = false
  }

  private struct State {
    var failedWrite: FailedWrite?
    var damagedAt: ContinuousClock.Instant?
    var probedAt: ContinuousClock.Instant?
  }

  private let state = Mutex(State())
  /// Whether a write failed and none has succeeded since; so that a healthy store's writes take no lock.
  private let isFailing = Atomic(false)
  /// What the log is told.
  public let faults: FaultCounters

  public init(faults: FaultCounters = FaultCounters()) { self.faults = faults }

  public func recordSuccessfulWrite() {
    guard isFailing.load(ordering: .relaxed) else { return }
    isFailing.store(false, ordering: .relaxed)
    state.withLock { state in
      // A store that turned something away because it had too much to do is well as soon as it does the next.
      if state.failedWrite?.kind == .unavailable { state.failedWrite = nil } else { state.failedWrite?.isOver = true }
    }
  }

  public func recordFailure(_ error: StoreError, during work: StoreOperation, at now: ContinuousClock.Instant = .now) {
    faults.record(.store(work, error.kind), detail: error.detail)
    // What contradicts the data is the caller's fault.
    guard error.kind != .refused else { return }
    if work == .write { isFailing.store(true, ordering: .relaxed) }
    state.withLock { state in
      if work == .write { state.failedWrite = FailedWrite(kind: error.kind, at: now) }
      if error.kind == .damaged { state.damagedAt = now }
    }
  }

  /// - Returns: everything that is the matter now.
  public func problems(at now: ContinuousClock.Instant = .now) -> [Problem] {
    state.withLock { state in
      if let failed = state.failedWrite, failed.isOver, now - failed.at >= Self.recoveryPeriod {
        state.failedWrite = nil
      }
      if let at = state.damagedAt, now - at >= Self.damageRetention { state.damagedAt = nil }
      var problems: [Problem] = []
      if let failed = state.failedWrite, failed.kind != .damaged { problems.append(.writesFailing(failed.kind)) }
      if state.damagedAt != nil { problems.append(.damaged) }
      return problems
    }
  }

  /// Whether somebody should write something now to see whether that works again: nobody else may, where readiness keeps
  /// visitors away. Says so once a second at most.
  public func needsProbe(at now: ContinuousClock.Instant = .now) -> Bool {
    guard isFailing.load(ordering: .relaxed) else { return false }
    return state.withLock { state in
      if let last = state.probedAt, now - last < Self.probeInterval { return false }
      state.probedAt = now
      return true
    }
  }
}
