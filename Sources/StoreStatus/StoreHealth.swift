import Synchronization

/// Tells from the results of the store's operations whether writes work and the data can be read. A ping doesn't show a
/// full disk.
public final class StoreHealth: Sendable {
  /// A reason to send visitors to another server.
  public enum Problem: Hashable, Sendable {
    /// Writes fail; the kind is that of the latest failure.
    case writesFailing(StoreError.Kind)
    /// A part of the data that was read lately is damaged.
    case damaged
  }

  /// How long after a failed write a successful one doesn't count as recovery: on a full disk small writes still
  /// succeed.
  static let recoveryPeriod = Duration.seconds(10)
  /// How long damage is reported after it was last met. Nothing repairs it while the server runs.
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
  /// Whether a write failed and none has succeeded since. It spares a healthy store's writes the lock.
  private let isFailing = Atomic(false)
  /// The faults for the log.
  public let faults: FaultCounters

  public init(faults: FaultCounters = FaultCounters()) { self.faults = faults }

  public func recordSuccessfulWrite() {
    guard isFailing.load(ordering: .relaxed) else { return }
    isFailing.store(false, ordering: .relaxed)
    state.withLock { state in
      // A store that was too busy is well again as soon as a write succeeds.
      if state.failedWrite?.kind == .unavailable { state.failedWrite = nil } else { state.failedWrite?.isOver = true }
    }
  }

  public func recordFailure(_ error: StoreError, during work: StoreOperation, at now: ContinuousClock.Instant = .now) {
    faults.record(.store(work, error.kind), detail: error.detail)
    // A refused request is the caller's fault.
    guard error.kind != .refused else { return }
    if work == .write { isFailing.store(true, ordering: .relaxed) }
    state.withLock { state in
      if work == .write { state.failedWrite = FailedWrite(kind: error.kind, at: now) }
      if error.kind == .damaged { state.damagedAt = now }
    }
  }

  /// - Returns: the present problems.
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

  /// Whether the caller should write a probe now. When readiness keeps visitors away, only a probe shows that writes
  /// work again. True at most once a second.
  public func needsProbe(at now: ContinuousClock.Instant = .now) -> Bool {
    guard isFailing.load(ordering: .relaxed) else { return false }
    return state.withLock { state in
      if let last = state.probedAt, now - last < Self.probeInterval { return false }
      state.probedAt = now
      return true
    }
  }
}
