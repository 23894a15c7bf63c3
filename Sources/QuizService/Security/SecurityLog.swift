internal import Synchronization

/// What is only told in numbers, since each case by itself would tell of a player.
public enum SecurityCounter: String, Hashable, Sendable, CaseIterable {
  case signIns = "sign_ins"
  case failedSignIns = "wrong_sign_ins"
  case recoveries
  case failedRecoveries = "wrong_recoveries"
  case signUps = "sign_ups"
  /// A name that is taken, or a password that can't be had.
  case rejectedSignUps = "refused_sign_ups"
  case signOuts = "sign_outs"
  case passwordChanges = "password_changes"
  case newRecoveryCodes = "new_recovery_codes"
  case endedSessions = "ended_sessions"
  case deletions
  /// Where somebody who is signed in was asked for the password once more.
  case failedPasswordChecks = "wrong_passwords"
  /// Attempts that came too early.
  case rateLimited = "held_back"
  /// Attempts that found too many passwords waiting to be checked.
  case tooBusy = "too_busy"
  case crossSiteRequests = "from_other_sites"
  case wrongHosts = "to_other_hosts"
  case malformedHosts = "broken_hosts"
  case tooManyRequests = "too_many"
  /// Requests for the operators' desk by somebody who is none.
  case adminRefusals = "desk_refusals"

  /// Whether it may be somebody who tries to get in.
  fileprivate var isNotable: Bool {
    switch self {
    case .signIns, .recoveries, .signUps, .rejectedSignUps, .signOuts, .passwordChanges, .newRecoveryCodes,
      .endedSessions, .deletions:
      false
    case .failedSignIns, .failedRecoveries, .failedPasswordChecks, .rateLimited, .tooBusy, .crossSiteRequests,
      .wrongHosts,
      .malformedHosts, .tooManyRequests, .adminRefusals:
      true
    }
  }
}

/// Tells whoever watches over a house what concerns its safety: what operators did, at once; what players and strangers
/// did, in numbers, whenever ``flushCounts()`` is called.
public final class SecurityLog: Sendable {
  private let counts = Mutex<[SecurityCounter: Int]>([:])
  private let write: @Sendable (SecurityEvent) -> Void

  /// - Parameter write: keeps an event; without one nothing is kept.
  public init(_ write: @escaping @Sendable (SecurityEvent) -> Void = { _ in }) { self.write = write }

  public func log(_ event: SecurityEvent) { write(event) }

  public func increment(_ what: SecurityCounter) { counts.withLock { $0[what, default: 0] += 1 } }

  /// Writes one event with everything that was counted since the last time; none where nothing was.
  public func flushCounts() {
    let counts = counts.withLock { counts in
      defer { counts = [:] }
      return counts
    }
    guard !counts.isEmpty else { return }
    let fields = Dictionary(uniqueKeysWithValues: counts.map { ($0.key.rawValue, "\($0.value)") })
    write(
      SecurityEvent(
        "attempts", "Sign-ins and refusals since the last line of this kind", fields,
        isNotable: counts.keys.contains(where: \.isNotable)))
  }
}
